import { etp, withholdFromEtps } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { aud } from 'payroll-core/money';
import { inForce } from 'payroll-core/statutory';
import { explainAsText, step } from 'payroll-core/trace';
import { audIn, flagIn, orUnreadable, wordIn } from '../../read-input';
import type { OwnKind } from '../../vector';

const codes = ['R', 'O', 'S', 'P', 'D', 'N', 'B', 'T'] as const;

/** `{ code, taxable, reachedPreservationAge, taxFileNumber, residency, etpCapUsed, otherTaxableIncome, withheld }` */
export const ownEtp: OwnKind = (row, effectiveFrom) => {
  const rules = orUnreadable(inForce(etp, civilDate(effectiveFrom)));
  const { withheld } = withholdFromEtps(
    [{ code: wordIn(row, 'code', codes), taxable: audIn(row, 'taxable'), taxFree: aud('0') }],
    {
      reachedPreservationAge: step(
        'vector.reached-preservation-age',
        flagIn(row, 'reachedPreservationAge', false),
        () => '',
      ),
      hasTaxFileNumber: flagIn(row, 'taxFileNumber', true),
      residency: wordIn(row, 'residency', ['resident', 'foreign']),
      etpCapUsed: audIn(row, 'etpCapUsed'),
      otherTaxableIncome: audIn(row, 'otherTaxableIncome'),
    },
    rules,
  )[0]!;
  return { actual: withheld.value, expected: row['withheld'] ?? null, trace: () => explainAsText(withheld) };
};
