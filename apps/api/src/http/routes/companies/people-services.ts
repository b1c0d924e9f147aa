import type { AccountsUseCases } from 'accounts';
import type { CompaniesUseCases } from 'companies';
import type { EmployeesUseCases } from 'employee-lifecycle';
import type { CompanyAccess } from '../../security';
import type { AddressBook } from '../lookups/address-book';

/** What the routes of companies, employees and look-ups work with. */
export interface PeopleServices {
  readonly companies: CompaniesUseCases;
  readonly employees: EmployeesUseCases;
  readonly access: CompanyAccess;
  readonly accounts: Pick<AccountsUseCases, 'noteAudit' | 'listCompanyForUser'>;
  readonly addresses: AddressBook;
  /** The screen of the web app that shows a company's pays. */
  readonly paysPage: (companyId: number) => string;
}
