import { add, greater, isNegative, isPositive, multiply, sum } from '../../money/arithmetic';
import { aud, decimal, whole } from '../../money/parse';
import { divide, toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { centsInWords } from '../../trace/cents-in-words';
import { given, step, type Step } from '../../trace/step';
import { longServiceLeavePeriods } from '../unused-leave/unused-leave-rules';
import {
  serviceDaysByPeriod,
  splitLongServiceLeave,
  splitPayment,
  type ByPeriod,
} from '../unused-leave/split-long-service-leave';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';
import { isLongServiceLeavePaid } from './is-long-service-leave-paid';
import { compareLongService, type LongServiceComparison } from './long-service-shortfall';
import type { TerminationWarning } from './termination-warning';

export interface ValuedLeave {
  readonly isHolidayPaid: boolean;
  readonly isLoadingPaid: boolean;
  readonly isLongServicePaid: Step<boolean>;
  readonly isSickPaid: boolean;
  readonly isRdoPaid: boolean;
  readonly isToilPaid: boolean;
  readonly holiday: Step<Aud>;
  readonly loading: Step<Aud>;
  readonly sick: Step<Aud>;
  /** Rostered days off that were worked for and not taken. */
  readonly rdo: Step<Aud>;
  /** Time off in lieu of overtime that was worked and not taken. */
  readonly toil: Step<Aud>;
  readonly longService: ByPeriod<Step<Aud>>;
  /** The state's entitlement beside the balance, where both are known. */
  readonly comparison: LongServiceComparison | undefined;
  readonly warnings: readonly TerminationWarning[];
}

const zero = aud('0');
const none = decimal('0');

/**
 * What unused leave is worth: the hours of its balance at the hourly rate, or the amount set by hand. Flags that nobody
 * sent follow the rules: annual leave of everybody but casuals, its loading where there is one, long service leave as
 * the state says, sick leave never.
 * @law Fair Work Act 2009 (Cth) s 90(2); the state's long service leave Act
 */
export function valueUnusedLeave(termination: AuTermination, rules: AuTerminationRules): ValuedLeave {
  const { request, balances, isCasual, payRatePerHour, leaveLoadingPercentage, facts } = termination;
  const isHolidayPaid =
    request.isUnusedHolidayPaid ??
    isMoreThanNothing(request.unusedHolidayAmount) ??
    (!isCasual && isPositive(balances.holiday));
  const isLoadingPaid =
    request.isUnusedLeaveLoadingPaid ??
    isMoreThanNothing(request.unusedLeaveLoadingAmount) ??
    (isHolidayPaid && isPositive(leaveLoadingPercentage));
  const isSickPaid = request.isUnusedSickPaid ?? isMoreThanNothing(request.unusedSickAmount) ?? false;
  const isRdoPaid = facts.isUnusedRdoPaid ?? false;
  const isToilPaid = facts.isUnusedToilPaid ?? false;
  const manualLongService = manualByPeriod(request);
  const comparison = compareLongService(termination, rules);
  const entitled = withShortfall(termination, comparison);
  const isLongServicePaid = isLongServiceLeavePaid(entitled, manualLongService, rules);

  const holidayBase = request.unusedHolidayAmount ?? multiply(payRatePerHour, greater(balances.holiday, none));
  return {
    isHolidayPaid,
    isLoadingPaid,
    isLongServicePaid,
    isSickPaid,
    isRdoPaid,
    isToilPaid,
    holiday: value('unused-holiday', isHolidayPaid, request.unusedHolidayAmount, balances.holiday, payRatePerHour),
    loading: loadingOn(
      isHolidayPaid ? holidayBase : none,
      isLoadingPaid,
      request.unusedLeaveLoadingAmount,
      termination,
    ),
    sick: value('unused-sick', isSickPaid, request.unusedSickAmount, balances.sick, payRatePerHour),
    rdo: value('unused-rdo', isRdoPaid, undefined, balances.rdo, payRatePerHour),
    toil: value('unused-toil', isToilPaid, undefined, balances.toil, facts.toilRatePerHour ?? payRatePerHour),
    comparison,
    longService: isLongServicePaid.value
      ? longServiceByPeriod(entitled, manualLongService, rules)
      : byPeriod(() => step('au.termination.unused-lsl', zero, () => 'not paid', [isLongServicePaid])),
    warnings: warningsOn(termination, isHolidayPaid, isLongServicePaid.value, manualLongService),
  };
}

/** With what the Act gives beyond the balance, where the payer pays it. */
function withShortfall(termination: AuTermination, comparison: LongServiceComparison | undefined): AuTermination {
  if (!termination.facts.isLslShortfallPaid || comparison === undefined || !isPositive(comparison.shortfallHours)) {
    return termination;
  }
  const { balances } = termination;
  return { ...termination, balances: { ...balances, longService: comparison.entitlementHours.value } };
}

/** A manual amount decides its own flag where the caller sent none. */
function isMoreThanNothing(amount: Decimal | undefined): boolean | undefined {
  return amount === undefined ? undefined : isPositive(amount);
}

function value(kind: string, isPaid: boolean, manual: Decimal | undefined, hours: Decimal, rate: Decimal): Step<Aud> {
  const rule = `au.termination.${kind}`;
  if (!isPaid) return step(rule, zero, () => 'not paid');
  if (manual !== undefined) return setByHand(rule, manual);
  const paidHours = greater(hours, none);
  const amount = toCents(multiply(rate as Aud, paidHours));
  return step(
    rule,
    amount,
    () => `${paidHours.toString()} hours × ${rate.toString()}${centsInWords(multiply(rate, paidHours))}`,
    [given('balance', hours), given('payRatePerHour', rate)],
  );
}

function setByHand(rule: string, manual: Decimal): Step<Aud> {
  return step(rule, manual as Aud, () => `${manual.toString()}, set by hand`, [given('manual', manual)]);
}

function loadingOn(base: Decimal, isPaid: boolean, manual: Decimal | undefined, termination: AuTermination): Step<Aud> {
  const rule = 'au.termination.unused-leave-loading';
  if (!isPaid) return step(rule, zero, () => 'not paid');
  if (manual !== undefined) return setByHand(rule, manual);
  const { leaveLoadingPercentage } = termination;
  const amount = toCents(multiply(base as Aud, leaveLoadingPercentage));
  return step(
    rule,
    amount,
    () =>
      `${base.toString()} of leave × ${leaveLoadingPercentage.toString()}${centsInWords(multiply(base, leaveLoadingPercentage))}`,
    [given('leaveLoadingPercentage', leaveLoadingPercentage)],
  );
}

function manualByPeriod(request: AuTermination['request']): ByPeriod<Decimal> | undefined {
  const { unusedLslPreAugust1978, unusedLslAugust1978ToAugust1993, unusedLslPostAugust1993 } = request;
  const isSet =
    unusedLslPreAugust1978 !== undefined ||
    unusedLslAugust1978ToAugust1993 !== undefined ||
    unusedLslPostAugust1993 !== undefined;
  if (!isSet) return undefined;
  return {
    before16August1978: unusedLslPreAugust1978 ?? none,
    to17August1993: unusedLslAugust1978ToAugust1993 ?? none,
    after17August1993: unusedLslPostAugust1993 ?? none,
  };
}

function longServiceByPeriod(
  termination: AuTermination,
  manual: ByPeriod<Decimal> | undefined,
  rules: AuTerminationRules,
): ByPeriod<Step<Aud>> {
  const rule = 'au.termination.unused-lsl';
  if (manual !== undefined) return byPeriod((period) => setByHand(rule, manual[period]));
  const { balances, payRatePerHour, longService } = termination;
  const { hoursByPeriod } = longService;
  if (hoursByPeriod !== undefined) {
    return byPeriod((period) => value('unused-lsl', true, undefined, hoursByPeriod[period], payRatePerHour));
  }
  const hours = greater(balances.longService, none);
  const payment = toCents(multiply(payRatePerHour as Aud, hours));
  const shares = splitPayment(payment, daysByPeriod(termination, hours, rules));
  return byPeriod((period) =>
    step(
      rule,
      shares[period],
      () => `${shares[period].toString()} of ${hours.toString()} hours × ${payRatePerHour.toString()} accrued then`,
      [given('balance', balances.longService), given('serviceFrom', longService.serviceFrom)],
    ),
  );
}

/** Days of leave by period where a day's hours are known, else the days of service, over which leave accrues evenly. */
function daysByPeriod(termination: AuTermination, hours: Decimal, rules: AuTerminationRules): ByPeriod<Decimal> {
  const { longService, terminationDate } = termination;
  const { serviceFrom, hoursPerDay, daysUsed } = longService;
  if (hoursPerDay !== undefined) {
    const daysDue = divide(hours, hoursPerDay, 10, 'half-up');
    return splitLongServiceLeave(
      { daysDue, daysUsed, serviceFrom, serviceTo: terminationDate },
      rules.unusedLeave.values,
    );
  }
  const days = serviceDaysByPeriod(serviceFrom, terminationDate, rules.unusedLeave.values);
  return byPeriod((period) => whole(days[period]));
}

function byPeriod<T>(of: (period: (typeof longServiceLeavePeriods)[number]) => T): ByPeriod<T> {
  return {
    before16August1978: of('before16August1978'),
    to17August1993: of('to17August1993'),
    after17August1993: of('after17August1993'),
  };
}

function warningsOn(
  termination: AuTermination,
  isHolidayPaid: boolean,
  isLongServicePaid: boolean,
  manualLongService: ByPeriod<Decimal> | undefined,
): readonly TerminationWarning[] {
  const { request, balances } = termination;
  const warnings: TerminationWarning[] = [];
  if (isNegative(balances.holiday) || isNegative(balances.longService)) {
    warnings.push({
      code: 'au.termination/negative-leave-balance',
      message: 'A leave balance is below zero and was paid out as nothing. Recover leave in advance as a deduction.',
    });
  }
  const unpaid =
    (!isHolidayPaid && isPositive(request.unusedHolidayAmount ?? none)) ||
    (!isLongServicePaid && manualLongService !== undefined && isPositive(total(manualLongService)));
  if (unpaid) {
    warnings.push({
      code: 'au.termination/manual-amount-not-paid',
      message: 'An amount was set by hand for leave whose flag says that it is not paid; the flag was followed.',
    });
  }
  return warnings;
}

function total(amounts: ByPeriod<Decimal>): Decimal {
  return sum(
    none,
    longServiceLeavePeriods.map((period) => amounts[period]),
  );
}

/** All long service leave of a termination. */
export function totalLongService({ longService }: ValuedLeave): Step<Aud> {
  const { before16August1978, to17August1993, after17August1993 } = longService;
  const amount = add(add(before16August1978.value, to17August1993.value), after17August1993.value);
  return step(
    'au.termination.unused-lsl-amount',
    amount,
    () =>
      `${before16August1978.value.toString()} + ${to17August1993.value.toString()} + ` +
      `${after17August1993.value.toString()} = ${amount.toString()}`,
    [before16August1978, to17August1993, after17August1993],
  );
}
