import { accepted, type Result } from 'payroll-core';
import type { CivilDate } from 'payroll-core/calendar';
import { parseNzBankAccount } from 'payroll-core/identifiers';
import { decimal, sum } from 'payroll-core/money';
import { refusal, type FilingRefusal } from '../filing-refusal';
import { inCents } from '../in-cents';
import { plainText } from '../plain-text';
import type { BankPayment } from './bank-payment';
import { refuseAccounts, refuseNameless } from './nameless-account';

export interface NzPayingCompany {
  readonly accountNumber: string;
  readonly name: string;
}

export interface NzDirectCredits {
  readonly company: NzPayingCompany;
  readonly dueDate: CivilDate;
  readonly createdOn: CivilDate;
  readonly payments: readonly BankPayment[];
}

const SALARY = '52';
const DIRECT_CREDITS = '7';
/** The bank lists each payment on the statement by itself. */
const LISTED_ONE_BY_ONE = 'I';
const HASH_DIGITS = 11;

/**
 * A batch of direct credits as BNZ's Internet Banking for Business imports it, and others in the same form: a header, a
 * line a payment, and a control line with the total, the count and a hash of branches and accounts.
 * @law BNZ, Internet Banking for Business: file format guide, "Payroll"
 */
export function writeNzDirectCredits(file: NzDirectCredits): Result<string, FilingRefusal> {
  const from = accountDigits(file.company.accountNumber);
  if (from === undefined) {
    return refusal('bank-file/company-incomplete', "The company's bank_account_number is not a New Zealand account.");
  }
  const nameless = refuseNameless(file.payments, file.company.name, (name) => text(name, 20));
  if (nameless !== undefined) return nameless;
  const unfit = refuseAccounts(
    file.payments,
    ({ accountNumber }) => accountDigits(accountNumber) !== undefined,
    (employeeId) => `An account of employee ${employeeId} is not a New Zealand account of the form 01-0902-0068389-00.`,
  );
  if (unfit !== undefined) return unfit;
  const lines = [
    ['1', '', '', '', from, DIRECT_CREDITS, shortDate(file.dueDate), shortDate(file.createdOn), LISTED_ONE_BY_ONE],
  ];
  let hash = 0n;
  for (const payment of file.payments) {
    const to = accountDigits(payment.account.accountNumber)!;
    hash += BigInt(to.slice(2, 13));
    lines.push(paymentLine(file, payment, to));
  }
  const total = sum(
    decimal('0'),
    file.payments.map(({ amount }) => decimal(amount)),
  );
  const check = String(hash).slice(-HASH_DIGITS).padStart(HASH_DIGITS, '0');
  lines.push(['3', inCents(total), String(file.payments.length), check]);
  return accepted(lines.map((fields) => `${fields.join(',')}\r\n`).join(''));
}

function paymentLine({ company }: NzDirectCredits, payment: BankPayment, to: string): string[] {
  const { account, amount, payId } = payment;
  return [
    '2',
    to,
    SALARY,
    inCents(decimal(amount)),
    text(account.accountName, 20),
    text(account.reference ?? `PAY ${payId}`, 12),
    'SALARY',
    '',
    '',
    text(company.name, 20),
    'SALARY',
    `PAY ${payId}`.slice(0, 12),
    '',
  ];
}

/**
 * Bank, branch, seven digits of account and two or three of suffix, without hyphens. A longer number does not fit, and without
 * its first digits it would be the account of somebody else.
 */
function accountDigits(accountNumber: string): string | undefined {
  const account = parseNzBankAccount(accountNumber);
  if (account === undefined || !account.base.startsWith('0') || !account.suffix.startsWith('0')) return undefined;
  const suffix = account.suffix.replace(/^0(?=\d{3})/, '').replace(/^0(?=\d{2}$)/, '');
  return account.bank + account.branch + account.base.slice(-7) + suffix;
}

function shortDate(date: CivilDate): string {
  return date.slice(2).replaceAll('-', '');
}

/** Letters, digits and the few signs that the bank takes. */
function text(value: string, most: number): string {
  return plainText(value)
    .replace(/[^A-Za-z0-9\-'&/#?:_. ]/g, ' ')
    .slice(0, most)
    .trim();
}
