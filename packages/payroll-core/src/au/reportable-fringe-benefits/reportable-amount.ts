import { isMore, multiply } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { dropCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { ReportableFringeBenefits } from './reportable-fringe-benefits';

/**
 * The reportable fringe benefits amount of an employee for an FBT year, from the taxable value of their benefits. It is
 * reported in Single Touch Payroll and changes neither tax nor super of a pay.
 * @law Fringe Benefits Tax Assessment Act 1986 (Cth) s 135P, 135Q
 */
export function reportableAmount(taxableValue: Aud, edition: Dated<ReportableFringeBenefits>): Step<Aud> {
  const { threshold, grossUp } = edition.values;
  const isReported = isMore(taxableValue, threshold);
  const value = isReported ? dropCents(multiply(taxableValue, grossUp)) : aud('0');
  return step(
    'au.reportable-fringe-benefits.amount',
    value,
    () =>
      isReported
        ? `${grossUp.toString()} × ${taxableValue.toString()}, cents ignored, = ${value.toString()}`
        : `${taxableValue.toString()} is not more than ${threshold.toString()}: nothing is reported`,
    [given('taxable value', taxableValue), parameter(edition, 'grossUp', () => grossUp.toString())],
  );
}
