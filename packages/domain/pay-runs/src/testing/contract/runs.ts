/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import { hours, payBench, value } from '../pay-bench';
import type { PaysScene } from './pays-scene';

export function payRuns(scene: PaysScene): void {
  const { accountOf, events } = scene;
  describe('runs', () => {
    it('stages pending pays of standard hours and completes them on the accounts of that moment', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const first = await bench.hire();
      const idle = await bench.hire({ active_pay_recipient: false });
      const monthly = await bench.hire({ pay_period: 'MONTHLY' });
      const paid = await bench.hire();
      await bench.pay('2026-11-12', { employeeId: paid, hours: hours('38') });
      scene.opened.announced();
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
      scene.opened.announced();
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
      const bench = await payBench(scene.opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const payDate = civilDate('9999-12-31');
      const run = value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate }));
      expect(run).toMatchObject({ startDate: '9999-12-27', endDate: '9999-12-31', payCount: 0 });
      const items = [{ employeeId: await bench.hire(), hours: hours('38') }];
      const paid = await bench.pays.createPays({ ...where, identifierType: 'employee_id', payDate, items });
      expect(paid).toMatchObject({ ok: false, error: { code: 'pay/no-law-for-date' } });
    });

    it('stages the working days from the first day of a job that begins within the period', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const thursday = await bench.hire({ start_date: '2026-11-12' });
      const monday = await bench.hire({ start_date: '2026-11-09' });
      await bench.hire({ start_date: '2026-11-14' });
      const payDate = civilDate('2026-11-12');
      value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate }));
      const staged = value(await bench.pays.listPays({ ...where, status: 'pending' }));
      // 38 hours at $35.50 are $1,349.00; two of five days of them $539.60. Saturday is no working day.
      expect(staged.map(({ employeeId, gross }) => [employeeId, gross])).toEqual([
        [thursday, '539.6'],
        [monday, '1349'],
      ]);
    });

    it('no run is opened for people on a day without confirmed law', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      await bench.hire();
      const payDate = civilDate('2031-01-02');
      const opened = await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate });
      expect(opened).toMatchObject({ ok: false, error: { code: 'pay/no-law-for-date' } });
      expect(value(await bench.pays.listPayRuns(where))).toEqual([]);
    });

    it('a run is opened once, with the sums of its first pays, and changed from where it was locked', async () => {
      const { customerId, companyId } = await payBench(scene.opened, 'AU');
      const days = { startDate: civilDate('2026-11-09'), endDate: civilDate('2026-11-15') };
      const wanted = { customerId, companyId, payPeriod: 'WEEKLY', payDate: civilDate('2026-11-12'), ...days } as const;
      const first = { pays: 2, pending: 2, gross: '100.5', tax: '20', net: '80.5', super: '12.06' };
      const open = () => scene.opened.unitOfWork.run(({ runs }) => runs.open(wanted, first));
      const run = (await open())!;
      expect(run).toMatchObject({ version: 2, payCount: 2, pendingCount: 2, gross: '100.5', super: '12.06' });
      expect(await open()).toBeUndefined();
      const changed = await scene.opened.unitOfWork.run(async ({ runs }) => {
        const found = (await runs.find(companyId, run.id))!;
        expect(found).toEqual(run);
        expect(await runs.lock(found)).toEqual(run);
        await runs.change(run.id, { pays: 0, pending: -1, gross: '0', tax: '1', net: '-1', super: '0' });
        return runs.change(run.id, { pays: 0, pending: -1, gross: '0', tax: '1', net: '-1', super: '0' });
      });
      expect(changed).toMatchObject({ version: 4, status: 'processed', pendingCount: 0, tax: '22', net: '78.5' });
      expect(await scene.opened.unitOfWork.run(({ runs }) => runs.find(companyId, run.id))).toEqual(changed);
    });

    it('the staged pays of a run are told with what they are calculated from', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      await bench.hire();
      await bench.hire();
      const payDate = civilDate('2026-11-12');
      const run = value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate }));
      await scene.opened.unitOfWork.run(async ({ pays }) => {
        const staged = await pays.stagedIn(run.id, 10);
        expect(staged.map(({ version, batchPlace }) => [version, batchPlace])).toEqual([
          [1, 0],
          [1, 1],
        ]);
        expect(await pays.stagedOf(staged.map(({ id }) => id))).toEqual(staged);
        expect(await pays.stagedIn(run.id, 1)).toEqual(staged.slice(0, 1));
      });
    });

    it('sums follow pays as they come and go', async () => {
      const bench = await payBench(scene.opened, 'AU');
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
}
