import type { ClockedContribution } from '@anz-payroll/filing';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core/calendar';
import { duePaydayFiling, dueStp } from './due-filing';
import { dueFinalisation } from './due-finalisation';
import { duePaydays } from './due-paydays';
import { dueSuper } from './due-super';

const pay = (payDate: string, stpStatus: PayRecord['stpStatus'] = 'not_submitted') =>
  ({ payDate: civilDate(payDate), stpStatus }) as PayRecord;
const run = (id: number, payPeriod: PayRun['payPeriod'], payDate: string, pendingCount: number) =>
  ({ id, payPeriod, payDate: civilDate(payDate), pendingCount }) as PayRun;

test('a payday is filed within two working days, and Labour Day is none', () => {
  // Friday 23 October 2026; Monday 26 October is Labour Day, the fourth Monday of October.
  expect(duePaydayFiling([pay('2026-10-23'), pay('2026-10-23')], [])).toEqual([
    expect.objectContaining({ kind: 'payday-filing', dueOn: '2026-10-28' }),
  ]);
  expect(duePaydayFiling([pay('2026-10-23')], [{ payDate: civilDate('2026-10-23'), lines: [] }])).toEqual([]);
});

test('what the tax office has not accepted is due on its payday', () => {
  const pays = [
    pay('2026-11-05'),
    pay('2026-11-05', 'rejected'),
    pay('2026-11-05', 'accepted'),
    pay('2026-11-12', 'queued'),
  ];
  expect(dueStp(pays)).toEqual([
    expect.objectContaining({ dueOn: '2026-11-05', says: 'Report 2 pays through Single Touch Payroll' }),
  ]);
});

test('super that no fund has received is added up by the day it is due', () => {
  const one = (dueDate: string, amount: string, receivedOn: string | null) =>
    ({ dueDate, amount, receivedOn }) as ClockedContribution;
  const all = [
    one('2026-11-16', '100.10', null),
    one('2026-11-16', '0.95', null),
    one('2026-11-16', '50', '2026-11-12'),
  ];
  expect(dueSuper(all)).toEqual([expect.objectContaining({ dueOn: '2026-11-16', amount: '101.05' })]);
});

test('pending runs come first; a rhythm whose newest run is done has a next payday', () => {
  const due = duePaydays([
    run(1, 'WEEKLY', '2026-11-05', 0),
    run(2, 'WEEKLY', '2026-11-12', 2),
    run(3, 'MONTHLY', '2026-10-31', 0),
  ]);
  expect(due.map(({ kind, dueOn, payRunId }) => [kind, dueOn, payRunId])).toEqual([
    ['pay-run', '2026-11-12', 2],
    ['payday', '2026-11-30', null],
  ]);
});

test.each([
  ['2026-05-14', []],
  ['2026-05-15', ['2026-07-14']],
  ['2026-07-14', ['2026-07-14']],
  ['2026-07-15', []],
])('on %s the finalisation that is due is %j', (today, due) => {
  expect(dueFinalisation(civilDate(today), () => true).map(({ dueOn }) => dueOn)).toEqual(due);
});
