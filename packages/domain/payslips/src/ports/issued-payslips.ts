import type { UnitOfWork } from '@anz-payroll/kernel';
import type { CivilDate } from 'payroll-core';
import type { IssuedPayslip } from '../domain/issued-payslip';

export interface EmployeeFrom {
  readonly employeeId: number;
  readonly from: CivilDate;
}

export interface IssuedPayslips {
  /** Oldest first. */
  ofPay(companyId: number, payId: number): Promise<readonly IssuedPayslip[]>;
  /** Of pays with a pay date on or after the day, or of every day; by pay date, pay and number. */
  ofEmployee(companyId: number, employeeId: number, from: string | undefined): Promise<readonly IssuedPayslip[]>;
  /**
   * Employees to whom a payslip of the day of a pay of the run, or of a later day, was handed out before that pay was
   * entered or taken back, each with the earliest such day.
   */
  beforeRun(companyId: number, payRunId: number): Promise<readonly EmployeeFrom[]>;
  /** Stores it; false where another one took its number meanwhile. */
  add(payslip: Omit<IssuedPayslip, 'id'>): Promise<boolean>;
}

export interface IssuedPayslipStores {
  readonly issued: IssuedPayslips;
}

export type IssuedPayslipUnitOfWork = UnitOfWork<IssuedPayslipStores>;
