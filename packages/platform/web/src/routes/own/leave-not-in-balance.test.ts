import type { LeaveAsked } from '@anz-payroll/employee-lifecycle';
import { civilDate, type CivilDate } from 'payroll-core';
import { leaveNotInBalance } from './leave-not-in-balance';

const asked = (state: 'waiting' | 'approved' | 'declined' | 'cancelled', date: string, leaveType = 'HOLIDAY') => {
  const day = civilDate(date);
  const leave: LeaveAsked = {
    ...{ leaveType, startDate: day, endDate: day, note: null },
    days: [{ date: day, hours: '7.6' }],
  };
  return { state, asked: { leave } };
};
const pay = (from: string, to: string, paid: string, more: object = {}) => ({
  ...{ status: 'processed' as const, periodStart: civilDate(from), periodEnd: civilDate(to), payDate: civilDate(paid) },
  ...{ result: { hours: [{}], leave: [] } },
  ...more,
});
const TODAY: CivilDate = civilDate('2026-11-18');
const before = pay('2026-11-02', '2026-11-08', '2026-11-12');

const daysLeft = (requests: readonly ReturnType<typeof asked>[], pays: readonly ReturnType<typeof pay>[]) =>
  leaveNotInBalance(requests, pays, 'HOLIDAY', TODAY).map(({ date }) => date);

// prettier-ignore
const cases = [
  ['a day to come', [before], '2026-11-20', true],
  ['a day that is over and was not paid yet', [before], '2026-11-10', true],
  ['a day that was paid', [before], '2026-11-05', false],
  ['a day that the pay of today was for already', [before, pay('2026-11-16', '2026-11-22', '2026-11-18')], '2026-11-20', false],
  ['a day of later that a pay of today has already', [before, pay('2026-11-16', '2026-11-22', '2026-11-18', { result: { hours: [{}], leave: [{ leaveType: 'HOLIDAY', date: '2026-11-25' }] } })], '2026-11-25', false],
  ['a day of later that a pay of today has as leave of another kind', [before, pay('2026-11-16', '2026-11-22', '2026-11-18', { result: { hours: [{}], leave: [{ leaveType: 'SICK', date: '2026-11-25' }] } })], '2026-11-25', true],
  ['a day of a pay that is dated later', [before, pay('2026-11-09', '2026-11-15', '2026-11-19')], '2026-11-10', true],
  ['a day of a pay that waits', [before, pay('2026-11-09', '2026-11-15', '2026-11-18', { status: 'pending' })], '2026-11-10', true],
  ['a day beside which only a bonus was paid', [before, pay('2026-11-16', '2026-11-22', '2026-11-17', { result: { hours: [], leave: [] } })], '2026-11-20', true],
  ['a day before the first pay', [before], '2026-10-30', false],
  ['a day of somebody without a pay', [], '2026-11-10', true],
] as const;

test.each(cases)('%s', (_, pays, date, isLeft) => {
  expect(daysLeft([asked('approved', date), asked('declined', date), asked('waiting', date, 'SICK')], pays)).toEqual(
    isLeft ? [date] : [],
  );
});

test('what waits counts as what is approved does', () => {
  const requests = [asked('waiting', '2026-11-19'), asked('approved', '2026-11-20'), asked('cancelled', '2026-11-23')];
  expect(daysLeft(requests, [before])).toEqual(['2026-11-19', '2026-11-20']);
});
