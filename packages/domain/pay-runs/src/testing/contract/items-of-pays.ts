/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import { hours, payBench, value } from '../pay-bench';
import type { PaysScene } from './pays-scene';

export function itemsOfPays(scene: PaysScene): void {
  const { inAu } = scene;
  describe('items', () => {
    it('a new item needs its creation fields, a known one may leave them out', async () => {
      const employeeId = await scene.au.hire();
      const tool = { description: 'Tool money', amount: '20', allowanceCategory: 'OD' as const };
      const refused = await scene.au.pays.createPays({
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
      await scene.au.pay('2026-11-05', { employeeId, allowances: [tool] });
      const [pay] = await scene.au.pay('2026-11-12', { employeeId, allowances: [{ description: ' TOOL MONEY ' }] });
      // The item's own spelling: years and reports are grouped by it.
      expect(pay!.result.allowances).toMatchObject([
        { description: 'Tool money', amount: '20', allowanceCategory: 'OD', totalAmount: '20' },
      ]);
    });

    it('back payments are known by description and amount', async () => {
      const employeeId = await scene.au.hire();
      const back = { description: 'Back pay', amount: '100', stpCategory: 'GROSS' as const };
      await scene.au.pay('2026-11-05', { employeeId, backPayments: [back] });
      const same = await scene.au.pay('2026-11-12', {
        employeeId,
        backPayments: [{ description: 'back pay', amount: '100.00' }],
      });
      expect(same[0]!.gross).toBe('100');
      const refused = await scene.au.pays.createPays({
        ...inAu(),
        identifierType: 'employee_id',
        payDate: civilDate('2026-11-12'),
        items: [{ employeeId, backPayments: [{ description: 'back pay', amount: '101' }] }],
      });
      expect(refused).toMatchObject({ ok: false, error: { code: 'pay/malformed' } });
    });

    it('standing deductions come on when the list is left out, and not when it is empty', async () => {
      const employeeId = await scene.au.hire();
      const owner = { customerId: scene.au.customerId, employeeId };
      const standing = [
        { description: 'Union', amount: '10', classification: 'UNION_FEES' },
        { description: 'Savings', percentage: '0.1', basis: 'GROSS', limit: '50', classification: 'NORMAL' },
        { description: 'Seldom', amount: '5', classification: 'NORMAL', auto_apply_to_pay: false },
      ];
      for (const body of standing) value(await scene.au.staff.createPart({ ...owner, kind: 'deduction', body }));
      const [withAll] = await scene.au.pay('2026-11-05', { employeeId, hours: hours('38') });
      // A tenth of 1349 is more than the limit of 50.
      expect(withAll!.result.deductions).toMatchObject([
        { description: 'Union', amount: '10' },
        { description: 'Savings', amount: '50' },
      ]);
      expect(withAll!.net).toBe('1039');
      const [none] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('38'), deductions: [] });
      expect(none!.net).toBe('1099');
      const [named] = await scene.au.pay('2026-11-19', {
        employeeId,
        hours: hours('38'),
        deductions: [{ description: 'seldom' }],
      });
      expect(named!.net).toBe('1094');
    });

    it('standing sacrifices lower what is taxed and feed reportable super', async () => {
      const employeeId = await scene.au.hire();
      const body = { description: 'Extra super', percentage: '0.1' };
      value(await scene.au.staff.createPart({ customerId: scene.au.customerId, employeeId, kind: 'sacrifice', body }));
      const [pay] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('38') });
      expect(pay).toMatchObject({ gross: '1214.1' });
      expect(pay!.result).toMatchObject({ rescSuperAmount: '134.9' });
      const [none] = await scene.au.pay('2026-11-19', { employeeId, hours: hours('38'), paySacrifices: [] });
      expect(none!.gross).toBe('1349');
    });

    it('copies auto-apply allowances onto each new pay', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const employeeId = await bench.hire();
      await scene.opened.companies.run(({ allowances }) =>
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
      const bench = await payBench(scene.opened, 'AU');
      const employeeId = await bench.hire();
      const owner = { customerId: bench.customerId, employeeId, kind: 'pay-rate' as const };
      const own = value(await bench.staff.createPart({ ...owner, body: { description: 'Night', rate: '50' } }));
      const group = await scene.opened.companies.run(({ payRates }) =>
        payRates.addGroup({ companyId: bench.companyId, awardId: null, name: 'Level 1', employeeIds: [employeeId] }),
      );
      const [night, sunday] = await scene.opened.companies.run(async ({ payRates }) => [
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
    const employeeId = await scene.au.hire();
    const [first] = await scene.au.pay('2026-10-29', { employeeId, hours: hours('20') });
    await scene.au.pay('2026-10-30', { employeeId, hours: hours('18') });
    await scene.au.pay('2026-11-05', { employeeId, hours: hours('38') });
    value(await scene.au.pays.deletePay({ ...inAu(), payId: first!.id }));
    const [pay] = await scene.au.pay('2026-11-12', {
      employeeId,
      hours: hours('38'),
      bonuses: [{ description: 'Yearly', amount: '1000', taxMethod: 'METHOD_B2' }],
    });
    const kept = await scene.opened.unitOfWork.run(({ pays }) => pays.findWithInput(scene.au.companyId, pay!.id));
    expect(kept!.calculationInput.input.yearToDate).toMatchObject({ payPeriods: 2, normalEarnings: '1988' });
  });
}
