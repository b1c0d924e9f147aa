import { add, isLess, isZero, multiply } from '../../money/arithmetic';
import { asNzd, nzd } from '../../money/parse';
import { divide, toCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { centsInWords } from '../../trace/cents-in-words';
import { codeInWords } from '../../trace/code-in-words';
import { explainRate } from '../../trace/explain-rate';
import { given, step, type Step } from '../../trace/step';
import {
  payFirstWeekCompensation,
  type FirstWeekCompensation,
} from '../first-week-compensation/first-week-compensation';
import { payAnnualHolidays, payDayOfLeave } from '../holidays/pay-leave';
import type { LeaveRate } from '../holidays/leave-rate';
import { leaveLaw, type NzLeaveType } from './leave-type';
import type { NzPayLeave } from './pay-leave';

/** What the Holidays Act pays an employee, as far as the record says. */
export interface NzLeaveRates {
  readonly payRatePerHour: Decimal;
  readonly hoursPerWeek: Decimal | undefined;
  readonly hoursPerDay: Decimal | undefined;
  /** The greater of ordinary weekly pay and average weekly earnings. */
  readonly weekly: Step<LeaveRate> | undefined;
  /** Average weekly earnings alone; the same as `weekly` where they are not known. */
  readonly averageWeekly: Step<LeaveRate> | undefined;
  /** Relevant daily pay, or average daily pay in its place. */
  readonly daily: Step<LeaveRate> | undefined;
  /** The share of lost earnings that the employer pays in the first week after an injury at work. */
  readonly firstWeek: Dated<FirstWeekCompensation> | undefined;
}

/** A row of leave as paid. `amount` is without the loading. */
export interface NzPricedLeave {
  readonly name: string;
  readonly leaveType: NzLeaveType;
  readonly date: string;
  readonly rate: Decimal;
  readonly hours: Decimal;
  /** The same as `hours`, under its older name. */
  readonly value: Decimal;
  readonly leaveLoadingAmount: Nzd;
  readonly amount: Nzd;
  /** Paid in place of being taken. */
  readonly isCashUp: boolean;
  /** Taken, and taxed as the lump sum that it is paid in. */
  readonly taxAsNzExtraPay?: true;
  /**
   * `act`: priced by the Holidays Act, or the first week after an injury by the Accident Compensation Act. `agreed`: by a rate that was given. `below-act`: by a given rate that the Act's
   * price exceeds. `assumed`: by the hourly rate, because the record does not hold what the Act asks for.
   */
  readonly pricedBy: 'act' | 'agreed' | 'below-act' | 'assumed';
}

const NIL = nzd('0');
const RATE_DECIMALS = 4;

/** Hours of leave in dollars: by the Act where it knows a price, otherwise by the agreed rate. */
export function priceNzLeave(leave: NzPayLeave, rates: NzLeaveRates): NzPricedLeave {
  const law = leaveLaw(leave.leaveType);
  if (law === 'unpaid') return row(leave, NIL, NIL, 'agreed');
  const act = priceByAct(leave, rates)?.value;
  const agreed =
    leave.rate ?? (leave.multiplier === undefined ? undefined : multiply(rates.payRatePerHour, leave.multiplier));
  if (agreed !== undefined) {
    const amount = asNzd(toCents(multiply(agreed, leave.hours)));
    return row(leave, agreed, amount, act !== undefined && isLess(amount, act) ? 'below-act' : 'agreed');
  }
  if (act !== undefined) {
    const rate = isZero(leave.hours) ? NIL : divide(act, leave.hours, RATE_DECIMALS, 'half-up');
    return row(leave, rate, act, 'act');
  }
  const amount = asNzd(toCents(multiply(rates.payRatePerHour, leave.hours)));
  return row(leave, rates.payRatePerHour, amount, law === 'agreed' ? 'agreed' : 'assumed');
}

/** The Act's price, where the record holds what it needs. */
export function priceByAct(leave: NzPayLeave, rates: NzLeaveRates): Step<Nzd> | undefined {
  const law = leaveLaw(leave.leaveType);
  if (law === 'week' && rates.weekly !== undefined && rates.hoursPerWeek !== undefined) {
    return payAnnualHolidays(
      { taken: leave.hours, atAverage: leave.averageWeeklyEarningsHours, of: rates.hoursPerWeek },
      rates.weekly,
      rates.averageWeekly ?? rates.weekly,
    );
  }
  if (law === 'day' && rates.daily !== undefined && rates.hoursPerDay !== undefined) {
    return payDayOfLeave({ taken: leave.hours, of: rates.hoursPerDay }, rates.daily);
  }
  if (law === 'first-week' && rates.firstWeek !== undefined && !isZero(rates.payRatePerHour)) {
    return payFirstWeekCompensation(asNzd(multiply(rates.payRatePerHour, leave.hours)), rates.firstWeek);
  }
  return undefined;
}

function row(leave: NzPayLeave, rate: Decimal, amount: Nzd, pricedBy: NzPricedLeave['pricedBy']): NzPricedLeave {
  return {
    name: leave.description,
    leaveType: leave.leaveType,
    date: leave.date,
    rate,
    hours: leave.hours,
    value: leave.hours,
    leaveLoadingAmount: leave.leaveLoadingAmount,
    amount,
    isCashUp: leave.isCashUp,
    ...(leave.taxAsNzExtraPay ? { taxAsNzExtraPay: true } : {}),
    pricedBy,
  };
}

export function explainNzLeave(priced: NzPricedLeave, leave: NzPayLeave, rates: NzLeaveRates): Step<Nzd> {
  const act = priced.pricedBy === 'act' ? priceByAct(leave, rates) : undefined;
  const { inWords, because } = explainRate(priced.rate, leave.multiplier, rates.payRatePerHour);
  return step(
    'nz.leave.price',
    add(priced.amount, priced.leaveLoadingAmount),
    () =>
      `${priced.name}: ${amountInWords(priced, inWords)}` +
      (isZero(priced.leaveLoadingAmount)
        ? ''
        : `, plus loading ${priced.leaveLoadingAmount.toString()} = ${add(priced.amount, priced.leaveLoadingAmount).toString()}`),
    [given('leave type', priced.leaveType, codeInWords(priced.leaveType)), ...(act === undefined ? because : [act])],
  );
}

/** The rate of leave that the Act prices comes from its amount, with four decimals; the amount is not worked out from it. */
function amountInWords({ hours, rate, amount, pricedBy }: NzPricedLeave, rateInWords: string): string {
  const exact = multiply(rate, hours);
  return pricedBy === 'act' && exact.toString() !== amount.toString()
    ? `${hours.toString()} hours at about ${rate.toString()} = ${amount.toString()}`
    : `${hours.toString()} hours at ${rateInWords}${centsInWords(exact)}`;
}
