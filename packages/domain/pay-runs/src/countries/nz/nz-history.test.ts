import { newEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { civilDate } from 'payroll-core';
import type { PastPay } from '../../ports';
import { nzHistory } from './nz-history';

const employee = (start_date: string) => ({ ...newEmployee(1, 1, nzEmployee({ start_date })), id: 1, version: 1 });
const paid = (day: string, amount: string): PastPay => ({
  employeeId: 1,
  payId: 1,
  payDate: civilDate(day),
  periodStart: civilDate(day),
  periodEnd: civilDate(day),
  taxable: amount,
  tax: '0',
  ordinary: amount,
  holidays: amount,
});
const at = (start: string, past: readonly PastPay[]) =>
  nzHistory(employee(start), past, civilDate('2026-11-12'), civilDate('2026-11-09'));

describe('what earlier pays tell', () => {
  it('after a year, average weekly earnings are the gross of 12 months', () => {
    const past = [paid('2025-10-30', '999'), paid('2025-11-13', '1000'), paid('2026-11-05', '1040.50')];
    expect(at('2024-01-01', past).averageWeeklyEarnings).toEqual({ gross: '2040.5' });
  });

  it('in the first year they are the gross since the start over the weeks worked', () => {
    const { averageWeeklyEarnings } = at('2026-09-28', [paid('2026-10-08', '800'), paid('2026-11-05', '900')]);
    // Six weeks from 28 September to 9 November.
    expect(averageWeeklyEarnings).toEqual({ gross: '1700', weeks: '6' });
  });

  it('the pays of four weeks choose the rate of an extra pay, and at least the last two', () => {
    const past = [paid('2026-08-06', '1'), paid('2026-09-03', '2'), paid('2026-10-15', '3'), paid('2026-11-05', '4')];
    const days = (list: readonly PastPay[]) => at('2024-01-01', list).earlierPays.map(({ payDate }) => payDate);
    expect(days(past)).toEqual(['2026-10-15', '2026-11-05']);
    expect(days(past.slice(0, 2))).toEqual(['2026-08-06', '2026-09-03']);
  });

  it('gross since the anniversary starts anew each year', () => {
    const past = [paid('2026-06-30', '100'), paid('2026-07-01', '200'), paid('2026-11-05', '300')];
    expect(at('2020-07-01', past).grossSinceAnniversary).toBe('500');
    expect(at('2026-06-01', past).grossSinceAnniversary).toBe('600');
  });
});
