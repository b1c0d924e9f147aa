import type { Company, Country } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import { daysBetween, type CivilDate } from 'payroll-core/calendar';
import { refusal, type FilingRefusal } from '../domain/filing-refusal';
import type { FilingStores } from '../ports';

export async function companyOf(stores: FilingStores, companyId: number): Promise<Result<Company, FilingRefusal>> {
  const company = await stores.companies.find(companyId);
  return company === undefined
    ? refusal('filing/company-not-found', 'No company found with the given company_id')
    : accepted(company);
}

/** A company of the country that files this way; the message says what the other one does. */
export async function companyIn(
  country: Country,
  stores: FilingStores,
  companyId: number,
): Promise<Result<Company, FilingRefusal>> {
  const company = await companyOf(stores, companyId);
  if (!company.ok || company.value.country === country) return company;
  return refusal('filing/wrong-country', saysWhose[country]);
}

const saysWhose: Readonly<Record<Country, string>> = {
  AU: 'Super contributions and payroll tax are for Australian companies.',
  NZ: 'Payday filing is for New Zealand companies; an Australian one reports by Single Touch Payroll.',
};

/** No more than a year and a day at once: a file is a return, not an archive. */
const MOST_DAYS = 367;

export function periodOf(from: CivilDate, to: CivilDate): Result<undefined, FilingRefusal> {
  if (from > to) return refusal('filing/period-invalid', 'from is after to.');
  return daysBetween(from, to) >= MOST_DAYS
    ? refusal('filing/period-invalid', 'The period is longer than a year; ask for it in parts.')
    : accepted(undefined);
}
