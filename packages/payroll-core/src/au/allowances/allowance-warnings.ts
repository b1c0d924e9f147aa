import { add, isMore } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { aud } from '../../money/parse';
import { asDollars } from '../../money/shown';
import type { AuPayWarning } from '../calculate-pay/au-pay-warning';
import type { AllowanceLaw } from './allowance-law';
import { allowanceTreatment, typeOfAllowance } from './allowance-treatment';
import type { PayAllowance } from './pay-allowance';
import { totalOf } from './price-allowance';
import { partWithinLimit } from './untaxed-part';

/** Allowances whose flags withhold less tax, or count less for super, than the law does. */
export function allowanceWarnings(
  rows: readonly PayAllowance[],
  laundryBefore: Aud,
  law: AllowanceLaw,
): readonly AuPayWarning[] {
  const warnings: AuPayWarning[] = [];
  let laundry = laundryBefore;
  for (const row of rows) {
    if (isBeyondItsLimit(row, laundry, law)) {
      warnings.push({
        code: 'au.allowances/above-limit',
        message:
          `Nothing was withheld from “${row.description}”, as its is_within_limit says, and it is above ${limitInWords(row, law)}. ` +
          'Send is_within_limit false: tax is then withheld from what is above.',
        field: 'is_within_limit',
      });
    }
    if (row.allowanceCategory === 'LD') laundry = add(laundry, totalOf(row));
    const { allowanceCategory, otherType, isWithinLimit, description } = row;
    const lawful = allowanceTreatment(allowanceCategory, otherType, isWithinLimit, law);
    const { name, withholding } = law.types[typeOfAllowance(allowanceCategory, otherType)];
    if (!row.isTaxable && withholding === 'above-limit' && isWithinLimit === undefined) {
      warnings.push({
        code: 'au.allowances/limit-assumed',
        message:
          `Nothing was withheld from “${description}” (${name}), as its is_taxable says. That holds only up to the ` +
          'approved rate, the reasonable amount or the award’s amount.',
        field: 'is_taxable',
      });
    } else if (!row.isTaxable && lawful.isTaxable) {
      warnings.push({
        code: 'au.allowances/not-taxed',
        message: `Nothing was withheld from “${description}” (${name}), as its is_taxable says; the law withholds from it.`,
        field: 'is_taxable',
      });
    }
    if (!row.isIncludedInSuperCalculations && lawful.isIncludedInSuperCalculations) {
      warnings.push({
        code: 'au.allowances/not-in-super',
        message:
          `“${description}” (${name}) was left out of super, as its is_included_in_super_calculations says; the law ` +
          'counts it as earnings.',
        field: 'is_included_in_super_calculations',
      });
    }
  }
  return warnings;
}

/** Where the limit is in the data, saying that a row is within it can be held against the row. */
function isBeyondItsLimit(row: PayAllowance, laundryBefore: Aud, law: AllowanceLaw): boolean {
  if (row.isTaxable || row.isWithinLimit !== true || row.isAdjustment) return false;
  const within = partWithinLimit(row, laundryBefore, law);
  return within !== undefined && isMore(totalOf(row), within);
}

function limitInWords({ allowanceCategory }: PayAllowance, { approvedRates }: AllowanceLaw): string {
  return allowanceCategory === 'CD'
    ? `the approved rate of ${asDollars(aud(approvedRates.kilometre))} a kilometre`
    : `the ${asDollars(aud(approvedRates.laundryAYear))} of laundry in a financial year`;
}
