import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import type { AuTaxDeclarationInput } from 'payroll-core/au';
import { taxFileNumberMeaning } from 'payroll-core/identifiers';
import { given } from './given';

const exemptions = { NONE: 'none', HALF: 'half', FULL: 'full' } as const;
const seniors = { SINGLE: 'single', COUPLE: 'couple', ILLNESS_SEPARATED: 'illness-separated' } as const;

/** What the employee's record says about withholding, as payroll-core takes it. What was not claimed is left out. */
export function auTaxDeclaration(details: EmployeeDetails): AuTaxDeclarationInput {
  const meaning = details.tax_file_number === null ? 'not-quoted' : taxFileNumberMeaning(details.tax_file_number);
  return {
    taxFileNumber: meaning,
    // An application counts from the declaration, or from the first day of work where nobody entered its day.
    ...(meaning === 'applied-for' ? given('declaredOn', details.tfnd_signed_date ?? details.start_date) : {}),
    residency: details.is_foreign_resident === true ? 'foreign' : 'resident',
    claimsTaxFreeThreshold: details.has_claimed_tax_free_threshold === true,
    hasStudyLoan: details.has_stsl_liability === true,
    ...(details.medicare_levy_exemption === 'NONE'
      ? {}
      : { medicareLevyExemption: exemptions[details.medicare_levy_exemption] }),
    ...(details.is_medicare_levy_reduction_claimed
      ? {
          medicareLevyReduction: {
            spouse: details.medicare_levy_has_spouse,
            dependants: details.medicare_levy_dependants,
          },
        }
      : {}),
    ...given('annualTaxOffsets', details.tax_offset_amount),
    ...(details.working_holiday_tax_scale_applies
      ? { workingHolidayMaker: { employerIsRegistered: details.is_employer_registered_whm } }
      : {}),
    ...given('schedule', scheduleOf(details)),
    ...given('upwardVariation', upwardVariation(details)),
    ...given('downwardVariation', downwardVariation(details)),
    ...(details.has_extra_pay_in_year ? { hasExtraPayInYear: true } : {}),
    ...(details.is_super_only_contractor ? { isSuperOnlyContractor: true } : {}),
  };
}

function scheduleOf(details: EmployeeDetails): AuTaxDeclarationInput['schedule'] {
  if (details.seniors_offset !== 'NONE') {
    return { kind: 'seniors-and-pensioners', status: seniors[details.seniors_offset] };
  }
  if (details.seasonal_worker_scheme) return { kind: 'seasonal-worker', employerIsApproved: true };
  switch (details.withholding_schedule) {
    case 'HORTICULTURE_OR_SHEARING':
      return { kind: 'horticulture-or-shearing' };
    case 'PROMOTIONAL_PERFORMER':
      return { kind: 'promotional-performer' };
    case 'DAILY_OR_CASUAL':
      return { kind: 'daily-or-casual' };
    case 'NONE':
      return undefined;
  }
}

function upwardVariation(details: EmployeeDetails): AuTaxDeclarationInput['upwardVariation'] {
  const { extra_withholding_amount: amount, extra_withholding_rate: rate } = details;
  if (amount !== null) return { kind: 'extra-amount', amount };
  return rate === null ? undefined : { kind: 'percentage', rate };
}

/** A notice without its days would lower tax for ever, so it counts only with them. */
function downwardVariation(details: EmployeeDetails): AuTaxDeclarationInput['downwardVariation'] {
  const { withholding_variation_from: from, withholding_variation_to: lastDay } = details;
  if (from === null || lastDay === null) return undefined;
  const days = {
    from,
    lastDay,
    coversAdditionalPayments: details.is_withholding_variation_for_additional_payments,
  };
  const { withholding_variation_amount: amount, withholding_variation_rate: rate } = details;
  if (amount !== null) return { ...days, kind: 'amount', amount };
  return rate === null ? undefined : { ...days, kind: 'percentage', rate };
}
