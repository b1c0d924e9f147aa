import { isFormula } from './formula';

/** Text with a comma, a quote or a line end in it stands in quotes, as CSV has it (RFC 4180). */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A line of a file that people open in a spreadsheet: an apostrophe before what would be a formula makes it text. Formats of
 * banks, funds and tax offices allow no such mark; their writers use `csvField` and refuse formulas.
 */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map((text) => csvField(isFormula(text) ? `'${text}` : text)).join(',')}\r\n`;
}
