import type { AuPayWarning } from '../calculate-pay/au-pay-warning';
import type { AllowanceLaw } from './allowance-law';
import { allowanceTreatment, typeOfAllowance } from './allowance-treatment';
import type { PayAllowance } from './pay-allowance';

/** Allowances whose flags withhold less tax, or count less for super, than the law does. */
export function allowanceWarnings(rows: readonly PayAllowance[], law: AllowanceLaw): readonly AuPayWarning[] {
  const warnings: AuPayWarning[] = [];
  for (const row of rows) {
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
