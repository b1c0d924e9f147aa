import { newEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { addDays, civilDate, inForce, nzd } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { noOpeningBalances, type OpeningBalances } from '../../domain/leave-account';
import type { PastPay } from '../../ports';
import { nzEarlierPays, nzHistory } from './nz-history';
import { nzLeaveFacts } from './nz-leave-facts';
import { nzService } from './nz-service';

const employee = (start_date: string) => ({ ...newEmployee(1, 1, nzEmployee({ start_date })), id: 1, version: 1 });
/** A weekly pay whose period ends on the day before its pay date. */
const paid = (day: string, amount: string): PastPay => ({
  employeeId: 1,
  payId: 1,
  payDate: civilDate(day),
  periodStart: addDays(civilDate(day), -7),
  periodEnd: addDays(civilDate(day), -1),
  payPeriod: 'WEEKLY',
  isTermination: false,
  taxable: amount,
  gross: amount,
  tax: '0',
  net: amount,
  ordinary: amount,
  holidays: amount,
  oneOff: null,
  days: null,
});
const run = { startDate: civilDate('2026-11-09'), endDate: civilDate('2026-11-15') };
const leaveOf = (start: string) => {
  const edition = inForce(nz.holidays, civilDate('2026-11-12'));
  if (!edition.ok) throw new Error('The Holidays Act is in force');
  const facts = nzLeaveFacts([]);
  return { facts, service: nzService({ start_date: civilDate(start) }, facts, {}, undefined, edition.value) };
};
const at = (start: string, past: readonly PastPay[], opening: OpeningBalances = noOpeningBalances) =>
  nzHistory(employee(start), opening, past, civilDate('2026-11-12'), run, leaveOf(start))!;

describe('what earlier pays and opening balances tell', () => {
  it('gross earnings of 12 months that were brought along are a year of 52 weeks', () => {
    const told: OpeningBalances = {
      asAt: civilDate('2026-11-08'),
      of: () => '0',
      told: (name) => (name === 'gross_last_12_months' ? '104000' : undefined),
    };
    const { leaveFacts, warnings } = at('2020-07-01', [], told);
    // Without weeks or days they are those of a year: one part in 52 of them counts. @law Holidays Act 2003 s 5 "average weekly earnings"
    expect(leaveFacts.averageWeeklyEarnings).toEqual({ gross: '104000' });
    expect(warnings).toEqual([]);
  });

  it('weeks that nobody told are named with the earnings that were assumed for them', () => {
    const { warnings } = at('2020-07-01', [paid('2026-11-09', '2000')]);
    // 51 of the 52 weeks before the period are missing; the one that is known stands for them.
    expect(warnings).toMatchObject([
      { code: 'nz.holidays/history-short', details: { missingWeeks: '51', amountAtStake: '102000.00' } },
    ]);
  });

  it('the pays of four weeks choose the rate of an extra pay, and at least the last two', () => {
    const past = [paid('2026-08-06', '1'), paid('2026-09-03', '2'), paid('2026-10-16', '3'), paid('2026-11-05', '4')];
    const days = (list: readonly PastPay[]) =>
      nzEarlierPays(list, civilDate('2026-11-12'), { finalPayIn: undefined }).map(({ payDate }) => payDate);
    expect(days(past)).toEqual(['2026-10-16', '2026-11-05']);
    expect(days(past.slice(0, 2))).toEqual(['2026-08-06', '2026-09-03']);
  });

  it('a final pay stands on the last two pay periods, with all that was paid for their days', () => {
    const october = (day: number, amount: string) => paid(`2026-10-${day}`, amount);
    // Hours of the week that was paid on the 22nd, two days of it, were paid a fortnight later.
    const late = { ...october(22, '200'), periodEnd: civilDate('2026-10-16'), payDate: civilDate('2026-11-05') };
    const past = [october(15, '1500'), october(22, '1600'), october(29, '1700'), late];
    const told = nzEarlierPays(past, civilDate('2026-11-12'), { finalPayIn: 'weekly' });
    // @law Inland Revenue payroll specification 2027, 5.12
    expect(told.slice(-2)).toEqual([
      { payDate: '2026-10-22', ordinaryEarnings: '1800' },
      { payDate: '2026-10-29', ordinaryEarnings: '1700' },
    ]);
  });

  it('weekly pays before a change of period are what they come to in the periods of now', () => {
    const past = [paid('2026-10-22', '1600'), paid('2026-10-29', '1600')];
    const told = nzEarlierPays(past, civilDate('2026-11-12'), { finalPayIn: 'fortnightly' });
    // Two fortnights of 3,200 × 13 are the 83,200 of 52 weeks. @law Inland Revenue payroll specification 2027, 5.12
    expect(told.map(({ ordinaryEarnings }) => ordinaryEarnings)).toEqual(['3200', '3200']);
  });

  it('gross since the anniversary starts anew each year and holds the final pay', () => {
    const past = [paid('2026-06-30', '100'), paid('2026-07-13', '200'), paid('2026-11-09', '300')];
    const since = (start: string) => at(start, past).grossSinceEntitled(nzd('50'), run.endDate).gross;
    expect(since('2020-07-01')).toBe('550');
    expect(since('2026-06-01')).toBe('650');
  });
});
