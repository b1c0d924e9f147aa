/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import type { Figures, PayRecord } from '../domain/pay-record';
import { rebuildAccounts } from '../use-cases/rebuild-accounts';
import { hours, payBench, value, type OpenedPays, type PayBench } from './pay-bench';

export type { OpenedPays } from './pay-bench';

/** A fresh schema on a busy machine takes its time. */
const OPENING_MS = 120_000;

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (pays: readonly PayRecord[], of: (pay: PayRecord) => string): number =>
  pays.reduce((total, pay) => total + cents(of(pay)), 0);

/** What pays must do, whatever they are kept in. Figures are the tax office's or follow from a sentence of the spec. */
export function paysContract(name: string, open: () => Promise<OpenedPays>): void {
  describe(`pays: ${name}`, () => {
    let opened: OpenedPays;
    let au: PayBench;
    let nz: PayBench;

    beforeAll(async () => {
      opened = await open();
      au = await payBench(opened, 'AU');
      nz = await payBench(opened, 'NZ');
    }, OPENING_MS);
    afterAll(() => opened.close(), OPENING_MS);
    beforeEach(() => void opened.announced());

    const accountOf = (employeeId: number, year = '2026-27') =>
      opened.unitOfWork.run(async ({ ledger }) => {
        const [account] = await ledger.accountsOf([employeeId], [year]);
        return { leave: account?.leave ?? {}, year: account?.years[year] ?? {} };
      });
    const events = (): readonly string[] => opened.announced().map(({ type }) => type);
    const inAu = () => ({ customerId: au.customerId, companyId: au.companyId });
    const inNz = () => ({ customerId: nz.customerId, companyId: nz.companyId });

    describe('creating', () => {
      it('a week of 38 hours at 35.50 is 1349 gross, 250 tax and 161.88 super', async () => {
        const employeeId = await au.hire();
        opened.announced();
        const [pay] = await au.pay('2026-11-12', { employeeId, hours: hours('38') });
        expect(pay).toMatchObject({ gross: '1349', tax: '250', net: '1099', super: '161.88', status: 'processed' });
        expect(pay).toMatchObject({ periodStart: '2026-11-09', periodEnd: '2026-11-15', payDate: '2026-11-12' });
        expect(pay!.yearToDate).toMatchObject({ gross: '1349', tax: '250' });
        expect(events()).toEqual(['pay.created']);
        const stored = value(await au.pays.readPay({ ...inAu(), payId: pay!.id }));
        expect(stored.value).toEqual(pay);
        const { leave } = await accountOf(employeeId);
        // 38 hours at 0.076923 and 0.038462 hours an hour, the defaults of an employee.
        expect(leave).toMatchObject({ HOLIDAY: '2.923074', SICK: '1.461556' });
      });

      it('is all or nothing: one bad item, nothing written, not even the run', async () => {
        const bench = await payBench(opened, 'AU');
        const employeeId = await bench.hire();
        const refused = await bench.pays.createPays({
          customerId: bench.customerId,
          companyId: bench.companyId,
          identifierType: 'employee_id',
          payDate: civilDate('2026-11-12'),
          items: [{ employeeId, hours: hours('38') }, { employeeId: employeeId + 999_999 }],
        });
        expect(refused).toMatchObject({ ok: false, error: { code: 'pay/unknown-employee', index: 1 } });
        const where = { customerId: bench.customerId, companyId: bench.companyId };
        expect(value(await bench.pays.listPays(where))).toEqual([]);
        expect(value(await bench.pays.listPayRuns(where))).toEqual([]);
      });

      it('finds employees by their number, trimmed and without regard to case', async () => {
        const employeeId = await au.hire({ number: `EMP-${au.companyId}` });
        const created = value(
          await au.pays.createPays({
            ...inAu(),
            identifierType: 'employee_number',
            payDate: civilDate('2026-11-12'),
            items: [{ employeeNumber: ` emp-${au.companyId} `, hours: hours('1') }],
          }),
        );
        expect(created.pays.map((pay) => pay.employeeId)).toEqual([employeeId]);
      });

      it('two pays in one week are taxed as one week', async () => {
        const employeeId = await au.hire();
        const first = await au.pay('2026-11-12', { employeeId, hours: hours('20') });
        const second = await au.pay('2026-11-13', { employeeId, hours: hours('18') });
        expect(sum([...first, ...second], ({ tax }) => tax)).toBe(25_000);
        expect((await accountOf(employeeId)).year).toMatchObject({ gross: '1349', tax: '250' });
      });

      it('pays of several departments share the tax of the week by gross, to the cent', async () => {
        const employeeId = await au.hire();
        const pays = await au.pay(
          '2026-11-12',
          { employeeId, hours: hours('12'), payDepartment: 'Bar' },
          { employeeId, hours: hours('13'), payDepartment: 'Floor' },
          { employeeId, hours: hours('13'), payDepartment: 'Kitchen' },
        );
        expect(sum(pays, ({ tax }) => tax)).toBe(25_000);
        // 250 × 426 ÷ 1349 = 78.95; 250 × 461.50 ÷ 1349 = 85.5263: one of the two gets the cent that is left.
        expect(pays.map(({ tax }) => tax)).toEqual(['78.95', '85.53', '85.52']);
      });

      it('without redistribution the later pay bears what the week exceeds the earlier by', async () => {
        const employeeId = await au.hire();
        const created = value(
          await au.pays.createPays({
            ...inAu(),
            identifierType: 'employee_id',
            payDate: civilDate('2026-11-12'),
            redistributeTaxByGross: false,
            items: [
              { employeeId, hours: hours('20'), payDepartment: 'Bar' },
              { employeeId, hours: hours('18'), payDepartment: 'Floor' },
            ],
          }),
        );
        const alone = await au.pay('2026-11-12', { employeeId: await au.hire(), hours: hours('20') });
        expect(created.pays[0]!.tax).toBe(alone[0]!.tax);
        expect(sum(created.pays, ({ tax }) => tax)).toBe(25_000);
      });

      it('the same key brings back the same pays; another request under it is refused', async () => {
        const employeeId = await au.hire();
        const command = {
          ...inAu(),
          identifierType: 'employee_id',
          payDate: civilDate('2026-11-12'),
          items: [{ employeeId, hours: hours('38') }],
        } as const;
        const idempotency = { key: `key-${employeeId}`, fingerprint: 'a'.repeat(43) };
        const first = value(await au.pays.createPays({ ...command, idempotency }));
        const again = value(await au.pays.createPays({ ...command, idempotency }));
        expect(again).toEqual({ pays: first.pays, replayed: true });
        expect((await accountOf(employeeId)).year).toMatchObject({ gross: '1349' });
        const other = await au.pays.createPays({
          ...command,
          idempotency: { ...idempotency, fingerprint: 'b'.repeat(43) },
        });
        expect(other).toMatchObject({ ok: false, error: { code: 'idempotency/other-request' } });
      });
    });

    describe('items', () => {
      it('a new item needs its creation fields, a known one may leave them out', async () => {
        const employeeId = await au.hire();
        const tool = { description: 'Tool money', amount: '20', allowanceCategory: 'OD' as const };
        const refused = await au.pays.createPays({
          ...inAu(),
          identifierType: 'employee_id',
          payDate: civilDate('2026-11-12'),
          items: [{ employeeId, allowances: [{ description: 'Tool money' }] }],
        });
        expect(refused).toMatchObject({
          ok: false,
          error: {
            code: 'pay/malformed',
            index: 0,
            fields: ['allowances[0].amount', 'allowances[0].allowanceCategory'],
          },
        });
        await au.pay('2026-11-05', { employeeId, allowances: [tool] });
        const [pay] = await au.pay('2026-11-12', { employeeId, allowances: [{ description: ' TOOL MONEY ' }] });
        // The item's own spelling: years and reports are grouped by it.
        expect(pay!.result.allowances).toMatchObject([
          { description: 'Tool money', amount: '20', allowanceCategory: 'OD', totalAmount: '20' },
        ]);
      });

      it('back payments are known by description and amount', async () => {
        const employeeId = await au.hire();
        const back = { description: 'Back pay', amount: '100', stpCategory: 'GROSS' as const };
        await au.pay('2026-11-05', { employeeId, backPayments: [back] });
        const same = await au.pay('2026-11-12', {
          employeeId,
          backPayments: [{ description: 'back pay', amount: '100.00' }],
        });
        expect(same[0]!.gross).toBe('100');
        const refused = await au.pays.createPays({
          ...inAu(),
          identifierType: 'employee_id',
          payDate: civilDate('2026-11-12'),
          items: [{ employeeId, backPayments: [{ description: 'back pay', amount: '101' }] }],
        });
        expect(refused).toMatchObject({ ok: false, error: { code: 'pay/malformed' } });
      });

      it('standing deductions come on when the list is left out, and not when it is empty', async () => {
        const employeeId = await au.hire();
        const owner = { customerId: au.customerId, employeeId };
        const standing = [
          { description: 'Union', amount: '10', classification: 'UNION_FEES' },
          { description: 'Savings', percentage: '0.1', basis: 'GROSS', limit: '50', classification: 'NORMAL' },
          { description: 'Seldom', amount: '5', classification: 'NORMAL', auto_apply_to_pay: false },
        ];
        for (const body of standing) value(await au.staff.createPart({ ...owner, kind: 'deduction', body }));
        const [withAll] = await au.pay('2026-11-05', { employeeId, hours: hours('38') });
        // A tenth of 1349 is more than the limit of 50.
        expect(withAll!.result.deductions).toMatchObject([
          { description: 'Union', amount: '10' },
          { description: 'Savings', amount: '50' },
        ]);
        expect(withAll!.net).toBe('1039');
        const [none] = await au.pay('2026-11-12', { employeeId, hours: hours('38'), deductions: [] });
        expect(none!.net).toBe('1099');
        const [named] = await au.pay('2026-11-19', {
          employeeId,
          hours: hours('38'),
          deductions: [{ description: 'seldom' }],
        });
        expect(named!.net).toBe('1094');
      });

      it('standing sacrifices lower what is taxed and feed reportable super', async () => {
        const employeeId = await au.hire();
        const body = { description: 'Extra super', percentage: '0.1' };
        value(await au.staff.createPart({ customerId: au.customerId, employeeId, kind: 'sacrifice', body }));
        const [pay] = await au.pay('2026-11-12', { employeeId, hours: hours('38') });
        expect(pay).toMatchObject({ gross: '1214.1' });
        expect(pay!.result).toMatchObject({ rescSuperAmount: '134.9' });
        const [none] = await au.pay('2026-11-19', { employeeId, hours: hours('38'), paySacrifices: [] });
        expect(none!.gross).toBe('1349');
      });

      it('copies auto-apply allowances onto each new pay', async () => {
        const bench = await payBench(opened, 'AU');
        const employeeId = await bench.hire();
        await opened.companies.run(({ allowances }) =>
          allowances.add({
            companyId: bench.companyId,
            description: 'Laundry',
            amount: '12.5',
            category: 'LD',
            autoApplyToPay: true,
            isTaxable: true,
            isItemised: true,
            isIncludedInSuperCalculations: false,
            employeeIds: [employeeId],
          }),
        );
        const [plain] = await bench.pay('2026-11-05', { employeeId, hours: hours('38'), allowances: [] });
        expect(plain!.result.allowances).toMatchObject([{ description: 'Laundry', totalAmount: '12.5' }]);
        const [twice] = await bench.pay('2026-11-12', {
          employeeId,
          allowances: [{ description: 'laundry', units: '2' }],
        });
        expect(twice!.result.allowances).toMatchObject([{ totalAmount: '25' }]);
        expect(twice!.result.allowances).toHaveLength(1);
      });

      it('finds rates by reference and by description, and asks for the reference when several fit', async () => {
        const bench = await payBench(opened, 'AU');
        const employeeId = await bench.hire();
        const owner = { customerId: bench.customerId, employeeId, kind: 'pay-rate' as const };
        const own = value(await bench.staff.createPart({ ...owner, body: { description: 'Night', rate: '50' } }));
        const group = await opened.companies.run(({ payRates }) =>
          payRates.addGroup({ companyId: bench.companyId, awardId: null, name: 'Level 1', employeeIds: [employeeId] }),
        );
        const [night, sunday] = await opened.companies.run(async ({ payRates }) => [
          await payRates.addRate({
            groupId: group.id,
            description: 'night',
            units: 'hours',
            rate: '48',
            multiplier: null,
            isOvertime: false,
          }),
          await payRates.addRate({
            groupId: group.id,
            description: 'Sunday',
            units: 'hours',
            rate: null,
            multiplier: '2',
            isOvertime: true,
          }),
        ]);
        const by = (row: Readonly<Record<string, unknown>>) => ({ employeeId, hours: hours('1', row) });
        const pays = await bench.pay(
          '2026-11-12',
          by({ rateReference: 'system:ordinary_time' }),
          by({ rateReference: `employee:${own.id}` }),
          by({ rateReference: `company:${night.id}` }),
          by({ rateDescription: 'SUNDAY' }),
        );
        expect(pays.map(({ gross }) => gross)).toEqual(['35.5', '50', '48', '71']);
        expect(pays[3]!.result.hours[0]).toMatchObject({ isOvertime: true, rateReference: `company:${sunday.id}` });
        const ask = (row: Readonly<Record<string, unknown>>) =>
          bench.pays.createPays({
            customerId: bench.customerId,
            companyId: bench.companyId,
            identifierType: 'employee_id',
            payDate: civilDate('2026-11-12'),
            items: [by(row)],
          });
        expect(await ask({ rateDescription: 'Night' })).toMatchObject({ error: { code: 'pay/ambiguous-rate' } });
        expect(await ask({ rateDescription: 'Noon' })).toMatchObject({ error: { code: 'pay/unknown-rate' } });
        expect(await ask({ rateReference: 'company:0' })).toMatchObject({ error: { code: 'pay/unknown-rate' } });
        expect(await ask({ rate: '1', multiplier: '2' })).toMatchObject({ error: { code: 'pay/malformed' } });
      });
    });

    it('Method B(ii) averages over the pay periods of the year that were paid, however many pays they had', async () => {
      const employeeId = await au.hire();
      const [first] = await au.pay('2026-10-29', { employeeId, hours: hours('20') });
      await au.pay('2026-10-30', { employeeId, hours: hours('18') });
      await au.pay('2026-11-05', { employeeId, hours: hours('38') });
      value(await au.pays.deletePay({ ...inAu(), payId: first!.id }));
      const [pay] = await au.pay('2026-11-12', {
        employeeId,
        hours: hours('38'),
        bonuses: [{ description: 'Yearly', amount: '1000', taxMethod: 'METHOD_B2' }],
      });
      const kept = await opened.unitOfWork.run(({ pays }) => pays.grounded(au.companyId, pay!.id));
      expect(kept!.grounds.input.yearToDate).toMatchObject({ payPeriods: 2, normalEarnings: '1988' });
    });

    describe('taking back', () => {
      it('a deleted pay leaves every balance and year figure as it was, to the digit', async () => {
        const employeeId = await au.hire();
        await au.pay('2026-11-05', { employeeId, hours: hours('37.77') });
        const before = await accountOf(employeeId);
        const leave = [
          { description: 'Holiday', leaveType: 'HOLIDAY' as const, date: civilDate('2026-11-10'), hours: '7.6' },
        ];
        const [pay] = await au.pay('2026-11-12', { employeeId, hours: hours('30.4'), leave });
        const after = await accountOf(employeeId);
        expect(after).not.toEqual(before);
        opened.announced();
        value(await au.pays.deletePay({ ...inAu(), payId: pay!.id }));
        expect(events()).toEqual(['pay.deleted']);
        expect(await accountOf(employeeId)).toEqual(before);
        expect(await au.pays.readPay({ ...inAu(), payId: pay!.id })).toMatchObject({
          error: { code: 'pay/not-found' },
        });
        await au.pay('2026-11-12', { employeeId, hours: hours('30.4'), leave });
        expect(await accountOf(employeeId)).toEqual(after);
        const entries = await opened.unitOfWork.run(({ ledger }) => ledger.entriesOf(employeeId));
        expect(entries.map(({ reason }) => reason)).toEqual(['pay', 'pay', 'reversal', 'pay']);
      });

      it('a rebuilt pay keeps its number and stands on the accounts without itself', async () => {
        const employeeId = await au.hire();
        const [pay] = await au.pay('2026-11-12', { employeeId, hours: hours('20'), payDepartment: 'Bar' });
        opened.announced();
        const bare = await au.pays.rebuildPay({ ...inAu(), payId: pay!.id, item: { hours: hours('38') } });
        expect(bare).toMatchObject({ ok: false, error: { code: 'pay/department-required' } });
        const item = { hours: hours('38'), payDepartment: 'Bar' };
        const rebuilt = value(await au.pays.rebuildPay({ ...inAu(), payId: pay!.id, item }));
        expect(rebuilt.value).toMatchObject({ id: pay!.id, gross: '1349', tax: '250', payRunId: pay!.payRunId });
        expect(rebuilt.version).toBe(pay!.version + 1);
        expect(events()).toEqual(['pay.updated']);
        expect((await accountOf(employeeId)).year).toMatchObject({ gross: '1349', tax: '250' });
        const stale = await au.pays.rebuildPay({
          ...inAu(),
          payId: pay!.id,
          item,
          mayTouch: (version) => version === 1,
        });
        expect(stale).toMatchObject({ error: { code: 'pay/changed-meanwhile' } });
      });

      it('a correction voids the pay and puts another in its place, previewed alike', async () => {
        const employeeId = await au.hire();
        const [pay] = await au.pay('2026-11-05', { employeeId, hours: hours('20') });
        const [later] = await au.pay('2026-11-12', { employeeId, hours: hours('38') });
        const command = { ...inAu(), payId: pay!.id, item: { hours: hours('38') } };
        const preview = value(await au.pays.previewCorrection(command));
        expect(preview.change).toMatchObject({ gross: '639' });
        expect(preview.yearToDate.before).toMatchObject({ gross: '2059' });
        expect(preview.yearToDate.after).toMatchObject({ gross: '2698', tax: '500' });
        expect(preview.laterPayIds).toEqual([later!.id]);
        expect(preview.filing.kind).toBe('stp-not-yet-submitted');
        opened.announced();
        const applied = value(await au.pays.applyCorrection(command));
        expect(applied.replacement.pay).toMatchObject({ gross: '1349', tax: '250', replacesPayId: pay!.id });
        expect(events()).toEqual(['pay.deleted', 'pay.created']);
        expect((await accountOf(employeeId)).year).toEqual(preview.yearToDate.after);
        expect(await au.pays.applyCorrection(command)).toMatchObject({ error: { code: 'pay/not-found' } });
      });
    });

    describe('looking', () => {
      it('replays a stored pay to the same figures and explains each', async () => {
        const employeeId = await au.hire({ has_stsl_liability: true });
        const [pay] = await au.pay('2026-11-12', {
          employeeId,
          hours: hours('38'),
          bonuses: [{ description: 'Target', amount: '500', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
        });
        const replayed = value(await au.pays.replayPay({ ...inAu(), payId: pay!.id }));
        expect(replayed).toMatchObject({ isEqual: true, differences: [] });
        const { explanation } = value(await au.pays.readExplanation({ ...inAu(), payId: pay!.id }));
        expect(explanation['tax']?.value).toBe(pay!.tax);
        expect(explanation['gross']?.value).toBe(pay!.gross);
      });

      it('a preview stores nothing and equals what would be made', async () => {
        const employeeId = await au.hire();
        const command = {
          ...inAu(),
          identifierType: 'employee_id',
          payDate: civilDate('2026-12-03'),
          items: [{ employeeId, hours: hours('38') }],
        } as const;
        const before = value(await au.pays.listPayRuns(inAu()));
        const [previewed] = value(await au.pays.previewPays(command));
        expect(value(await au.pays.listPayRuns(inAu()))).toEqual(before);
        expect(value(await au.pays.listPays({ ...inAu(), employeeId }))).toEqual([]);
        const [made] = value(await au.pays.createPays(command)).pays;
        expect(previewed!.pay.result).toEqual(made!.result);
        expect(previewed!.explanation['tax']).toMatchObject({ value: '250' });
      });

      it('finds the gross behind a net', async () => {
        const employeeId = await au.hire();
        const solved = value(
          await au.pays.netToGross({
            ...inAu(),
            identifierType: 'employee_id',
            payDate: civilDate('2026-11-12'),
            item: { employeeId },
            net: '1099',
          }),
        );
        expect(solved).toMatchObject({ pay: { net: '1099' } });
        // 1348.68 is the least that comes to the tax of 249: the answer is the smallest, whatever it is.
        expect(cents(solved.amount)).toBeLessThanOrEqual(134_900);
      });

      it('lists pays of a company by date and kind', async () => {
        const bench = await payBench(opened, 'AU');
        const where = { customerId: bench.customerId, companyId: bench.companyId };
        const employeeId = await bench.hire({ hourly_amount_for_workers_comp_leave: '30' });
        const compensated = [
          { description: 'Comp', leaveType: 'WORKERS_COMP' as const, date: civilDate('2026-11-10'), hours: '7.6' },
        ];
        const [one] = await bench.pay('2026-11-12', { employeeId, leave: compensated });
        const [two] = await bench.pay('2026-11-05', { employeeId, hours: hours('38') });
        const ids = (pays: readonly PayRecord[]) => pays.map(({ id }) => id);
        expect(ids(value(await bench.pays.listPays(where)))).toEqual([two!.id, one!.id]);
        expect(ids(value(await bench.pays.listPays({ ...where, from: civilDate('2026-11-06') })))).toEqual([one!.id]);
        expect(ids(value(await bench.pays.listWorkersCompPays(where)))).toEqual([one!.id]);
        expect(one!.result).toMatchObject({ totalWorkersCompensation: '228' });
        const elsewhere = await bench.pays.listPays({ ...where, customerId: where.customerId + 1 });
        expect(elsewhere).toMatchObject({ error: { code: 'pay/company-not-found' } });
      });
    });

    describe('runs', () => {
      it('stages pending pays of standard hours and completes them on the accounts of that moment', async () => {
        const bench = await payBench(opened, 'AU');
        const where = { customerId: bench.customerId, companyId: bench.companyId };
        const first = await bench.hire();
        const idle = await bench.hire({ active_pay_recipient: false });
        const monthly = await bench.hire({ pay_period: 'MONTHLY' });
        const paid = await bench.hire();
        await bench.pay('2026-11-12', { employeeId: paid, hours: hours('38') });
        opened.announced();
        const run = value(
          await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-11-12') }),
        );
        expect(run).toMatchObject({ status: 'pending', payCount: 2, pendingCount: 1, gross: '2698', tax: '500' });
        expect(events()).toEqual([]);
        const staged = value(await bench.pays.listPays({ ...where, status: 'pending' }));
        expect(staged.map(({ employeeId }) => employeeId)).toEqual([first]);
        expect(staged[0]).toMatchObject({ gross: '1349', yearToDate: null, processedAt: null });
        expect((await accountOf(first)).year).toEqual({});
        // Somebody pays a bonus in the same run before it is processed: the week is taxed together all the same.
        await bench.pay('2026-11-13', {
          employeeId: first,
          bonuses: [{ description: 'Thanks', amount: '100', taxMethod: 'NORMAL_EARNINGS' }],
        });
        opened.announced();
        const done = value(await bench.pays.processPayRun({ ...where, payRunId: run.id }));
        expect(done).toMatchObject({ status: 'processed', payCount: 3, pendingCount: 0 });
        expect(events()).toEqual(['pay.updated']);
        expect(value(await bench.pays.processPayRun({ ...where, payRunId: run.id }))).toEqual(done);
        const whole = await bench.pay('2026-11-12', {
          employeeId: await bench.hire(),
          hours: hours('38'),
          bonuses: [{ description: 'Thanks', amount: '100', taxMethod: 'NORMAL_EARNINGS' }],
        });
        expect((await accountOf(first)).year['tax']).toBe(whole[0]!.tax);
        const again = value(
          await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-11-12') }),
        );
        expect(again.pendingCount).toBe(0);
        expect([idle, monthly]).not.toContain(first);
      });

      it('a run on the last day of the calendar ends with it, and there is no law for its pays', async () => {
        const bench = await payBench(opened, 'AU');
        const where = { customerId: bench.customerId, companyId: bench.companyId };
        const payDate = civilDate('9999-12-31');
        const run = value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate }));
        expect(run).toMatchObject({ startDate: '9999-12-27', endDate: '9999-12-31', payCount: 0 });
        const items = [{ employeeId: await bench.hire(), hours: hours('38') }];
        const paid = await bench.pays.createPays({ ...where, identifierType: 'employee_id', payDate, items });
        expect(paid).toMatchObject({ ok: false, error: { code: 'pay/no-law-for-date' } });
      });

      it('sums follow pays as they come and go', async () => {
        const bench = await payBench(opened, 'AU');
        const where = { customerId: bench.customerId, companyId: bench.companyId };
        const employeeId = await bench.hire();
        const [pay] = await bench.pay('2026-11-12', { employeeId, hours: hours('38') });
        const payRunId = pay!.payRunId;
        const run = () => bench.pays.readPayRun({ ...where, payRunId });
        expect(value(await run())).toMatchObject({
          payCount: 1,
          gross: '1349',
          tax: '250',
          net: '1099',
          super: '161.88',
        });
        value(await bench.pays.deletePay({ ...where, payId: pay!.id }));
        expect(value(await run())).toMatchObject({ payCount: 0, gross: '0', tax: '0', net: '0', status: 'pending' });
      });
    });

    describe('terminations', () => {
      const resignation = { terminationDate: '2026-11-12', cessationTypeCode: 'V' };
      const terminating = (bench: PayBench, employeeId: number, termination: Record<string, unknown> = resignation) =>
        bench.pays.terminate({
          customerId: bench.customerId,
          employeeId,
          payDate: civilDate('2026-11-12'),
          termination,
        });
      const employee = (bench: PayBench, employeeId: number) =>
        bench.staff.readEmployee({ customerId: bench.customerId, employeeId }).then((read) => value(read).value);

      it('in Australia the final pay is processed at once, pays the leave out and ends the job; deleting it takes all back', async () => {
        const employeeId = await au.hire();
        await au.pay('2026-11-05', { employeeId, hours: hours('38') });
        const before = await accountOf(employeeId);
        opened.announced();
        const ended = value(await terminating(au, employeeId));
        expect(ended).toMatchObject({ isPayProcessed: true, isEmployeeTerminated: true });
        // 2.923074 hours at 35.50.
        expect(ended.pay.termination).toMatchObject({ unusedHolidayAmount: '103.77', lumpSumA: '103.77' });
        expect([...events()].sort()).toEqual(['employee.updated', 'pay.created']);
        expect(await employee(au, employeeId)).toMatchObject({ is_terminated: true, termination_date: '2026-11-12' });
        expect((await accountOf(employeeId)).leave['HOLIDAY']).toBeUndefined();
        expect(await terminating(au, employeeId)).toMatchObject({ error: { code: 'termination/already-terminated' } });
        const read = value(await au.pays.readTermination({ customerId: au.customerId, employeeId }));
        expect(read.pay).toEqual(ended.pay);
        expect(await au.pays.rebuildPay({ ...inAu(), payId: ended.pay.id, item: {} })).toMatchObject({
          error: { code: 'pay/termination-pay' },
        });
        value(await au.pays.deletePay({ ...inAu(), payId: ended.pay.id }));
        expect(await accountOf(employeeId)).toEqual(before);
        expect(await employee(au, employeeId)).toMatchObject({ is_terminated: false, termination_date: null });
        expect(await au.pays.readTermination({ customerId: au.customerId, employeeId })).toMatchObject({
          error: { code: 'termination/not-found' },
        });
      });

      it('in New Zealand it is staged, and the job ends when its run is processed', async () => {
        const employeeId = await nz.hire();
        await nz.pay('2026-11-05', { employeeId, hours: hours('40') });
        const staged = value(await terminating(nz, employeeId, { terminationDate: '2026-11-12' }));
        expect(staged).toMatchObject({ isPayProcessed: false, isEmployeeTerminated: false });
        expect(await terminating(nz, employeeId, { terminationDate: '2026-11-12' })).toMatchObject({
          error: {
            code: 'termination/unprocessed-termination-pay',
            message: expect.stringContaining(String(staged.pay.payRunId)),
          },
        });
        const reinstated = await nz.staff.reinstateEmployee({ customerId: nz.customerId, employeeId });
        expect(reinstated).toMatchObject({ error: { code: 'employee/unprocessed-termination-pay' } });
        value(await nz.pays.processPayRun({ ...inNz(), payRunId: staged.pay.payRunId }));
        const read = value(await nz.pays.readTermination({ customerId: nz.customerId, employeeId }));
        expect(read).toMatchObject({ isPayProcessed: true, isEmployeeTerminated: true });
        expect(await employee(nz, employeeId)).toMatchObject({ is_terminated: true });
      });

      it('a termination block in a pay ends the job with that pay', async () => {
        const employeeId = await au.hire();
        const [pay] = await au.pay('2026-11-12', { employeeId, hours: hours('38'), termination: resignation });
        expect(pay!.termination).toMatchObject({ reason: 'TERMINATION', cessationTypeCode: 'V' });
        expect(cents(pay!.gross)).toBe(134_900 + cents(pay!.termination!.totalAmount));
        expect(await employee(au, employeeId)).toMatchObject({ is_terminated: true });
      });

      it.each([
        [{ terminationDate: '2026-11-12', noticeHours: '5' }, 'termination/schema'],
        [{ terminationDate: '2026-11-12', reason: 'EARLY_RETIREMENT' }, 'termination/schema'],
        [{ terminationDate: '2026-11-12', nzYtdTaxable: '5', paymentInLieuAmount: '3' }, 'termination/business'],
        [{ terminationDate: '2000-01-01' }, 'termination/business'],
      ])('refuses %j and leaves no pay behind', async (termination, code) => {
        const employeeId = await au.hire();
        expect(await terminating(au, employeeId, termination)).toMatchObject({ ok: false, error: { code } });
        expect(value(await au.pays.listPays({ ...inAu(), employeeId }))).toEqual([]);
        expect(await employee(au, employeeId)).toMatchObject({ is_terminated: false });
      });
    });

    describe('New Zealand', () => {
      it('a pay of November counts for the tax year that ends in March', async () => {
        const employeeId = await nz.hire({ pay_rate_per_hour: '40' });
        const [pay] = await nz.pay('2026-11-12', { employeeId, hours: hours('40') });
        expect(pay).toMatchObject({ gross: '1600', country: 'NZ' });
        expect((await accountOf(employeeId, '2027')).year).toMatchObject({ gross: '1600', tax: pay!.tax });
      });

      it('annual holidays arise on the anniversary, once', async () => {
        const employeeId = await nz.hire({ start_date: '2025-11-11', pay_rate_per_hour: '40' });
        await nz.pay('2026-11-05', { employeeId, hours: hours('40') });
        expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBeUndefined();
        const [pay] = await nz.pay('2026-11-12', { employeeId, hours: hours('40') });
        // Four weeks of 40 hours. @law Holidays Act 2003 s 16
        expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBe('160');
        await nz.pay('2026-11-19', { employeeId, hours: hours('40') });
        expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBe('160');
        value(await nz.pays.deletePay({ ...inNz(), payId: pay!.id }));
        expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBeUndefined();
        await nz.pay('2026-11-26', { employeeId, hours: hours('40') });
        expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBe('160');
      });
    });

    it.each([
      [{ backPayments: [{ description: 'Slip', amount: '999999999999', stpCategory: 'GROSS' as const }] }],
      [{ hours: hours('99999999999', { rate: '0.0001' }) }],
      [
        {
          leave: [
            {
              description: 'Slip',
              leaveType: 'HOLIDAY' as const,
              date: civilDate('2026-11-10'),
              hours: '99999999999',
              rate: '0',
            },
          ],
        },
      ],
    ])('refuses what is more than a pay can be: %j', async (item) => {
      const employeeId = await au.hire();
      const command = { ...inAu(), identifierType: 'employee_id' as const, payDate: civilDate('2026-11-12') };
      const refused = await au.pays.createPays({ ...command, items: [{ employeeId, ...item }] });
      expect(refused).toMatchObject({ ok: false, error: { code: 'pay/invalid', index: 0 } });
    });

    it('balances and years can be made anew from the ledger alone', async () => {
      const bench = await payBench(opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const employeeId = await bench.hire();
      await bench.pay('2026-06-25', { employeeId, hours: hours('10') });
      await bench.pay('2026-11-12', { employeeId, hours: hours('38') });
      const rebuild = rebuildAccounts({ unitOfWork: opened.unitOfWork, reading: opened.unitOfWork });
      expect(value(await rebuild(where))).toEqual({ employees: 1, mended: [] });
      const right = [await accountOf(employeeId, '2025-26'), await accountOf(employeeId)];
      await opened.unitOfWork.run(({ ledger }) =>
        ledger.saveAccounts([
          { employeeId, customerId: bench.customerId, leave: { SICK: '1' }, years: { '2026-27': { gross: '1' } } },
        ]),
      );
      const { mended } = value(await rebuild(where));
      expect(mended).toMatchObject([
        { employeeId, paths: expect.arrayContaining(['leave.SICK', 'years.2026-27.gross']) },
      ]);
      expect([await accountOf(employeeId, '2025-26'), await accountOf(employeeId)]).toEqual(right);
    });

    it('opening balances count for the year they fall into', async () => {
      const employeeId = await au.hire();
      const body = { as_at: '2026-10-31', gross: '20000', tax: '4000', holiday_leave_hours: '40.5' };
      value(await au.staff.setOpeningBalances({ customerId: au.customerId, employeeId, body }));
      const [pay] = await au.pay('2026-11-12', { employeeId, hours: hours('38') });
      const year: Figures = pay!.yearToDate!;
      expect(year).toMatchObject({ gross: '21349', tax: '4250' });
      expect(pay!.result.leaveBalanceRows).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ leaveType: 'HOLIDAY', opening: '40.5', hours: '43.423074' }),
        ]),
      );
    });
  });
}
