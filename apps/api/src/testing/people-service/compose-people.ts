import type { Clock } from '@anz-payroll/kernel';
import { randomUUID } from 'node:crypto';
import type { AccountsUseCases } from '@anz-payroll/accounts';
import { companiesUseCases, localDay } from '@anz-payroll/companies';
import type { Settings } from '@anz-payroll/configuration';
import { employeesUseCases } from '@anz-payroll/employee-lifecycle';
import {
  bindAnnouncements,
  bindCompanies,
  bindEmployees,
  type Database,
  type EmployeeNeighbours,
  type Transaction,
} from '@anz-payroll/persistence-typeorm';
import { addressBook } from '../../addresses';
import type { PeopleServices } from '../../routes/companies/people-services';
import type { CompanyAccess } from '@anz-payroll/http-kit/security';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { fundRegistry } from '../../super-funds';

export interface PeopleParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly accounts: AccountsUseCases;
  readonly access: CompanyAccess;
  readonly clock: Clock;
  readonly log: Logger;
  /** What other packages keep about employees, on the same transaction. */
  readonly neighbours?: (tx: Transaction) => Partial<EmployeeNeighbours>;
}

/** Companies, employees and look-ups on the real stores. */
export function composePeople(parts: PeopleParts): PeopleServices {
  const { settings, database, accounts, access, clock, log } = parts;
  const neighbours = (tx: Transaction): EmployeeNeighbours => ({
    announcements: bindAnnouncements(tx, clock),
    ...parts.neighbours?.(tx),
  });
  const asCompanies = (tx: Transaction) => bindCompanies(tx, neighbours(tx));
  const asEmployees = (tx: Transaction) => bindEmployees(tx, neighbours(tx));
  const webApp = settings.webAppUrl ?? settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  return {
    companies: companiesUseCases({
      unitOfWork: database.unitOfWork(asCompanies),
      reading: database.reading(asCompanies),
      clock,
    }),
    employees: employeesUseCases({
      unitOfWork: database.unitOfWork(asEmployees),
      reading: database.reading(asEmployees),
      clock,
      licences: { of: accounts.readLicence },
      funds: fundRegistry(settings, log, () => localDay(clock.now(), 'Australia/Sydney')),
      batchIds: { next: randomUUID },
    }),
    access,
    accounts,
    addresses: addressBook(settings, log),
    paysPage: (companyId) => `${webApp.replace(/\/$/, '')}/companies/${companyId}/pays`,
  };
}
