import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import type { Report, ReportColumn, ReportRow } from './report';
import { textInWords } from './text-in-words';

/** The rows alone under their titles, so that a spreadsheet can go on calculating; totals are left to it. */
export function reportCsv({ columns, rows }: Report): string {
  return writeCsv([columns.map(({ title }) => ({ text: title })), ...rows.map((row) => cellsOf(columns, row))]);
}

function cellsOf(columns: readonly ReportColumn[], row: ReportRow): readonly CsvCell[] {
  return columns.map((column) => {
    const value = row[column.name] ?? '';
    return column.kind === 'text' ? { text: textInWords(column, value) } : { number: value };
  });
}
