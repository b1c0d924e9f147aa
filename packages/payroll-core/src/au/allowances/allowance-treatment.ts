import type { AllowanceLaw, AllowanceType, OtherAllowanceType } from './allowance-law';
import type { AllowanceCategory } from './pay-allowance';

/** Whether an allowance is withheld from, counts for super and is reported. */
export interface AllowanceTreatment {
  readonly isTaxable: boolean;
  readonly isIncludedInSuperCalculations: boolean;
  /** Whether Single Touch Payroll has it in the year to date. */
  readonly isReported: boolean;
}

/**
 * What the law makes of an allowance: whether tax is withheld from it, and whether super counts it. `isWithinLimit` says
 * that it is not above the approved rate (kilometres), the reasonable amount (meals, travel, laundry) or the award's
 * amount (transport); where nobody says so it is taken as above.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-35, 15-15; ATO, Withholding for allowances
 */
export function allowanceTreatment(
  category: AllowanceCategory,
  otherType: OtherAllowanceType | undefined,
  isWithinLimit: boolean | undefined,
  law: AllowanceLaw,
): AllowanceTreatment {
  const { withholding, countsForSuper, reporting } = law.types[typeOfAllowance(category, otherType)];
  return {
    isTaxable: withholding === 'always' || isWithinLimit !== true,
    isIncludedInSuperCalculations: countsForSuper,
    isReported: reporting === 'always' || isWithinLimit !== true,
  };
}

/** An allowance of the category OD that does not say what it is for counts as a general one. */
export function typeOfAllowance(category: AllowanceCategory, otherType: OtherAllowanceType | undefined): AllowanceType {
  return category === 'OD' ? (otherType ?? 'G1') : category;
}
