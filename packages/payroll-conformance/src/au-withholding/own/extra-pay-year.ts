import { addForExtraPay } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { audIn, wordIn } from '../../read-input';
import { UnreadableVector } from '../../unreadable-vector';
import type { OwnKind } from '../../vector';
import { rulesOn } from '../inputs';

/** `{ frequency, earnings, add }` */
export const ownExtraPayYear: OwnKind = (row, effectiveFrom) => {
  const { extraPayBands } = rulesOn(effectiveFrom);
  if (extraPayBands === undefined) throw new UnreadableVector(`No bands are known on ${effectiveFrom}.`);
  const extra = addForExtraPay(
    audIn(row, 'earnings'),
    wordIn(row, 'frequency', ['weekly', 'fortnightly']),
    extraPayBands,
  );
  return { actual: extra.value, expected: row['add'] ?? null, trace: () => explainAsText(extra) };
};
