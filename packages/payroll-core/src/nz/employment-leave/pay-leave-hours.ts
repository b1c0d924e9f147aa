import { add, isLess, multiply } from '../../money/arithmetic';
import { asNzd, nzd, whole } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import { isHigherRate, payTime, printRate, rateUsedInWords, timeOf, type LeaveRate } from '../holidays/leave-rate';
import type { EmploymentLeave } from './employment-leave';

/** How an employee is paid, as far as the rate of leave asks. */
export type PayOfEmployee =
  /** Salary of a stretch of time, availability compensation included, and the standard hours of that time. */
  | { readonly kind: 'salary'; readonly salary: Nzd; readonly standardHours: Decimal }
  /** The hourly rates payable under the agreement, for the shift of the leave where it is not paid out. */
  | { readonly kind: 'wages'; readonly hourlyRates: readonly Nzd[] }
  /** Piece work of the pay periods that start in the 93 days before, with the hours; and an hourly rate beside it, if any. */
  | {
      readonly kind: 'piece-work';
      readonly pieceWorkWages: Nzd;
      readonly hours: Decimal;
      readonly hourlyRates: readonly Nzd[];
      readonly minimumHourlyRate: Nzd;
    }
  | { readonly kind: 'commission'; readonly hourlyRates: readonly Nzd[]; readonly minimumHourlyRate: Nzd };

const NIL = nzd('0');
const ONE = whole(1);

/**
 * The leave payment rate for an hour, as the exact fraction it is. Allowances, incentive payments and leave compensation
 * payments are no part of it.
 * @law Employment Leave Act 2026 s 118
 */
export function leavePaymentRate(pay: PayOfEmployee): Step<LeaveRate> {
  const rate = rateOfPay(pay);
  return step(
    'nz.employment-leave.leave-payment-rate',
    rate,
    () => `${printRate(rate).toString()} an hour (${pay.kind})`,
    [given('how it is paid', pay.kind)],
  );
}

function rateOfPay(pay: PayOfEmployee): LeaveRate {
  switch (pay.kind) {
    case 'salary':
      return { paid: pay.salary, over: pay.standardHours };
    case 'wages':
      return { paid: lowest(pay.hourlyRates), over: ONE };
    case 'piece-work': {
      const pieces = { paid: pay.pieceWorkWages, over: pay.hours };
      const both = { paid: add(pieces.paid, multiply(lowest(pay.hourlyRates), pieces.over)), over: pieces.over };
      return higherOf(both, pay.minimumHourlyRate);
    }
    case 'commission':
      return higherOf({ paid: lowest(pay.hourlyRates), over: ONE }, pay.minimumHourlyRate);
  }
}

function higherOf(rate: LeaveRate, minimum: Nzd): LeaveRate {
  const least = { paid: minimum, over: ONE };
  return isHigherRate(least, rate) ? least : rate;
}

function lowest(rates: readonly Nzd[]): Nzd {
  const [first, ...others] = rates;
  return others.reduce((a, b) => (isLess(b, a) ? b : a), first ?? NIL);
}

/** Pay for hours of leave, rounded once to the nearest cent: the Act sets no rounding. @law Employment Leave Act 2026 s 120 */
export function payLeaveHours(hours: Decimal, rate: Step<LeaveRate>): Step<Nzd> {
  const value = payTime(timeOf(hours), rate.value);
  return step(
    'nz.employment-leave.pay-leave-hours',
    value,
    () => `${hours.toString()} hours at ${rateUsedInWords(rate.value)}, to the nearest cent ${value.toString()}`,
    [given('hours', hours), rate],
  );
}

/**
 * The leave compensation payment (LCP) for additional or casual hours, beside their pay and as a component of its own.
 * Rounded once to the nearest cent: the Act sets no rounding.
 * @law Employment Leave Act 2026 s 126
 */
export function leaveCompensationPayment(
  ordinaryHourlyRate: Nzd,
  relevantHours: Decimal,
  law: Dated<EmploymentLeave>,
): Step<Nzd> {
  const { leaveCompensationRate: rate } = law.values;
  const value = asNzd(toCents(multiply(multiply(ordinaryHourlyRate, rate), relevantHours)));
  return step(
    'nz.employment-leave.leave-compensation-payment',
    value,
    () =>
      `${ordinaryHourlyRate.toString()} × ${rate.toString()} × ${relevantHours.toString()} hours = ${value.toString()}`,
    [
      given('ordinary hourly rate', ordinaryHourlyRate),
      given('relevant hours', relevantHours),
      parameter(law, 'leaveCompensationRate', () => rate.toString()),
    ],
  );
}
