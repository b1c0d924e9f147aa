import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import { toFixed } from 'payroll-core';
import { causeTitles, type Difference, type PayTotals } from 'payroll-core/changes';
import type { PayRecord } from '../pay-record';

const titles = ['Employee number', 'Employee', 'Pay', 'Pay date', 'Cause', 'What changed'];
const figures = ['gross', 'tax', 'studyLoan', 'net', 'super', 'cost'] as const satisfies readonly (keyof PayTotals)[];
const figureTitles = ['Gross', 'Tax', 'Study loan', 'Net', 'Super or KiwiSaver', 'Cost'];

/** A row for every cause of every pay, so that a spreadsheet can add them up. */
export function differencesCsv(moved: readonly { readonly pay: PayRecord; readonly difference: Difference }[]): string {
  return writeCsv([
    [...titles, ...figureTitles].map((text) => ({ text })),
    ...moved.flatMap(({ pay, difference }) =>
      difference.causes.map(({ cause, says, movement }): readonly CsvCell[] => [
        { text: pay.employee.number ?? '' },
        { text: `${pay.employee.lastName}, ${pay.employee.firstName}` },
        { number: String(pay.id) },
        { number: pay.payDate },
        { text: causeTitles[cause] },
        { text: says },
        ...figures.map((name) => ({ number: toFixed(movement[name], 2) })),
      ]),
    ),
  ]);
}
