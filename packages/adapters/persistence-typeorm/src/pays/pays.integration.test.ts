import {
  hours,
  payBench,
  paysContract,
  paysModel,
  value,
  type OpenedPays,
  type PayBench,
} from '@anz-payroll/pay-runs/testing';
import { civilDate } from 'payroll-core';
import type { Announcement } from '@anz-payroll/kernel';
import { bindCompanies } from '../companies';
import type { Transaction } from '../database';
import { bindEmployees } from '../employees';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines, type TestEngine } from '../testing';
import { bindAllowanceHistory } from './bind-allowance-history';
import { bindFinalPays } from './bind-final-pays';
import { MA000004 } from 'payroll-core/au/awards/MA000004';
import { bindPays } from './bind-pays';
import type { Finding } from '../integrity/finding';
import { verifyLedger } from './verify-ledger';

const clock = { now: () => 1_794_700_800_000 };

interface OpenedHere extends OpenedPays {
  verify(): Promise<readonly Finding[]>;
  /** Takes the entry with the figures of a pay out of the ledger, as nothing here does. */
  ledgerEntryRemoved(payId: number): Promise<number>;
}

async function openPays(engine: TestEngine): Promise<OpenedHere> {
  const database = await openTestDatabase(engine);
  let told: Announcement[] = [];
  const announcements = (tx: Transaction) => {
    const stored = bindAnnouncements(tx, clock);
    return {
      add: async (events: readonly Announcement[]) => {
        told.push(...events);
        await stored.add(events);
      },
    };
  };
  return {
    unitOfWork: database.unitOfWork((tx) =>
      bindPays(tx, { announcements: announcements(tx), clock, awards: { find: () => MA000004 } }),
    ),
    employees: database.unitOfWork((tx) =>
      bindEmployees(tx, { announcements: announcements(tx), finalPays: bindFinalPays(tx) }),
    ),
    companies: database.unitOfWork((tx) =>
      bindCompanies(tx, {
        announcements: announcements(tx),
        allowanceHistory: bindAllowanceHistory(tx, announcements(tx)),
      }),
    ),
    announced: () => {
      const fresh = told;
      told = [];
      return fresh;
    },
    verify: () => database.unitOfWork((tx) => tx).run(verifyLedger),
    ledgerEntryRemoved: (payId) =>
      database
        .unitOfWork((tx) => tx)
        .run((tx) => tx.execute("DELETE FROM pay_ledger WHERE pay_id = ? AND figures <> '{}'", [payId])),
    close: () => database.remove(),
  };
}

describe.each(testEngines)('on $engine', (engine) => {
  paysContract(engine.engine, () => openPays(engine));
  paysModel(engine.engine, () => openPays(engine), 6);

  describe('together with others', () => {
    let opened: OpenedHere;
    beforeAll(async () => {
      opened = await openPays(engine);
    }, 120_000);
    afterAll(() => opened.close(), 120_000);

    it('what a deleted pay had noted and another took over is the work of this service, and no other pay counts twice', async () => {
      const bench = await payBench(opened, 'NZ');
      const employeeId = await bench.hire({ start_date: '2025-11-11', pay_rate_per_hour: '40' });
      const pay = async (day: string) => (await bench.pay(day, { employeeId, hours: hours('40') }))[0]!;
      await pay('2026-11-05');
      const [noting, heir, last] = [await pay('2026-11-12'), await pay('2026-11-19'), await pay('2026-11-26')];
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      // The holidays of 11 November pass to the second pay of these, and with it to the third.
      value(await bench.pays.deletePay({ ...where, payId: noting.id }));
      expect(await opened.verify()).toEqual([]);
      value(await bench.pays.deletePay({ ...where, payId: heir.id }));
      expect(await opened.verify()).toEqual([]);
      const early = await pay('2026-10-29');
      const warning = early.result.warnings.find(({ code }) => code === 'pay/later-payslips-differ');
      expect(warning?.message).toContain(`${last.id}`);
      expect(warning?.message).not.toContain(`${heir.id}`);
      const removed = await opened.ledgerEntryRemoved(last.id);
      expect([removed, (await opened.verify()).map(({ where: place }) => place)]).toEqual([
        1,
        expect.arrayContaining([`pays, id ${last.id}, employee_id ${employeeId}`]),
      ]);
    });

    it('several makers of a run end up with one, and its sums are those of all their pays', async () => {
      const bench = await payBench(opened, 'AU');
      const employees: number[] = [];
      for (let i = 0; i < 6; i++) employees.push(await bench.hire());
      const made = await Promise.all(
        employees.map((employeeId) => bench.pay('2026-11-12', { employeeId, hours: hours('38') })),
      );
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const [run, ...others] = value(await bench.pays.listPayRuns(where));
      expect(others).toEqual([]);
      expect(run).toMatchObject({ payCount: 6, gross: '8094', tax: '1500', net: '6594' });
      expect(new Set(made.flat().map(({ payRunId }) => payRunId))).toEqual(new Set([run!.id]));
    });

    it('pays of one employee that are made at once are taxed as one week', async () => {
      const bench = await payBench(opened, 'AU');
      const employeeId = await bench.hire();
      const made = await Promise.all(
        ['9.5', '9.5', '9.5', '9.5'].map((count) => bench.pay('2026-11-12', { employeeId, hours: hours(count) })),
      );
      const cents = made.flat().reduce((total, { tax }) => total + Math.round(Number(tax) * 100), 0);
      // Four quarters of a week of 1349.
      expect(cents).toBe(25_000);
    });

    it('a template that is renamed with its history renames its own lines on processed pays and no others', async () => {
      const bench = await payBench(opened, 'AU');
      const [attached, own] = [await bench.hire(), await bench.hire()];
      const template = await opened.companies.run(({ allowances }) =>
        allowances.add({
          companyId: bench.companyId,
          description: 'Laundry',
          amount: '12.5',
          category: 'LD',
          otherType: null,
          isWithinLimit: null,
          autoApplyToPay: true,
          isTaxable: true,
          isItemised: true,
          isIncludedInSuperCalculations: false,
          employeeIds: [attached],
        }),
      );
      const other = { description: 'Laundry', amount: '3', allowanceCategory: 'LD' as const };
      const [copied] = await bench.pay('2026-11-12', { employeeId: attached, hours: hours('38') });
      const [written] = await bench.pay('2026-11-12', { employeeId: own, allowances: [other] });
      opened.announced();
      await opened.companies.run(({ allowanceHistory }) =>
        allowanceHistory.rename(bench.companyId, 'laundry', 'Dry cleaning', template.id),
      );
      expect(opened.announced()).toMatchObject([{ type: 'pay.updated', entity: { type: 'pay', id: copied!.id } }]);
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const read = async (payId: number) =>
        value(await bench.pays.readPay({ ...where, payId })).value.result.allowances;
      expect(await read(copied!.id)).toMatchObject([{ description: 'Dry cleaning', totalAmount: '12.5' }]);
      expect(await read(written!.id)).toMatchObject([{ description: 'Laundry' }]);
      expect(value(await bench.pays.replayPay({ ...where, payId: copied!.id }))).toMatchObject({ isEqual: true });
    });

    it('two that open one run at the same time stage each pay once', async () => {
      const bench = await payBench(opened, 'AU');
      for (let i = 0; i < 5; i++) await bench.hire();
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const open = () =>
        bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-11-12') }).then(value);
      const twice = await Promise.all([open(), open()]);
      for (const run of twice) expect(run).toMatchObject({ payCount: 5, pendingCount: 5, gross: '6745', leftOut: [] });
      expect(value(await bench.pays.listPayRuns(where))).toHaveLength(1);
      expect(value(await bench.pays.listPays(where))).toHaveLength(5);
    });

    it('a pay that comes in while its run is processed is taxed with the one that was staged', async () => {
      const payDate = '2026-11-12';
      const taxOf = async (work: (bench: PayBench, employeeId: number, payRunId: number) => Promise<unknown>) => {
        const bench = await payBench(opened, 'AU');
        const employeeId = await bench.hire();
        const where = { customerId: bench.customerId, companyId: bench.companyId };
        const wanted = { ...where, payPeriod: 'WEEKLY', payDate: civilDate(payDate) } as const;
        const run = value(await bench.pays.openPayRun(wanted));
        await work(bench, employeeId, run.id);
        return value(await bench.pays.readPayRun({ ...where, payRunId: run.id }));
      };
      const pay = (bench: PayBench, employeeId: number) => bench.pay(payDate, { employeeId, hours: hours('38') });
      const complete = async ({ pays, customerId, companyId }: PayBench, payRunId: number) =>
        value(await pays.processPayRun({ customerId, companyId, payRunId }));
      const inTurn = await taxOf(async (bench, employeeId, run) => {
        await pay(bench, employeeId);
        await complete(bench, run);
      });
      for (let i = 0; i < 3; i++) {
        const atOnce = await taxOf((bench, employeeId, run) =>
          Promise.all([complete(bench, run), pay(bench, employeeId)]),
        );
        const { id: _id, companyId: _company, customerId: _customer, version: _version, ...sums } = inTurn;
        expect(atOnce).toMatchObject(sums);
      }
    });

    it('two that process one run at the same time complete each pay once', async () => {
      const bench = await payBench(opened, 'AU');
      for (let i = 0; i < 5; i++) await bench.hire();
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const payDate = civilDate('2026-11-12');
      const run = value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate }));
      const [first] = value(await bench.pays.listPays({ ...where, status: 'pending' }));
      const rebuilt = value(await bench.pays.rebuildPay({ ...where, payId: first!.id, item: { hours: hours('19') } }));
      expect(rebuilt.value.status).toBe('pending');
      const twice = await Promise.all([
        bench.pays.processPayRun({ ...where, payRunId: run.id }),
        bench.pays.processPayRun({ ...where, payRunId: run.id }),
      ]);
      for (const done of twice) expect(value(done)).toMatchObject({ status: 'processed', payCount: 5 });
      const pays = value(await bench.pays.listPays(where));
      expect(pays.map(({ gross }) => gross)).toEqual(['674.5', '1349', '1349', '1349', '1349']);
      const entries = await opened.unitOfWork.run(({ ledger }) => ledger.ofPays(pays.map(({ id }) => id)));
      expect(entries).toHaveLength(5);
    });
  });
});
