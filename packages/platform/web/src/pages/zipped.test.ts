import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { zipped } from './zipped';

const files = [
  { name: 'a.txt', bytes: Buffer.from('first '.repeat(100)) },
  { name: 'tōtara.pdf', bytes: Buffer.from([0, 255, 1, 254]) },
];

describe('an archive', () => {
  test('is read back by its central directory', () => {
    const bytes = Buffer.from(zipped(files));
    const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    expect(bytes.readUInt16LE(end + 10)).toBe(files.length);
    let at = bytes.readUInt32LE(end + 16);
    for (const file of files) {
      const nameLength = bytes.readUInt16LE(at + 28);
      const start = bytes.readUInt32LE(at + 42);
      expect(bytes.toString('utf8', at + 46, at + 46 + nameLength)).toBe(file.name);
      const packed = bytes.subarray(start + 30 + nameLength, start + 30 + nameLength + bytes.readUInt32LE(at + 20));
      expect(inflateRawSync(packed)).toEqual(file.bytes);
      at += 46 + nameLength;
    }
  });

  test("is one that another program's check accepts", () => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'));
    const path = join(folder, 'all.zip');
    writeFileSync(path, zipped(files));
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))';
    const checked = spawnSync('python3', ['-c', script, path], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    // A machine without Python has nobody else to ask.
    if (checked.error === undefined) expect(checked).toMatchObject({ status: 0, stdout: '2\n' });
  });

  test('of nothing is still an archive', () => {
    expect(zipped([])).toHaveLength(22);
  });
});
