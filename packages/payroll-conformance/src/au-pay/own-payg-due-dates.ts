import { paygDueDates, withholderSize, withholdingDueDate } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { aud } from 'payroll-core/money';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { dateIn, orUnreadable, textIn } from '../read-input';
import type { OwnKind } from '../vector';

/** `{ withheldOn, withheldInYear, size, due }` */
export const ownPaygDueDates: OwnKind = (row, effectiveFrom) => {
  const dates = orUnreadable(inForce(paygDueDates, civilDate(effectiveFrom)));
  const size = withholderSize(aud(textIn(row, 'withheldInYear')), dates);
  const due = withholdingDueDate(dateIn(row, 'withheldOn'), size, dates);
  return {
    actual: [size, due.value],
    expected: [row['size'] ?? null, row['due'] ?? null],
    trace: () => explainAsText(due),
  };
};
