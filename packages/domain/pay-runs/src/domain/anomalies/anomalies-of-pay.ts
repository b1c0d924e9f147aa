import type { Employee } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addDays,
  asDollars,
  daysBetween,
  decimal,
  isMore,
  isNegative,
  isPositive,
  isZero,
  multiply,
  whole,
  type Decimal,
} from 'payroll-core';
import { weeklyHours, weeksInPeriod } from '../../countries/pay-basis';
import type { CalculationInput } from '../calculation-input';
import type { PayRecord } from '../pay-record';
import type { AnomalyCode, LastDay } from './anomaly';
import { outsideUsual, USUAL_PAYS } from './usual-pay';

export interface PayUnderReview {
  readonly pay: PayRecord;
  readonly calculationInput: CalculationInput;
  readonly employee: Employee;
  readonly lastDay: LastDay | undefined;
  /** The person's last pay before this one. */
  readonly last: { readonly pay: PayRecord; readonly calculationInput: CalculationInput } | undefined;
  /** What pays of other periods have paid for the same days, where that is too much. */
  readonly paidAlready: string | undefined;
  /** Net of the pays before this one, oldest first. */
  readonly pastNets: readonly string[];
  /** When the accounts that the pay goes to were last changed, where that is known. */
  readonly accountsChangedAt: number | undefined;
}

type Found = readonly [AnomalyCode, string] | undefined;

const belowMinimum: ReadonlySet<string> = new Set(['au.plausibility/below-minimum-wage', 'nz.minimum-wage/below']);
const HALF_AS_MUCH_AGAIN = decimal('1.5');
const TWICE = whole(2);
/** A month has no fewer than those of February. */
const fewestDays: Readonly<Record<PayRecord['payPeriod'], number>> = { WEEKLY: 7, FORTNIGHTLY: 14, MONTHLY: 28 };

/** What one pay gives to look at, with the numbers that it rests on. */
export function anomaliesOfPay(review: PayUnderReview): readonly (readonly [AnomalyCode, string])[] {
  const found: readonly Found[] = [
    changedAccount(review),
    firstPay(review),
    changedRate(review),
    zeroNet(review),
    doubledNet(review),
    hoursBeyondPattern(review),
    leaveBelowZero(review),
    leaver(review),
    review.paidAlready === undefined ? undefined : ['days-paid-twice', review.paidAlready],
    daysNotPaid(review),
    minimum(review),
    unusual(review),
  ];
  return found.filter((one) => one !== undefined);
}

function changedAccount({ accountsChangedAt: at, last }: PayUnderReview): Found {
  if (at === undefined || last === undefined || at < (last.pay.processedAt ?? last.pay.createdAt)) return undefined;
  return ['account-changed', `The bank account was changed after the last pay of ${last.pay.payDate}.`];
}

function firstPay(review: PayUnderReview): Found {
  const { last, pay } = review;
  return last === undefined
    ? ['first-pay', `The first pay of this person: ${asDollars(pay.net)} net.${begunWithin(review)}`]
    : undefined;
}

/** A run stages the working days from the first day on; whoever looks at the pay sees that it is a part, and of what. */
function begunWithin({ pay, employee }: PayUnderReview): string {
  const { start_date: began, employment_status: status } = employee.details;
  if (began <= pay.periodStart || began > pay.periodEnd) return '';
  const ofAll =
    status === 'Casual'
      ? ''
      : `; the standard hours of the whole period are ${standardHours(pay, employee).toString()}`;
  return ` The job began on ${began}, within the period of ${pay.periodStart} to ${pay.periodEnd}: ${timeIn(pay).toString()} hours are paid${ofAll}.`;
}

function standardHours({ payPeriod }: PayRecord, employee: Employee): Decimal {
  return multiply(decimal(weeklyHours(employee)), weeksInPeriod(payPeriod));
}

function changedRate({ calculationInput: now, last }: PayUnderReview): Found {
  if (last === undefined) return undefined;
  const [was, is] = [rateOf(last.calculationInput), rateOf(now)];
  return was === is
    ? undefined
    : ['rate-changed', `The hourly rate was ${asDollars(was)} in the last pay and is ${asDollars(is)}.`];
}

function rateOf({ input }: CalculationInput): string {
  const { payRatePerHour } = input.employee;
  return payRatePerHour === undefined || payRatePerHour === null ? '0' : decimal(String(payRatePerHour)).toString();
}

function zeroNet({ pay, pastNets }: PayUnderReview): Found {
  const past = pastNets.slice(-USUAL_PAYS);
  if (isPositive(decimal(pay.net)) || past.some((net) => !isPositive(decimal(net)))) return undefined;
  return ['zero-net', `Net pay is ${asDollars(pay.net)}; it was never nothing before.`];
}

/**
 * Beside the last pay, and beside each of the last twelve: somebody whose hours come and go doubles often. After a first pay for a part
 * of its period, a pay for a whole one is no surprise.
 */
function doubledNet({ pay, pastNets, last: lastPay, employee }: PayUnderReview): Found {
  if (lastPay !== undefined && employee.details.start_date > lastPay.pay.periodStart) return undefined;
  const past = pastNets.slice(-USUAL_PAYS).map((net): Decimal => decimal(net));
  const last = past.at(-1);
  const now: Decimal = decimal(pay.net);
  if (last === undefined || isZero(last) || !isPositive(now)) return undefined;
  const most = past.reduce((a, b) => (isMore(a, b) ? a : b));
  if (!isMore(now, multiply(last, TWICE)) || !isMore(now, multiply(most, HALF_AS_MUCH_AGAIN))) return undefined;
  return [
    'doubled-net',
    `Net pay ${asDollars(now)} is more than twice the last one, ${asDollars(last)}; the highest of the last ` +
      `${past.length} was ${asDollars(most)}.`,
  ];
}

/** More than half as much again as the standard hours of the period, and as the last pay. */
function hoursBeyondPattern({ pay, employee, last }: PayUnderReview): Found {
  const worked = timeIn(pay);
  const standard = standardHours(pay, employee);
  const before = last === undefined ? whole(0) : timeIn(last.pay);
  const pattern: Decimal = isMore<Decimal>(before, standard) ? before : standard;
  if (!isMore<Decimal>(worked, multiply(pattern, HALF_AS_MUCH_AGAIN))) return undefined;
  return [
    'hours-beyond-pattern',
    `${worked.toString()} hours; the pattern is ${standard.toString()}` +
      (last === undefined ? '.' : `, and the last pay had ${before.toString()}.`),
  ];
}

function timeIn({ result }: PayRecord): Decimal {
  const { hoursWorked } = result;
  const rows: readonly { readonly hours: string }[] = result.leave;
  return rows.reduce<Decimal>((sum, { hours }) => add<Decimal>(sum, decimal(hours)), decimal(hoursWorked));
}

function leaveBelowZero({ pay }: PayUnderReview): Found {
  const below = pay.result.leaveBalanceRows.filter(
    ({ hours, taken }) => isNegative(decimal(hours)) && isPositive(decimal(taken)),
  );
  return below.length === 0
    ? undefined
    : ['leave-below-zero', below.map(({ name, hours }) => `${name}: the balance is ${hours} hours.`).join(' ')];
}

function leaver({ pay, lastDay }: PayUnderReview): Found {
  if (lastDay === undefined || pay.termination !== null || lastDay.day >= pay.periodStart) return undefined;
  return [
    'leaver-in-run',
    `The last day ${lastDay.isPlanned ? 'is planned for' : 'was'} ${lastDay.day}; the pay is for ${pay.periodStart} to ${pay.periodEnd}.`,
  ];
}

/** Periods of one calendar follow each other, so that somebody who was left out of a run is missing for a whole one. */
function daysNotPaid({ pay, last: before, employee }: PayUnderReview): Found {
  const last = before?.pay;
  if (last === undefined || !hasTime(pay) || !hasTime(last) || last.termination !== null) return undefined;
  const { start_date: began, employment_status: status } = employee.details;
  const next = addDays(last.periodEnd, 1);
  const from = began > next ? began : next;
  if (status === 'Casual' || from >= pay.periodStart) return undefined;
  const isWhole = last.payPeriod === pay.payPeriod && daysBetween(from, pay.periodStart) >= fewestDays[pay.payPeriod];
  if (isWhole) return undefined;
  return [
    'days-not-paid',
    `The pay before, of ${last.payDate}, was for the days to ${last.periodEnd}, and this one begins on ${pay.periodStart}: no pay is for ` +
      `the days from ${from} to ${addDays(pay.periodStart, -1)}.`,
  ];
}

function hasTime(pay: PayRecord): boolean {
  return isPositive(timeIn(pay));
}

/** What one pay adds to the hours of its person in a run; nothing for casuals, who have no standard hours. */
export function hoursInRun({ pay, employee }: Pick<PayUnderReview, 'pay' | 'employee'>): HoursInRun | undefined {
  if (!hasTime(pay) || employee.details.employment_status === 'Casual') return undefined;
  return { pays: 1, hours: timeIn(pay), standard: standardHours(pay, employee) };
}

export interface HoursInRun {
  readonly pays: number;
  readonly hours: Decimal;
  readonly standard: Decimal;
}

/** Several pays of a person in a run that are more than one, as where a pay was created beside the one that was staged. */
export function severalPays({ pays, hours, standard }: HoursInRun): Found {
  if (pays === 1 || !isMore<Decimal>(hours, multiply(standard, HALF_AS_MUCH_AGAIN))) return undefined;
  return [
    'days-paid-twice',
    `${pays} pays of this run are for the same days: ${hours.toString()} hours together; the standard hours are ${standard.toString()}.`,
  ];
}

function minimum({ pay }: PayUnderReview): Found {
  const warning = pay.result.warnings.find(({ code }) => belowMinimum.has(code));
  return warning === undefined ? undefined : ['below-minimum', warning.message];
}

function unusual({ pay, pastNets }: PayUnderReview): Found {
  if (pay.termination !== null) return undefined;
  const says = outsideUsual(pay.net, pastNets);
  return says === undefined ? undefined : ['outside-usual', says];
}
