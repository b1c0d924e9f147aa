import type { AllowanceHistory, CompanyStores } from '@anz-payroll/companies';
import type { Announcements } from '@anz-payroll/kernel';
import type { Transaction } from '../database';
import { bindStaff } from '../employees/bind-staff';
import { bindAllowances } from './bind-allowances';
import { bindCompanyRecords } from './bind-company-records';
import { bindPayRates } from './bind-pay-rates';

export interface CompanyNeighbours {
  readonly announcements: Announcements;
  /** The lines of processed pays; the package that keeps pays brings it. */
  readonly allowanceHistory?: AllowanceHistory;
}

/** Where nothing is processed yet, no line carries an old description. */
const nothingProcessed: AllowanceHistory = {
  rename: async () => undefined,
  leaveUnder: async () => undefined,
};

/** Every store of companies on one transaction. */
export function bindCompanies(tx: Transaction, neighbours: CompanyNeighbours): CompanyStores {
  return {
    companies: bindCompanyRecords(tx),
    staff: bindStaff(tx),
    allowances: bindAllowances(tx),
    allowanceHistory: neighbours.allowanceHistory ?? nothingProcessed,
    payRates: bindPayRates(tx),
    announcements: neighbours.announcements,
  };
}
