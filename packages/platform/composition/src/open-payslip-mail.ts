import type { Clock } from '@anz-payroll/kernel';
import { nodeSecrets } from '@anz-payroll/credentials';
import {
  emailPayslips,
  openPayslipLink,
  type PayslipDependencies,
  type PayslipMailDependencies,
} from '@anz-payroll/payslips';
import { bindLetters, bindPayslipLinks, type Database, type Transaction } from '@anz-payroll/persistence-typeorm';

/** Payslips by e-mail: who is told, and what a link opens. */
export interface PayslipMail {
  readonly emailPayslips: ReturnType<typeof emailPayslips>;
  readonly openPayslipLink: ReturnType<typeof openPayslipLink>;
}

/** Links and the queue of e-mails in one transaction. */
export function payslipMailStores(database: Database, clock: Clock) {
  return database.unitOfWork((tx: Transaction) => ({ links: bindPayslipLinks(tx), emails: bindLetters(tx, clock) }));
}

export function openPayslipMail(
  parts: PayslipDependencies & {
    readonly database: Database;
    readonly clock: Clock;
    readonly pays: PayslipMailDependencies['pays'];
    readonly payslips: PayslipMailDependencies['payslips'];
    readonly wake: () => void;
  },
): PayslipMail {
  const { database, clock, ...rest } = parts;
  const deps = { ...rest, clock, unitOfWork: payslipMailStores(database, clock), secrets: nodeSecrets };
  return { emailPayslips: emailPayslips(deps), openPayslipLink: openPayslipLink(deps) };
}
