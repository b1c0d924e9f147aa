import { add, multiply } from '../../money/arithmetic';
import { decimal, whole } from '../../money/parse';
import { divide, round } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { LengthOfService } from './length-of-service';
import { serviceInWords } from './service-in-words';
import type { AuState, LeavingReason, LongServiceLeaveRules, StateLongServiceLeave } from './long-service-leave-rules';

/** A part of a year is carried to more places than any service needs; weeks and hours are answered as balances are kept. */
const PLACES = 10;
const BALANCE_PLACES = 6;

/**
 * Weeks of long service leave that somebody has on leaving, had none been taken.
 * @law The long service leave Act of the state, named in the trace
 */
export function weeksOnLeaving(
  state: AuState,
  service: LengthOfService,
  reason: LeavingReason | 'any',
  rules: Dated<LongServiceLeaveRules>,
): Step<Decimal> {
  const act = rules.values.states[state];
  const years = isDueOnLeaving(act, service.years, reason) ? yearsThatCount(act, service, reason) : whole(0);
  const weeks = round(multiply(years, act.weeksPerYear), BALANCE_PLACES, 'half-up');
  return step(
    'au.long-service-leave.weeks-on-leaving',
    weeks,
    () => `${state}, ${reason}: ${years.toString()} years × ${act.weeksPerYear.toString()} weeks = ${weeks.toString()}`,
    [given('service', serviceInWords(service)), parameter(rules, `states/${state}`, () => describe(act))],
  );
}

/**
 * Whether unused long service leave is paid out when nobody says so: always from the year at which the state asks for no
 * reason, for the state's reasons from the year at which it starts to, and not before.
 */
export function isPaidOnLeaving(
  state: AuState,
  service: LengthOfService,
  reason: LeavingReason,
  rules: Dated<LongServiceLeaveRules>,
): Step<boolean> {
  const act = rules.values.states[state];
  const paid = isDueOnLeaving(act, service.years, reason);
  return step(
    'au.long-service-leave.is-paid-on-leaving',
    paid,
    () => `${state}, ${reason} after ${service.years} years: ${paid ? 'paid' : 'not paid'}`,
    [given('service', serviceInWords(service)), parameter(rules, `states/${state}`, () => describe(act))],
  );
}

function isDueOnLeaving(act: StateLongServiceLeave, years: number, reason: LeavingReason | 'any'): boolean {
  // Service goes on with the new employer, and the leave with it.
  if (reason === 'transfer') return false;
  if (reason === 'misconduct' && act.misconductLosesProRata) return years >= act.takeAfterYears;
  if (years >= act.anyReasonFromYears) return true;
  return years >= act.proRataFromYears && reason !== 'any' && act.proRataReasons.includes(reason);
}

function yearsThatCount(act: StateLongServiceLeave, service: LengthOfService, reason: LeavingReason | 'any'): Decimal {
  if (reason === 'misconduct' && act.misconductLosesProRata) {
    const blocks = Math.floor((service.years - act.takeAfterYears) / act.accruesInBlocksOfYears);
    return whole(act.takeAfterYears + blocks * act.accruesInBlocksOfYears);
  }
  const years = whole(service.years);
  if (act.partYear === 'dropped') return years;
  const withMonths = add(years, divide(whole(service.months), whole(12), PLACES, 'half-up'));
  if (act.partYear === 'completed-months') return withMonths;
  return add(
    withMonths,
    add(
      divide(whole(service.weeks), whole(52), PLACES, 'half-up'),
      divide(whole(service.days), whole(365), PLACES, 'half-up'),
    ),
  );
}

/**
 * Hours of leave for hours worked, for casual and part-time employees whose week varies.
 * @law Industrial Relations Act 2016 (Qld) s 98, 104; the other states by the same proportion
 */
export function hoursForHoursWorked(
  state: AuState,
  ordinaryHours: Decimal,
  rules: Dated<LongServiceLeaveRules>,
): Decimal {
  return divide(
    multiply(ordinaryHours, rules.values.states[state].weeksPerYear),
    decimal('52'),
    BALANCE_PLACES,
    'half-up',
  );
}

function describe(act: StateLongServiceLeave): string {
  return (
    `${act.act}: for named reasons from ${act.proRataFromYears} years, for any from ${act.anyReasonFromYears}, ` +
    `${act.weeksPerYear.toString()} weeks a year`
  );
}
