import { multiply } from '../../money/arithmetic';
import { decimal } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import { files } from './parameters';

/** The share of lost earnings the employer pays. */
export interface FirstWeekCompensation {
  /** The share of the earnings lost that the employer pays. */
  readonly rate: Decimal;
}

/** The editions of first week compensation after a work accident. */
export const firstWeekCompensation = defineInstrument(
  'nz.first-week-compensation',
  files,
  (written: { readonly rate: string }): FirstWeekCompensation => ({ rate: decimal(written.rate) }),
);

/**
 * What an employer pays for the first week of incapacity after an injury at work: a share of the earnings lost. It is
 * salary or wages and counts as gross earnings for holidays.
 * @law Accident Compensation Act 2001 ss 97, 98; Holidays Act 2003 s 14(a)(vii)
 */
export function payFirstWeekCompensation(earningsLost: Nzd, law: Dated<FirstWeekCompensation>): Step<Nzd> {
  const { rate } = law.values;
  const value = toCents(multiply(earningsLost, rate));
  return step(
    'nz.first-week-compensation.pay',
    value,
    () => `${earningsLost.toString()} × ${rate.toString()}, to the nearest cent ${value.toString()}`,
    [given('earnings lost', earningsLost), parameter(law, 'rate', () => rate.toString())],
  );
}
