import type { UnitOfWork } from '@anz-payroll/kernel';
import type { IssuedPayslip } from '../domain/issued-payslip';

export interface IssuedPayslips {
  /** Oldest first. */
  ofPay(companyId: number, payId: number): Promise<readonly IssuedPayslip[]>;
  /** Of pays with a pay date on or after the day, or of every day; by pay date, pay and number. */
  ofEmployee(companyId: number, employeeId: number, from: string | undefined): Promise<readonly IssuedPayslip[]>;
  /** Stores it; false where another one took its number meanwhile. */
  add(payslip: Omit<IssuedPayslip, 'id'>): Promise<boolean>;
}

export interface IssuedPayslipStores {
  readonly issued: IssuedPayslips;
}

export type IssuedPayslipUnitOfWork = UnitOfWork<IssuedPayslipStores>;
