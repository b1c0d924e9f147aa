import { genuineRedundancy, lengthOfService, taxFreeLimit, type GenuineRedundancyRules } from 'payroll-core/au';
import { lesser, subtract } from 'payroll-core/money';
import type { Dated } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { audIn, countIn, dateIn, has, onlyKnows } from '../read-input';
import type { Kind, Vector } from '../vector';
import { editionOf } from './year-of-vector';

/** A genuine redundancy payment in its tax-free and its taxable part. */
export const genuineRedundancyKind: Kind = (vector) => {
  const { inputs } = vector;
  onlyKnows(inputs, [
    ...['genuineRedundancy', 'completedYears', 'startDate', 'dismissalDate'],
    ...['genuineRedundancyBase', 'genuineRedundancyPerYear'],
  ]);
  const years = has(inputs, 'completedYears')
    ? countIn(inputs, 'completedYears')
    : lengthOfService(dateIn(inputs, 'startDate'), dateIn(inputs, 'dismissalDate')).years;
  const limit = taxFreeLimit(years, rulesOf(vector));
  const payment = audIn(inputs, 'genuineRedundancy');
  const taxFree = lesser(payment, limit.value);
  return {
    actual: {
      taxFree,
      lumpSumD: taxFree,
      taxable: subtract(payment, taxFree),
      limit: limit.value,
      taxFreeLimit: limit.value,
    },
    trace: () => explainAsText(limit),
  };
};

/** A vector of an older year brings its own amounts along. */
function rulesOf(vector: Vector): Dated<GenuineRedundancyRules> {
  const edition = editionOf(genuineRedundancy, vector);
  const { inputs } = vector;
  return {
    ...edition,
    values: {
      ...edition.values,
      ...(has(inputs, 'genuineRedundancyBase') ? { base: audIn(inputs, 'genuineRedundancyBase') } : {}),
      ...(has(inputs, 'genuineRedundancyPerYear')
        ? { perCompletedYear: audIn(inputs, 'genuineRedundancyPerYear') }
        : {}),
    },
  };
}
