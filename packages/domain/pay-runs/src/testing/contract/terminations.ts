/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import { hours, value, type PayBench } from '../pay-bench';
import { cents } from './cents';
import type { PaysScene } from './pays-scene';

export function terminationPays(scene: PaysScene): void {
  const { accountOf, events, inAu, inNz } = scene;
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
      const employeeId = await scene.au.hire();
      await scene.au.pay('2026-11-05', { employeeId, hours: hours('38') });
      const before = await accountOf(employeeId);
      scene.opened.announced();
      const ended = value(await terminating(scene.au, employeeId));
      expect(ended).toMatchObject({ isPayProcessed: true, isEmployeeTerminated: true });
      // 2.923074 hours at 35.50.
      expect(ended.pay.termination).toMatchObject({ unusedHolidayAmount: '103.77', lumpSumA: '103.77' });
      expect([...events()].sort()).toEqual(['employee.updated', 'pay.created']);
      expect(await employee(scene.au, employeeId)).toMatchObject({
        is_terminated: true,
        termination_date: '2026-11-12',
      });
      expect((await accountOf(employeeId)).leave['HOLIDAY']).toBeUndefined();
      expect(await terminating(scene.au, employeeId)).toMatchObject({
        error: { code: 'termination/already-terminated' },
      });
      const read = value(await scene.au.pays.readTermination({ customerId: scene.au.customerId, employeeId }));
      expect(read.pay).toEqual(ended.pay);
      // Unused leave is taxed by Schedule 7, an edition of which holds from 1 July 2024.
      const { parameterFiles } = value(await scene.au.pays.readExplanation({ ...inAu(), payId: ended.pay.id }));
      expect(parameterFiles).toContain('au.unused-leave@2024-07-01');
      expect(parameterFiles.filter((file) => file.includes('/'))).toEqual([]);
      expect(await scene.au.pays.rebuildPay({ ...inAu(), payId: ended.pay.id, item: {} })).toMatchObject({
        error: { code: 'pay/termination-pay' },
      });
      value(await scene.au.pays.deletePay({ ...inAu(), payId: ended.pay.id }));
      expect(await accountOf(employeeId)).toEqual(before);
      expect(await employee(scene.au, employeeId)).toMatchObject({ is_terminated: false, termination_date: null });
      expect(await scene.au.pays.readTermination({ customerId: scene.au.customerId, employeeId })).toMatchObject({
        error: { code: 'termination/not-found' },
      });
    });

    it('in New Zealand it is staged, and the job ends when its run is processed', async () => {
      const employeeId = await scene.nz.hire();
      await scene.nz.pay('2026-11-05', { employeeId, hours: hours('40') });
      const staged = value(await terminating(scene.nz, employeeId, { terminationDate: '2026-11-12' }));
      expect(staged).toMatchObject({ isPayProcessed: false, isEmployeeTerminated: false });
      expect(await terminating(scene.nz, employeeId, { terminationDate: '2026-11-12' })).toMatchObject({
        error: {
          code: 'termination/unprocessed-termination-pay',
          message: expect.stringContaining(String(staged.pay.payRunId)),
        },
      });
      const reinstated = await scene.nz.staff.reinstateEmployee({ customerId: scene.nz.customerId, employeeId });
      expect(reinstated).toMatchObject({ error: { code: 'employee/unprocessed-termination-pay' } });
      value(await scene.nz.pays.processPayRun({ ...inNz(), payRunId: staged.pay.payRunId }));
      const read = value(await scene.nz.pays.readTermination({ customerId: scene.nz.customerId, employeeId }));
      expect(read).toMatchObject({ isPayProcessed: true, isEmployeeTerminated: true });
      expect(await employee(scene.nz, employeeId)).toMatchObject({ is_terminated: true });
    });

    it('employments that ended are known from their processed final pays, and go with them', async () => {
      const [leaver, staged, other] = [await scene.au.hire(), await scene.nz.hire(), await scene.au.hire()];
      const { start_date } = await employee(scene.au, leaver);
      const ended = value(await terminating(scene.au, leaver));
      value(await terminating(scene.nz, staged, { terminationDate: '2026-11-12' }));
      const read = () =>
        scene.opened.unitOfWork
          .run(({ pays }) => pays.endedEmployments([leaver, staged, other]))
          .then((found) =>
            found.map(({ employeeId, startDate, lastDay, finalPay }) => [
              employeeId,
              startDate,
              lastDay,
              finalPay.country,
            ]),
          );
      expect(await read()).toEqual([[leaver, start_date, '2026-11-12', 'AU']]);
      value(await scene.au.pays.deletePay({ ...inAu(), payId: ended.pay.id }));
      expect(await read()).toEqual([]);
    });

    it('a termination block in a pay ends the job with that pay', async () => {
      const employeeId = await scene.au.hire();
      const [pay] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('38'), termination: resignation });
      expect(pay!.termination).toMatchObject({ reason: 'TERMINATION', cessationTypeCode: 'V' });
      expect(cents(pay!.gross)).toBe(134_900 + cents(pay!.termination!.totalAmount));
      expect(await employee(scene.au, employeeId)).toMatchObject({ is_terminated: true });
    });

    // Payment in lieu of notice is ordinary time earnings (SGR 2009/2): 12 % of 76 × 35.50 = 2,698 is 323.76, of 1,000 is 120.
    it.each([['before'], ['after']])(
      'super on notice paid out, with another pay of the week %s the final pay',
      async (order) => {
        const employeeId = await scene.au.hire();
        const notice = { isPaymentInLieuPaid: true, paymentInLieuType: 'NOTICE_HOURS', noticeHours: '76' };
        const week = () =>
          scene.au.pay('2026-11-12', {
            employeeId,
            hours: [{ description: 'Week', units: 'hours', value: '1', rate: '1000' }],
          });
        const end = async () => value(await terminating(scene.au, employeeId, { ...resignation, ...notice })).pay;
        const final = order === 'after' ? await end() : undefined;
        const [other] = await week();
        const { super: ofFinal } = final ?? (await end());
        expect([other!.super, ofFinal]).toEqual(['120', '323.76']);
      },
    );

    it.each([
      [{ terminationDate: '2026-11-12', noticeHours: '5' }, 'termination/schema'],
      [{ terminationDate: '2026-11-12', reason: 'EARLY_RETIREMENT' }, 'termination/schema'],
      [{ terminationDate: '2026-11-12', nzYtdTaxable: '5', paymentInLieuAmount: '3' }, 'termination/business'],
      [{ terminationDate: '2000-01-01' }, 'termination/business'],
    ])('refuses %j and leaves no pay behind', async (termination, code) => {
      const employeeId = await scene.au.hire();
      expect(await terminating(scene.au, employeeId, termination)).toMatchObject({ ok: false, error: { code } });
      expect(value(await scene.au.pays.listPays({ ...inAu(), employeeId }))).toEqual([]);
      expect(await employee(scene.au, employeeId)).toMatchObject({ is_terminated: false });
    });
  });
}
