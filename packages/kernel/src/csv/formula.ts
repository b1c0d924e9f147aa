/** What a text begins with that spreadsheets take for a formula; some take the wide signs of East Asian keyboards for the same. @law OWASP, "CSV Injection" */
const SIGNS = '[=+\\-@\\t\\r\\n＝＋－＠]';
const FORMULA = new RegExp(`^${SIGNS}`);
const FORMULA_BEHIND_APOSTROPHES = new RegExp(`^'*${SIGNS}`);

/** Whether a spreadsheet would calculate the text instead of showing it. A number is no formula, with a sign or without. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text);
}

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, which spreadsheets do not show. So does
 * text with apostrophes of its own before such a sign: otherwise one of them would be lost on the way back.
 */
export function withApostrophe(text: string): string {
  return FORMULA_BEHIND_APOSTROPHES.test(text) ? `'${text}` : text;
}

/** Takes away the apostrophe that `withApostrophe` wrote. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA_BEHIND_APOSTROPHES.test(text) ? text.slice(1) : text;
}
