import type { Clock } from '@anz-payroll/kernel';
import { nodeSecrets } from '@anz-payroll/credentials';
import type { Attachment, Email } from '@anz-payroll/mail';
import { renderPayslip } from '@anz-payroll/payslip-pdf';
import {
  emailPayslips,
  openPayslipLink,
  payslipFileName,
  type PayslipDependencies,
  type PayslipMailDependencies,
} from '@anz-payroll/payslips';
import { bindEmails, bindPayslipLinks, type Database, type Transaction } from '@anz-payroll/persistence-typeorm';

/** Payslips by e-mail: who is told, and what a link opens. */
export interface PayslipMail {
  readonly emailPayslips: ReturnType<typeof emailPayslips>;
  readonly openPayslipLink: ReturnType<typeof openPayslipLink>;
}

/** Links and the queue of e-mails in one transaction. */
export function payslipMailStores(database: Pick<Database, 'unitOfWork'>, clock: Clock) {
  return database.unitOfWork((tx: Transaction) => ({ links: bindPayslipLinks(tx), emails: bindEmails(tx, clock) }));
}

export function openPayslipMail(
  parts: PayslipDependencies & {
    readonly database: Pick<Database, 'unitOfWork'>;
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

/** The PDF of an email whose company wants it attached; a pay that was taken back meanwhile has none. */
export function payslipFile({ issuePayslip }: PayslipMailDependencies['payslips']) {
  return async ({ kind, facts }: Email): Promise<Attachment | undefined> => {
    if (kind !== 'payslip' || facts['attached'] !== 'pdf') return undefined;
    const [customerId, companyId, payId] = ['customer_id', 'company_id', 'pay_id'].map((name) => Number(facts[name]));
    if (customerId === undefined || companyId === undefined || payId === undefined) return undefined;
    const issued = await issuePayslip({ customerId, companyId, payId });
    if (!issued.ok) return undefined;
    const { payslip } = issued.value;
    return { fileName: payslipFileName(payslip), bytes: await renderPayslip(payslip) };
  };
}
