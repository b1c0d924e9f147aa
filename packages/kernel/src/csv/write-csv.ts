import { csvField } from './csv-line';
import { withApostrophe } from './formula';

/** A cell: text that somebody typed, or digits that this payroll wrote. Numbers go as decimal text. */
export type CsvCell = { readonly text: string } | { readonly number: string };

/**
 * Lines of RFC 4180: commas, CRLF, quotes where they are needed. A byte order mark stands first, so that spreadsheets read
 * macrons and accents as UTF-8.
 */
export function writeCsv(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(textOf).join(',')}\r\n`).join('')}`;
}

function textOf(cell: CsvCell): string {
  return csvField('number' in cell ? cell.number : withApostrophe(cell.text));
}
