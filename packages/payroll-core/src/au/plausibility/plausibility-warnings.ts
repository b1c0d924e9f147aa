import { completedYears, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { add, isLess, isMore, isPositive, multiply } from '../../money/arithmetic';
import { aud, decimal, whole } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { asDollars } from '../../money/shown';
import { inForce } from '../../statutory/instrument';
import type { AuPay } from '../calculate-pay/au-pay';
import { countsTime } from '../hours/pay-hours';
import type { AuState } from '../long-service-leave/long-service-leave-rules';
import { leastHourlyRate } from '../minimum-wage/least-hourly-rate';
import { minimumWage } from '../minimum-wage/minimum-wage';
import type { OrdinaryHours } from '../leave-accrual/leave-that-must-remain';
import { cashedOutLeaveWarnings } from './cashed-out-leave-warnings';
import { longServiceAccrualWarning } from './long-service-accrual-warning';
import type { PlausibilityWarning } from './plausibility-warning';

/** What a pay is held against. Whatever is left out is not tested. */
export interface PlausibilityFacts {
  /** First and last day of the pay period. */
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly employmentStart?: CivilDate | undefined;
  /** The last day of work of somebody who has left. */
  readonly employmentEnd?: CivilDate | undefined;
  readonly dateOfBirth?: CivilDate | undefined;
  readonly isCasual?: boolean;
  /** Ordinary hours of a full pay period. Left out where every working day of it lies in the employment, though not every day does. */
  readonly standardHours?: Decimal | undefined;
  /** The state whose Act gives long service leave, and what accrues for an hour; not for somebody who has none. */
  readonly longServiceLeave?: { readonly state: AuState; readonly accruedPerHour: Decimal } | undefined;
  /** Ordinary hours of a week and of a day, for leave that is cashed out. */
  readonly ordinaryHours?: OrdinaryHours | undefined;
  /** Gross of the pay of the period before. */
  readonly lastGross?: Aud | undefined;
}

const NO_HOURS: Decimal = whole(0);
const NOTHING = aud('0');
const HOURS_IN_DAY = decimal('24');
const TIMES = whole(10);

/** Whether a pay can be meant: its hours, its rate, its days, and its size beside the last one. */
export function plausibilityWarnings(
  pay: Pick<AuPay, 'hours' | 'gross'> & Partial<Pick<AuPay, 'leave' | 'leaveBalanceRows'>>,
  facts: PlausibilityFacts,
): readonly PlausibilityWarning[] {
  const ordinary = ordinaryTime(pay);
  return [
    onDays(ordinary, facts),
    onHours(pay, facts),
    onMinimumWage(ordinary, facts),
    onSize(pay, facts),
    onLongService(facts),
    ...cashedOutLeaveWarnings(pay, facts.ordinaryHours, facts.periodStart),
  ].filter((warning) => warning !== undefined);
}

interface OrdinaryTime {
  readonly hours: Decimal;
  readonly paid: Aud;
}

function ordinaryTime({ hours: rows }: Pick<AuPay, 'hours'>): OrdinaryTime {
  let hours = NO_HOURS;
  let paid = NOTHING;
  for (const row of rows) {
    if (row.isOvertime || !countsTime(row.units)) continue;
    hours = add(hours, row.value);
    paid = add(paid, row.payAmount);
  }
  return { hours, paid };
}

function onDays(ordinary: OrdinaryTime, facts: PlausibilityFacts): PlausibilityWarning | undefined {
  const { periodStart, periodEnd, employmentStart: start, employmentEnd: end, standardHours } = facts;
  if (start !== undefined && periodEnd < start) {
    return {
      code: 'au.plausibility/before-start-date',
      message: `The pay is for ${periodStart} to ${periodEnd}; the employment starts on ${start}.`,
      field: 'start_date',
    };
  }
  if (end !== undefined && end < periodStart) {
    return {
      code: 'au.plausibility/after-last-day',
      message: `The pay is for ${periodStart} to ${periodEnd}; the last day of work was ${end}.`,
      field: 'termination_date',
    };
  }
  const startsWithin = start !== undefined && start > periodStart;
  const endsWithin = end !== undefined && end < periodEnd;
  if (standardHours === undefined || !isPositive(standardHours) || (!startsWithin && !endsWithin)) {
    return undefined;
  }
  if (isLess(ordinary.hours, standardHours)) return undefined;
  const because = startsWithin ? `the employment starts on ${start}` : `the last day of work was ${end}`;
  return {
    code: 'au.plausibility/full-period-for-part',
    message: `A full period of ${standardHours.toString()} hours is paid for ${periodStart} to ${periodEnd}; ${because}.`,
    field: 'hours',
  };
}

/** A week has 168 hours. */
function onHours(
  { hours }: Pick<AuPay, 'hours'>,
  { periodStart, periodEnd }: PlausibilityFacts,
): PlausibilityWarning | undefined {
  const worked = hours.reduce((total, row) => (countsTime(row.units) ? add(total, row.value) : total), NO_HOURS);
  const days = daysBetween(periodStart, periodEnd) + 1;
  const most = multiply(HOURS_IN_DAY, whole(Math.max(days, 0)));
  if (!isMore(worked, most)) return undefined;
  return {
    code: 'au.plausibility/more-hours-than-time',
    message: `${worked.toString()} hours are paid; ${periodStart} to ${periodEnd} has ${most.toString()}.`,
    field: 'hours',
  };
}

/** An order takes effect with the first full pay period, so the first day of the period chooses it. */
function onMinimumWage(
  { hours, paid }: OrdinaryTime,
  { periodStart, dateOfBirth, isCasual = false }: PlausibilityFacts,
): PlausibilityWarning | undefined {
  const order = inForce(minimumWage, periodStart);
  if (!isPositive(hours) || !order.ok) return undefined;
  const age = dateOfBirth === undefined ? undefined : completedYears(dateOfBirth, periodStart);
  const least = leastHourlyRate(age, isCasual, order.value).value;
  if (!isLess(paid, toCents(multiply(least, hours)))) return undefined;
  return {
    code: 'au.plausibility/below-minimum-wage',
    message:
      `${asDollars(paid)} for ${hours.toString()} ordinary hours is below the national minimum wage of ` +
      `${asDollars(least)} an hour${isCasual ? ' with casual loading' : ''}. An award may ask for more, or for less of ` +
      'trainees and apprentices.',
    field: 'pay_rate_per_hour',
  };
}

function onSize({ gross }: Pick<AuPay, 'gross'>, { lastGross }: PlausibilityFacts): PlausibilityWarning | undefined {
  if (lastGross === undefined || !isPositive(lastGross) || isLess(gross, multiply(lastGross, TIMES))) return undefined;
  return {
    code: 'au.plausibility/ten-times-last-pay',
    message: `The gross of ${asDollars(gross)} is ten times the last one of ${asDollars(lastGross)} or more.`,
    field: 'hours',
  };
}

function onLongService({ longServiceLeave, periodEnd }: PlausibilityFacts): PlausibilityWarning | undefined {
  if (longServiceLeave === undefined) return undefined;
  return longServiceAccrualWarning(longServiceLeave.state, longServiceLeave.accruedPerHour, periodEnd);
}
