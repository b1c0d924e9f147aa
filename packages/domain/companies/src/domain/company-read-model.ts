import type { Company } from './company';
import type { CompanyDetails } from './company-fields';
import type { Country } from './country';
import { masked } from './masked';

/** Basic employee information, as a company shows its employees. */
export interface BasicEmployee {
  readonly id: number;
  readonly number: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly format_name: string;
  readonly is_terminated: boolean;
}

export interface CompanyReadModel extends CompanyDetails {
  readonly id: number;
  readonly country: Country;
  readonly employees: readonly BasicEmployee[];
}

export function companyReadModel(company: Company, employees: readonly BasicEmployee[]): CompanyReadModel {
  return { id: company.id, country: company.country, ...company.details, employees };
}

/** What an event carries: tax and bank numbers do not leave the vault for a queue. */
export function companyAnnouncement(company: Company, employees: readonly BasicEmployee[]): CompanyReadModel {
  const { ird_number, bank_account_number } = company.details;
  return {
    ...companyReadModel(company, employees),
    ird_number: masked(ird_number),
    bank_account_number: masked(bank_account_number),
  };
}
