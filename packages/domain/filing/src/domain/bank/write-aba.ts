import type { CivilDate } from 'payroll-core/calendar';
import { formatBankStateBranch, isBankStateBranch } from 'payroll-core/identifiers';
import { decimal, isMore, sum, type Decimal } from 'payroll-core/money';
import { accepted, type Result } from 'payroll-core';
import { refusal, type FilingRefusal } from '../filing-refusal';
import { inCents } from '../in-cents';
import { plainText } from '../plain-text';
import type { BankAccount, BankPayment } from './bank-payment';
import { refuseAccounts, refuseNameless } from './nameless-account';

/** The employer's side of a direct entry file. */
export interface DirectEntryUser {
  /** Three letters of the bank: WBC, CBA, NAB, ANZ. */
  readonly financialInstitution: string;
  readonly userName: string;
  readonly userId: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

export interface AbaFile {
  readonly user: DirectEntryUser;
  readonly paymentDate: CivilDate;
  readonly payments: readonly BankPayment[];
  /** One debit of the employer's own account for the whole, which some banks ask for. */
  readonly isBalanced: boolean;
}

/** @law BECS procedures, "BECS character set": letters, digits and these signs; quotation marks and angle brackets are none of them */
const NOT_IN_SET = /[^A-Za-z0-9 +\-@$!%&()*./#=:;?,'[\]_^]/g;

const SALARY = '53';
const DEBIT = '13';
const NIL = decimal('0');
/** Ten digits of cents. */
const MOST = decimal('99999999.99');

/**
 * A direct entry file: records of 120 characters, one header, one record a payment, one footer with the totals.
 * Nothing is cut off a number: an amount or account that does not fit is refused.
 * @law Australian Payments Network, BECS procedures: direct entry user file ("Cemtex", ABA)
 */
export function writeAba(file: AbaFile): Result<string, FilingRefusal> {
  const total = sum(
    NIL,
    file.payments.map(({ amount }) => decimal(amount)),
  );
  if (isMore(total, MOST)) {
    return refusal('bank-file/too-large', 'The payments together are more than a direct entry file can hold.');
  }
  const unfit = refuseAccounts(
    file.payments,
    fits,
    (employeeId) =>
      `An account of employee ${employeeId} does not fit a direct entry file: it takes a BSB and up to nine digits.`,
  );
  if (unfit !== undefined) return unfit;
  if (!fits(file.user)) {
    return refusal(
      'bank-file/company-incomplete',
      "The company's own account does not fit a direct entry file: it takes a BSB and up to nine digits.",
    );
  }
  const nameless = refuseNameless(file.payments, file.user.userName, text);
  if (nameless !== undefined) return nameless;
  const details = file.payments.map((payment) => detail(file, SALARY, payment));
  if (file.isBalanced) details.push(debit(file, total));
  const debits = file.isBalanced ? total : NIL;
  const records = [header(file), ...details, footer(total, debits, details.length)];
  return accepted(records.map((record) => `${record}\r\n`).join(''));
}

function fits({ bsb, accountNumber }: Pick<BankAccount, 'bsb' | 'accountNumber'>): boolean {
  return bsb !== null && isBankStateBranch(bsb) && /^\d{1,9}$/.test(digits(accountNumber));
}

function header({ user, paymentDate }: AbaFile): string {
  return [
    '0',
    blanks(17),
    '01',
    left(user.financialInstitution, 3),
    blanks(7),
    left(text(user.userName), 26),
    zeros(user.userId, 6),
    left('PAYROLL', 12),
    dayMonthYear(paymentDate),
    blanks(40),
  ].join('');
}

function detail(file: AbaFile, code: string, { account, amount, payId }: BankPayment): string {
  return record(file, {
    bsb: account.bsb ?? '',
    accountNumber: account.accountNumber,
    code,
    amount: decimal(amount),
    name: account.accountName,
    reference: account.reference ?? `PAY ${payId}`,
  });
}

function debit(file: AbaFile, total: Decimal): string {
  const { bsb, accountNumber, accountName } = file.user;
  return record(file, { bsb, accountNumber, code: DEBIT, amount: total, name: accountName, reference: 'PAYROLL' });
}

function record(
  { user }: AbaFile,
  row: {
    readonly bsb: string;
    readonly accountNumber: string;
    readonly code: string;
    readonly amount: Decimal;
    readonly name: string;
    readonly reference: string;
  },
): string {
  return [
    '1',
    formatBankStateBranch(row.bsb),
    right(digits(row.accountNumber), 9),
    ' ',
    row.code,
    zeros(inCents(row.amount), 10),
    left(text(row.name), 32),
    left(text(row.reference), 18),
    formatBankStateBranch(user.bsb),
    right(digits(user.accountNumber), 9),
    left(text(user.userName), 16),
    zeros('0', 8),
  ].join('');
}

function footer(credits: Decimal, debits: Decimal, count: number): string {
  const net = inCents(isMore(debits, NIL) ? NIL : credits);
  return [
    '7',
    '999-999',
    blanks(12),
    zeros(net, 10),
    zeros(inCents(credits), 10),
    zeros(inCents(debits), 10),
    blanks(24),
    zeros(String(count), 6),
    blanks(40),
  ].join('');
}

function text(value: string): string {
  return plainText(value).replace(NOT_IN_SET, ' ').replace(/ +/g, ' ').trim();
}

function dayMonthYear(date: CivilDate): string {
  const [year, month, day] = date.split('-');
  return `${day}${month}${year!.slice(2)}`;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

const blanks = (width: number): string => ' '.repeat(width);
const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);
const zeros = (text: string, width: number): string => text.padStart(width, '0');
