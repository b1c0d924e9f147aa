import { accepted } from 'payroll-core';
import type { EmployeeDetails } from '../../domain/fields/employee-fields';
import type { CountryEmployee, CountryRule } from '../country-employee';

/** Employees in Australia. */
export const auEmployee: CountryEmployee = {
  defaults: {},
  checkDetails: checkAuDetails,
  bankAccountProblem: ({ bsb, account_number: number }, index) =>
    bsb === null || !/^[0-9 -]{1,12}$/.test(String(number))
      ? `Account ${index} needs a bsb and an account_number of up to 12 digits.`
      : undefined,
  showsKiwisaverRates: false,
  hasSuperFunds: true,
};

const auQuestions = [
  'is_foreign_resident',
  'has_claimed_tax_free_threshold',
  'has_stsl_liability',
  'is_closely_held',
] as const satisfies readonly (keyof EmployeeDetails)[];

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
  return accepted(details);
}
