import type { AccountsUseCases, AuditedWork } from '@anz-payroll/accounts';
import type { CompaniesUseCases } from '@anz-payroll/companies';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import type { FilingUseCases } from '@anz-payroll/filing';
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import type { emailPayslips, openPayslipLink, PayslipsUseCases } from '@anz-payroll/payslips';
import type { ReportsUseCases } from '@anz-payroll/reports';
import type { OutboxUseCases } from '@anz-payroll/webhook-outbox';
import type { Award } from 'payroll-core/au/awards';
import type { PageServices } from '../pages';
import type { Limits } from '@anz-payroll/http-kit/limits';

/** What the screens of the web app work with: the same use cases as the API. */
export interface WebAppServices {
  readonly pages: PageServices;
  readonly accounts: AccountsUseCases;
  readonly companies: CompaniesUseCases;
  readonly employees: EmployeesUseCases;
  readonly outbox: OutboxUseCases;
  readonly pays: PaysUseCases;
  readonly payslips: PayslipsUseCases;
  readonly filing: FilingUseCases;
  readonly reports: ReportsUseCases;
  readonly emailPayslips: ReturnType<typeof emailPayslips>;
  readonly openPayslipLink: ReturnType<typeof openPayslipLink>;
  readonly audit: AuditedWork;
  /** How many requests are counted; undefined where limits are off. */
  readonly limits: Limits | undefined;
  readonly allowUnconfirmed: boolean;
  /** A modern award with its figures. */
  readonly findAward: (code: string) => Award | undefined;
}
