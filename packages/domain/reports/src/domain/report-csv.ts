import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import type { Report, ReportColumn, ReportRow } from './report';

/** The rows alone under their titles, so that a spreadsheet can go on calculating; totals are left to it. */
export function reportCsv({ columns, rows }: Report): string {
  return writeCsv([columns.map(({ title }) => ({ text: title })), ...rows.map((row) => cellsOf(columns, row))]);
}

function cellsOf(columns: readonly ReportColumn[], row: ReportRow): readonly CsvCell[] {
  return columns.map(({ name, kind }) => {
    const value = row[name] ?? '';
    return kind === 'text' ? { text: value } : { number: value };
  });
}
