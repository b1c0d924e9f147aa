import { isAuAccountNumber } from '@anz-payroll/companies';
import { accepted } from 'payroll-core';
import { reportableFringeBenefits } from 'payroll-core/au';
import { inForce } from 'payroll-core/statutory';
import type { EmployeeDetails } from '../../domain/fields/employee-fields';
import type { CountryEmployee, CountryRule } from '../country-employee';
import { auMainJobNumber } from './au-main-job-number';

const auQuestions = [
  'is_foreign_resident',
  'has_claimed_tax_free_threshold',
  'has_stsl_liability',
  'is_closely_held',
] as const satisfies readonly (keyof EmployeeDetails)[];

/** Employees in Australia. */
export const auEmployee: CountryEmployee = {
  defaults: {},
  requiredAnswers: auQuestions,
  checkDetails: checkAuDetails,
  mainJobNumber: auMainJobNumber,
  bankAccountProblem: ({ bsb, account_number: number }, index) =>
    bsb === null || !isAuAccountNumber(String(number))
      ? `Account ${index} needs a bsb and an account_number of up to 12 digits.`
      : undefined,
  showsKiwisaverRates: false,
  isReportedBySingleTouch: true,
  hasSuperFunds: true,
  hasSalarySacrifice: true,
  everybodyHasLeave: false,
  hasHolidayFacts: false,
};

/** @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-140, 12-145: what a TFN declaration answers */
function checkAuDetails(details: EmployeeDetails): CountryRule<EmployeeDetails> {
  const unanswered = auQuestions.filter((name) => details[name] === null);
  if (unanswered.length > 0) return { ok: false, error: `An Australian employee needs ${unanswered.join(', ')}.` };
  if (details.tax_file_number === null && !details.is_super_only_contractor) {
    return {
      ok: false,
      error:
        'An Australian employee needs tax_file_number unless is_super_only_contractor is true. ' +
        'Send 111111111 while one is applied for, 000000000 when none was quoted.',
    };
  }
  const conflict = conflictOf(details);
  return conflict === undefined ? accepted(details) : { ok: false, error: conflict };
}

/** Declarations that exclude each other, and notices that lack a part. */
function conflictOf(details: EmployeeDetails): string | undefined {
  const schedules = [
    details.working_holiday_tax_scale_applies ? 'working_holiday_tax_scale_applies' : '',
    details.seniors_offset === 'NONE' ? '' : 'seniors_offset',
    details.seasonal_worker_scheme ? 'seasonal_worker_scheme' : '',
    details.withholding_schedule === 'NONE' ? '' : 'withholding_schedule',
  ].filter((name) => name !== '');
  if (schedules.length > 1) return `Only one schedule can apply: send one of ${schedules.join(', ')}.`;
  if (details.extra_withholding_amount !== null && details.extra_withholding_rate !== null) {
    return 'Send extra_withholding_amount or extra_withholding_rate, not both.';
  }
  if (
    details.medicare_levy_surcharge !== 'NONE' &&
    (details.medicare_levy_exemption !== 'NONE' || details.is_medicare_levy_reduction_claimed)
  ) {
    return 'medicare_levy_surcharge goes with neither medicare_levy_exemption nor is_medicare_levy_reduction_claimed.';
  }
  const award = awardProblem(details);
  if (award !== undefined) return award;
  const fringeBenefits = fringeBenefitsProblem(details);
  if (fringeBenefits !== undefined) return fringeBenefits;
  const { withholding_variation_rate: rate, withholding_variation_amount: amount } = details;
  if (rate !== null && amount !== null) {
    return 'Send withholding_variation_rate or withholding_variation_amount, not both.';
  }
  if (rate === null && amount === null) return undefined;
  const { withholding_variation_from: from, withholding_variation_to: to } = details;
  if (from === null || to === null) {
    return 'A variation notice needs withholding_variation_from and withholding_variation_to.';
  }
  return to < from ? 'withholding_variation_to must not be before withholding_variation_from.' : undefined;
}

/** An award is told with the classification, and only where an award sets the minimum. */
function awardProblem(details: EmployeeDetails): string | undefined {
  const { minimum_pay_set_by: setBy, award_code: code, award_classification: classification } = details;
  if (code === null) return setBy === 'AWARD' ? 'minimum_pay_set_by AWARD needs award_code.' : undefined;
  if (setBy === 'NATIONAL_MINIMUM_WAGE') {
    return 'The national minimum wage is for employees without an award: send award_code null, or minimum_pay_set_by AWARD.';
  }
  return classification === null && (setBy ?? 'AWARD') === 'AWARD'
    ? 'award_code needs award_classification.'
    : undefined;
}

/** @law Fringe Benefits Tax Assessment Act 1986 (Cth) s 136: the FBT year ends on 31 March */
function fringeBenefitsProblem(details: EmployeeDetails): string | undefined {
  const { fringe_benefits_taxable_value: value, fringe_benefits_year_end: end } = details;
  if (value === null) return undefined;
  if (end === null) return 'fringe_benefits_taxable_value needs fringe_benefits_year_end.';
  if (!end.endsWith('-03-31')) return 'fringe_benefits_year_end must be a 31 March.';
  return inForce(reportableFringeBenefits, end).ok
    ? undefined
    : `What is reportable in the FBT year to ${end} is not confirmed in this version.`;
}
