import type { Employee } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addDays,
  addMonths,
  addYears,
  daysBetween,
  decimal,
  divide,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import type { NzEarlierPay } from 'payroll-core/nz';
import type { PastPay } from '../../ports';

/** What earlier pays tell about an employee. */
export interface NzHistory {
  readonly earlierPays: readonly NzEarlierPay[];
  readonly averageWeeklyEarnings: { readonly gross: string; readonly weeks?: string } | undefined;
  readonly grossSinceAnniversary: string;
}

/**
 * What extra pays and holiday pay ask about the past: pays of the last four weeks or at least the last two, gross
 * earnings of 12 months (or since the start) and since the last anniversary.
 * @law Holidays Act 2003 ss 21, 22, 23; Income Tax Act 2007 s RD 17
 */
export function nzHistory(
  employee: Employee,
  past: readonly PastPay[],
  payDate: CivilDate,
  periodStart: CivilDate,
): NzHistory {
  const start = employee.details.start_date;
  const fourWeeks = addDays(payDate, -28);
  const recent = past.filter((pay, i) => pay.payDate > fourWeeks || i >= past.length - 2);
  const since = addYears(periodStart, -1);
  const twelveMonths = past.filter((pay) => pay.payDate >= since);
  const gross = holidaysGross(twelveMonths);
  return {
    earlierPays: recent
      .filter(({ ordinary }) => !ordinary.startsWith('-'))
      .map(({ payDate: on, ordinary }) => ({ payDate: on, ordinaryEarnings: ordinary })),
    averageWeeklyEarnings:
      twelveMonths.length === 0
        ? undefined
        : start > since
          ? { gross: gross.toString(), weeks: weeksBetween(start, periodStart) }
          : { gross: gross.toString() },
    grossSinceAnniversary: holidaysGross(
      past.filter((pay) => pay.payDate >= lastAnniversary(start, payDate)),
    ).toString(),
  };
}

function holidaysGross(pays: readonly PastPay[]): Decimal {
  return pays.reduce((total, { holidays }) => add(total, decimal(holidays)), whole(0));
}

function weeksBetween(from: CivilDate, until: CivilDate): string {
  const days = Math.max(7, daysBetween(from, until));
  return divide(whole(days), whole(7), 6, 'half-up').toString();
}

function lastAnniversary(start: CivilDate, on: CivilDate): CivilDate {
  let anniversary = start;
  for (let years = 1; addMonths(start, years * 12) <= on; years++) anniversary = addMonths(start, years * 12);
  return anniversary;
}
