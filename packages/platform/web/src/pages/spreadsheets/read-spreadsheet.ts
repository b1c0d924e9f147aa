import { csvLine } from '@anz-payroll/kernel';
import { Unzip, UnzipInflate } from 'fflate';
import { readWorkbook, TooManyCells, type ReadSheet, type SheetBounds } from './read-workbook';
import { TooMuchXml } from './xml-parts';

export type SpreadsheetReading =
  | { readonly ok: true; readonly csv: string; readonly sheet: Pick<ReadSheet, 'name' | 'others'> }
  | { readonly ok: false; readonly problem: string };

/** A thousand people with every column unpack to less than half of it; sheets to ten or twenty times their bytes. */
function mostUnpacked(bytes: Uint8Array): number {
  return Math.min(40_000_000, 2_000_000 + 100 * bytes.length);
}

const MOST_FILES = 200;
const STEP = 16_384;

const MOST_CELLS = 400_000;

/**
 * As much text as can be pasted. A thousand people with every column are a million elements and attributes in 800 kB, two
 * a byte; whoever sends a short file gets a short answer.
 */
function boundsOf(bytes: Uint8Array): SheetBounds {
  return { cells: MOST_CELLS, characters: 4_000_000, xml: Math.min(2_000_000, 100_000 + 10 * bytes.length) };
}

/** So many cells are told at once. */
const MOST_PROBLEMS = 10;

/**
 * The first sheet of an .xlsx file that can be seen, as CSV, which is then shown, judged and imported like any other. Its
 * rows keep their numbers. The archive is unpacked within bounds: a few kilobytes can claim to be, or be, gigabytes
 * (decision 0950).
 */
export function readSpreadsheet(bytes: Uint8Array): SpreadsheetReading {
  let unpacked: ReadonlyMap<string, string>;
  try {
    unpacked = unpackWithin(bytes);
  } catch (error) {
    return no(
      error instanceof TooLarge
        ? 'The spreadsheet is too large: divide it, or keep only the sheet that is meant.'
        : 'This is not a spreadsheet (.xlsx). Save it as an Excel workbook or as CSV.',
    );
  }
  try {
    const { cells, problems, name, others } = readWorkbook(unpacked, boundsOf(bytes));
    if (problems.length > 0) return no(problemsInWords(problems));
    const height = cells.reduce((last, { row }) => Math.max(last, row), 0);
    if (height === 0) return no(`The first sheet of the spreadsheet, “${name}”, is empty.`);
    const width = cells.reduce((last, { column }) => Math.max(last, column), 0);
    if (height * width > MOST_CELLS) return no(tooManyCells);
    return { ok: true, csv: csvOf(cells, height, width), sheet: { name, others } };
  } catch (error) {
    return no(
      error instanceof TooManyCells || error instanceof TooMuchXml
        ? tooManyCells
        : 'The spreadsheet cannot be read. Save it as an Excel workbook (.xlsx) or as CSV.',
    );
  }
}

const tooManyCells = 'The spreadsheet holds too much: divide it, or keep only the sheet that is meant.';

function problemsInWords(problems: readonly string[]): string {
  const shown = problems.slice(0, MOST_PROBLEMS).join('; ');
  const more = problems.length - MOST_PROBLEMS;
  return `Put this right in the spreadsheet: ${shown}${more > 0 ? `; and ${more} more cells` : ''}.`;
}

/** An empty row is an empty line, so that lines have the numbers of rows. */
function csvOf(cells: ReadSheet['cells'], height: number, width: number): string {
  const rows = Array.from({ length: height }, (): string[] | undefined => undefined);
  for (const { row, column, text } of cells) {
    const line = (rows[row - 1] ??= Array.from({ length: width }, () => ''));
    line[column - 1] = text;
  }
  return rows.map((line) => (line === undefined ? '\r\n' : csvLine(line))).join('');
}

class TooLarge extends Error {}

/** Unpacks in small steps and counts what comes out: the sizes that an archive claims need not be true. */
function unpackWithin(bytes: Uint8Array): ReadonlyMap<string, string> {
  const parts = new Map<string, Uint8Array[]>();
  const most = mostUnpacked(bytes);
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/i.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    if (parts.size > MOST_FILES) throw new TooLarge();
    file.ondata = (error, chunk) => {
      if (error !== null) throw error;
      size += chunk.length;
      if (size > most) throw new TooLarge();
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  if (parts.size === 0) throw new Error('No archive');
  return new Map([...parts].map(([name, chunks]) => [name, textOf(Buffer.concat(chunks))]));
}

/** XML is UTF-8 unless a byte order mark says UTF-16. */
function textOf(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function no(problem: string): SpreadsheetReading {
  return { ok: false, problem };
}
