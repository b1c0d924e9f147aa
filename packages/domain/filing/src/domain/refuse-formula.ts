import { isFormula } from '@anz-payroll/kernel';
import { refusal, type FilingRefusal } from './filing-refusal';

/**
 * Refuses a text that a spreadsheet would take for a formula: the formats of funds, banks and tax offices allow no mark
 * before it, and people open the files before they send them.
 */
export function refuseFormula(
  where: string,
  fields: Readonly<Record<string, string>>,
): { readonly ok: false; readonly error: FilingRefusal } | undefined {
  const found = Object.entries(fields).find(([, text]) => isFormula(text));
  if (found === undefined) return undefined;
  const [name, text] = found;
  const sign = JSON.stringify(text.slice(0, 1));
  return refusal(
    'filing/formula-in-text',
    `${where}: ${name} begins with ${sign}, which a spreadsheet takes for a formula. Correct it, then write the file again.`,
  );
}

/** The same over a file whose fields are divided by commas and never stand in quotes. */
export function refuseFormulaIn(content: string): { readonly ok: false; readonly error: FilingRefusal } | undefined {
  for (const [line, text] of content.split('\r\n').entries()) {
    const fields = Object.fromEntries(text.split(',').map((field, n) => [`field ${n + 1}`, field]));
    const refused = refuseFormula(`Line ${line + 1} of the file`, fields);
    if (refused !== undefined) return refused;
  }
  return undefined;
}
