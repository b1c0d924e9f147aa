/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import type { PayItem } from '../../domain/pay-command';
import type { PayRecord } from '../../domain/pay-record';
import { hours, value } from '../pay-bench';
import { cents, sum } from './cents';
import type { PaysScene } from './pays-scene';

/** Weekly, scale 2 from 1 July 2026: 138 is withheld from 1,000 and 170 from 1,100. @law ATO Schedule 1 */
const TAX = { of1000: 138, of1100: 170 } as const;

/** What a pay is taxed by and contributes depends on the payments before it, not on the order in which pays were entered. */
export function orderOfEntry(scene: PaysScene): void {
  const { inAu } = scene;
  const earning = (amount: string): PayItem => ({ hours: hours('1', { rate: amount }) });
  const total = (pays: readonly PayRecord[], of: 'tax' | 'super') => sum(pays, (pay) => pay[of]) / 100;
  const codes = (pays: readonly PayRecord[]) => pays.flatMap(({ result }) => result.warnings.map(({ code }) => code));

  describe('the pays of a period, whichever comes first', () => {
    const ordinary = earning('1000');
    const bonus: PayItem = { bonuses: [{ description: 'Bonus', amount: '5200', taxMethod: 'METHOD_B2' }] };
    const range = { startDate: civilDate('2026-10-22'), endDate: civilDate('2026-10-29') };
    const back: PayItem = {
      backPayments: [
        { description: 'Back pay', amount: '200', taxMethod: 'METHOD_B1', stpCategory: 'GROSS', ...range },
      ],
    };

    const paidTwice = async (): Promise<number> => {
      const employeeId = await scene.au.hire();
      for (const day of ['2026-10-22', '2026-10-29']) await scene.au.pay(day, { employeeId, ...ordinary });
      return employeeId;
    };

    it.each([
      // 5,200 ÷ 52 = 100 a week on the average of 1,000. @law ATO Schedule 5, "Method B(ii)"
      ['a bonus under Method B(ii)', bonus, 52 * (TAX.of1100 - TAX.of1000)],
      // 100 more in each of two weeks of 1,000. @law ATO Schedule 5, "Method B(i)"
      ['back pay under Method B(i)', back, 2 * (TAX.of1100 - TAX.of1000)],
    ])('%s is taxed with the pays before the period', async (_name, item, extra) => {
      const together = await paidTwice();
      const one = await scene.au.pay('2026-11-12', { employeeId: together, ...ordinary, ...item });
      expect(total(one, 'tax')).toBe(TAX.of1000 + extra);
      for (const order of [
        [ordinary, item],
        [item, ordinary],
      ]) {
        const employeeId = await paidTwice();
        const apart: PayRecord[] = [];
        for (const each of order) apart.push(...(await scene.au.pay('2026-11-12', { employeeId, ...each })));
        expect(total(apart, 'tax')).toBe(TAX.of1000 + extra);
        const inOneRequest = await paidTwice();
        const items = order.map((each) => ({ employeeId: inOneRequest, ...each }));
        const sent = await scene.au.pay('2026-11-12', ...items);
        expect(total(sent, 'tax')).toBe(TAX.of1000 + extra);
        expect(codes(sent)).not.toContain('au.tax/method-b2-pay-periods-estimated');
        expect(codes(sent)).not.toContain('au.tax/method-b1-pays-estimated');
      }
    });

    it('what was said of them after one is deleted counts the pays before the period', async () => {
      const employeeId = await paidTwice();
      const pays = await scene.au.pay('2026-11-12', { employeeId, ...ordinary }, { employeeId, ...bonus });
      const [none] = await scene.au.pay('2026-11-12', { employeeId, hours: [] });
      value(await scene.au.pays.deletePay({ ...inAu(), payId: none!.id }));
      for (const { id } of pays) {
        const read = value(await scene.au.pays.readPay({ ...inAu(), payId: id }));
        expect(codes([read.value]).filter((code) => code.startsWith('au.pay-period/'))).toEqual([]);
      }
    });

    it('a pay that was deleted neither uses up the maximum contribution base nor reaches a band', async () => {
      const employeeId = await scene.au.hire();
      const [gone] = await scene.au.pay('2026-10-22', { employeeId, ...earning('300000') });
      const [first] = await scene.au.pay('2026-11-12', { employeeId, ...earning('10000') });
      expect(first!.super).toBe('0');
      value(await scene.au.pays.deletePay({ ...inAu(), payId: gone!.id }));
      const [second] = await scene.au.pay('2026-11-12', { employeeId, ...earning('10000') });
      // 12 % of both pays of the period: the first has contributed nothing. @law SGAA 1992 (Cth) s 15, decision 0531
      expect(second!.super).toBe('2400');
      expect(codes([second!])).not.toContain('au.super/maximum-contribution-base');

      const maker = await scene.au.hire({ working_holiday_tax_scale_applies: true, is_foreign_resident: true });
      const [large] = await scene.au.pay('2026-10-22', { employeeId: maker, ...earning('50000') });
      const pays = await scene.au.pay('2026-11-12', { employeeId: maker, ...earning('2000') });
      expect(cents(pays[0]!.tax)).toBe(600_00);
      value(await scene.au.pays.deletePay({ ...inAu(), payId: large!.id }));
      const [other] = await scene.au.pay('2026-11-12', { employeeId: maker, ...earning('2000') });
      // 15 % of 4,000, which the first pay has borne already. @law ATO Schedule 15
      expect(total([pays[0]!, other!], 'tax')).toBe(600);
    });
  });

  describe('the year to date before a pay', () => {
    const maker = { working_holiday_tax_scale_applies: true, is_foreign_resident: true };
    const taxesOf = async (days: readonly string[], employeeId: number, item: PayItem) => {
      const pays: PayRecord[] = [];
      for (const day of days) pays.push(...(await scene.au.pay(day, { employeeId, ...item })));
      return pays;
    };

    it('a working holiday maker is taxed by the band that the payments before a pay have reached', async () => {
      const employeeId = await scene.au.hire(maker);
      const item = earning('30000');
      const pays = await taxesOf(['2026-09-03', '2026-09-10', '2026-09-17'], employeeId, item);
      // 15 % to 45,000, then 30 %. @law ATO Schedule 15, decision 0102
      expect(pays.map(({ tax }) => tax)).toEqual(['4500', '4500', '9000']);
      const [first] = pays;
      const rebuilt = value(await scene.au.pays.rebuildPay({ ...inAu(), payId: first!.id, item }));
      expect(rebuilt.value.tax).toBe('4500');
      const corrected = value(await scene.au.pays.applyCorrection({ ...inAu(), payId: pays[1]!.id, item }));
      expect(corrected.change).toMatchObject({ tax: '0', super: '0' });
      const [backDated] = await scene.au.pay('2026-08-27', { employeeId, ...earning('2000') });
      expect(backDated!.tax).toBe('300');
      expect((await scene.accountOf(employeeId)).year).toMatchObject({ gross: '92000', tax: '18300' });
    });

    it('pays of one day and of several runs come after one another as they were entered', async () => {
      const employeeId = await scene.au.hire(maker);
      const weeks = [civilDate('2026-09-06'), civilDate('2026-09-13'), civilDate('2026-09-20')];
      const item = earning('30000');
      const pays: PayRecord[] = [];
      for (const periodEnd of weeks) {
        const command = {
          ...inAu(),
          identifierType: 'employee_id' as const,
          payDate: civilDate('2026-09-24'),
          periodEnd,
        };
        pays.push(...value(await scene.au.pays.createPays({ ...command, items: [{ employeeId, ...item }] })).pays);
      }
      expect(pays.map(({ tax }) => tax)).toEqual(['4500', '4500', '9000']);
      // A pay that corrects another stands where that one stood.
      for (const { id } of pays) {
        const { change } = value(await scene.au.pays.applyCorrection({ ...inAu(), payId: id, item }));
        expect(change).toMatchObject({ tax: '0' });
      }
    });

    it('a pay before the one that passes the maximum contribution base contributes in full', async () => {
      const employeeId = await scene.au.hire();
      await scene.au.pay('2026-10-22', { employeeId, ...earning('300000') });
      const [earlier] = await scene.au.pay('2026-10-15', { employeeId, ...earning('10000') });
      expect(earlier!.super).toBe('1200');
    });

    it('a bonus under Method B(ii) counts the bonuses to date', async () => {
      const employeeId = await scene.au.hire();
      const item: PayItem = {
        ...earning('1000'),
        bonuses: [{ description: 'Bonus', amount: '5200', taxMethod: 'METHOD_B2' }],
      };
      const [first] = await taxesOf(['2026-09-03', '2026-09-10'], employeeId, item);
      const corrected = value(await scene.au.pays.previewCorrection({ ...inAu(), payId: first!.id, item }));
      expect(corrected.change).toMatchObject({ tax: '0' });
    });

    it('the levy on an extra pay stops at the maximum only where the payments before it have passed it', async () => {
      const employeeId = await scene.nz.hire({ pay_rate_per_hour: '40' });
      const item: PayItem = {
        hours: hours('40'),
        bonuses: [{ description: 'Bonus', amount: '5000', taxAsNzExtraPay: true }],
      };
      const [extra] = await scene.nz.pay('2026-09-03', { employeeId, ...item });
      await scene.nz.pay('2026-09-10', { employeeId, ...earning('200000') });
      const corrected = value(await scene.nz.pays.applyCorrection({ ...scene.inNz(), payId: extra!.id, item }));
      expect(corrected.change).toMatchObject({ tax: '0' });
    });
  });
}
