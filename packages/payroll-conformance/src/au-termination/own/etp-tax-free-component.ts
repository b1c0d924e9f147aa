import { etpTaxFreeComponent, invaliditySegment, preJuly1983Segment } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { audIn, dateIn, has, orUnreadable, wordIn } from '../../read-input';
import type { OwnKind } from '../../vector';

/** `{ kind: invalidity | pre-july-1983, payment, …, segment }` */
export const ownEtpTaxFreeComponent: OwnKind = (row, effectiveFrom) => {
  const rules = orUnreadable(inForce(etpTaxFreeComponent, civilDate(effectiveFrom)));
  const isInvalidity = wordIn(row, 'kind', ['invalidity', 'pre-july-1983']) === 'invalidity';
  const segment = isInvalidity
    ? invaliditySegment(
        audIn(row, 'payment'),
        {
          dateOfBirth: dateIn(row, 'dateOfBirth'),
          serviceFrom: dateIn(row, 'serviceFrom'),
          on: dateIn(row, 'endedOn'),
          lastRetirementDate: has(row, 'lastRetirementDate') ? dateIn(row, 'lastRetirementDate') : undefined,
        },
        rules,
      )
    : preJuly1983Segment(audIn(row, 'payment'), dateIn(row, 'serviceFrom'), dateIn(row, 'serviceTo'), rules);
  return { actual: segment.value, expected: row['segment'] ?? null, trace: () => explainAsText(segment) };
};
