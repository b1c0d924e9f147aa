import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import { toFixed } from 'payroll-core';
import { forecastFigures, type Forecast } from './forecast';

const titles = ['Gross', 'Tax', 'Net', 'Super or KiwiSaver', 'Cost'];

/** A row for each month, then one for each day on which money leaves. */
export function forecastCsv({ months, cash }: Forecast): string {
  return writeCsv([
    [
      'Month',
      ...titles,
      'Gross at least',
      'Gross at most',
      'Leave liability',
      'Gross paid',
      'Tax paid',
      'Net paid',
    ].map((text) => ({ text })),
    ...months.map(({ month, amounts, low, high, leaveLiability, actual }): readonly CsvCell[] => [
      { text: month },
      ...[...forecastFigures.map((name) => amounts[name]), low, high, leaveLiability].map((amount) => ({
        number: toFixed(amount, 2),
      })),
      ...[actual?.gross, actual?.tax, actual?.net].map((amount) => ({
        number: amount === undefined ? '' : toFixed(amount, 2),
      })),
    ]),
    ['Date', 'What', 'Amount'].map((text) => ({ text })),
    ...cash.map(({ date, says, amount }): readonly CsvCell[] => [
      { number: date },
      { text: says },
      { number: toFixed(amount, 2) },
    ]),
  ]);
}
