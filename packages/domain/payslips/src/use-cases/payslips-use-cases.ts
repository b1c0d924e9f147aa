import type { OnePay, OnePayRun, PaysRefusal } from '@anz-payroll/pay-runs';
import type { Result } from 'payroll-core';
import { issuePayslip } from './issue-payslip';
import {
  issuedThatDiffer,
  issuedThatDifferByRun,
  listIssuedOfPay,
  listIssuedToEmployee,
  type IssuedPayslipsDependencies,
  type IssuedToEmployee,
  type ToldIssuedPayslip,
} from './issued-payslips';
import type { ReadPayslip } from './read-payslip';

/** Payslips, and what was handed out of them. */
export interface PayslipsUseCases {
  /** The payslip of a pay, kept as it is handed out. */
  issuePayslip(query: OnePay): Promise<Result<ReadPayslip, PaysRefusal>>;
  /** What was handed out of a pay, oldest first, also of one that was taken back. */
  listIssuedOfPay(query: OnePay): Promise<Result<readonly ToldIssuedPayslip[], PaysRefusal>>;
  listIssuedToEmployee(query: IssuedToEmployee): Promise<Result<readonly ToldIssuedPayslip[], PaysRefusal>>;
  /** The last one of each pay from a day on, where it is not what the pay says today. */
  issuedThatDiffer(query: IssuedToEmployee): Promise<readonly ToldIssuedPayslip[]>;
  /** The same of everybody whose payslips a pay run changed after they were handed out. */
  issuedThatDifferByRun(query: OnePayRun): Promise<readonly ToldIssuedPayslip[]>;
}

export function payslipsUseCases(deps: IssuedPayslipsDependencies): PayslipsUseCases {
  return {
    issuePayslip: issuePayslip(deps),
    listIssuedOfPay: listIssuedOfPay(deps),
    listIssuedToEmployee: listIssuedToEmployee(deps),
    issuedThatDiffer: issuedThatDiffer(deps),
    issuedThatDifferByRun: issuedThatDifferByRun(deps),
  };
}
