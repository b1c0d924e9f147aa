import { offsetForPeriod } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { audIn } from '../../read-input';
import type { OwnKind } from '../../vector';
import { frequencyOf, rulesOn } from '../inputs';

/** `{ frequency, annual, offset }` */
export const ownTaxOffsets: OwnKind = (row, effectiveFrom) => {
  const offset = offsetForPeriod(audIn(row, 'annual'), frequencyOf(row), rulesOn(effectiveFrom).taxOffsets);
  return { actual: offset.value, expected: row['offset'] ?? null, trace: () => explainAsText(offset) };
};
