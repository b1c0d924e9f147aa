import type { Country } from '@anz-payroll/companies';
import {
  add,
  decimal,
  isMore,
  isPositive,
  isZero,
  multiply,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import { isOrdinary, lessHours } from './approved-leave';
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
  /** Leave of days of the period that other pays have. */
  readonly outside?: readonly LeaveItem[];
}

/**
 * The item without the standard hours of a closedown: annual holidays as far as they reach, and days without pay behind them. Leave
 * and public holidays of its days stay as they are, and a day with a shift is one of work.
 */
export function withClosedown(
  item: PayItem,
  { country, closedowns, hoursPerDay, left, isTimesheet, outside = [] }: ClosedownOfPay,
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
    for (const { date, open } of openDays(closedown, [...(item.leave ?? []), ...outside], hoursPerDay)) {
      if (worked.has(date)) continue;
      const most = isPositive(rest) ? rest : NONE;
      const hours = isMore(most, open) ? open : most;
      rest = subtract(rest, hours);
      if (isPositive(hours)) rows.push(annualHolidays(country, date, hours));
      const short = subtract(open, hours);
      if (!isPositive(short)) continue;
      unpaid = add(unpaid, short);
      without.push(date);
    }
    if (without.length > 0) warnings.push(withoutPay(closedown, without));
    if (closedown.isAssumed) warnings.push(daysUnknown(closedown));
  }
  const taken = rows.length === 0 ? item : { ...item, leave: [...(item.leave ?? []), ...rows] };
  const away = rows.reduce((sum, { hours }) => add(sum, decimal(hours)), unpaid);
  return { item: isTimesheet ? taken : { ...taken, ...lessHours(taken, away) }, warnings };
}

export interface OpenDay {
  readonly date: CivilDate;
  /** The hours of the day that no leave is for. */
  readonly open: Decimal;
}

/** The days of a closedown that a pay has neither a public holiday nor leave for all of. */
export function openDays({ days }: Closedown, leave: PayItem['leave'], hoursPerDay: Decimal): readonly OpenDay[] {
  return days
    .map((date): OpenDay => {
      const rows = (leave ?? []).filter((row) => row.date === date && row.isCashUp !== true);
      const isHoliday = rows.some(({ leaveType }) => leaveType === 'PAID_PUBLIC_HOLIDAY');
      const open = rows.reduce<Decimal>((left, { hours }) => subtract(left, decimal(hours)), hoursPerDay);
      return { date, open: isHoliday ? NONE : open };
    })
    .filter(({ open }) => isPositive(open));
}

/**
 * A pay that was staged before the closedown was told, or that was entered, may have the standard hours of closed days. Nobody may
 * have worked them.
 */
export function hoursInClosedown(
  hours: PayItem['hours'],
  closedowns: readonly Closedown[],
  { hoursPerDay, standard }: { readonly hoursPerDay: Decimal; readonly standard: Decimal },
): readonly PayWarning[] {
  const worked = (hours ?? []).filter(isOrdinary).reduce<Decimal>((sum, { value }) => add(sum, decimal(value)), NONE);
  return closedowns
    .filter(({ days }) => days.length > 0)
    .flatMap(({ began, until, days }): readonly PayWarning[] => {
      const most = subtract(standard, multiply(hoursPerDay, whole(days.length)));
      if (!isMore(worked, isPositive(most) ? most : NONE)) return [];
      const message =
        `The pay has ${worked.toString()} ordinary hours, and the closedown from ${began} to ${until} leaves ${(isPositive(most) ? most : NONE).toString()} in this period. ` +
        'Where nobody worked in it, take its hours out and enter annual holidays for them; a pay that is staged from now on has them.';
      return [{ code: 'pay/hours-in-closedown', message, field: 'hours' }];
    });
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
