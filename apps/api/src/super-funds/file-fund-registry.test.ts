import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileFundRegistry } from './file-fund-registry';

/** A row as superfundlookup.gov.au lays it out: ABN 1, name 13, USI 214, product 235, restricted 436, from 461, to 472. */
function row(usi: string, to = ''): string {
  const columns: readonly (readonly [number, string])[] = [
    [1, '65714394898'],
    [13, 'SOME SUPER'],
    [214, usi],
    [235, 'SOME PRODUCT'],
    [436, 'N'],
    [461, '2020-01-01'],
    [472, to],
  ];
  let line = ''.padEnd(482);
  for (const [from, text] of columns) line = line.slice(0, from - 1) + text + line.slice(from - 1 + text.length);
  return line;
}

describe('a fund register in a file', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'register-'));
    file = join(folder, 'usi.txt');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const unheard = () => undefined;
  const log = (warn: (...said: unknown[]) => void) => ({ error: unheard, info: unheard, debug: unheard, warn });
  const register = () => fileFundRegistry(file, log(unheard), () => '2026-11-15');

  test('[2.5-65] the published fixed-width list is read; a product that has ended is not open', async () => {
    await writeFile(
      file,
      [row('STA0100AU'), row('OLD0001AU', '2026-11-14'), row('END0001AU', '2026-11-15'), ''].join('\r\n'),
    );
    const funds = register();
    expect(await funds.look('sta0100au')).toBe('known');
    expect(await funds.look('OLD0001AU')).toBe('unknown');
    expect(await funds.look('END0001AU')).toBe('known');
    expect(await funds.look('XXX0000AU')).toBe('unknown');
  });

  test('a plain list has one USI a line, and a newer file is noticed', async () => {
    await writeFile(file, 'STA0100AU\n65714394898001\n');
    const funds = register();
    expect(await funds.look('65714394898001')).toBe('known');
    expect(await funds.look('NEW0100AU')).toBe('unknown');
    await writeFile(file, 'NEW0100AU\n');
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect(await funds.look('NEW0100AU')).toBe('known');
  });

  test('a file that is missing or empty is a register that does not answer', async () => {
    expect(await register().look('STA0100AU')).toBe('unavailable');
    await writeFile(file, '\n');
    expect(await register().look('STA0100AU')).toBe('unavailable');
  });

  test('whoever misspelt the file, or has an empty one, reads it in the log at the start', async () => {
    const said = async (reason: string) => {
      const warned = new Promise((done) =>
        fileFundRegistry(
          file,
          log((...all) => done(all)),
          () => '2026-11-15',
        ),
      );
      expect(await warned).toEqual(['fund register gave no answer', { reason }]);
    };
    await said('FUND_REGISTRY_FILE cannot be read (ENOENT)');
    await writeFile(file, '\n');
    await said('no product in FUND_REGISTRY_FILE');
  });
});
