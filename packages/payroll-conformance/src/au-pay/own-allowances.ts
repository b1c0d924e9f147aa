import { allowanceLaw, allowanceTreatment, otherAllowanceTypes, type OtherAllowanceType } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { flagIn, wordIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { OwnKind } from '../vector';

const itemised = ['AD', 'CD', 'KN', 'LD', 'MD', 'QN', 'RD', 'TD'] as const;

/** `{ type, isWithinLimit, isTaxable, isInSuper }` */
export const ownAllowances: OwnKind = (row, effectiveFrom) => {
  const law = inForce(allowanceLaw, civilDate(effectiveFrom));
  if (!law.ok) throw new UnreadableVector(law.error.message);
  const type = wordIn(row, 'type', [...itemised, ...otherAllowanceTypes]);
  const isOther = (name: string): name is OtherAllowanceType => otherAllowanceTypes.some((other) => other === name);
  const treated = allowanceTreatment(
    isOther(type) ? 'OD' : type,
    isOther(type) ? type : undefined,
    flagIn(row, 'isWithinLimit', false),
    law.value.values,
  );
  return {
    actual: { isTaxable: treated.isTaxable, isInSuper: treated.isIncludedInSuperCalculations },
    expected: { isTaxable: row['isTaxable'] ?? null, isInSuper: row['isInSuper'] ?? null },
  };
};
