import { add, isNegative, isPositive, isZero, multiply, negate, sum } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { asDollars } from '../../money/shown';
import type { Dated } from '../../statutory/dated';
import { given, step, type Step } from '../../trace/step';
import { averageDailyPay, relevantDailyPay } from '../holidays/daily-pay';
import { averageWeeklyEarningsTold, ordinaryWeeklyPayAgreed, weeklyHolidayRate } from '../holidays/weekly-pay';
import { payAnnualHoliday, payDayOfLeave } from '../holidays/pay-leave';
import { payHolidaysOnLeaving } from '../holidays/pay-on-leaving';
import type { Holidays } from '../holidays/holidays';
import type { LeaveRate } from '../holidays/leave-rate';
import { recoverAdvance } from '../leave-account/recover-advance';
import type { NzTermination } from './nz-termination';
import type { NzTerminationWarning } from './nz-termination-result';

export interface ValuedHolidays {
  readonly unusedHoliday: Step<Nzd>;
  readonly altHoliday: Step<Nzd>;
  /** Eight per cent of what was earned since the anniversary. */
  readonly sinceAnniversary: Step<Nzd>;
  readonly warnings: readonly NzTerminationWarning[];
}

const NIL = nzd('0');

/**
 * Holidays at the end of employment, or the amounts set by hand. A balance below zero is leave taken in advance: what
 * was paid for it comes off the eight per cent, and off the rest of the final pay with written consent alone.
 * @law Holidays Act 2003 ss 23 to 26, 40(3), 60; Wages Protection Act 1983 ss 4, 5
 */
export function valueHolidays(termination: NzTermination, holidays: Dated<Holidays>): ValuedHolidays {
  const { request, employee } = termination;
  const weekly = weeklyRate(termination, holidays);
  const { annual } = employee.balances;
  const { hoursPerWeek } = employee.leave;
  const isInAdvance = isNegative(annual);
  const alternative = alternativeDays(termination);
  const onLeaving = payHolidaysOnLeaving(
    {
      ...(hoursPerWeek === undefined || !isPositive(annual) ? {} : { untaken: { taken: annual, of: hoursPerWeek } }),
      untakenAtAverage: termination.averageWeeklyEarningsHours,
      weekly,
      averageWeekly: averageRate(termination, holidays) ?? weekly,
      publicHolidays: termination.publicHolidaysAfterEnd,
      grossSince: termination.grossSinceAnniversary,
      // Amounts set by hand stand for themselves: the eight per cent count what was worked out, as for the entitlement.
      ...(termination.leavesOutOtherPayments
        ? {}
        : { alternativeHolidays: alternative.value, notice: (request.paymentInLieuAmount ?? NIL) as Nzd }),
      paidInAdvance: isInAdvance ? NIL : termination.paidInAdvance,
      paidWithPay: termination.paidWithPay,
    },
    holidays,
  );
  const altHoliday = byHand(request.unusedAltHolidayAmount, 'unused-alt-holiday') ?? alternative;
  const sinceAnniversary = byHand(request.nonEtpAmount, 'non-etp-amount') ?? onLeaving.eightPercent;
  const setByHand = byHand(request.unusedHolidayAmount, 'unused-holiday');
  if (setByHand === undefined && isInAdvance) {
    const { amount, warnings } = takenInAdvance(termination, weekly, sinceAnniversary.value, altHoliday.value);
    return { unusedHoliday: amount, altHoliday, sinceAnniversary, warnings };
  }
  return {
    unusedHoliday: setByHand ?? together(onLeaving.untakenEntitlement, onLeaving.publicHolidays),
    altHoliday,
    sinceAnniversary,
    warnings: [],
  };
}

function byHand(amount: Decimal | undefined, kind: string): Step<Nzd> | undefined {
  if (amount === undefined) return undefined;
  return step(`nz.termination.${kind}`, amount as Nzd, () => `${amount.toString()}, set by hand`, [
    given('manual', amount),
  ]);
}

function together(untaken: Step<Nzd>, publicHolidays: Step<Nzd>): Step<Nzd> {
  const amount = add(untaken.value, publicHolidays.value);
  return step(
    'nz.termination.unused-holiday',
    amount,
    () => `${untaken.value.toString()} + public holidays ${publicHolidays.value.toString()} = ${amount.toString()}`,
    [untaken, publicHolidays],
  );
}

/** What of the pay for holidays in advance is taken back. Where nobody told the amount, today's rate stands for it. */
function takenInAdvance(
  termination: NzTermination,
  weekly: Step<LeaveRate>,
  eightPercent: Nzd,
  altHoliday: Nzd,
): { readonly amount: Step<Nzd>; readonly warnings: readonly NzTerminationWarning[] } {
  const { employee, paidInAdvance, request, ordinaryEarnings, terminationDate } = termination;
  const isTold = isPositive(paidInAdvance);
  const paid = isTold
    ? paidInAdvance
    : payAnnualHoliday({ taken: negate(employee.balances.annual), of: employee.leave.hoursPerWeek! }, weekly).value;
  const others = [request.paymentInLieuAmount, request.redundancyAmount, altHoliday].map(
    (each) => (each ?? NIL) as Nzd,
  );
  const recovered = recoverAdvance({
    advances: [{ takenOn: terminationDate, hours: negate(employee.balances.annual), paid }],
    eightPercent,
    // The pay itself limits it once more to what is left after tax.
    netPay: sum(ordinaryEarnings, others),
    consentInWriting: termination.isAdvanceRecoveryAgreed,
  });
  const taken = add(recovered.fromEightPercent.value, recovered.fromNetPay.value);
  const assumed: NzTerminationWarning = {
    code: 'nz.leave/advance-amount-unknown',
    message:
      `What was paid for holidays in advance was not told, so ${asDollars(paid)} at the rate of today stands for it. Tell ` +
      'it in the opening balances.',
  };
  return {
    amount: step(
      'nz.termination.holidays-in-advance',
      negate(taken),
      () =>
        `${taken.toString()} of ${paid.toString()} that was paid in advance is taken back: ${negate(taken).toString()}`,
      [recovered.fromEightPercent, recovered.fromNetPay],
    ),
    warnings: [...(isTold ? [] : [assumed]), ...(recovered.warnings as readonly NzTerminationWarning[])],
  };
}

/** The greater of the two weekly rates; ordinary weekly pay that nobody states is the week's hours at the hourly rate. */
export function weeklyRate({ employee }: NzTermination, holidays: Dated<Holidays>): Step<LeaveRate> {
  const { ordinaryWeeklyPay, hoursPerWeek } = employee.leave;
  const ordinary = ordinaryWeeklyPayAgreed(
    ordinaryWeeklyPay ?? (multiply(employee.payRatePerHour, hoursPerWeek ?? NIL) as Nzd),
  );
  const average = averageRate({ employee }, holidays);
  return average === undefined ? ordinary : weeklyHolidayRate(ordinary, average);
}

function averageRate(
  { employee }: Pick<NzTermination, 'employee'>,
  holidays: Dated<Holidays>,
): Step<LeaveRate> | undefined {
  const { averageWeekly } = employee.leave;
  return averageWeekly === undefined ? undefined : averageWeeklyEarningsTold(averageWeekly, holidays);
}

function alternativeDays({ employee }: NzTermination): Step<Nzd> {
  const { alternative } = employee.balances;
  const { hoursPerDay, relevantDailyPay: stated, averageDaily } = employee.leave;
  if (isZero(alternative) || hoursPerDay === undefined) {
    return step('nz.termination.unused-alt-holiday', NIL, () => 'no alternative holidays');
  }
  const daily =
    stated === undefined && averageDaily !== undefined
      ? averageDailyPay(averageDaily.gross, averageDaily.days)
      : relevantDailyPay(stated ?? (multiply(employee.payRatePerHour, hoursPerDay) as Nzd));
  // A day given before it was earned is no debt the Act knows, so a balance below zero is worth nothing.
  return payDayOfLeave({ taken: isNegative(alternative) ? NIL : alternative, of: hoursPerDay }, daily);
}
