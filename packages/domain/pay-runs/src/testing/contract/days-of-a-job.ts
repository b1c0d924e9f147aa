/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { hours, payBench, value, type PayBench } from '../pay-bench';
import type { PaysScene } from './pays-scene';

/** The week from Monday 9 November 2026, a week without public holidays. */
const PAY_DATE = civilDate('2026-11-12');

export function daysOfAJob(scene: PaysScene): void {
  const staged = async ({ customerId, companyId, pays }: PayBench) => {
    const where = { customerId, companyId };
    value(await pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: PAY_DATE }));
    return value(await pays.listPays({ ...where, status: 'pending' }));
  };
  const grossOf = async (bench: PayBench) =>
    (await staged(bench)).map(({ employeeId, gross }) => [employeeId, gross] as const);
  const tell = (id: number, kind: Part['kind'], values: Part['values']) =>
    scene.opened.unitOfWork.run(async ({ parts }) => void (await parts.replace(id, kind, [{ values }])));

  describe('the days of a job', () => {
    it('that begins within the period are counted by the days of the record', async () => {
      const bench = await payBench(scene.opened, 'NZ');
      const record = { pay_rate_per_hour: '40', standard_hours_per_day: '8', start_date: '2026-11-12' };
      // Wednesday to Friday are 24 hours, and two of these three days are left: 16 hours.
      const told = { ...record, standard_days_per_week: 3, working_days: 'WED,THU,FRI' };
      const first = await bench.hire(told);
      // Of the days of two weeks that take turns, those of this week: Thursday alone is left of Monday and Thursday.
      const turns = { ...told, working_days: 'MON,THU;MON,TUE,WED,THU', working_days_from: '2026-11-09' };
      const second = await bench.hire(turns);
      // From Thursday to Sunday are four of seven days, of 56 hours.
      const third = await bench.hire({ ...record, standard_days_per_week: 7 });
      expect(await grossOf(bench)).toEqual([
        [first, '640'],
        [second, '480'],
        [third, '1280'],
      ]);
    });

    it('that ends within the period likewise', async () => {
      const bench = await payBench(scene.opened, 'NZ');
      const record = { pay_rate_per_hour: '40', standard_hours_per_day: '8', standard_days_per_week: 3 };
      const id = await bench.hire({ ...record, working_days: 'WED,THU,FRI' });
      await tell(id, 'planned-termination', {
        termination_date: '2026-11-12',
        request: { terminationDate: '2026-11-12' },
      });
      const [pay] = await staged(bench);
      // Wednesday and Thursday.
      expect(pay?.result.hours.map((row) => row.value)).toEqual(['16']);
    });

    it('of six and seven days a week have a Saturday in Australia, too', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const record = { start_date: '2026-11-14', pay_rate_per_hour: '40', standard_hours_per_day: '6' };
      const [seven, six] = [
        await bench.hire({ ...record, standard_days_per_week: 7 }),
        await bench.hire({ ...record, standard_days_per_week: 6 }),
      ];
      await bench.hire({ ...record, standard_days_per_week: 5 });
      // Twelve and six hours.
      expect(await grossOf(bench)).toEqual([
        [seven, '480'],
        [six, '240'],
      ]);
    });

    it('of a casual may be any days: the pay is there to be filled in', async () => {
      for (const country of ['AU', 'NZ'] as const) {
        const bench = await payBench(scene.opened, country);
        const id = await bench.hire({ start_date: '2026-11-14', employment_status: 'Casual' });
        expect(await grossOf(bench)).toEqual([[id, '0']]);
      }
    });

    it('have public holidays in Australia on which no annual or personal leave is taken', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      // The King's Birthday is Monday 8 June 2026 in Victoria and New South Wales, and 5 October in Queensland.
      const people = { VIC: '3000', QLD: '4000' };
      for (const [state, postcode] of Object.entries(people)) {
        const id = await bench.hire({ state, postcode });
        const days = ['2026-06-08', '2026-06-09'].map((date) => ({ date, hours: '7.6' }));
        await tell(id, 'approved-leave', { leave_type: 'HOLIDAY', days });
      }
      value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-06-11') }));
      const pays = value(await bench.pays.listPays({ ...where, status: 'pending' }));
      // @law Fair Work Act 2009 (Cth) s 89(1): the holiday is paid with the ordinary hours
      expect(
        pays.map(({ result, gross }) => [result.hoursWorked, result.leave.map(({ date }) => date), gross]),
      ).toEqual([
        ['30.4', ['2026-06-09'], '1349'],
        ['22.8', ['2026-06-08', '2026-06-09'], '1349'],
      ]);
      // The same of leave that is approved while the pay waits: Wednesday to Friday are worked.
      const [first] = pays;
      const days = ['2026-06-08', '2026-06-09'].map((date) => ({ date: civilDate(date), hours: '7.6' }));
      const late = await bench.hire({ state: 'VIC', postcode: '3000' });
      value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-06-11') }));
      value(await bench.pays.placeLeave({ ...where, employeeId: late, leave: { leaveType: 'HOLIDAY', days } }));
      const placed = value(await bench.pays.listPays({ ...where, status: 'pending', employeeId: late }));
      expect(placed.map(({ result }) => [result.hoursWorked, result.leave.length])).toEqual([
        [first?.result.hoursWorked, 1],
      ]);
    });

    it('leave of two kinds on a day is paid in a pay that waits as in one that is staged later', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const where = { customerId: bench.customerId, companyId: bench.companyId };
      const asked = ['SICK', 'HOLIDAY'].map((leaveType) => ({
        leaveType,
        days: [{ date: civilDate('2026-11-11'), hours: '3.8' }],
      }));
      const before = await bench.hire();
      const approved = asked.map(({ leaveType, days }) => ({ values: { leave_type: leaveType, days } }));
      await scene.opened.unitOfWork.run(
        async ({ parts }) => void (await parts.replace(before, 'approved-leave', approved)),
      );
      const waits = await bench.hire();
      await staged(bench);
      for (const leave of asked) {
        // The second time it is there already.
        for (const count of [1, 0]) {
          const placed = value(await bench.pays.placeLeave({ ...where, employeeId: waits, leave }));
          expect([leave.leaveType, placed.payIds.length]).toEqual([leave.leaveType, count]);
        }
      }
      const pays = value(await bench.pays.listPays({ ...where, status: 'pending' }));
      const paid = pays.map(({ employeeId, result: { hoursWorked, leave } }) => [
        employeeId,
        hoursWorked,
        leave.map(({ leaveType, hours: taken }) => [leaveType, taken]),
      ]);
      const rows = [['SICK', '3.8'], ['HOLIDAY', '3.8']]; // prettier-ignore
      expect(paid).toEqual([[before, '30.4', rows], [waits, '30.4', rows]]); // prettier-ignore
    });

    it('leave that was approved for days after them is not paid', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const id = await bench.hire();
      await bench.pay('2026-11-05', { employeeId: id, hours: hours('38') });
      await tell(id, 'approved-leave', {
        leave_type: 'HOLIDAY',
        days: [
          { date: '2026-11-11', hours: '7.6' },
          { date: '2026-11-13', hours: '7.6' },
        ],
      });
      await tell(id, 'planned-termination', {
        termination_date: '2026-11-12',
        request: { terminationDate: '2026-11-12' },
      });
      const [pay] = await staged(bench);
      // Four days, Wednesday among them as leave.
      expect(pay?.result.hoursWorked).toBe('22.8');
      expect(pay?.result.leave.map(({ date, hours: taken }) => [date, taken])).toEqual([['2026-11-11', '7.6']]);
    });
  });
}
