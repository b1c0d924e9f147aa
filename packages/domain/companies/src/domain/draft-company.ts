import { accepted, type Result } from 'payroll-core';
import { countryCompany } from '../countries/registered-countries';
import { readFields, type FieldProblem } from '../fields';
import { malformed, type CompaniesRefusal } from './companies-refusal';
import { companyFields, type CompanyDetails } from './company-fields';
import type { Country } from './country';

export interface CompanyDraft {
  readonly country: Country;
  readonly details: CompanyDetails;
}

/**
 * Reads the body of a create. `id` is ignored and `employees` is read elsewhere; the one business number that is sent
 * decides the country.
 */
export function draftCompany(body: unknown): Result<CompanyDraft, CompaniesRefusal> {
  const read = readFields(companyFields, body, {
    required: ['legal_name'],
    ignored: ['id', 'employees'],
    nullMeansOmitted: true,
  });
  if (!read.ok) return malformed('company/invalid', read.error);
  const sent = read.value;
  const country = countryOf(sent.abn ?? null, sent.ird_number ?? null);
  if (typeof country !== 'string') return malformed('company/invalid', [country]);
  const details: CompanyDetails = {
    ...unset,
    branch_number: 1,
    timezone: countryCompany(country).timeZone,
    default_pay_period: 'WEEKLY',
    week_ends_on: 'SUNDAY',
    ...(sent as Partial<CompanyDetails> & Pick<CompanyDetails, 'legal_name'>),
  };
  const problems = countryCompany(country).bankAccountProblems(details);
  return problems.length === 0 ? accepted({ country, details }) : malformed('company/invalid', problems);
}

function countryOf(abn: string | null, irdNumber: string | null): Country | FieldProblem {
  if (abn !== null && irdNumber !== null) {
    return {
      path: 'ird_number',
      message: 'cannot be sent together with abn: one of them decides the country',
      code: 'wrong-form',
    };
  }
  if (abn === null && irdNumber === null) {
    return {
      path: 'abn',
      message: 'is required for an Australian company, ird_number for a New Zealand one',
      code: 'missing',
    };
  }
  return abn === null ? 'NZ' : 'AU';
}

const unset = {
  abn: null,
  ird_number: null,
  trading_name: null,
  nzbn: null,
  contact_name: null,
  email_address: null,
  phone: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  postcode: null,
  fortnight_anchor_date: null,
  weekly_pay_date_offset: null,
  fortnightly_pay_date_offset: null,
  monthly_pay_date_offset: null,
  bank_bsb: null,
  bank_account_number: null,
  bank_account_name: null,
  direct_entry_user_id: null,
  financial_institution: null,
  region: null,
  attach_payslips: false,
  default_fund_name: null,
  default_fund_usi: null,
} as const;
