import { accepted } from 'payroll-core';
import { isNzBankAccount } from 'payroll-core/identifiers';
import type { EmployeeDetails } from '../../domain/fields/employee-fields';
import { irdNumberProblem } from '../../domain/ird-number-problem';
import type { CountryEmployee, CountryRule } from '../country-employee';
import { nzMainJobNumber } from './nz-main-job-number';

/** Employees in New Zealand. An account names its bank and branch in its number and checks. */
export const nzEmployee: CountryEmployee = {
  defaults: { standard_hours_per_day: '8' },
  // The Holidays Act knows no casuals: annual holidays arise after 12 months, unless they are paid with each pay (ss 16, 28),
  // and sick leave after six, for whoever worked ten hours a week on average (s 63(1)(b)). Whoever a firm hires out is its employee
  // like any other; a contractor has tax code WT.
  everybodyHasLeave: true,
  requiredAnswers: [],
  checkDetails: checkNzDetails,
  mainJobNumber: nzMainJobNumber,
  bankAccountProblem: ({ bsb, account_number: number }, index) => {
    if (bsb !== null) return `Account ${index} is in New Zealand and has no bsb.`;
    return isNzBankAccount(String(number))
      ? undefined
      : `The account_number of account ${index} is not a New Zealand bank account: its digits do not check.`;
  },
  showsKiwisaverRates: true,
  isReportedBySingleTouch: false,
  hasSuperFunds: false,
  hasSalarySacrifice: false,
  hasHolidayFacts: true,
};

function checkNzDetails(details: EmployeeDetails): CountryRule<EmployeeDetails> {
  if (details.nz_tax_code === null) {
    return { ok: false, error: 'A New Zealand employee needs nz_tax_code, or no_declaration true.' };
  }
  const conflict = conflictIn(details);
  if (conflict !== undefined) return { ok: false, error: conflict };
  if (details.ird_number !== null) {
    const problem = irdNumberProblem(details.ird_number);
    return problem === undefined ? accepted(details) : { ok: false, error: problem };
  }
  return details.nz_tax_code === 'WT' || details.nz_tax_code === 'ND'
    ? accepted(details)
    : { ok: false, error: 'A New Zealand employee needs ird_number unless the tax code is WT or ND.' };
}

function conflictIn(details: EmployeeDetails): string | undefined {
  if (details.slbor_amount !== null && details.slbor_rate !== null) {
    return 'Send either slbor_amount or slbor_rate, not both.';
  }
  if (details.esct_last_year_earnings !== null && details.esct_expected_pay !== null) {
    return 'The ESCT rate follows from esct_last_year_earnings or from esct_expected_pay; send one of them.';
  }
  if (details.esct_expected_pay !== null && details.esct_expected_pay_days === null) {
    return 'esct_expected_pay needs esct_expected_pay_days, the days that the pay covers.';
  }
  return undefined;
}
