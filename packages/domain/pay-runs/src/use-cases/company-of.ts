import type { Company } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { InCompany } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';

/** Another customer's company does not exist. */
export async function companyOf(
  stores: Pick<PayStores, 'companies'>,
  query: InCompany,
): Promise<Result<Company, PaysRefusal>> {
  const company = await stores.companies.find(query.companyId);
  return company === undefined || company.customerId !== query.customerId
    ? refusal('pay/company-not-found', 'No company found with the given company_id')
    : accepted(company);
}
