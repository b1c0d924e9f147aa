import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import { chooseEsctRate } from './choose-rate';
import type { Esct } from './esct';
import {
  thresholdAmountExpected,
  thresholdAmountOfLastYear,
  type ExpectedThisYear,
  type LastYear,
} from './threshold-amount';

/** What an ESCT rate follows from: last year for somebody employed all of it, otherwise what this year will hold. */
export type EsctEarnings =
  | ({ readonly kind: 'last-year' } & LastYear)
  | ({ readonly kind: 'expected' } & ExpectedThisYear);

/**
 * The rate of employer superannuation contribution tax. It stays for the tax year, whatever later happens to the pay.
 * @law Income Tax Act 2007 ss RD 67, YA 1 "ESCT rate threshold amount", Schedule 1 Part D
 */
export function workOutEsctRate(earnings: EsctEarnings, esct: Dated<Esct>): Step<Decimal> {
  const threshold =
    earnings.kind === 'last-year' ? thresholdAmountOfLastYear(earnings) : thresholdAmountExpected(earnings);
  const chosen = chooseEsctRate(threshold.value, esct);
  return { ...chosen, because: [threshold, ...chosen.because] };
}
