import { accepted, type Result } from 'payroll-core';
import { refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import type { Company } from '../domain/company';

/** One sentence for "no such company", whoever asks. */
export function companyOrRefusal(company: Company | undefined): Result<Company, CompaniesRefusal> {
  return company === undefined ? refusal('company/not-found', 'Company not found') : accepted(company);
}
