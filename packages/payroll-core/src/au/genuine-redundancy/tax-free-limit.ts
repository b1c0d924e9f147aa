import { add, multiply } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { GenuineRedundancyRules } from './genuine-redundancy-rules';

/**
 * How much of a genuine redundancy payment is free of tax: a base, and as much again for each whole year of service.
 * @law Income Tax Assessment Act 1997 (Cth) s 83-170(3)
 * @example taxFreeLimit(10, edition of 2026-07-01) // 13598 + 10 × 6801 = 81608
 */
export function taxFreeLimit(completedYears: number, rules: Dated<GenuineRedundancyRules>): Step<Aud> {
  const { base, perCompletedYear } = rules.values;
  const limit = add(base, multiply(perCompletedYear, whole(completedYears)));
  return step(
    'au.genuine-redundancy.tax-free-limit',
    limit,
    () => `${base.toString()} + ${completedYears} × ${perCompletedYear.toString()} = ${limit.toString()}`,
    [
      given('completedYears', completedYears),
      parameter(rules, '', () => `base ${base.toString()}, each completed year ${perCompletedYear.toString()}`),
    ],
  );
}
