import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import {
  accepted,
  add,
  decimal,
  divide,
  greater,
  isMore,
  isNegative,
  isPositive,
  isZero,
  lesser,
  multiply,
  negate,
  round,
  subtract,
  whole,
  type CivilDate,
  type Dated,
  type Decimal,
  type Result,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figure, figuresOf } from '../../domain/figures';
import type { LeaveLine } from '../../domain/pay-lines';
import type { Figures } from '../../domain/pay-record';
import { refusal, type PaysRefusal } from '../../domain/pays-refusal';
import { annualEntitlement } from './nz-annual-entitlement';
import { ALTERNATIVE_DAY } from './nz-public-holidays';
import type { NzService } from './nz-service';

const NONE: Decimal = whole(0);
/** Weeks of hours are divided so far that the hours come back when they are multiplied. */
const EXACT_DECIMALS = 12;
const HOURS_DECIMALS = 6;
/** Leave that is paid by the week, at the greater of ordinary weekly pay and average weekly earnings. */
const annualTypes: ReadonlySet<string> = new Set(['ANNUAL_HOLIDAYS', 'HOLIDAY']);

export function isAnnualHoliday({ leaveType }: Pick<LeaveLine, 'leaveType'>): boolean {
  return annualTypes.has(leaveType);
}

/** In the leave account: dollars that were paid for holidays which no entitlement has covered yet. */
export const ADVANCE_PAID = 'granted:advance-paid';
/** In the leave account: hours that were paid out in place of being taken, by the first day of the entitlement year. */
export const CASHED_UP = 'granted:cashed-up:';

/**
 * Of each row of annual holidays, the hours that average weekly earnings alone pay for. Holidays are taken from the
 * oldest entitlement, so what is left belongs to the newest ones.
 * @law Parental Leave and Employment Protection Act 1987 s 42(2)
 */
export function withHoursAfterParentalLeave(
  lines: readonly LeaveLine[],
  details: EmployeeDetails,
  service: NzService,
  hoursLeft: Decimal,
  lastDay: CivilDate,
  holidays: Dated<nz.Holidays>,
): readonly LeaveLine[] {
  if (!lines.some(isAnnualHoliday)) return lines;
  const left = entitlementsLeft(details, service, hoursLeft, lastDay, holidays);
  if (!left.some(({ isAverageOnly }) => isAverageOnly)) return lines;
  // Opening balances may hold more than the entitlements since the start.
  let unplaced = left.reduce<Decimal>((rest, { hours }) => subtract(rest, hours), hoursLeft);
  return lines.map((line) => {
    if (!isAnnualHoliday(line)) return line;
    let wanted = greater(subtract(decimal(line.hours), greater(unplaced, NONE)), NONE);
    unplaced = greater(subtract(unplaced, decimal(line.hours)), NONE);
    let atAverage = NONE;
    for (const lot of left) {
      const used = lesser(lot.hours, wanted);
      lot.hours = subtract(lot.hours, used);
      wanted = subtract(wanted, used);
      if (lot.isAverageOnly) atAverage = add(atAverage, used);
    }
    return isPositive(atAverage) ? { ...line, averageWeeklyEarningsHours: atAverage.toString() } : line;
  });
}

/** Of hours that are left, those that average weekly earnings alone pay for on leaving. */
export function leftAfterParentalLeave(
  details: EmployeeDetails,
  service: NzService,
  hoursLeft: Decimal,
  lastDay: CivilDate,
  holidays: Dated<nz.Holidays>,
): Decimal {
  return entitlementsLeft(details, service, hoursLeft, lastDay, holidays)
    .filter(({ isAverageOnly }) => isAverageOnly)
    .reduce<Decimal>((total, { hours }) => add(total, hours), NONE);
}

interface EntitlementLeft {
  hours: Decimal;
  readonly isAverageOnly: boolean;
}

/** Hours that are left belong to the newest entitlements, which come last here. */
function entitlementsLeft(
  details: EmployeeDetails,
  service: NzService,
  hoursLeft: Decimal,
  lastDay: CivilDate,
  holidays: Dated<nz.Holidays>,
): readonly EntitlementLeft[] {
  const each = annualEntitlement(details, holidays);
  const left: EntitlementLeft[] = [];
  let unplaced = greater(hoursLeft, NONE);
  for (const { afterParentalLeave } of [...service.anniversariesUntil(lastDay)].reverse()) {
    const hours = lesser(each, unplaced);
    unplaced = subtract(unplaced, hours);
    left.unshift({ hours, isAverageOnly: afterParentalLeave });
  }
  return left;
}

/** Hours of annual holidays that rows take out of the balance. */
export function hoursTaken(lines: readonly LeaveLine[]): Decimal {
  return lines.filter(isAnnualHoliday).reduce((total, { hours }) => add(total, decimal(hours)), NONE);
}

/**
 * How the dollars paid for holidays in advance change: an entitlement that arises covers them in the proportion of its
 * hours, and holidays beyond what is there add what they are paid.
 * @law Holidays Act 2003 ss 20, 22
 */
export function advancePaid(
  account: Figures,
  arising: Decimal,
  taken: readonly { readonly hours: Decimal; readonly amount: Decimal }[],
): Figures {
  const before = figure(account, 'ANNUAL_HOLIDAYS');
  const open = isNegative(before) ? negate(before) : NONE;
  const paid = figure(account, ADVANCE_PAID);
  const covered = isZero(open) ? NONE : divide(multiply(paid, lesser(arising, open)), open, 2, 'half-up');
  let balance = add(before, arising);
  let added = NONE;
  for (const { hours, amount } of taken) {
    const early = lesser(hours, greater(subtract(hours, balance), NONE));
    if (isPositive(early)) added = add(added, divide(multiply(amount, early), hours, 2, 'half-up'));
    balance = subtract(balance, hours);
  }
  return figuresOf([[ADVANCE_PAID, subtract(added, covered)]]);
}

/** What rows that are paid out in place of being taken ask of the account. */
export interface CashedUp {
  readonly granted: Figures;
  readonly warnings: readonly nz.NzWarning[];
}

/**
 * Annual holidays are paid out up to a week of an entitlement in each entitlement year; alternative holidays once they
 * are a year old.
 * @law Holidays Act 2003 ss 28A, 28B, 61
 */
export function cashUps(
  lines: readonly LeaveLine[],
  details: EmployeeDetails,
  account: Figures,
  hoursLeft: Decimal,
  service: NzService,
  { payDate, lastDay }: { readonly payDate: CivilDate; readonly lastDay: CivilDate },
  holidays: Dated<nz.Holidays>,
): Result<CashedUp, PaysRefusal> {
  const cashed = lines.filter(({ isCashUp }) => isCashUp === true);
  if (cashed.length === 0) return accepted({ granted: {}, warnings: [] });
  const { cashUpWeeksPerYear: weeks, alternativeDayExchangeMonths: months } = holidays.values;
  const perDay = decimal(details.standard_hours_per_day);
  const key = `${CASHED_UP}${service.entitledSince(lastDay)}`;
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const inWeeks = (hours: Decimal): Decimal =>
    isZero(perWeek) ? NONE : divide(hours, perWeek, EXACT_DECIMALS, 'half-up');
  const left = nz.weeksLeftToCashUp(inWeeks(figure(account, key)), inWeeks(hoursLeft), holidays);
  const room = round(multiply(left, perWeek), HOURS_DECIMALS, 'half-up');
  const asked = hoursTaken(cashed);
  if (isMore(asked, room)) {
    return refusal(
      'pay/invalid',
      `Of annual holidays ${room.toString()} hours can be paid out with this pay: at most ` +
        `${weeks.toString()} week of an entitlement in each entitlement year; ${asked.toString()} were asked for.`,
      { path: `leave[${lines.findIndex((line) => line.isCashUp === true && isAnnualHoliday(line))}].hours` },
    );
  }
  const alternative = cashed.filter(({ leaveType }) => leaveType === 'ALT_HOLIDAY');
  const earned = Object.keys(account)
    .filter((name) => name.startsWith(ALTERNATIVE_DAY))
    .map((name) => name.slice(ALTERNATIVE_DAY.length));
  const young = multiply(
    perDay,
    whole(earned.filter((day) => nz.alternativeDayExchangeableFrom(day as CivilDate, holidays) > payDate).length),
  );
  const exchanged = alternative.reduce((total, { hours }) => add(total, decimal(hours)), NONE);
  const taken = lines
    .filter(({ leaveType, isCashUp }) => leaveType === 'ALT_HOLIDAY' && isCashUp !== true)
    .reduce((total, { hours }) => add(total, decimal(hours)), NONE);
  // The oldest are taken first. Days that were brought along have no day here, and count as old.
  const old = greater(subtract(subtract(figure(account, 'ALT_HOLIDAY'), taken), young), NONE);
  const tooYoung = isPositive(young) && isMore(exchanged, old);
  return accepted({
    granted: figuresOf([[key, asked]]),
    warnings: tooYoung
      ? [
          {
            code: 'nz.leave/alternative-holiday-too-young',
            message: `${exchanged.toString()} hours of alternative holidays are exchanged for pay on ${payDate}, and only ${old.toString()} of the hours left are older than ${months} months.`,
          },
        ]
      : [],
  });
}
