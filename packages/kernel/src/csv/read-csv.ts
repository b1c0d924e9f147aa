/** Rows of cells, as a file holds them. `line` is the line of the file on which the row begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads CSV, or what a spreadsheet puts on the clipboard: the separator is a tab where the first line has one, else a
 * semicolon where it has one and no comma, else a comma. Empty lines are left out. Undefined where a quote is never closed.
 */
export function readCsv(content: string): readonly CsvRow[] | undefined {
  const text = content.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let startedOn = 1;
  let isQuoted = false;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: startedOn, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\n' || (char === '\r' && text.charAt(at + 1) !== '\n')) line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) {
      cells.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text.charAt(at + 1) === '\n') {
        at += 1;
        line += 1;
      }
      endRow();
      startedOn = line;
    } else cell += char;
  }
  if (isQuoted) return undefined;
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}
