import { reportableAmount, reportableFringeBenefits } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { audIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { OwnKind } from '../vector';

/** `{ taxableValue, reportable }` */
export const ownReportableFringeBenefits: OwnKind = (row, effectiveFrom) => {
  const edition = inForce(reportableFringeBenefits, civilDate(effectiveFrom));
  if (!edition.ok) throw new UnreadableVector(edition.error.message);
  const amount = reportableAmount(audIn(row, 'taxableValue'), edition.value);
  return { actual: amount.value, expected: row['reportable'] ?? null, trace: () => explainAsText(amount) };
};
