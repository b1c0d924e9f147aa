/**
 * Rows of cells, as a file holds them. `line` is the line of the file on which the row begins, `row` the row that a
 * spreadsheet puts it into: a text of several lines is one row. Both from 1.
 */
export interface CsvRow {
  readonly line: number;
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * Reads CSV, or what a spreadsheet puts on the clipboard: the separator is a tab where the first line has one, else a
 * semicolon where it has one and no comma, else a comma. A first line `sep=;`, which Excel reads and writes, says it and is
 * no row. Empty lines are left out. Undefined where a quote is never closed. Why no library reads it: docs/decisions/1580.
 */
export function readCsv(content: string): readonly CsvRow[] | undefined {
  const text = content.replace(/^\uFEFF/, '');
  const separator = csvSeparator(text);
  const mark = separatorMark.exec(text)?.[0] ?? '';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  const above = mark === '' ? 0 : 1;
  let line = 1 + above;
  let startedOn = line;
  let row = above;
  let isQuoted = false;
  const endRow = (): void => {
    cells.push(cell);
    row += 1;
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: startedOn, row, cells });
    cells = [];
    cell = '';
  };
  for (let at = mark.length; at < text.length; at += 1) {
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

const separatorMark = /^\uFEFF?"?sep=([^\r\n"])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** What parts the cells of a file. */
export function csvSeparator(text: string): string {
  const marked = separatorMark.exec(text)?.[1];
  if (marked !== undefined) return marked;
  const [first = ''] = text.split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}
