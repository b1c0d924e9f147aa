import type { CompaniesUseCases } from '@anz-payroll/companies';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import type { Clock } from '@anz-payroll/kernel';
import type { OnePayRun, PaysRefusal, PaysUseCases } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import type { Payslip } from '../domain/payslip';
import type { PayslipEmail, PayslipMailUnitOfWork } from '../ports/payslip-links';
import type { PayslipDependencies } from './read-payslip';
import type { PayslipsUseCases } from './payslips-use-cases';

export interface PayslipMailDependencies extends PayslipDependencies {
  readonly unitOfWork: PayslipMailUnitOfWork;
  readonly clock: Clock;
  readonly secrets: { random(): string; digest(secret: string): string };
  readonly pays: Pick<PaysUseCases, 'readPay' | 'inputsOf' | 'readPayRun' | 'listPays'>;
  readonly companies: Pick<CompaniesUseCases, 'readCompany'>;
  readonly employees: Pick<EmployeesUseCases, 'readEmployee' | 'listParts'>;
  readonly payslips: Pick<PayslipsUseCases, 'issuePayslip'>;
  /** Something was queued: the sender of this process looks at once. */
  readonly wake: () => void;
}

const DAYS = 30;
const LASTS_MS = DAYS * 86_400_000;

export interface EmailedPayslips {
  readonly queued: number;
  /** Names of those who have no e-mail address. */
  readonly without: readonly string[];
  /** The company wants the PDF in the e-mail. */
  readonly isAttached: boolean;
}

/** Tells everybody whose pay of a run is processed that the payslip is there: by a link, and with the PDF where the company wants it. */
export function emailPayslips(deps: PayslipMailDependencies) {
  return async (command: OnePayRun): Promise<Result<EmailedPayslips, PaysRefusal>> => {
    const run = await deps.pays.readPayRun(command);
    if (!run.ok) return run;
    const { customerId, companyId, payRunId } = command;
    // By the run, not by its days: who pays in arrears pays after them.
    const listed = await deps.pays.listPays({ customerId, companyId, payRunId, status: 'processed' });
    if (!listed.ok) return listed;
    const company = await deps.companies.readCompany({ companyId });
    if (!company.ok) throw new Error(`Pay run ${payRunId} has lost its company`);
    const { legal_name, trading_name, attach_payslips } = company.value.value;
    const emails: PayslipEmail[] = [];
    const without: string[] = [];
    for (const pay of listed.value) {
      const employee = await deps.employees.readEmployee({ customerId, employeeId: pay.employeeId });
      if (!employee.ok || employee.value.value.email_address === null) {
        without.push(`${pay.employee.firstName} ${pay.employee.lastName}`);
        continue;
      }
      emails.push({
        kind: 'payslip',
        userId: pay.employeeId,
        facts: {
          company: trading_name ?? legal_name,
          pay_date: pay.payDate,
          pay_id: String(pay.id),
          company_id: String(companyId),
          customer_id: String(customerId),
          ...(attach_payslips ? { attached: 'pdf' as const } : {}),
        },
      });
    }
    await deps.unitOfWork.run(async (stores) => {
      for (const email of emails) await stores.emails.add(email);
      return accepted(undefined);
    });
    deps.wake();
    return accepted({ queued: emails.length, without, isAttached: attach_payslips });
  };
}

/** The secret of a link to the payslip of an e-mail; only its hash is kept. */
export function issuePayslipLink(deps: Pick<PayslipMailDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (facts: Readonly<Record<string, string>>): Promise<string> => {
    const secret = deps.secrets.random();
    const now = deps.clock.now();
    await deps.unitOfWork.run(({ links }) =>
      links.add(
        {
          secretHash: deps.secrets.digest(secret),
          customerId: Number(facts['customer_id']),
          companyId: Number(facts['company_id']),
          payId: Number(facts['pay_id']),
          expiresAt: now + LASTS_MS,
        },
        now,
      ),
    );
    return secret;
  };
}

/** The payslip behind a link, handed out; undefined where the link is none, has ended, or its pay was taken back. */
export function openPayslipLink(deps: PayslipMailDependencies) {
  return async (secret: string): Promise<Payslip | undefined> => {
    const link = await deps.unitOfWork.run(({ links }) => links.find(deps.secrets.digest(secret)));
    if (link === undefined || link.expiresAt <= deps.clock.now()) return undefined;
    const found = await deps.payslips.issuePayslip(link);
    return found.ok ? found.value.payslip : undefined;
  };
}
