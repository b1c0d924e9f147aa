import { asDollars } from 'payroll-core';
import type { BackPayRows, OwedPeriod } from '../../domain/back-pay';
import { sumOf } from '../../domain/sum-of';

/**
 * Back pay is a lump sum: an extra pay, whatever periods it belongs to.
 * @law Income Tax Act 2007 RD 10 and RD 17
 */
export function nzBackPayRows(owed: readonly OwedPeriod[]): BackPayRows {
  const amount = sumOf(owed.map(({ difference }) => difference)).toString();
  const starts = owed.map(({ periodStart }) => periodStart).sort();
  const ends = owed.map(({ periodEnd }) => periodEnd).sort();
  const description = `Back pay for ${starts[0]} to ${ends.at(-1)}`;
  return {
    // The category is asked for of every back payment; it changes nothing here.
    rows: [{ description, amount, stpCategory: 'GROSS', startDate: starts[0]!, endDate: ends.at(-1)! }],
    methods: [`${asDollars(amount)} is a lump sum and taxed as an extra pay.`],
  };
}
