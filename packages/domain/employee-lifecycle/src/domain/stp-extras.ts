import { taxFileNumberMeaning } from 'payroll-core/identifiers';
import type { EmployeeDetails } from './fields/employee-fields';

/** What Single Touch Payroll says about an employee; all null for someone it does not report. */
export interface StpExtras {
  readonly is_australian_resident: boolean | null;
  readonly income_stream: 'SAW' | 'CHP' | 'WHM' | 'SWP' | 'LAB' | null;
  readonly tax_treatment_code: string | null;
  readonly single_touch_residency_status: 'RESIDENT' | 'FOREIGN_RESIDENT' | 'WORKING_HOLIDAY_MAKER' | null;
}

export const notReported: StpExtras = {
  is_australian_resident: null,
  income_stream: null,
  tax_treatment_code: null,
  single_touch_residency_status: null,
};

/** Whoever has answered the residency question of a TFN declaration is taxed in Australia. */
export function stpExtras(details: EmployeeDetails): StpExtras {
  if (details.is_foreign_resident === null) return notReported;
  return {
    is_australian_resident: !details.is_foreign_resident,
    income_stream: details.is_super_only_contractor ? null : incomeStream(details),
    tax_treatment_code: details.is_super_only_contractor ? null : taxTreatmentCode(details),
    single_touch_residency_status: details.working_holiday_tax_scale_applies
      ? 'WORKING_HOLIDAY_MAKER'
      : details.is_foreign_resident
        ? 'FOREIGN_RESIDENT'
        : 'RESIDENT',
  };
}

/** @law ATO STP Phase 2, "Income types" (9 February 2023): WHM before CHP, CHP before the rest */
function incomeStream(details: EmployeeDetails): StpExtras['income_stream'] {
  if (details.is_death_beneficiary) return 'SAW';
  if (details.working_holiday_tax_scale_applies) return 'WHM';
  if (isSeasonalWorker(details)) return 'SWP';
  if (details.is_closely_held === true) return 'CHP';
  return details.stp_employment_status === 'L' ? 'LAB' : 'SAW';
}

/**
 * Six characters: category and option, study loan, Medicare surcharge, exemption and reduction. Only residents under Schedules 1
 * and 9 have the last three.
 * @law ATO STP Phase 2, "Tax treatment codes"
 */
function taxTreatmentCode(details: EmployeeDetails): string {
  if (details.is_death_beneficiary) return 'DBXXXX';
  const hasQuoted = details.tax_file_number !== null && taxFileNumberMeaning(details.tax_file_number) !== 'not-quoted';
  if (details.working_holiday_tax_scale_applies) {
    return !hasQuoted ? 'HFXXXX' : details.is_employer_registered_whm ? 'HRXXXX' : 'HUXXXX';
  }
  if (isSeasonalWorker(details)) return 'WPXXXX';
  if (!hasQuoted) return details.is_foreign_resident === true ? 'NFXXXX' : 'NAXXXX';
  if (details.withholding_schedule === 'HORTICULTURE_OR_SHEARING') {
    if (details.is_foreign_resident === true) return 'CFXXXX';
    if (details.has_claimed_tax_free_threshold === true) return 'CTXXXX';
  }
  if (details.withholding_schedule === 'PROMOTIONAL_PERFORMER') return 'APXXXX';
  const studyLoan = details.has_stsl_liability === true ? 'S' : 'X';
  if (details.is_foreign_resident === true) return `FF${studyLoan}XXX`;
  return `${residentCategory(details)}${studyLoan}${surchargeOf(details)}${medicareOf(details)}`;
}

/** The scheme is for foreign residents; from a resident Schedule 1 withholds. @law ATO STP Phase 2, "Income types" */
function isSeasonalWorker(details: EmployeeDetails): boolean {
  return details.seasonal_worker_scheme && details.is_foreign_resident === true;
}

function residentCategory({
  seniors_offset,
  has_claimed_tax_free_threshold,
  withholding_schedule,
}: EmployeeDetails): string {
  switch (seniors_offset) {
    case 'SINGLE':
      return 'SS';
    case 'COUPLE':
      return 'SM';
    case 'ILLNESS_SEPARATED':
      return 'SI';
    case 'NONE':
      if (has_claimed_tax_free_threshold !== true) return 'RN';
      return withholding_schedule === 'DAILY_OR_CASUAL' ? 'RD' : 'RT';
  }
}

function surchargeOf({ medicare_levy_surcharge: tier }: EmployeeDetails): string {
  return tier === 'NONE' ? 'X' : tier.slice(-1);
}

/** Exemption and reduction; a full exemption leaves nothing to reduce. */
function medicareOf(details: EmployeeDetails): string {
  if (details.medicare_levy_exemption === 'FULL') return 'FX';
  const exemption = details.medicare_levy_exemption === 'HALF' ? 'H' : 'X';
  const { medicare_levy_dependants: dependants, medicare_levy_has_spouse: hasSpouse } = details;
  // A claim that names neither a spouse nor a dependant reduces nothing, and 0 would say a spouse.
  const isReduced = details.is_medicare_levy_reduction_claimed && (hasSpouse || dependants > 0);
  if (!isReduced) return `${exemption}X`;
  return `${exemption}${dependants >= 10 ? 'A' : dependants}`;
}
