import { auStates, payrollTax, payrollTaxOfYear } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { audIn, wordIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { OwnKind } from '../vector';

/** `{ state, wages, australianWages, tax }` */
export const ownPayrollTax: OwnKind = (row, effectiveFrom) => {
  const edition = inForce(payrollTax, civilDate(effectiveFrom));
  if (!edition.ok) throw new UnreadableVector(edition.error.message);
  const tax = payrollTaxOfYear(
    {
      state: wordIn(row, 'state', auStates),
      wages: audIn(row, 'wages'),
      australianWages: audIn(row, 'australianWages'),
    },
    edition.value,
  );
  if (!tax.ok) throw new UnreadableVector(tax.error.message);
  const { value } = tax;
  return { actual: value.value, expected: row['tax'] ?? null, trace: () => explainAsText(value) };
};
