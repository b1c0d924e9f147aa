import { csvField } from './csv-line';

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
  return csvField('number' in cell ? cell.number : neutralised(cell.text));
}

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, which spreadsheets do not show. A number
 * below zero is none of them.
 * @law OWASP, "CSV Injection"
 */
export function neutralised(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text;
}

/** The apostrophe that `neutralised` wrote goes again. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && isFormulaLike(text.slice(1)) ? text.slice(1) : text;
}

/** Also text with apostrophes of its own before such a sign: otherwise one of them would be lost on the way back. */
function isFormulaLike(text: string): boolean {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text);
}
