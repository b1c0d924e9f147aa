import { accepted, refused, type Result } from 'payroll-core';
import type { PayLine, PayLineKind } from '../pay-line';

/** What a company books wages to: one account of its own ledger for each. */
export const journalAccountNames = {
  wages: 'Wages and salaries',
  overtime: 'Overtime',
  leave: 'Leave and holiday pay',
  allowances: 'Allowances',
  bonuses: 'Bonuses and back pay',
  termination: 'Termination payments',
  employer_contributions: 'Superannuation or KiwiSaver, employer expense',
  tax_payable: 'Tax and student loans payable',
  contributions_payable: 'Superannuation or KiwiSaver payable',
  deductions_payable: 'Deductions payable',
  child_support_payable: 'Child support payable',
  salary_sacrifice_payable: 'Salary sacrifice payable',
  net_wages_payable: 'Net wages payable',
} as const;

export type JournalAccount = keyof typeof journalAccountNames;
export const journalAccounts = Object.keys(journalAccountNames) as readonly JournalAccount[];

/** The code of each account in the company's ledger. */
export type JournalAccounts = Readonly<Record<JournalAccount, string>>;

const MOST = 20;

/** Codes as ledgers have them: letters, digits, blanks and the signs between them, `6-1234` for instance. */
export function checkAccounts(
  given: Partial<JournalAccounts>,
): Result<Partial<JournalAccounts>, { readonly code: 'report/account-invalid'; readonly message: string }> {
  for (const name of journalAccounts) {
    const code = given[name];
    if (code === undefined || new RegExp(`^[A-Za-z0-9][A-Za-z0-9 ./-]{0,${MOST - 1}}$`).test(code)) continue;
    const message = `${name} must be an account code of at most ${MOST} letters, digits, blanks and - . /`;
    return refused({ code: 'report/account-invalid', message });
  }
  return accepted(given);
}

interface Booking {
  readonly debit?: JournalAccount;
  readonly credit?: JournalAccount;
}

/** Where each kind of line is booked. What is earned is an expense; what is taken and what is paid is owed. */
const bookings: Readonly<Record<PayLineKind, Booking>> = {
  ordinary: { debit: 'wages' },
  overtime: { debit: 'overtime' },
  leave: { debit: 'leave' },
  'leave-loading': { debit: 'leave' },
  'holiday-pay': { debit: 'leave' },
  allowance: { debit: 'allowances' },
  bonus: { debit: 'bonuses' },
  'back-payment': { debit: 'bonuses' },
  termination: { debit: 'termination' },
  'sacrifice-super': { credit: 'contributions_payable' },
  'sacrifice-other': { credit: 'salary_sacrifice_payable' },
  tax: { credit: 'tax_payable' },
  'student-loan': { credit: 'tax_payable' },
  'kiwisaver-employee': { credit: 'contributions_payable' },
  deduction: { credit: 'deductions_payable' },
  net: { credit: 'net_wages_payable' },
  'employer-super': { debit: 'employer_contributions', credit: 'contributions_payable' },
  'employer-kiwisaver': { debit: 'employer_contributions', credit: 'contributions_payable' },
  esct: { debit: 'employer_contributions', credit: 'tax_payable' },
};

export function bookingOf({ kind, side, classification }: PayLine): Booking {
  if (kind === 'deduction' && classification?.startsWith('CHILD_SUPPORT') === true) {
    return { credit: 'child_support_payable' };
  }
  const { debit, credit } = bookings[kind];
  // An employer contribution that is kept for the tax on it only lowers what is owed to the scheme.
  return side === 'taken' && credit !== undefined ? { credit } : { ...(debit && { debit }), ...(credit && { credit }) };
}
