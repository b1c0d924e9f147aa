import { addDays, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { add, greater, isZero, lesser, multiply, negate, subtract } from '../../money/arithmetic';
import { aud, decimal, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { longServiceLeavePeriods, type LongServiceLeavePeriod, type UnusedLeaveRules } from './unused-leave-rules';

/** Amounts by the period in which leave accrued. */
export type ByPeriod<T> = Readonly<Record<LongServiceLeavePeriod, T>>;

/** Days of service in each period, first and last day counted. */
export function serviceDaysByPeriod(from: CivilDate, to: CivilDate, rules: UnusedLeaveRules): ByPeriod<number> {
  const end = addDays(to, 1);
  const starts = rules.periodStarts;
  const within = (start: CivilDate, next: CivilDate): number => {
    const first = start > from ? start : from;
    const last = next < end ? next : end;
    return last > first ? daysBetween(first, last) : 0;
  };
  return {
    before16August1978: within(starts.before16August1978, starts.to17August1993),
    to17August1993: within(starts.to17August1993, starts.after17August1993),
    after17August1993: within(starts.after17August1993, end),
  };
}

/** Unused long service leave by the periods that tax it differently. */
export interface LongServiceLeaveDue {
  /** Days of leave still due. */
  readonly daysDue: Decimal;
  /** Days already taken, by the period they were taken in. */
  readonly daysUsed: ByPeriod<Decimal>;
  readonly serviceFrom: CivilDate;
  readonly serviceTo: CivilDate;
}

const none = decimal('0');

/**
 * Unused days by the period they accrued in. All leave of the whole service, used or not, accrues evenly over its days;
 * fractions of a day belong to the oldest period the person has; days used come off the period they were used in, and
 * what is too much for it off the neighbour the Act names: the two later periods from each other first, then the oldest.
 * @law Income Tax Assessment Act 1997 (Cth) s 83-85 to 83-100; ATO QC 19081, "Calculate the correct amount to withhold"
 */
export function splitLongServiceLeave(leave: LongServiceLeaveDue, rules: UnusedLeaveRules): ByPeriod<Decimal> {
  const service = serviceDaysByPeriod(leave.serviceFrom, leave.serviceTo, rules);
  const used = leave.daysUsed;
  const accrued = add(leave.daysDue, add(used.before16August1978, add(used.to17August1993, used.after17August1993)));
  return lessUsed(accruedByPeriod(accrued, service), used);
}

function accruedByPeriod(accrued: Decimal, service: ByPeriod<number>): ByPeriod<Decimal> {
  const total = whole(service.before16August1978 + service.to17August1993 + service.after17August1993);
  const days = (period: LongServiceLeavePeriod): Decimal =>
    divide(multiply(accrued, whole(service[period])), total, 0, 'truncate');
  const wholeDays = {
    before16August1978: days('before16August1978'),
    to17August1993: days('to17August1993'),
    after17August1993: days('after17August1993'),
  };
  const oldest = longServiceLeavePeriods.find((period) => service[period] > 0)!;
  const others = longServiceLeavePeriods
    .filter((period) => period !== oldest)
    .reduce((sum, period) => add(sum, wholeDays[period]), none);
  return { ...wholeDays, [oldest]: subtract(accrued, others) };
}

function lessUsed(accrued: ByPeriod<Decimal>, used: ByPeriod<Decimal>): ByPeriod<Decimal> {
  const left = {
    before16August1978: subtract(accrued.before16August1978, used.before16August1978),
    to17August1993: subtract(accrued.to17August1993, used.to17August1993),
    after17August1993: subtract(accrued.after17August1993, used.after17August1993),
  };
  // Who gives way when a period is overdrawn, nearest first.
  return (
    [
      ['after17August1993', 'to17August1993'],
      ['to17August1993', 'after17August1993'],
      ['after17August1993', 'before16August1978'],
      ['to17August1993', 'before16August1978'],
      ['before16August1978', 'to17August1993'],
      ['before16August1978', 'after17August1993'],
    ] as const
  ).reduce(coverFrom, left);
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function coverFrom(
  left: Mutable<ByPeriod<Decimal>>,
  [overdrawn, giver]: readonly [LongServiceLeavePeriod, LongServiceLeavePeriod],
): Mutable<ByPeriod<Decimal>> {
  const shortfall = greater(negate(left[overdrawn]), none);
  const moved = lesser(shortfall, greater(left[giver], none));
  return { ...left, [overdrawn]: add(left[overdrawn], moved), [giver]: subtract(left[giver], moved) };
}

/** A payment for so many days, by period, in cents that add up: what rounding leaves goes to the latest period. */
export function splitPayment(payment: Aud, days: ByPeriod<Decimal>): ByPeriod<Aud> {
  const total = add(days.before16August1978, add(days.to17August1993, days.after17August1993));
  if (isZero(total)) return { before16August1978: aud('0'), to17August1993: aud('0'), after17August1993: payment };
  const part = (period: LongServiceLeavePeriod): Aud => divide(multiply(payment, days[period]), total, 2, 'half-up');
  const before16August1978 = part('before16August1978');
  const to17August1993 = part('to17August1993');
  return {
    before16August1978,
    to17August1993,
    after17August1993: subtract(subtract(payment, before16August1978), to17August1993),
  };
}
