import type { EmployeeStores, FinalPays, OpeningReports } from '@anz-payroll/employee-lifecycle';
import { bindCompanies, type CompanyNeighbours } from '../companies';
import type { Transaction } from '../database';
import { bindEmails } from '../mail';
import { bindAccountChanges } from './bind-account-changes';
import { bindEmployeeParts } from './bind-employee-parts';
import { bindEmployeeRecords } from './bind-employee-records';
import { bindEmployeeRequests } from './bind-employee-requests';
import { bindEmploymentTypes } from './bind-employment-types';
import { bindPlanSeats } from './bind-plan-seats';

export interface EmployeeNeighbours extends CompanyNeighbours {
  /** Final pays that wait to be processed; the package that keeps pays brings it. */
  readonly finalPays?: FinalPays;
  /** Asked for only where opening balances are others; the package that reports brings it. */
  readonly openingReports?: () => OpeningReports;
}

/** Where there are no pays, no final pay is staged. */
const nothingStaged: FinalPays = { stagedFor: async () => undefined };

const nothingReported: OpeningReports = { follow: async () => [] };

/** Every store of employees on one transaction. */
export function bindEmployees(tx: Transaction, neighbours: EmployeeNeighbours): EmployeeStores {
  // Made in every unit of work. Before the members that are written out, the spread takes six times as long.
  return {
    employees: bindEmployeeRecords(tx),
    seats: bindPlanSeats(tx),
    finalPays: neighbours.finalPays ?? nothingStaged,
    employmentTypes: bindEmploymentTypes(tx),
    parts: bindEmployeeParts(tx),
    accountChanges: bindAccountChanges(tx),
    requests: bindEmployeeRequests(tx),
    emails: { add: (email, at) => bindEmails(tx, { now: () => at }).add(email) },
    get openingReports() {
      return neighbours.openingReports?.() ?? nothingReported;
    },
    ...bindCompanies(tx, neighbours),
  };
}
