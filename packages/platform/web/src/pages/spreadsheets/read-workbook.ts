import { numberFormat, numberText, type NumberFormat } from './number-text';
import { NoXml, xmlParts, type XmlAttributes, type XmlBudget } from './xml-parts';

export interface SheetCell {
  /** From 1. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

export interface ReadSheet {
  readonly name: string;
  /** Those that can be seen and were not read. */
  readonly others: readonly string[];
  readonly cells: readonly SheetCell[];
  /** Cells that show something which is no value, such as `C5 holds the error #N/A`. */
  readonly problems: readonly string[];
}

export class TooManyCells extends Error {}

/** What is unpacked within bounds can still stand for more: one long text, in every cell. */
export interface SheetBounds {
  readonly cells: number;
  /** In all cells together. */
  readonly characters: number;
  /** Elements and attributes of all documents that are read. */
  readonly xml: number;
}

interface Archive {
  readonly files: ReadonlyMap<string, string>;
  readonly budget: XmlBudget;
}

/** The first sheet of a workbook that can be seen (ECMA-376 Part 1, 18). Throws where it is none. */
export function readWorkbook(files: Archive['files'], most: SheetBounds): ReadSheet {
  const budget: XmlBudget = { left: most.xml };
  const archive = { files, budget };
  const main = relationsOf(archive, '').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const relations = relationsOf(archive, main);
  const { sheets, from1904 } = readInfo(files.get(main), budget);
  const visible = sheets.flatMap(({ name, state = 'visible', id }) => {
    const found = relations.find((one) => one.id === id && one.type === 'worksheet');
    return found === undefined || state !== 'visible' ? [] : [{ name, target: found.target }];
  });
  const [first, ...others] = visible;
  if (first === undefined) throw new NoXml();
  const part = (type: string) => files.get(relations.find((one) => one.type === type)?.target ?? '');
  const texts = readSharedStrings(part('sharedStrings'), budget);
  const formats = readFormats(part('styles'), budget);
  const sheet = readSheet(files.get(first.target), { texts, formats, from1904, most, budget });
  return { name: first.name, others: others.map(({ name }) => name), ...sheet };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** What a part refers to, by paths in the archive. */
function relationsOf({ files, budget }: Archive, of: string): readonly Relation[] {
  const folder = of.slice(0, of.lastIndexOf('/') + 1);
  const document = files.get(`${folder}_rels/${of.slice(folder.length)}.rels`) ?? '';
  return opened(document, 'Relationship', budget).map(({ Id = '', Type = '', Target = '' }) => ({
    id: Id,
    type: Type.slice(Type.lastIndexOf('/') + 1),
    target: decodeURI(new URL(Target, `file:///${folder}`).pathname).slice(1),
  }));
}

function opened(document: string, name: string, budget: XmlBudget): readonly XmlAttributes[] {
  const found: XmlAttributes[] = [];
  for (const one of xmlParts(document, budget))
    if (one.kind === 'open' && one.name === name) found.push(one.attributes);
  return found;
}

function readInfo(document = '', budget: XmlBudget) {
  const [properties = {}] = opened(document, 'workbookPr', budget);
  return {
    from1904: /^(?:1|true|on)$/.test(properties['date1904'] ?? ''),
    sheets: opened(document, 'sheet', budget).map(({ name = '', state, id = '' }) => ({ name, state, id })),
  };
}

/** The texts of the workbook, those in parts of different looks put together; how a text is spoken is no part of it. */
function readSharedStrings(document = '', budget: XmlBudget): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  for (const part of xmlParts(document, budget)) {
    if (part.kind === 'text') {
      if (isText && !isSpoken) text += part.text;
    } else if (part.name === 't') isText = part.kind === 'open';
    else if (part.name === 'rPh') isSpoken = part.kind === 'open';
    else if (part.name === 'si') {
      if (part.kind === 'close') texts.push(plainCharacters(text).trim());
      text = '';
    }
  }
  return texts;
}

/** `_x000D_` stands for a character that XML does not hold; lines end as everywhere. */
function plainCharacters(text: string): string {
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\r\n', '\n');
}

/** The formats of cells by the numbers that cells name them by. */
function readFormats(document = '', budget: XmlBudget): readonly NumberFormat[] {
  const codes = new Map(
    opened(document, 'numFmt', budget).map(({ numFmtId = '', formatCode }) => [Number(numFmtId), formatCode]),
  );
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  for (const part of xmlParts(document, budget)) {
    if (part.kind === 'text') continue;
    if (part.name === 'cellXfs') isOfCells = part.kind === 'open';
    else if (isOfCells && part.kind === 'open' && part.name === 'xf') {
      const id = Number(part.attributes['numFmtId'] ?? 0);
      formats.push(numberFormat(id, codes.get(id)));
    }
  }
  return formats;
}

interface Workbook {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
  readonly most: SheetBounds;
  readonly budget: XmlBudget;
}

interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly attributes: XmlAttributes;
  value: string | undefined;
  inline: string;
  isFormula: boolean;
}

function readSheet(document: string | undefined, workbook: Workbook): Pick<ReadSheet, 'cells' | 'problems'> {
  if (document === undefined) throw new NoXml();
  const { most } = workbook;
  const cells: SheetCell[] = [];
  const problems: string[] = [];
  const filled = new Set<string>();
  let [row, column] = [0, 0];
  let cell: OpenCell | undefined;
  let characters = 0;
  const inside = new Set<string>();
  for (const part of xmlParts(document, workbook.budget)) {
    if (part.kind === 'text') {
      if (cell === undefined) continue;
      if (inside.has('v')) cell.value = (cell.value ?? '') + part.text;
      else if (inside.has('is') && inside.has('t') && !inside.has('rPh')) cell.inline += part.text;
      continue;
    }
    if (part.kind === 'open') {
      inside.add(part.name);
      if (part.name === 'row') {
        row = Number(part.attributes['r'] ?? row + 1);
        column = 0;
      } else if (part.name === 'c') {
        column = columnOf(part.attributes['r']) ?? column + 1;
        cell = { row, column, attributes: part.attributes, value: undefined, inline: '', isFormula: false };
      } else if (part.name === 'f' && cell !== undefined) cell.isFormula = true;
      else if (part.name === 'v' && cell !== undefined) cell.value ??= '';
      else if (part.name === 'mergeCell') {
        const { ref = '' } = part.attributes;
        if (filled.has(ref.split(':')[0] ?? '')) {
          problems.push(`the cells ${ref} are merged into one, which is no value of each: unmerge them`);
        }
      }
      continue;
    }
    inside.delete(part.name);
    if (part.name !== 'c' || cell === undefined) continue;
    const read = cellText(cell, workbook);
    const at = `${columnName(cell.column)}${cell.row}`;
    if (!read.ok) problems.push(`${at} ${read.problem}`);
    else if (read.text !== '') {
      cells.push({ row: cell.row, column: cell.column, text: read.text });
      characters += read.text.length;
    }
    if (!read.ok || read.text !== '') filled.add(at);
    if (filled.size > most.cells || characters > most.characters) throw new TooManyCells();
    cell = undefined;
  }
  return { cells, problems };
}

type CellReading = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

function cellText(cell: OpenCell, { texts, formats, from1904 }: Workbook): CellReading {
  const { t: type = 'n', s: style = '0' } = cell.attributes;
  const { value } = cell;
  if (type === 'inlineStr') return is(plainCharacters(cell.inline).trim());
  if (value === undefined || (value === '' && type !== 'e')) {
    return cell.isFormula && value === undefined
      ? not('is a formula without a result: open the file in a spreadsheet program and save it')
      : is('');
  }
  switch (type) {
    case 's': {
      const text = texts[Number(value)];
      if (text === undefined) throw new NoXml();
      return is(text);
    }
    case 'str':
      return is(plainCharacters(value).trim());
    case 'b':
      return is(value === '1' || value === 'true' ? 'yes' : 'no');
    case 'e':
      return not(`holds the error ${value}: put the value there, or leave it empty`);
    case 'd':
      return is(/^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : value);
    default: {
      // Of a longer number the digits after the fifteenth are zeros, whatever was typed.
      if (Math.abs(Number(value)) >= 1e15) {
        return not('has more digits than spreadsheets keep in a number: format the cell as text and enter it again');
      }
      const text = numberText(value, formats[Number(style)] ?? { kind: 'number' }, from1904);
      return text === undefined ? not(`holds ${value}, which is no day or number`) : is(text);
    }
  }
}

function is(text: string): CellReading {
  return { ok: true, text };
}

function not(problem: string): CellReading {
  return { ok: false, problem };
}

/** `AB12` is in column 28. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before === 0 ? '' : columnName(before)}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}
