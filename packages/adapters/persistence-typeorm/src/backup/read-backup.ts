import { access } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  parseLine,
  RunningSum,
  type BackupHeading,
  type BackupLine,
  type Manifest,
  type StoredValue,
  type TableShape,
  type TableSum,
} from './backup-format';
import { gzipOf, sumKeyOf } from './backup-cipher';
import { BackupRefused } from './backup-refused';

/** What a backup's reader is told, in the order of the file. */
export interface BackupListener {
  heading?(heading: BackupHeading): Promise<void>;
  table?(table: TableShape): Promise<void>;
  row?(row: readonly StoredValue[]): Promise<void>;
}

export interface ReadBackup {
  readonly heading: BackupHeading;
  readonly tables: readonly TableShape[];
  readonly manifest: Manifest;
}

/** Reads a backup to its end and holds every table against the manifest; a file with one changed letter is refused. */
export async function readBackup(
  file: string,
  backupKey: string | undefined,
  listener: BackupListener = {},
): Promise<ReadBackup> {
  await access(file).catch(() => {
    throw new BackupRefused(`There is no file ${file} that can be read.`);
  });
  let heading: BackupHeading | undefined;
  let manifest: Manifest | undefined;
  const tables: TableShape[] = [];
  const sums: Record<string, TableSum> = {};
  let sum: RunningSum | undefined;
  const endTable = () => {
    if (sum !== undefined) sums[tables.at(-1)!.name] = sum.end();
    sum = undefined;
  };
  for await (const line of linesOf(file, backupKey)) {
    if (manifest !== undefined) throw damaged(file);
    if ('row' in line) {
      if (sum === undefined) throw damaged(file);
      sum.add(line.row);
      await listener.row?.(line.row);
    } else if ('heading' in line) {
      heading = line.heading;
      if (heading.format !== 'anz-payroll-backup' || heading.version !== 1) throw damaged(file);
      await listener.heading?.(heading);
    } else if ('table' in line) {
      if (heading === undefined) throw damaged(file);
      endTable();
      tables.push(line.table);
      sum = new RunningSum(sumKeyOf(backupKey));
      await listener.table?.(line.table);
    } else if ('manifest' in line) {
      endTable();
      manifest = line.manifest;
    } else throw damaged(file);
  }
  if (heading === undefined || manifest === undefined) throw damaged(file);
  if (differences(manifest.tables, sums).length > 0) throw damaged(file);
  return { heading, tables, manifest };
}

/** The tables whose rows are not those of the manifest. */
export function differences(
  expected: Readonly<Record<string, TableSum>>,
  found: Readonly<Record<string, TableSum>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names.filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.sha256 !== found[name]?.sha256,
  );
}

async function* linesOf(file: string, backupKey: string | undefined): AsyncGenerator<BackupLine> {
  const { source, decipher } = await gzipOf(file, backupKey);
  const text = createGunzip();
  text.setEncoding('utf8');
  // Errors of the file reach whoever reads the text.
  pipeline([source, ...(decipher === undefined ? [] : [decipher]), text], () => undefined);
  let rest = '';
  try {
    for await (const piece of text as AsyncIterable<string>) {
      // Not by readline, which also breaks lines at U+2028, and people's texts may hold that.
      const lines = (rest + piece).split('\n');
      rest = lines.pop()!;
      for (const line of lines) yield parsed(line, file);
    }
  } catch (error) {
    throw error instanceof BackupRefused ? error : damaged(file);
  } finally {
    source.destroy();
    text.destroy();
  }
  if (rest !== '') throw damaged(file);
}

function parsed(text: string, file: string): BackupLine {
  try {
    return parseLine(text);
  } catch {
    throw damaged(file);
  }
}

function damaged(file: string): BackupRefused {
  return new BackupRefused(`${file} is no whole backup: it was cut short, changed, or made by something else.`);
}
