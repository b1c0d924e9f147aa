import type { Country } from '@anz-payroll/companies';
import { add, decimal, isMore, isPositive, isZero, subtract, whole, type CivilDate, type Decimal } from 'payroll-core';
import { lessHours, withLeave } from './approved-leave';
import { leaveDescription } from './leave-description';
import type { LeaveItem, PayItem } from './pay-command';
import type { PayWarning } from './pay-record';

const NONE: Decimal = whole(0);

/** A time in which the employer closes down and employees take annual holidays. */
export interface Closedown {
  readonly began: CivilDate;
  readonly until: CivilDate;
  /** Its days in a pay period that are days of work otherwise. */
  readonly days: readonly CivilDate[];
  /** The record has fewer than five working days a week and does not say which: no day is named. */
  readonly isAssumed: boolean;
}

export interface ClosedownOfPay {
  readonly country: Country;
  readonly closedowns: readonly Closedown[];
  readonly hoursPerDay: Decimal;
  /** Hours of annual holidays before the pay. */
  readonly left: Decimal;
  readonly isTimesheet: boolean;
}

/**
 * The item without the standard hours of a closedown: annual holidays as far as they reach, and days without pay behind them. A
 * day with leave, a public holiday or a shift stays as it is.
 */
export function withClosedown(
  item: PayItem,
  { country, closedowns, hoursPerDay, left, isTimesheet }: ClosedownOfPay,
  worked: ReadonlySet<string>,
): { readonly item: PayItem; readonly warnings: readonly PayWarning[] } {
  if (isZero(hoursPerDay) || (item.hours ?? []).length === 0) return { item, warnings: [] };
  let rest = (item.leave ?? [])
    .filter(({ leaveType, isCashUp }) => isAnnual(leaveType) && isCashUp !== true)
    .reduce<Decimal>((hours, row) => subtract(hours, decimal(row.hours)), left);
  const rows: LeaveItem[] = [];
  const warnings: PayWarning[] = [];
  let unpaid: Decimal = NONE;
  for (const closedown of closedowns) {
    const without: CivilDate[] = [];
    for (const date of openDays(closedown, item.leave).filter((day) => !worked.has(day))) {
      const most = isPositive(rest) ? rest : NONE;
      const hours = isMore(most, hoursPerDay) ? hoursPerDay : most;
      rest = subtract(rest, hours);
      if (isPositive(hours)) rows.push(annualHolidays(country, date, hours));
      const short = subtract(hoursPerDay, hours);
      if (!isPositive(short)) continue;
      unpaid = add(unpaid, short);
      without.push(date);
    }
    if (without.length > 0) warnings.push(withoutPay(closedown, without));
    if (closedown.isAssumed) warnings.push(daysUnknown(closedown));
  }
  const taken = withLeave(item, rows, isTimesheet);
  return { item: isTimesheet ? taken : { ...taken, ...lessHours(taken, unpaid) }, warnings };
}

/** The days of a closedown on which a pay has neither leave nor a public holiday. */
export function openDays({ days }: Closedown, leave: PayItem['leave']): readonly CivilDate[] {
  const there = new Set((leave ?? []).map(({ date }) => date));
  return days.filter((day) => !there.has(day));
}

function isAnnual(leaveType: string): boolean {
  return leaveType === 'ANNUAL_HOLIDAYS' || leaveType === 'HOLIDAY';
}

function annualHolidays(country: Country, date: CivilDate, hours: Decimal): LeaveItem {
  const leaveType = 'ANNUAL_HOLIDAYS';
  return { description: leaveDescription(country, leaveType), leaveType, date, hours: hours.toString() };
}

function withoutPay({ began, until }: Closedown, days: readonly CivilDate[]): PayWarning {
  return {
    code: 'pay/closedown-days-without-pay',
    message:
      `Not enough annual holidays were left for the closedown from ${began} to ${until}, and these days of work are not paid, ` +
      `or not in full: ${days.join(', ')}. Where holidays in advance were agreed, or fall due in this period, ` +
      'enter them as leave.',
    field: 'leave',
  };
}

function daysUnknown({ began, until }: Closedown): PayWarning {
  return {
    code: 'pay/closedown-days-unknown',
    message:
      `The closedown from ${began} to ${until} reaches into this period, and the record does not say on which days of the week ` +
      'this person works. The standard hours are in the pay in full: take those of the closedown out, and enter annual holidays ' +
      'for them where some are left.',
    field: 'working_days',
  };
}
