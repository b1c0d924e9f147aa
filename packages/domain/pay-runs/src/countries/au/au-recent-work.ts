import {
  add,
  addDays,
  decimal,
  isPositive,
  parseCivilDate,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import * as au from 'payroll-core/au';
import type { AuPayFigures, PayRecord } from '../../domain/pay-record';

/** A quarter of a year, long enough to hold every turn of a usual roster. */
const DAYS = 13 * 7;

/**
 * What the pays for the 13 weeks before the last day earned by work, for the full rate of pay. Leave is left out on both
 * sides, and so is what does not belong to these weeks: back pay, and bonuses taxed as for a longer time. Allowances that
 * are not taxed make good expenses.
 */
export function recentWork(pays: readonly PayRecord[], lastDay: unknown): au.AuRecentWorkInput | undefined {
  const until = typeof lastDay === 'string' ? parseCivilDate(lastDay) : undefined;
  if (until?.ok !== true) return undefined;
  const within = pays.filter(isWithin(addDays(until.value, 1 - DAYS), until.value));
  let earnings: Decimal = whole(0);
  let ordinaryHours: Decimal = whole(0);
  for (const { result } of within) {
    earnings = add(earnings, earnedBy(result));
    ordinaryHours = add(ordinaryHours, ordinaryHoursOf(result));
  }
  if (!isPositive(ordinaryHours) || !isPositive(earnings)) return undefined;
  return {
    from: within.map(({ periodStart }) => periodStart).reduce((a, b) => (b < a ? b : a)),
    until: within.map(({ periodEnd }) => periodEnd).reduce((a, b) => (b > a ? b : a)),
    earnings: earnings.toString(),
    ordinaryHours: ordinaryHours.toString(),
  };
}

function isWithin(from: CivilDate, until: CivilDate) {
  return (pay: PayRecord): pay is PayRecord<'AU'> =>
    pay.country === 'AU' && pay.periodStart >= from && pay.periodStart <= until;
}

function earnedBy({ hours, allowances, bonuses }: AuPayFigures): Decimal {
  const amounts = [
    ...hours.map(({ payAmount }) => payAmount),
    ...allowances
      .filter(({ isTaxable }) => isTaxable)
      .flatMap(({ totalAmount, untaxedAmount }) =>
        untaxedAmount === undefined
          ? [totalAmount]
          : [subtract(decimal(totalAmount), decimal(untaxedAmount)).toString()],
      ),
    ...bonuses.filter(({ taxMethod }) => taxMethod === 'NORMAL_EARNINGS').map(({ amount }) => amount),
  ];
  return amounts.reduce<Decimal>((total, amount) => add(total, decimal(amount)), whole(0));
}

function ordinaryHoursOf({ hours }: AuPayFigures): Decimal {
  return hours
    .filter(({ isOvertime, units }) => !isOvertime && au.countsTime(units))
    .reduce<Decimal>((total, { value }) => add(total, decimal(value)), whole(0));
}
