import type { Part } from '@anz-payroll/employee-lifecycle';
import { addDays, addYears, daysBetween, type CivilDate } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { nzLeaveFacts } from './nz-leave-facts';

/** Gross since the last anniversary and the earnings of 12 months before the period: two years hold both. */
const YEARS = 2;

/**
 * The first day of the earlier pays that pays of a day may ask about. Unpaid leave that is no employment moves an
 * anniversary, so that the earnings since the last one lie further back by as many days.
 * @law Holidays Act 2003 ss 16(2), 23, 26
 */
export function nzHistoryFrom(payDate: CivilDate, lists: readonly (readonly Part[])[]): CivilDate {
  const moved = lists.map((parts) => daysMoved(parts, payDate));
  return addDays(addYears(payDate, -YEARS), -Math.max(0, ...moved));
}

function daysMoved(parts: readonly Part[], payDate: CivilDate): number {
  if (!parts.some(({ kind }) => kind === 'absence')) return 0;
  return nzLeaveFacts(parts)
    .absences.map(nz.daysNotEmployed)
    .reduce((total, days) => total + (days === undefined ? 0 : daysUntil(days, payDate)), 0);
}

function daysUntil({ from, until }: { readonly from: CivilDate; readonly until: CivilDate }, last: CivilDate): number {
  const end = until < last ? until : last;
  return from > end ? 0 : daysBetween(from, end) + 1;
}
