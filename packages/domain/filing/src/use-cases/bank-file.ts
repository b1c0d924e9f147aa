import type { Company, Country } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import type { CivilDate } from 'payroll-core/calendar';
import { decimal, isPositive, toFixed } from 'payroll-core/money';
import { accountsOfEmployee } from '../domain/bank/accounts-of-employee';
import type { BankPayment } from '../domain/bank/bank-payment';
import { splitNetPay } from '../domain/bank/split-net-pay';
import { writeAba } from '../domain/bank/write-aba';
import { writeNzDirectCredits } from '../domain/bank/write-nz-direct-credits';
import { refusal, refuseEmployees, type EmployeeFault, type FilingRefusal } from '../domain/filing-refusal';
import { refuseFormulaIn } from '../domain/refuse-formula';
import type { FilingStores } from '../ports';
import { companyOf } from './company-in-country';
import { todayOf, type FilingDependencies } from './filing-dependencies';
import { runInFileName, type FileOfPays, type WrittenFile } from './written-file';

export interface BankFileOfRun {
  readonly companyId: number;
  readonly payRunId: number;
  /** The day the bank pays; the pay date of the pays unless said, where they have one. */
  readonly paymentDate?: CivilDate | undefined;
  /** Australia: with one debit of the company's own account. */
  readonly isBalanced?: boolean | undefined;
  /** Which file of the run it is, where files are kept. */
  readonly fileOfRun?: number | undefined;
}

/**
 * What the bank is told to pay for a run: net pays of processed pays, divided over each employee's accounts. Those who
 * are paid in cash or otherwise are left out.
 */
export function bankFile(deps: Pick<FilingDependencies, 'reading' | 'clock'>) {
  return (query: BankFileOfRun): Promise<Result<WrittenFile, FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query.companyId);
      if (!company.ok) return company;
      const pays = await stores.pays.ofRun(query.companyId, query.payRunId);
      if (pays === undefined) {
        return refusal('filing/pay-run-not-found', `The company has no pay run ${query.payRunId}.`);
      }
      const written = await bankFileOf(stores, deps, company.value, query, pays);
      return written.ok ? accepted(written.value.file) : written;
    });
}

/** The file of these pays, and which of them it pays. */
export async function bankFileOf(
  stores: FilingStores,
  deps: Pick<FilingDependencies, 'clock'>,
  company: Company,
  query: BankFileOfRun,
  pays: readonly PayRecord[],
): Promise<Result<FileOfPays, FilingRefusal>> {
  const payments = await paymentsOf(stores, query.companyId, pays);
  if (!payments.ok) return payments;
  if (payments.value.length === 0) return noneByBank();
  // Asked after the accounts were read: a change is held before it is made, so that an account that was read changed is held.
  const held = await stores.heldAccounts.employeesOf(query.companyId, deps.clock.now());
  const early = payments.value.find(({ employeeId }) => held.includes(employeeId));
  if (early !== undefined) {
    return refusal(
      'bank-file/account-held',
      `The bank account of employee ${early.employeeId} was changed less than a day ago. Nothing is paid to it until a day has passed; leave pay ${early.payId} out, or wait.`,
    );
  }
  const payIds = [...new Set(payments.value.map(({ payId }) => payId))];
  const paydays = paydaysOf(pays.filter(({ id }) => payIds.includes(id)));
  const [paymentDate = paydays[0]!, another] = query.paymentDate === undefined ? paydays : [query.paymentDate];
  if (another !== undefined) {
    return refusal(
      'bank-file/several-paydays',
      `The pays of this run have the pay dates ${paydays.join(', ')}, and a bank file pays on one day. Make a payment file for each of them, or say payment_date.`,
    );
  }
  const write: Readonly<Record<Country, () => Result<WrittenFile, FilingRefusal>>> = {
    AU: () => auFile(company, query, paymentDate, payments.value),
    NZ: () => nzFile(company, query, paymentDate, todayOf(deps, company), payments.value),
  };
  const file = write[company.country]();
  return file.ok ? accepted({ file: file.value, payIds }) : file;
}

export function noneByBank() {
  return refusal('filing/nothing-to-file', 'No processed pay of this run is paid into a bank account.');
}

async function paymentsOf(
  stores: FilingStores,
  companyId: number,
  pays: readonly PayRecord[],
): Promise<Result<readonly BankPayment[], FilingRefusal>> {
  const ids = [...new Set(pays.map(({ employeeId }) => employeeId))];
  const employees = new Map((await stores.employees.ofIds(companyId, ids)).map((each) => [each.id, each]));
  const ranked = await stores.parts.ofEmployees(ids, 'bank-account');
  const payments: BankPayment[] = [];
  const without = new Map<number, EmployeeFault>();
  for (const pay of pays) {
    const employee = employees.get(pay.employeeId);
    if (employee === undefined || !isPaidByBank(employee) || !isPositive(decimal(pay.net))) continue;
    const accounts = accountsOfEmployee(employee, ranked.get(employee.id) ?? []);
    if (accounts.length === 0) {
      const message = `Employee ${employee.id} is paid into a bank account and has none; give one or change pay_method.`;
      without.set(employee.id, { employeeId: employee.id, message });
      continue;
    }
    for (const { account, amount } of splitNetPay(decimal(pay.net), accounts)) {
      payments.push({ employeeId: employee.id, payId: pay.id, account, amount: toFixed(amount, 2) });
    }
  }
  return without.size === 0
    ? accepted(payments)
    : refuseEmployees('bank-file/employee-incomplete', [...without.values()]);
}

function isPaidByBank({ details }: Employee): boolean {
  return details.pay_method === 'DIRECT BANK ENTRY';
}

function auFile(
  { details }: Company,
  { payRunId, isBalanced, fileOfRun }: BankFileOfRun,
  paymentDate: CivilDate,
  payments: readonly BankPayment[],
): Result<WrittenFile, FilingRefusal> {
  const { bank_bsb, bank_account_number, direct_entry_user_id, financial_institution } = details;
  if (
    bank_bsb === null ||
    bank_account_number === null ||
    direct_entry_user_id === null ||
    financial_institution === null
  ) {
    return refusal(
      'bank-file/company-incomplete',
      'The company needs bank_bsb, bank_account_number, direct_entry_user_id and financial_institution.',
    );
  }
  if (!/^[\d -]{1,20}$/.test(bank_account_number)) {
    return refusal('bank-file/company-incomplete', 'bank_account_number of the company must be digits.');
  }
  const accountName = details.bank_account_name ?? details.legal_name;
  const written = writeAba({
    user: {
      financialInstitution: financial_institution,
      userName: accountName,
      userId: direct_entry_user_id,
      bsb: bank_bsb,
      accountNumber: bank_account_number,
      accountName,
    },
    paymentDate,
    payments,
    isBalanced: isBalanced ?? false,
  });
  return written.ok
    ? accepted({
        fileName: `pay-run-${runInFileName(payRunId, fileOfRun)}.aba`,
        mediaType: 'text/plain',
        content: written.value,
      })
    : written;
}

function nzFile(
  { details }: Company,
  { payRunId, fileOfRun }: BankFileOfRun,
  dueDate: CivilDate,
  createdOn: CivilDate,
  payments: readonly BankPayment[],
): Result<WrittenFile, FilingRefusal> {
  const company = {
    accountNumber: details.bank_account_number ?? '',
    name: details.bank_account_name ?? details.legal_name,
  };
  const written = writeNzDirectCredits({ company, dueDate, createdOn, payments });
  const refused = written.ok ? refuseFormulaIn(written.value) : undefined;
  if (refused !== undefined) return refused;
  return written.ok
    ? accepted({
        fileName: `pay-run-${runInFileName(payRunId, fileOfRun)}.txt`,
        mediaType: 'text/plain',
        content: written.value,
      })
    : written;
}

/** In their order. */
export function paydaysOf(pays: readonly PayRecord[]): readonly CivilDate[] {
  return [...new Set(pays.map(({ payDate }) => payDate))].sort();
}
