import { csvLine } from '@anz-payroll/kernel';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

export type SpreadsheetReading =
  | { readonly ok: true; readonly csv: string }
  | { readonly ok: false; readonly problem: string };

/** A thousand people with every column unpack to less than half of it. */
const MOST_UNPACKED = 40_000_000;
const MOST_FILES = 200;
const STEP = 16_384;
const MOST_CELLS = 400_000;

/**
 * The first sheet of an .xlsx file as CSV, which is then shown, judged and imported like any other. The archive is
 * unpacked within bounds before the library sees it: a few kilobytes can claim to be, or be, gigabytes (decision 0950).
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<SpreadsheetReading> {
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unpackWithin(bytes);
  } catch (error) {
    return no(
      error instanceof TooLarge
        ? 'The spreadsheet is too large: divide it, or keep only the sheet with the people.'
        : 'This is not a spreadsheet (.xlsx). Save it as an Excel workbook or as CSV.',
    );
  }
  try {
    const stored = zipSync(unpacked, { level: 0 });
    const rows = await readSheet<string>(new Blob([Uint8Array.from(stored)]), undefined, { parseNumber: asWritten });
    if (rows.reduce((sum, row) => sum + row.length, 0) > MOST_CELLS) {
      return no('The spreadsheet has too many cells: keep only the sheet with the people.');
    }
    const used = rows.filter((row) => row.some((cell) => cell !== null));
    if (used.length === 0) return no('The first sheet of the spreadsheet is empty.');
    return { ok: true, csv: used.map((row) => csvLine(row.map(cellText))).join('') };
  } catch {
    return no('The spreadsheet cannot be read. Save it as an Excel workbook (.xlsx) or as CSV.');
  }
}

class TooLarge extends Error {}

/** Unpacks in small steps and counts what comes out: the sizes that an archive claims need not be true. */
function unpackWithin(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/i.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    if (parts.size > MOST_FILES) throw new TooLarge();
    file.ondata = (error, chunk) => {
      if (error !== null) throw error;
      size += chunk.length;
      if (size > MOST_UNPACKED) throw new TooLarge();
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  if (parts.size === 0) throw new Error('No archive');
  return Object.fromEntries([...parts].map(([name, chunks]) => [name, Uint8Array.from(Buffer.concat(chunks))]));
}

/** Spreadsheets keep 15 digits and write the sixteenth and seventeenth of a binary fraction with them: 38.5 stays 38.5. */
function asWritten(text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value) || /^-?\d+$/.test(text)) return text;
  const [digits = text, exponent] = value.toPrecision(15).split('e');
  return exponent === undefined && digits.includes('.') ? digits.replace(/\.?0+$/, '') : String(value);
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' ? cell : '';
}

function no(problem: string): SpreadsheetReading {
  return { ok: false, problem };
}
