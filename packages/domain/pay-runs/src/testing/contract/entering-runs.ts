/// <reference types="jest" />
import { civilDate } from 'payroll-core';
import { cellOf } from '../../domain/cells/pay-cell';
import { columnKey, readColumnKey, type PayColumn } from '../../domain/cells/pay-column';
import { payBench, value, type PayBench } from '../pay-bench';
import type { PaysScene } from './pays-scene';

const column = (key: string): PayColumn => {
  const found = readColumnKey(key);
  if (found === undefined) throw new Error(`There is no column ${key}`);
  return found;
};
const cell = (key: string, was: string, now: string) => ({ column: column(key), was, now });

/** A run of one week, Monday 9 to Sunday 15 November 2026, at 35.50 an hour. */
async function openedRun(bench: PayBench) {
  const where = { customerId: bench.customerId, companyId: bench.companyId };
  const run = value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-11-12') }));
  const one = { ...where, payRunId: run.id };
  const lines = async () => value(await bench.pays.readCells(one)).lines;
  const change = async (payId: number, ...cells: readonly ReturnType<typeof cell>[]) => {
    const [changed] = value(await bench.pays.changeCells({ ...one, changes: [{ payId, cells }] }));
    if (changed === undefined) throw new Error('Nothing came back');
    return changed;
  };
  return { where, run, one, lines, change };
}

export function enteringRuns(scene: PaysScene): void {
  describe('entering a run', () => {
    it('changes hours, overtime, department and note, and the run follows', async () => {
      const bench = await payBench(scene.opened, 'AU');
      await bench.hire();
      const { lines, change, one } = await openedRun(bench);
      const [line] = await lines();
      const payId = line!.pay.id;
      expect(cellOf(line!.entered, column('hours'))).toEqual({ text: '38', isEditable: true });
      const changed = await change(
        payId,
        cell('hours', '38', '40'),
        cell('overtime:1.5', '', '2'),
        cell('department', '', 'Bakehouse'),
        cell('note', '', 'Stayed for the oven'),
      );
      expect(changed).toMatchObject({ conflicts: [] });
      // 40 × 35.50 + 2 × 1.5 × 35.50.
      expect(changed.line?.pay).toMatchObject({
        gross: '1526.5',
        status: 'pending',
        department: 'Bakehouse',
        note: 'Stayed for the oven',
      });
      expect(value(await bench.pays.readPayRun(one))).toMatchObject({ gross: '1526.5', pendingCount: 1 });
      expect((await change(payId, cell('overtime:1.5', '2', ''))).line?.pay.gross).toBe('1420');
      const done = value(await bench.pays.processPayRun(one));
      expect(done).toMatchObject({ status: 'processed', gross: '1420' });
      expect(value(await bench.pays.readPay({ ...one, payId })).value).toMatchObject({
        department: 'Bakehouse',
        note: 'Stayed for the oven',
      });
      expect(await change(payId, cell('hours', '40', '41'))).toMatchObject({ problem: expect.any(String) });
    });

    it('leaves standing what somebody else entered meanwhile, and keeps the rest of the line', async () => {
      const bench = await payBench(scene.opened, 'AU');
      await bench.hire();
      const { lines, change } = await openedRun(bench);
      const payId = (await lines())[0]!.pay.id;
      await change(payId, cell('hours', '38', '30'));
      const second = await change(payId, cell('hours', '38', '40'), cell('bonus::Bonus', '', '100'));
      expect(second.conflicts).toEqual(['hours']);
      expect(cellOf(second.line!.entered, column('hours')).text).toBe('30');
      // 30 × 35.50 + 100.
      expect(second.line!.pay.gross).toBe('1165');
      expect((await change(payId, cell('hours', '38', '30'))).conflicts).toEqual([]);
    });

    it('spreads hours of leave over the first weekdays, or puts them on the days that are named', async () => {
      const bench = await payBench(scene.opened, 'AU');
      await bench.hire({ standard_hours_per_day: '7.6' });
      const { lines, change } = await openedRun(bench);
      const payId = (await lines())[0]!.pay.id;
      const spread = await change(payId, cell('hours', '38', '28'), cell('leave:SICK', '', '10'));
      const days = (changed: typeof spread) => changed.line!.pay.result.leave.map(({ date, hours }) => [date, hours]);
      expect(days(spread)).toEqual([
        ['2026-11-09', '7.6'],
        ['2026-11-10', '2.4'],
      ]);
      expect(cellOf(spread.line!.entered, column('leave:SICK')).text).toBe('10');
      // Fair Work Act 2009 s 95: sick and carer's leave are personal leave.
      expect(spread.line!.pay.result.leave.map(({ name }) => name)).toEqual(['Personal leave', 'Personal leave']);
      const named = '7.6@2026-11-12 2.4@2026-11-13';
      const onDays = await change(payId, cell('leave:SICK', '10', named));
      expect(days(onDays)).toEqual([
        ['2026-11-12', '7.6'],
        ['2026-11-13', '2.4'],
      ]);
      expect(cellOf(onDays.line!.entered, column('leave:SICK')).text).toBe(named);
      expect(days(await change(payId, cell('leave:SICK', named, '')))).toEqual([]);
    });

    it('pays leave in place of being taken beside leave that is taken, and shows what the pays have', async () => {
      const bench = await payBench(scene.opened, 'AU');
      await bench.hire({ standard_hours_per_day: '7.6' });
      const { lines, change, one } = await openedRun(bench);
      const payId = (await lines())[0]!.pay.id;
      const times = async () => value(await bench.pays.readCells(one)).times.map(columnKey);
      expect(await times()).toEqual([]);
      const changed = await change(
        payId,
        ...[cell('hours', '38', '30.4'), cell('leave:HOLIDAY', '', '7.6'), cell('leave:HOLIDAY:cashed-out', '', '20')],
        ...[cell('leave:LONG_SERVICE', '', '3.8'), cell('overtime:2.5', '', '1')],
      );
      expect(changed).toMatchObject({ conflicts: [] });
      const rows = changed.line!.pay.result.leave.map((row) => [row.leaveType, row.date, row.hours, 'isCashUp' in row]);
      expect(rows).toEqual([
        ['HOLIDAY', '2026-11-09', '7.6', false],
        ['HOLIDAY', '2026-11-15', '20', true],
        ['LONG_SERVICE', '2026-11-10', '3.8', false],
      ]);
      const shown = (key: string) => cellOf(changed.line!.entered, column(key));
      expect(shown('leave:HOLIDAY')).toEqual({ text: '7.6', isEditable: true });
      expect(shown('leave:HOLIDAY:cashed-out')).toEqual({ text: '20', isEditable: true });
      expect(await times()).toEqual([
        'leave:HOLIDAY',
        'leave:HOLIDAY:cashed-out',
        'leave:LONG_SERVICE',
        'overtime:2.5',
      ]);
      // 30.4 + 7.6 + 20 + 3.8 hours and 2.5 for the overtime, at 35.50.
      expect(changed.line!.pay.gross).toBe('2282.65');
      await change(payId, cell('leave:HOLIDAY', '7.6', ''));
      const [left] = await lines();
      expect(left!.pay.result.leave.map(({ hours }) => hours)).toEqual(['20', '3.8']);
    });

    it('starts casuals empty, and refuses one line without the others', async () => {
      const bench = await payBench(scene.opened, 'AU');
      const casual = await bench.hire({ employment_status: 'Casual' });
      const regular = await bench.hire();
      const { lines, one } = await openedRun(bench);
      const of = async (employeeId: number) => (await lines()).find(({ pay }) => pay.employeeId === employeeId)!.pay;
      expect((await of(casual)).gross).toBe('0');
      const changed = value(
        await bench.pays.changeCells({
          ...one,
          changes: [
            { payId: (await of(casual)).id, cells: [cell('hours', '', '10')] },
            { payId: (await of(regular)).id, cells: [cell('hours', '38', 'many')] },
          ],
        }),
      );
      expect(changed.map(({ problem }) => problem === undefined)).toEqual([true, false]);
      // 10 × 35.50.
      expect((await of(casual)).gross).toBe('355');
      expect((await of(regular)).gross).toBe('1349');
    });

    it('is approved in the version that was seen; any change ends the approval', async () => {
      const bench = await payBench(scene.opened, 'AU');
      await bench.hire();
      const { lines, change, one } = await openedRun(bench);
      const user = { userId: 7, userName: 'Kim Owner' };
      const seen = value(await bench.pays.readPayRun(one)).version;
      const payId = (await lines())[0]!.pay.id;
      expect(value(await bench.pays.approvePayRun({ ...one, ...user, runVersion: seen }))).toMatchObject(user);
      expect(await bench.pays.readApproval(one)).toMatchObject({ ...user, runVersion: seen });
      await change(payId, cell('hours', '38', '39'));
      expect(await bench.pays.readApproval(one)).toBeUndefined();
      expect(await bench.pays.approvePayRun({ ...one, ...user, runVersion: seen })).toMatchObject({
        ok: false,
        error: { code: 'pay/changed-meanwhile' },
      });
      const now = value(await bench.pays.readPayRun(one)).version;
      value(await bench.pays.approvePayRun({ ...one, ...user, runVersion: now }));
      expect(await bench.pays.readApproval(one)).toMatchObject({ runVersion: now });
    });

    it('New Zealand: hours, annual holidays and an allowance that is new to the person', async () => {
      const bench = await payBench(scene.opened, 'NZ');
      await bench.hire({ standard_hours_per_day: '8' });
      const { lines, change } = await openedRun(bench);
      const [line] = await lines();
      const was = cellOf(line!.entered, column('hours')).text;
      const changed = await change(line!.pay.id, cell('hours', was, '30'), cell('allowance:OD:Tools', '', '25'));
      // 30 × 35.50 + 25.
      expect(changed).toMatchObject({ conflicts: [] });
      expect(changed.line?.pay.gross).toBe('1090');
    });
  });
}
