/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import type { PayRecord } from '../../domain/pay-record';
import { hours, payBench, value } from '../pay-bench';
import { cents } from './cents';
import type { PaysScene } from './pays-scene';

export function lookingAtPays(scene: PaysScene): void {
  const { inAu } = scene;
  describe('looking', () => {
    it('replays a stored pay to the same figures and explains each', async () => {
      const employeeId = await scene.au.hire({ has_stsl_liability: true });
      const [pay] = await scene.au.pay('2026-11-12', {
        employeeId,
        hours: hours('38'),
        bonuses: [{ description: 'Target', amount: '500', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
      });
      const replayed = value(await scene.au.pays.replayPay({ ...inAu(), payId: pay!.id }));
      expect(replayed).toMatchObject({ isEqual: true, differences: [] });
      const { explanation } = value(await scene.au.pays.readExplanation({ ...inAu(), payId: pay!.id }));
      expect(explanation['tax']?.value).toBe(pay!.tax);
      expect(explanation['gross']?.value).toBe(pay!.gross);
    });

    it('a preview stores nothing and equals what would be made', async () => {
      const employeeId = await scene.au.hire();
      const command = {
        ...inAu(),
        identifierType: 'employee_id',
        payDate: civilDate('2026-12-03'),
        items: [{ employeeId, hours: hours('38') }],
      } as const;
      const before = value(await scene.au.pays.listPayRuns(inAu()));
      const [previewed] = value(await scene.au.pays.previewPays(command));
      expect(value(await scene.au.pays.listPayRuns(inAu()))).toEqual(before);
      expect(value(await scene.au.pays.listPays({ ...inAu(), employeeId }))).toEqual([]);
      const [made] = value(await scene.au.pays.createPays(command)).pays;
      expect(previewed!.pay.result).toEqual(made!.result);
      expect(previewed!.explanation['tax']).toMatchObject({ value: '250' });
    });

    it('finds the last pays of each employee', async () => {
      const ids = [await scene.au.hire(), await scene.au.hire(), await scene.au.hire()];
      const [often, once, never] = ids as [number, number, number];
      for (const [day, worked] of [
        ['2026-08-06', '38'],
        ['2026-08-20', '31.25'],
        ['2026-08-13', '40'],
        ['2026-08-27', '0'],
      ] as const) {
        await scene.au.pay(day, { employeeId: often, hours: hours(worked) });
      }
      await scene.au.pay('2026-08-27', { employeeId: once, hours: hours('7.6') });
      const [from, to] = [civilDate('2026-08-07'), civilDate('2026-08-27')];
      const [all, last, two] = await scene.opened.unitOfWork.run(async ({ pays }) => [
        (await pays.past(ids, from, to)).map(({ employeeId, payId, payDate, net }) => ({
          employeeId,
          payId,
          payDate,
          net,
        })),
        await pays.latest(ids, from, to, 1),
        await pays.latest(ids, from, to, 2),
      ]);
      expect(all.map(({ employeeId, payDate }) => [employeeId, payDate])).toEqual([
        [often, '2026-08-13'],
        [often, '2026-08-20'],
        [often, '2026-08-27'],
        [once, '2026-08-27'],
      ]);
      expect(two).toEqual(all.slice(1));
      expect(last).toEqual(all.slice(2));
      expect(last.some(({ employeeId }) => employeeId === never)).toBe(false);
    });

    it('finds the gross behind a net', async () => {
      const employeeId = await scene.au.hire();
      const solved = value(
        await scene.au.pays.netToGross({
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
      const bench = await payBench(scene.opened, 'AU');
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
}
