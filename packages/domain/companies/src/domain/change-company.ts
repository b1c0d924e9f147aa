import { accepted, type Result } from 'payroll-core';
import type { BusinessNumber } from '../countries/country-company';
import { countryCompany } from '../countries/registered-countries';
import { readFields } from '../fields';
import { malformed, type CompaniesRefusal } from './companies-refusal';
import type { Company } from './company';
import { companyFields, type CompanyDetails } from './company-fields';

const businessNumbers = ['abn', 'ird_number'] as const satisfies readonly BusinessNumber[];

/** `null` clears what may be empty; what is not sent stays; the business number stays one of the company's own country. */
export function changeCompany(company: Company, body: unknown): Result<Company, CompaniesRefusal> {
  const read = readFields(companyFields, body);
  if (!read.ok) return malformed('company/invalid', read.error);
  const details: CompanyDetails = { ...company.details, ...(read.value as Partial<CompanyDetails>) };
  const own = countryCompany(company.country).businessNumber;
  const other = businessNumbers.find((name) => name !== own && details[name] !== null);
  if (details[own] === null) {
    return malformed('company/invalid', [
      { path: own, message: 'cannot be cleared: it is what the company is known by', code: 'missing' },
    ]);
  }
  if (other !== undefined) {
    return malformed('company/invalid', [
      { path: other, message: `cannot be set: the country of this company is ${company.country}`, code: 'wrong-form' },
    ]);
  }
  const problems = countryCompany(company.country).bankAccountProblems(details);
  if (problems.length > 0) return malformed('company/invalid', problems);
  const keys = Object.keys(companyFields) as (keyof CompanyDetails)[];
  const isChanged = keys.some((key) => details[key] !== company.details[key]);
  return accepted(isChanged ? { ...company, details } : company);
}
