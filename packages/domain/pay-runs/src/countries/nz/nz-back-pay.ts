import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { asDollars, isZero, subtract, type CivilDate } from 'payroll-core';
import type { BackPayRows, OwedPeriod } from '../../domain/back-pay';
import { sumOf } from '../../domain/sum-of';
import { isHolidayPaidWithPay } from './nz-declarations';

/**
 * Back pay is a lump sum: an extra pay, whatever periods it belongs to. Holiday pay that is paid with each pay is left to the
 * pay that pays it, which adds it as a component of its own; where it no longer does, the lump sum holds it.
 * @law Income Tax Act 2007 RD 10 and RD 17; Holidays Act 2003 s 28(1)(c)
 */
export function nzBackPayRows(owed: readonly OwedPeriod[], payDate: CivilDate, details: EmployeeDetails): BackPayRows {
  const total = sumOf(owed.map(({ difference }) => difference));
  const withPay = sumOf(owed.map(({ holidayPayWithPay }) => holidayPayWithPay));
  const isAdded = !isZero(withPay) && isHolidayPaidWithPay(details, payDate);
  const amount = (isAdded ? subtract(total, withPay) : total).toString();
  const starts = owed.map(({ periodStart }) => periodStart).sort();
  const ends = owed.map(({ periodEnd }) => periodEnd).sort();
  const description = `Back pay for ${starts[0]} to ${ends.at(-1)}`;
  return {
    // The category is asked for of every back payment; it changes nothing here.
    rows: [{ description, amount, stpCategory: 'GROSS', startDate: starts[0]!, endDate: ends.at(-1)! }],
    methods: [
      `${asDollars(amount)} is a lump sum and taxed as an extra pay.`,
      ...(isAdded ? ['Holiday pay on it is paid with it, apart from the lump sum.'] : []),
    ],
  };
}
