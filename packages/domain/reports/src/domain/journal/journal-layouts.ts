import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import { countryReport } from '../../countries/registered-countries';
import type { Country } from '@anz-payroll/companies';
import { dollarsOf } from '../totals';
import { journalAccountNames } from './journal-accounts';
import { sidesOf, type JournalLine } from './journal-of-pays';

/** The accounting systems whose journal files are written. */
export const journalLayouts = ['xero', 'myob', 'quickbooks'] as const;
export type JournalLayout = (typeof journalLayouts)[number];

const text = (value: string): CsvCell => ({ text: value });
const number = (value: string | null): CsvCell => ({ number: value ?? '' });

/** `2026-11-05` as these systems read it here: `05/11/2026`. */
const slashed = (date: string): string => date.split('-').reverse().join('/');
const narration = (date: string): string => `Wages paid ${slashed(date)}`;

type Writer = (lines: readonly JournalLine[], country: Country) => string;

const writers: Readonly<Record<JournalLayout, Writer>> = { xero, myob, quickbooks };

export function writeJournal(layout: JournalLayout, lines: readonly JournalLine[], country: Country): string {
  return writers[layout](lines, country);
}

/**
 * Debits above zero, credits below; lines with the same narration and date are one journal. Departments are a tracking
 * category of that name.
 * @law Xero Central, "Import manual journals"
 */
function xero(lines: readonly JournalLine[], country: Country): string {
  const { taxRateOfWages } = countryReport(country);
  return writeCsv([
    [
      '*Narration',
      '*Date',
      'Description',
      '*AccountCode',
      '*TaxRate',
      '*Amount',
      'TrackingName1',
      'TrackingOption1',
    ].map(text),
    ...lines.map(({ date, account, code, department, amount }) => [
      text(narration(date)),
      text(slashed(date)),
      text(journalAccountNames[account]),
      text(code),
      text(taxRateOfWages),
      number(dollarsOf(amount)),
      text(department === null ? '' : 'Department'),
      text(department ?? ''),
    ]),
  ]);
}

/** Journals are parted by an empty line. @law MYOB AccountRight help, "Importing data: general journal entries" */
function myob(lines: readonly JournalLine[]): string {
  const days = [...new Set(lines.map(({ date }) => date))];
  return writeCsv([
    ['Journal Number', 'Date', 'Memo', 'Account Number', 'Debit Amount', 'Credit Amount', 'Job', 'Allocation Memo'].map(
      text,
    ),
    ...days.flatMap((day, index) => [
      ...(index === 0 ? [] : [[]]),
      ...lines
        .filter(({ date }) => date === day)
        .map((line) => {
          const { debit, credit } = sidesOf(line);
          return [
            text(`PR${day.slice(2).replaceAll('-', '')}`),
            text(slashed(day)),
            text(narration(day)),
            text(line.code),
            number(debit),
            number(credit),
            text(line.department?.slice(0, 15) ?? ''),
            text(journalAccountNames[line.account]),
          ];
        }),
    ]),
  ]);
}

/** QuickBooks Online names accounts instead of numbers; its accounts may be numbers too. */
function quickbooks(lines: readonly JournalLine[]): string {
  return writeCsv([
    ['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Class'].map(text),
    ...lines.map((line) => {
      const { debit, credit } = sidesOf(line);
      return [
        text(`PR${line.date.slice(2).replaceAll('-', '')}`),
        text(slashed(line.date)),
        text(line.code),
        number(debit),
        number(credit),
        text(`${narration(line.date)}: ${journalAccountNames[line.account]}`),
        text(line.department ?? ''),
      ];
    }),
  ]);
}
