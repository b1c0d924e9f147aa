import { adjustMedicareLevy, weeklyEarnings } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { audIn, countIn, flagIn } from '../../read-input';
import { UnreadableVector } from '../../unreadable-vector';
import type { OwnKind } from '../../vector';
import { frequencyOf, rulesOn, scaleIn } from '../inputs';

/** `{ scale, spouse, children, frequency, earnings, adjustment }` */
export const ownMedicareLevyAdjustment: OwnKind = (row, effectiveFrom) => {
  const scale = scaleIn(row);
  if (scale !== 2 && scale !== 6) throw new UnreadableVector(`The levy is not adjusted on scale ${scale}.`);
  const frequency = frequencyOf(row);
  const adjustment = adjustMedicareLevy(
    weeklyEarnings(audIn(row, 'earnings'), frequency),
    frequency,
    scale,
    { spouse: flagIn(row, 'spouse', false), dependants: countIn(row, 'children') },
    rulesOn(effectiveFrom).medicareLevy,
  );
  return { actual: adjustment.value, expected: row['adjustment'] ?? null, trace: () => explainAsText(adjustment) };
};
