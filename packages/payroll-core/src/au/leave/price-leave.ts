import { add, isZero, multiply } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { centsInWords } from '../../trace/cents-in-words';
import { codeInWords } from '../../trace/code-in-words';
import { explainRate } from '../../trace/explain-rate';
import { given, step, type Reason, type Step } from '../../trace/step';
import type { AuLeaveType } from './leave-type';
import type { PayLeave } from './pay-leave';

/** What an hour of leave is worth to an employee. */
export interface LeaveRates {
  readonly payRatePerHour: Decimal;
  /** Zero stands for "not set": then the hourly rate counts. */
  readonly hourlyAmountForWorkersCompLeave: Decimal;
  readonly hourlyAmountForPaidParentalLeave: Decimal;
  readonly leaveLoadingPercentage: Decimal;
}

/** A row of leave as paid. `amount` is without the loading. */
export interface PricedLeave {
  readonly name: string;
  readonly leaveType: AuLeaveType;
  readonly date: string;
  readonly rate: Decimal;
  readonly hours: Decimal;
  /** The same as `hours`, under its older name. */
  readonly value: Decimal;
  readonly leaveLoadingAmount: Aud;
  readonly amount: Aud;
  /** Paid in place of being taken; absent otherwise. */
  readonly isCashUp?: true;
}

const NOTHING = aud('0');

/** Hours of leave times their rate, to the cent; the loading is a line of its own, rounded on its own. */
export function priceLeave(leave: PayLeave, rates: LeaveRates): PricedLeave {
  const rate = rateOf(leave, rates);
  const amount = toCents(multiply(rate, leave.hours)) as Aud;
  return {
    name: leave.description,
    leaveType: leave.leaveType,
    date: leave.date,
    rate,
    hours: leave.hours,
    value: leave.hours,
    leaveLoadingAmount: leave.leaveLoadingAmount ?? usualLoading(leave.leaveType, amount, rates),
    amount,
    ...(leave.isCashUp ? { isCashUp: true } : {}),
  };
}

function rateOf(leave: PayLeave, rates: LeaveRates): Decimal {
  if (leave.leaveType === 'UNPAID') return NOTHING;
  if (leave.rate !== undefined) return leave.rate;
  if (leave.multiplier !== undefined) return multiply(rates.payRatePerHour, leave.multiplier);
  const own =
    leave.leaveType === 'WORKERS_COMP'
      ? rates.hourlyAmountForWorkersCompLeave
      : leave.leaveType === 'PAID_PARENTAL'
        ? rates.hourlyAmountForPaidParentalLeave
        : NOTHING;
  return isZero(own) ? rates.payRatePerHour : own;
}

/** Loading is a right of awards and agreements on annual leave, usually 17.5 %; no other leave carries it. */
function usualLoading(leaveType: AuLeaveType, amount: Aud, rates: LeaveRates): Aud {
  return leaveType === 'HOLIDAY' ? toCents(multiply(amount, rates.leaveLoadingPercentage)) : NOTHING;
}

export function explainLeave(row: PricedLeave, leave: PayLeave, rates: LeaveRates): Step<Aud> {
  const { inWords, because } = explainRate(row.rate, leave.multiplier, rates.payRatePerHour);
  return step(
    'au.leave.price',
    add(row.amount, row.leaveLoadingAmount),
    () =>
      `${row.name}: ${row.hours.toString()} hours × ${inWords}${centsInWords(multiply(row.rate, row.hours))}` +
      (isZero(row.leaveLoadingAmount)
        ? ''
        : `, plus loading ${row.leaveLoadingAmount.toString()} = ${add(row.amount, row.leaveLoadingAmount).toString()}`),
    [
      given('leave type', row.leaveType, codeInWords(row.leaveType)),
      given('hours', row.hours),
      ...because,
      ...(isZero(row.leaveLoadingAmount) ? [] : [explainLoading(row, leave, rates)]),
    ],
  );
}

function explainLoading(row: PricedLeave, leave: PayLeave, { leaveLoadingPercentage }: LeaveRates): Reason {
  if (leave.leaveLoadingAmount !== undefined) return given('leave loading', row.leaveLoadingAmount);
  return step(
    'au.leave.loading',
    row.leaveLoadingAmount,
    () =>
      `${row.amount.toString()} of leave × ${leaveLoadingPercentage.toString()}` +
      centsInWords(multiply(row.amount, leaveLoadingPercentage)),
    [given('leave loading of the employee', leaveLoadingPercentage)],
  );
}
