/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import { hours, payBench, value } from '../pay-bench';
import { sum } from './cents';
import type { PaysScene } from './pays-scene';

export function creatingPays(scene: PaysScene): void {
  const { accountOf, events, inAu } = scene;
  describe('creating', () => {
    it('a week of 38 hours at 35.50 is 1349 gross, 250 tax and 161.88 super', async () => {
      const employeeId = await scene.au.hire();
      scene.opened.announced();
      const [pay] = await scene.au.pay('2026-11-12', { employeeId, hours: hours('38') });
      expect(pay).toMatchObject({ gross: '1349', tax: '250', net: '1099', super: '161.88', status: 'processed' });
      expect(pay).toMatchObject({ periodStart: '2026-11-09', periodEnd: '2026-11-15', payDate: '2026-11-12' });
      expect(pay!.yearToDate).toMatchObject({ gross: '1349', tax: '250' });
      expect(events()).toEqual(['pay.created']);
      const stored = value(await scene.au.pays.readPay({ ...inAu(), payId: pay!.id }));
      expect(stored.value).toEqual(pay);
      const { leave } = await accountOf(employeeId);
      // 38 hours at 0.076923 and 0.038462 hours an hour, the defaults of an employee.
      expect(leave).toMatchObject({ HOLIDAY: '2.923074', SICK: '1.461556' });
    });

    it('is all or nothing: one bad item, nothing written, not even the run', async () => {
      const bench = await payBench(scene.opened, 'AU');
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
      const employeeId = await scene.au.hire({ number: `EMP-${scene.au.companyId}` });
      const created = value(
        await scene.au.pays.createPays({
          ...inAu(),
          identifierType: 'employee_number',
          payDate: civilDate('2026-11-12'),
          items: [{ employeeNumber: ` emp-${scene.au.companyId} `, hours: hours('1') }],
        }),
      );
      expect(created.pays.map((pay) => pay.employeeId)).toEqual([employeeId]);
    });

    it('two pays in one week are taxed as one week', async () => {
      const employeeId = await scene.au.hire();
      const first = await scene.au.pay('2026-11-12', { employeeId, hours: hours('20') });
      const second = await scene.au.pay('2026-11-13', { employeeId, hours: hours('18') });
      expect(sum([...first, ...second], ({ tax }) => tax)).toBe(25_000);
      expect((await accountOf(employeeId)).year).toMatchObject({ gross: '1349', tax: '250' });
    });

    it('pays of several departments share the tax of the week by gross, to the cent', async () => {
      const employeeId = await scene.au.hire();
      const pays = await scene.au.pay(
        '2026-11-12',
        { employeeId, hours: hours('12'), payDepartment: 'Bar' },
        { employeeId, hours: hours('13'), payDepartment: 'Floor' },
        { employeeId, hours: hours('13'), payDepartment: 'Kitchen' },
      );
      expect(sum(pays, ({ tax }) => tax)).toBe(25_000);
      // 250 × 426 ÷ 1349 = 78.95; 250 × 461.50 ÷ 1349 = 85.5263: one of the two gets the cent that is left.
      expect(pays.map(({ tax }) => tax)).toEqual(['78.95', '85.53', '85.52']);
    });

    it('without redistribution the tax of the week goes with the earnings that it is withheld from', async () => {
      const employeeId = await scene.au.hire();
      const created = value(
        await scene.au.pays.createPays({
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
      // 250 × 710 ÷ 1349 = 131.578; 250 × 639 ÷ 1349 = 118.421.
      expect(created.pays.map(({ tax }) => tax)).toEqual(['131.58', '118.42']);
    });

    it('the same key brings back the same pays; another request under it is refused', async () => {
      const employeeId = await scene.au.hire();
      const command = {
        ...inAu(),
        identifierType: 'employee_id',
        payDate: civilDate('2026-11-12'),
        items: [{ employeeId, hours: hours('38') }],
      } as const;
      const idempotency = { key: `key-${employeeId}`, fingerprint: 'a'.repeat(43) };
      const first = value(await scene.au.pays.createPays({ ...command, idempotency }));
      const again = value(await scene.au.pays.createPays({ ...command, idempotency }));
      expect(again).toEqual({ pays: first.pays, replayed: true });
      expect((await accountOf(employeeId)).year).toMatchObject({ gross: '1349' });
      const other = await scene.au.pays.createPays({
        ...command,
        idempotency: { ...idempotency, fingerprint: 'b'.repeat(43) },
      });
      expect(other).toMatchObject({ ok: false, error: { code: 'idempotency/other-request' } });
    });
  });
}
