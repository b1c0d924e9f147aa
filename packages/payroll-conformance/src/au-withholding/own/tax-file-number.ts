import { declaredTaxFileNumber, withholdFromPeriod } from 'payroll-core/au';
import { aud } from 'payroll-core/money';
import { audIn, dateIn, has, objectIn, textIn } from '../../read-input';
import type { JsonObject, OwnKind } from '../../vector';
import { frequencyOf, rulesOn } from '../inputs';

/** `{ number?, signedOn?, payDate, means }`, or `{ under18: { frequency, earnings }, aboveExemption }` */
export const ownTaxFileNumber: OwnKind = (row, effectiveFrom) => {
  if (has(row, 'under18')) {
    return {
      actual: isAboveExemption(objectIn(row['under18'], 'under18'), effectiveFrom),
      expected: row['aboveExemption'] ?? null,
    };
  }
  const payDate = dateIn(row, 'payDate');
  const meaning = declaredTaxFileNumber(
    has(row, 'number') ? textIn(row, 'number') : undefined,
    has(row, 'signedOn') ? dateIn(row, 'signedOn') : undefined,
    payDate,
    rulesOn(payDate).taxFileNumber,
  );
  return { actual: meaning, expected: row['means'] ?? null };
};

function isAboveExemption(pay: JsonObject, payDate: string): boolean {
  const { warnings } = withholdFromPeriod(
    {
      earnings: audIn(pay, 'earnings'),
      frequency: frequencyOf(pay),
      paidEarlierThisYear: aud('0'),
      declaration: {
        taxFileNumber: 'under-18',
        residency: 'resident',
        claimsTaxFreeThreshold: true,
        hasStudyLoan: false,
        medicareLevyExemption: 'none',
      },
    },
    rulesOn(payDate),
  );
  return warnings.some(({ code }) => code === 'au.withholding/under-18-above-exemption');
}
