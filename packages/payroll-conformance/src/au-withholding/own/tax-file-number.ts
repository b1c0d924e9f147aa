import { declarationOn, withholdFromPeriod, type AuTaxDeclaration } from 'payroll-core/au';
import { taxFileNumberMeaning } from 'payroll-core/identifiers';
import { aud } from 'payroll-core/money';
import { audIn, dateIn, has, objectIn, textIn } from '../../read-input';
import type { JsonObject, OwnKind } from '../../vector';
import { frequencyOf, rulesOn } from '../inputs';

const plain = {
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
} as const;

/** `{ number?, signedOn?, payDate, means }`, or `{ under18: { frequency, earnings }, aboveExemption }` */
export const ownTaxFileNumber: OwnKind = (row, effectiveFrom) => {
  if (has(row, 'under18')) {
    return {
      actual: isAboveExemption(objectIn(row['under18'], 'under18'), effectiveFrom),
      expected: row['aboveExemption'] ?? null,
    };
  }
  const payDate = dateIn(row, 'payDate');
  const declared: AuTaxDeclaration = {
    ...plain,
    taxFileNumber: has(row, 'number') ? taxFileNumberMeaning(textIn(row, 'number')) : 'not-quoted',
    ...(has(row, 'signedOn') ? { declaredOn: dateIn(row, 'signedOn') } : {}),
  };
  const { declaration } = declarationOn(declared, payDate, undefined, rulesOn(payDate));
  return { actual: declaration.taxFileNumber, expected: row['means'] ?? null };
};

function isAboveExemption(pay: JsonObject, payDate: string): boolean {
  const { warnings } = withholdFromPeriod(
    {
      earnings: audIn(pay, 'earnings'),
      frequency: frequencyOf(pay),
      paidEarlierThisYear: aud('0'),
      declaration: { ...plain, taxFileNumber: 'under-18' },
    },
    rulesOn(payDate),
  );
  return warnings.some(({ code }) => code === 'au.withholding/under-18-above-exemption');
}
