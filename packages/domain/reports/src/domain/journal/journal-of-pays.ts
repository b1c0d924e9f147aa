import type { Country } from '@anz-payroll/companies';
import type { PayRecord } from '@anz-payroll/pay-runs';
import {
  add,
  decimal,
  isNegative,
  isPositive,
  isZero,
  negate,
  subtract,
  whole,
  type Decimal,
} from 'payroll-core/money';
import type { CivilDate } from 'payroll-core/calendar';
import { countryReport } from '../../countries/registered-countries';
import type { PaysReport } from '../pays-report';
import { dollarsOf } from '../totals';
import {
  bookingOf,
  journalAccountNames,
  journalAccounts,
  type JournalAccount,
  type JournalAccounts,
} from './journal-accounts';

/** One line of a journal. Debits are above zero, credits below. */
export interface JournalLine {
  readonly date: CivilDate;
  readonly account: JournalAccount;
  readonly code: string;
  readonly department: string | null;
  readonly amount: Decimal;
}

export interface Journal extends PaysReport {
  /** By day, account and department; lines of one day add up to nothing. */
  lines(): readonly JournalLine[];
}

/** The pays of each payday as a journal: expenses against what is owed to employees, the tax office and funds. */
export function journalOfPays(country: Country, own: Partial<JournalAccounts>): Journal {
  const report = countryReport(country);
  const accounts: JournalAccounts = { ...report.journalAccounts, ...own };
  const sums = new Map<string, JournalLine>();
  const book = (pay: PayRecord, account: JournalAccount, amount: Decimal): void => {
    const { payDate: date, department } = pay;
    const key = `${date}\n${String(journalAccounts.indexOf(account)).padStart(2, '0')}\n${department ?? ''}`;
    const before = sums.get(key)?.amount ?? whole(0);
    sums.set(key, { date, account, code: accounts[account], department, amount: add<Decimal>(before, amount) });
  };
  const lines = () =>
    [...sums]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, line]) => line)
      .filter(({ amount }) => !isZero(amount));
  return {
    add(pay) {
      for (const line of report.linesOf(pay)) {
        const { debit, credit } = bookingOf(line);
        const amount = decimal(line.amount);
        if (debit !== undefined) book(pay, debit, amount);
        if (credit !== undefined) book(pay, credit, negate(amount));
      }
    },
    lines,
    table: () => ({
      columns: [
        { name: 'date', title: 'Date', kind: 'date' },
        { name: 'account_code', title: 'Account', kind: 'text' },
        { name: 'account', title: 'What', kind: 'text' },
        { name: 'department', title: 'Department', kind: 'text' },
        { name: 'debit', title: 'Debit', kind: 'amount' },
        { name: 'credit', title: 'Credit', kind: 'amount' },
      ],
      rows: lines().map((line) => ({
        date: line.date,
        account_code: line.code,
        account: journalAccountNames[line.account],
        department: line.department,
        ...sidesOf(line),
      })),
      notes: ['Each payday balances. A correction changes the journal of its payday: post the difference.'],
    }),
  };
}

/** A reversal may turn a sum around: an expense below zero is a credit. */
export function sidesOf({ amount }: Pick<JournalLine, 'amount'>) {
  return {
    debit: isPositive(amount) ? dollarsOf(amount) : null,
    credit: isNegative(amount) ? dollarsOf(subtract<Decimal>(whole(0), amount)) : null,
  };
}
