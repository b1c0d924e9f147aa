import { decimal, isPositive, multiply, subtract, whole, type Decimal } from 'payroll-core';
import type { AuYearFigures } from '../../domain/year-figures';

/** The part of long service leave from before 16 August 1978 that is not assessable. @law ITAA 1997 (Cth) s 83-80(1) */
const NOT_ASSESSABLE = decimal('0.95');

/**
 * What terminations of the year paid that is taxable and no ETP: unused leave and other payouts. Somebody who was
 * reinstated has them in the year of a second termination.
 */
export function taxableEndings(year: AuYearFigures): Decimal {
  if (year.termination === undefined) return whole(0);
  const apart = [year.lumpSumD, year.etpTaxable, year.etpTaxFree];
  const others = apart.reduce<Decimal>(
    (left, amount) => subtract(left, decimal(amount ?? '0')),
    decimal(year.termination),
  );
  const taxable = subtract(others, multiply(decimal(year.lumpSumB ?? '0'), NOT_ASSESSABLE));
  return isPositive(taxable) ? taxable : whole(0);
}
