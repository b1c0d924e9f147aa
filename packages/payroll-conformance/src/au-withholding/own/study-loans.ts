import { studyLoanComponent, weeklyEarnings, withholdWithStudyLoan } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { audIn, has } from '../../read-input';
import { UnreadableVector } from '../../unreadable-vector';
import type { OwnKind } from '../../vector';
import { frequencyOf, rulesOn, scaleIn } from '../inputs';

/** `{ scale, frequency, earnings, withheld }` with the loan in the tax, or `component` for the loan alone. */
export const ownStudyLoans: OwnKind = (row, effectiveFrom) => {
  const scale = scaleIn(row);
  if (scale === 4) throw new UnreadableVector('No study loan is repaid on scale 4.');
  const rule = has(row, 'component') ? studyLoanComponent : withholdWithStudyLoan;
  const frequency = frequencyOf(row);
  const x = weeklyEarnings(audIn(row, 'earnings'), frequency);
  const amount = rule(x, frequency, scale, rulesOn(effectiveFrom).studyLoans);
  return {
    actual: amount.value,
    expected: row['component'] ?? row['withheld'] ?? null,
    trace: () => explainAsText(amount),
  };
};
