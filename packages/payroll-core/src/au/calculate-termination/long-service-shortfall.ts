import { greater, isPositive, multiply, subtract } from '../../money/arithmetic';
import { decimal } from '../../money/parse';
import { round, toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { given, step, type Step } from '../../trace/step';
import { hoursForHoursWorked, weeksOnLeaving } from '../long-service-leave/leave-on-leaving';
import { lengthOfService } from '../long-service-leave/length-of-service';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';
import { leavingReason } from './is-long-service-leave-paid';

/** The state's entitlement beside the balance that the record holds. */
export interface LongServiceComparison {
  /** Hours that the Act gives on leaving, less what was taken in service. */
  readonly entitlementHours: Step<Decimal>;
  readonly balanceHours: Decimal;
  /** What the Act gives beyond the balance; zero where the balance is enough. */
  readonly shortfallHours: Decimal;
  /** The shortfall at the hourly rate. */
  readonly shortfallAmount: Aud;
}

const none = decimal('0');
const HOURS_PLACES = 6;

/**
 * What the long service leave Act of the state gives on leaving, in hours. A week of leave has the agreed hours, or the
 * average that the caller gives where they changed; casual service is counted by the hours worked in it. Undefined where
 * the Act gives nothing for this ending, or where the state or the hours are not known.
 * @law The long service leave Act of the state, named in the trace
 */
export function compareLongService(
  termination: AuTermination,
  rules: AuTerminationRules,
): LongServiceComparison | undefined {
  const { state, longService, terminationDate, balances, payRatePerHour } = termination;
  if (state === undefined) return undefined;
  const service = lengthOfService(longService.serviceFrom, terminationDate);
  const weeks = weeksOnLeaving(state, service, leavingReason(termination), rules.longServiceLeave);
  if (!isPositive(weeks.value)) return undefined;
  const { weeklyHours, ordinaryHoursWorked, hoursTaken } = longService;
  const counted =
    ordinaryHoursWorked !== undefined
      ? {
          hours: hoursForHoursWorked(state, ordinaryHoursWorked, rules.longServiceLeave),
          of: 'hours worked',
          from: ordinaryHoursWorked,
        }
      : weeklyHours === undefined
        ? undefined
        : {
            hours: round(multiply(weeks.value, weeklyHours), HOURS_PLACES, 'half-up'),
            of: 'weekly hours',
            from: weeklyHours,
          };
  if (counted === undefined) return undefined;
  const entitled = greater(subtract(counted.hours, hoursTaken), none);
  const shortfallHours = greater(subtract(entitled, greater(balances.longService, none)), none);
  return {
    entitlementHours: step(
      'au.termination.long-service-entitlement',
      entitled,
      () =>
        `${counted.hours.toString()} hours by ${counted.of}, less ${hoursTaken.toString()} taken = ${entitled.toString()}`,
      [weeks, given(counted.of, counted.from), given('hours taken', hoursTaken)],
    ),
    balanceHours: balances.longService,
    shortfallHours,
    shortfallAmount: toCents(multiply(payRatePerHour, shortfallHours)) as Aud,
  };
}

/** Whether the Act gives leave for this ending, although its hours cannot be worked out. */
export function isLongServiceNotCompared(termination: AuTermination, rules: AuTerminationRules): boolean {
  const { state, longService, terminationDate } = termination;
  if (state === undefined || longService.weeklyHours !== undefined || longService.ordinaryHoursWorked !== undefined) {
    return false;
  }
  const service = lengthOfService(longService.serviceFrom, terminationDate);
  return isPositive(weeksOnLeaving(state, service, leavingReason(termination), rules.longServiceLeave).value);
}
