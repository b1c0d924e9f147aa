import { multiply, subtract } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, step, type Step } from '../../trace/step';
import { bandOf } from '../bands/band-of';
import type { Paye } from './paye';

/**
 * Income tax on a year's income, unrounded.
 * @law Income Tax Act 2007 Schedule 1 Part A; Inland Revenue payroll specification 5.2 step 3
 */
export function taxAnnualIncome(income: Nzd, paye: Dated<Paye>): Step<Nzd> {
  const band = bandOf(paye.values.bands, income);
  const value = subtract(multiply(income, band.rate), band.subtract);
  return step(
    'nz.paye.tax-annual-income',
    value,
    () => `${income.toString()} × ${band.rate.toString()} − ${band.subtract.toString()} = ${value.toString()}`,
    [
      parameter(
        paye,
        `bands/${band.from.toString()}`,
        () => `rate ${band.rate.toString()}, subtract ${band.subtract.toString()}`,
      ),
    ],
  );
}
