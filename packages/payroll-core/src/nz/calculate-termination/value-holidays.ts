import { add, isNegative, isPositive, isZero, multiply, negate } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, step, type Step } from '../../trace/step';
import { averageDailyPay, relevantDailyPay } from '../holidays/daily-pay';
import {
  averageWeeklyEarnings,
  averageWeeklyEarningsSinceStart,
  ordinaryWeeklyPayAgreed,
  weeklyHolidayRate,
} from '../holidays/weekly-pay';
import { payAnnualHoliday, payDayOfLeave } from '../holidays/pay-leave';
import { payHolidaysOnLeaving } from '../holidays/pay-on-leaving';
import type { Holidays } from '../holidays/holidays';
import type { LeaveRate } from '../holidays/leave-rate';
import type { NzTermination } from './nz-termination';

export interface ValuedHolidays {
  readonly unusedHoliday: Step<Nzd>;
  readonly altHoliday: Step<Nzd>;
  /** Eight per cent of what was earned since the anniversary. */
  readonly sinceAnniversary: Step<Nzd>;
}

const NIL = nzd('0');

/**
 * Holidays at the end of employment, or the amounts set by hand. A balance below zero is leave taken in advance: it
 * comes back as a negative amount, at what was paid for it where that is known.
 * @law Holidays Act 2003 ss 23 to 26, 40(3), 60
 */
export function valueHolidays(termination: NzTermination, holidays: Dated<Holidays>): ValuedHolidays {
  const { request, employee } = termination;
  const weekly = weeklyRate(termination, holidays);
  const { annual } = employee.balances;
  const { hoursPerWeek } = employee.leave;
  const isInAdvance = isNegative(annual);
  const onLeaving = payHolidaysOnLeaving(
    {
      ...(hoursPerWeek === undefined || !isPositive(annual) ? {} : { untaken: { taken: annual, of: hoursPerWeek } }),
      weekly,
      publicHolidays: termination.publicHolidaysAfterEnd,
      grossSince: termination.grossSinceAnniversary,
      paidInAdvance: isInAdvance ? NIL : termination.paidInAdvance,
    },
    holidays,
  );
  return {
    unusedHoliday:
      byHand(request.unusedHolidayAmount, 'unused-holiday') ??
      (isInAdvance
        ? takenInAdvance(termination, weekly)
        : together(onLeaving.untakenEntitlement, onLeaving.publicHolidays)),
    altHoliday: byHand(request.unusedAltHolidayAmount, 'unused-alt-holiday') ?? alternativeDays(termination),
    sinceAnniversary: byHand(request.nonEtpAmount, 'non-etp-amount') ?? onLeaving.eightPercent,
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

function takenInAdvance({ employee, paidInAdvance }: NzTermination, weekly: Step<LeaveRate>): Step<Nzd> {
  const rule = 'nz.termination.holidays-in-advance';
  if (isPositive(paidInAdvance)) {
    const amount = negate(paidInAdvance);
    return step(rule, amount, () => `${paidInAdvance.toString()} was paid in advance`, [
      given('paidInAdvance', paidInAdvance),
    ]);
  }
  return payAnnualHoliday({ taken: employee.balances.annual, of: employee.leave.hoursPerWeek! }, weekly);
}

/** The greater of the two weekly rates; ordinary weekly pay that nobody states is the week's hours at the hourly rate. */
export function weeklyRate({ employee }: NzTermination, holidays: Dated<Holidays>): Step<LeaveRate> {
  const { ordinaryWeeklyPay, averageWeekly, hoursPerWeek } = employee.leave;
  const ordinary = ordinaryWeeklyPayAgreed(
    ordinaryWeeklyPay ?? (multiply(employee.payRatePerHour, hoursPerWeek ?? NIL) as Nzd),
  );
  if (averageWeekly === undefined) return ordinary;
  const average =
    averageWeekly.weeks === undefined
      ? averageWeeklyEarnings(averageWeekly.gross, holidays)
      : averageWeeklyEarningsSinceStart(averageWeekly.gross, averageWeekly.weeks);
  return weeklyHolidayRate(ordinary, average);
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
