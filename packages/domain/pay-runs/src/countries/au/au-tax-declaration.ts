import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import type { AuTaxDeclarationInput } from 'payroll-core/au';
import { taxFileNumberMeaning } from 'payroll-core/identifiers';
import { given } from './given';
import type { Mutable } from '../mutable';

const exemptions = { NONE: 'none', HALF: 'half', FULL: 'full' } as const;
const surcharges = { TIER_1: 'tier-1', TIER_2: 'tier-2', TIER_3: 'tier-3' } as const;
const seniors = { SINGLE: 'single', COUPLE: 'couple', ILLNESS_SEPARATED: 'illness-separated' } as const;

/** What the employee's record says about withholding, as payroll-core takes it. What was not claimed is left out. */
export function auTaxDeclaration(details: EmployeeDetails): AuTaxDeclarationInput {
  const meaning = details.tax_file_number === null ? 'not-quoted' : taxFileNumberMeaning(details.tax_file_number);
  const declaration: Mutable<AuTaxDeclarationInput> = {
    taxFileNumber: meaning,
    // An application counts from the declaration, or from the first day of work where nobody entered its day.
    ...(meaning === 'applied-for' ? given('declaredOn', details.tfnd_signed_date ?? details.start_date) : undefined),
    residency: details.is_foreign_resident === true ? 'foreign' : 'resident',
    claimsTaxFreeThreshold: details.has_claimed_tax_free_threshold === true,
    hasStudyLoan: details.has_stsl_liability === true,
  };
  const { medicare_levy_exemption: exemption, tax_offset_amount: offsets } = details;
  const schedule = scheduleOf(details);
  const upward = upwardVariation(details);
  const downward = downwardVariation(details);
  if (exemption !== 'NONE') declaration.medicareLevyExemption = exemptions[exemption];
  if (details.is_medicare_levy_reduction_claimed) {
    declaration.medicareLevyReduction = {
      spouse: details.medicare_levy_has_spouse,
      dependants: details.medicare_levy_dependants,
    };
  }
  if (details.medicare_levy_surcharge !== 'NONE') {
    declaration.medicareLevySurcharge = surcharges[details.medicare_levy_surcharge];
  }
  if (offsets !== null) declaration.annualTaxOffsets = offsets;
  if (details.working_holiday_tax_scale_applies) {
    declaration.workingHolidayMaker = { employerIsRegistered: details.is_employer_registered_whm };
  }
  if (schedule !== undefined) declaration.schedule = schedule;
  if (upward !== undefined) declaration.upwardVariation = upward;
  if (downward !== undefined) declaration.downwardVariation = downward;
  if (details.has_extra_pay_in_year) declaration.hasExtraPayInYear = true;
  if (details.is_super_only_contractor) declaration.isSuperOnlyContractor = true;
  return declaration;
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
