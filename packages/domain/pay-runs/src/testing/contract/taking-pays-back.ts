/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import { hours, value } from '../pay-bench';
import type { PaysScene } from './pays-scene';

export function takingPaysBack(scene: PaysScene): void {
  const { accountOf, events, inAu } = scene;
  describe('taking back', () => {
    it('a deleted pay leaves every balance and year figure as it was, to the digit', async () => {
      const employeeId = await scene.au.hire();
      await scene.au.pay('2026-11-05', { employeeId, hours: hours('37.77') });
      const before = await accountOf(employeeId);
      const leave = [
        { description: 'Holiday', leaveType: 'HOLIDAY' as const, date: civilDate('2026-11-10'), hours: '7.6' },
      ];
      const [pay] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('30.4'), leave });
      const after = await accountOf(employeeId);
      expect(after).not.toEqual(before);
      scene.opened.announced();
      value(await scene.au.pays.deletePay({ ...inAu(), payId: pay!.id }));
      expect(events()).toEqual(['pay.deleted']);
      expect(await accountOf(employeeId)).toEqual(before);
      expect(await scene.au.pays.readPay({ ...inAu(), payId: pay!.id })).toMatchObject({
        error: { code: 'pay/not-found' },
      });
      await scene.au.pay('2026-11-12', { employeeId, hours: hours('30.4'), leave });
      expect(await accountOf(employeeId)).toEqual(after);
      const entries = await scene.opened.unitOfWork.run(({ ledger }) => ledger.entriesOf(employeeId));
      expect(entries.map(({ reason }) => reason)).toEqual(['pay', 'pay', 'reversal', 'pay']);
    });

    it('a rebuilt pay keeps its number and stands on the accounts without itself', async () => {
      const employeeId = await scene.au.hire();
      const [pay] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('20'), payDepartment: 'Bar' });
      scene.opened.announced();
      const bare = await scene.au.pays.rebuildPay({ ...inAu(), payId: pay!.id, item: { hours: hours('38') } });
      expect(bare).toMatchObject({ ok: false, error: { code: 'pay/department-required' } });
      const item = { hours: hours('38'), payDepartment: 'Bar' };
      const rebuilt = value(await scene.au.pays.rebuildPay({ ...inAu(), payId: pay!.id, item }));
      expect(rebuilt.value).toMatchObject({ id: pay!.id, gross: '1349', tax: '250', payRunId: pay!.payRunId });
      expect(rebuilt.version).toBe(pay!.version + 1);
      expect(events()).toEqual(['pay.updated']);
      expect((await accountOf(employeeId)).year).toMatchObject({ gross: '1349', tax: '250' });
      const stale = await scene.au.pays.rebuildPay({
        ...inAu(),
        payId: pay!.id,
        item,
        mayTouch: (version) => version === 1,
      });
      expect(stale).toMatchObject({ error: { code: 'pay/changed-meanwhile' } });
    });

    it('a correction voids the pay and puts another in its place, previewed alike', async () => {
      const employeeId = await scene.au.hire();
      const [pay] = await scene.au.pay('2026-11-05', { employeeId, hours: hours('20') });
      const [later] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('38') });
      const command = { ...inAu(), payId: pay!.id, item: { hours: hours('38') } };
      const preview = value(await scene.au.pays.previewCorrection(command));
      expect(preview.change).toMatchObject({ gross: '639' });
      expect(preview.yearToDate.before).toMatchObject({ gross: '2059' });
      expect(preview.yearToDate.after).toMatchObject({ gross: '2698', tax: '500' });
      expect(preview.laterPayIds).toEqual([later!.id]);
      expect(preview.filing.kind).toBe('stp-not-yet-submitted');
      scene.opened.announced();
      const applied = value(await scene.au.pays.applyCorrection(command));
      expect(applied.replacement.pay).toMatchObject({ gross: '1349', tax: '250', replacesPayId: pay!.id });
      expect(events()).toEqual(['pay.deleted', 'pay.created']);
      expect((await accountOf(employeeId)).year).toEqual(preview.yearToDate.after);
      expect(await scene.au.pays.applyCorrection(command)).toMatchObject({ error: { code: 'pay/not-found' } });
    });
  });
}
