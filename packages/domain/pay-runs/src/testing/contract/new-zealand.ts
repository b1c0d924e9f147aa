/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import type { Figures } from '../../domain/pay-record';
import { hours, payBench, value } from '../pay-bench';
import type { PaysScene } from './pays-scene';

export function newZealandPays(scene: PaysScene): void {
  const { accountOf, inAu, inNz } = scene;
  describe('New Zealand', () => {
    it('a pay of November counts for the tax year that ends in March', async () => {
      const employeeId = await scene.nz.hire({ pay_rate_per_hour: '40' });
      const [pay] = await scene.nz.pay('2026-11-12', { employeeId, hours: hours('40') });
      expect(pay).toMatchObject({ gross: '1600', country: 'NZ' });
      expect((await accountOf(employeeId, '2027')).year).toMatchObject({ gross: '1600', tax: pay!.tax });
    });

    it('annual holidays arise on the anniversary, once', async () => {
      const employeeId = await scene.nz.hire({ start_date: '2025-11-11', pay_rate_per_hour: '40' });
      await scene.nz.pay('2026-11-05', { employeeId, hours: hours('40') });
      expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBeUndefined();
      const [pay] = await scene.nz.pay('2026-11-12', { employeeId, hours: hours('40') });
      // Four weeks of 40 hours. @law Holidays Act 2003 s 16
      expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBe('160');
      const [next] = await scene.nz.pay('2026-11-19', { employeeId, hours: hours('40') });
      expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBe('160');
      // It arose on a day that a pay is left for (decision 1180).
      value(await scene.nz.pays.deletePay({ ...inNz(), payId: pay!.id }));
      expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBe('160');
      value(await scene.nz.pays.deletePay({ ...inNz(), payId: next!.id }));
      expect((await accountOf(employeeId, '2027')).leave['ANNUAL_HOLIDAYS']).toBeUndefined();
      await scene.nz.pay('2026-11-26', { employeeId, hours: hours('40') });
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
    const employeeId = await scene.au.hire();
    const command = { ...inAu(), identifierType: 'employee_id' as const, payDate: civilDate('2026-11-12') };
    const refused = await scene.au.pays.createPays({ ...command, items: [{ employeeId, ...item }] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'pay/invalid', index: 0 } });
  });

  it('balances and years can be made anew from the ledger alone', async () => {
    const bench = await payBench(scene.opened, 'AU');
    const where = { customerId: bench.customerId, companyId: bench.companyId };
    const employeeId = await bench.hire();
    await bench.pay('2026-06-25', { employeeId, hours: hours('10') });
    await bench.pay('2026-11-12', { employeeId, hours: hours('38') });
    expect(value(await bench.pays.rebuildAccounts(where))).toEqual({ employees: 1 });
    const right = [await accountOf(employeeId, '2025-26'), await accountOf(employeeId)];
    await scene.opened.unitOfWork.run(({ ledger }) =>
      ledger.saveAccounts([
        {
          ...{ employeeId, customerId: bench.customerId, leave: { SICK: '1' } },
          ...{ years: { '2026-27': { gross: '1' } }, yearEnds: { '2026-27': { SICK: '2' } } },
        },
      ]),
    );
    expect([await accountOf(employeeId, '2025-26'), await accountOf(employeeId)]).not.toEqual(right);
    value(await bench.pays.rebuildAccounts(where));
    expect([await accountOf(employeeId, '2025-26'), await accountOf(employeeId)]).toEqual(right);
  });

  it('opening balances count for the year they fall into', async () => {
    const employeeId = await scene.au.hire();
    const body = { as_at: '2026-10-31', gross: '20000', tax: '4000', holiday_leave_hours: '40.5' };
    value(await scene.au.staff.setOpeningBalances({ customerId: scene.au.customerId, employeeId, body }));
    const [pay] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('38') });
    const year: Figures = pay!.yearToDate!;
    expect(year).toMatchObject({ gross: '21349', tax: '4250' });
    expect(pay!.result.leaveBalanceRows).toEqual(
      expect.arrayContaining([expect.objectContaining({ leaveType: 'HOLIDAY', opening: '40.5', hours: '43.423074' })]),
    );
  });
}
