import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { CompaniesUseCases } from '@anz-payroll/companies';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import type { CompanyAccess } from '@anz-payroll/http-kit/security';
import type { AddressBook } from '../lookups/address-book';

/** What the routes of companies, employees and look-ups work with. */
export interface PeopleServices {
  readonly companies: CompaniesUseCases;
  readonly employees: EmployeesUseCases;
  /** Absent where nobody is paid. */
  readonly pays?: Pick<PaysUseCases, 'placeLeave' | 'readBalances'>;
  readonly access: CompanyAccess;
  readonly accounts: Pick<AccountsUseCases, 'noteAudit' | 'listCompanyForUser'>;
  readonly addresses: AddressBook;
  /** The screen of the web app that shows a company's pays. */
  readonly paysPage: (companyId: number) => string;
}
