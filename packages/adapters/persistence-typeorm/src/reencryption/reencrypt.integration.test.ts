import { readFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { insertRows } from '../hot-sql';
import { insertRow, updateVersioned } from '../rows';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { probe, probeSchema, ProbeTable, secretColumn } from '../testing/probe-schema';
import type { Transaction } from '../database';

jest.setTimeout(60_000);

const keyOf = (n: number) => Buffer.alloc(32, n).toString('base64');
const oldRing = { current: 'old', keys: { old: keyOf(1) } };
const bothKeys = { current: 'new', keys: { old: keyOf(1), new: keyOf(2) } };
const newRing = { current: 'new', keys: { new: keyOf(2) } };
const column = 'probe_records.secret';
const ownerOf = (name: string) => secretColumn.ownerOf({ nameKey: name });
const hashOf = (tx: Transaction, plain: string) => tx.encryption.lookupHash(plain, 'probe_records.secret_hash');

/** Numbers with a right check digit, which stand nowhere but in these rows. */
const planted = ['876543210', '123456782', '49091850', '12-3141-0123456-50'];

const encryptedProbe = (tx: Transaction, n: number, plain: string) =>
  probe(`p${n}`, { secret: tx.encryption.encrypt(plain, ownerOf(`p${n}`)), secretHash: hashOf(tx, plain) });

describe.each(testEngines)('encrypted values on $engine', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine, { schema: probeSchema, encryptionKeys: oldRing });
  });
  afterEach(() => database.remove());

  const fill = (count: number) =>
    database
      .unitOfWork((tx) => tx)
      .run((tx) =>
        insertRows(
          tx,
          ProbeTable,
          Array.from({ length: count }, (_, n) => (n % 7 === 3 ? probe(`p${n}`) : encryptedProbe(tx, n, `tfn ${n}`))),
        ),
      );
  const secretsOf = (each: Pick<TestDatabase, 'reading'>) =>
    each
      .reading((tx) => tx)
      .run(async (tx) => {
        const rows = await tx.manager.getRepository(ProbeTable).find({ order: { id: 'ASC' } });
        return rows.map(
          (row) =>
            row.secret &&
            [tx.encryption.keyOf(row.secret), tx.encryption.decrypt(row.secret, secretColumn.ownerOf(row))].join(' '),
        );
      });

  test('planted numbers are found by hash and decrypted, and stand nowhere in the files', async () => {
    const unit = database.unitOfWork((tx) => tx);
    for (const [n, plain] of planted.entries())
      await unit.run((tx) => insertRow(tx, ProbeTable, encryptedProbe(tx, n, plain)));
    for (const plain of planted) {
      const found = await unit.run(async (tx) => {
        const row = await tx.manager.getRepository(ProbeTable).findOneByOrFail({ secretHash: hashOf(tx, plain) });
        return tx.encryption.decrypt(row.secret ?? '', secretColumn.ownerOf(row));
      });
      expect(found).toBe(plain);
    }
    const bytes = await everythingStored(database);
    expect(bytes.some((file) => file.includes('probe_records'))).toBe(true);
    for (const plain of planted) {
      for (const form of [
        plain,
        plain.replaceAll('-', ''),
        Buffer.from(plain).toString('hex'),
        Buffer.from(plain).toString('base64'),
      ]) {
        expect(bytes.some((file) => file.toLowerCase().includes(form.toLowerCase()))).toBe(false);
      }
    }
  });

  test('a new key encrypts everything anew, and the old key is not needed any more', async () => {
    await fill(60);
    const rotating = await database.openAgain({ encryptionKeys: bothKeys });
    const progress: number[] = [];
    const report = await rotating.reencrypt({ chunk: 10, onProgress: (_, seen) => progress.push(seen) });
    expect(report).toEqual([{ column, seen: 51, changed: 51 }]);
    expect(progress).toEqual([10, 20, 30, 40, 50, 51]);
    expect(await rotating.reencrypt()).toEqual([{ column, seen: 0, changed: 0 }]);

    const after = await database.openAgain({ encryptionKeys: newRing });
    const expected = Array.from({ length: 60 }, (_, n) => (n % 7 === 3 ? null : `new tfn ${n}`));
    expect(await secretsOf(after)).toEqual(expected);
  });

  test('stopped in the middle it goes on after the last whole chunk', async () => {
    await fill(30);
    const rotating = await database.openAgain({ encryptionKeys: bothKeys });
    const stop = new Error('stopped');
    const stopped = rotating.reencrypt({
      chunk: 5,
      onProgress: (_, seen) => {
        if (seen === 10) throw stop;
      },
    });
    await expect(stopped).rejects.toBe(stop);
    const keys = (await secretsOf(rotating)).filter((each) => each?.startsWith('new'));
    expect(keys).toHaveLength(10);
    expect(await rotating.reencrypt({ chunk: 5 })).toEqual([{ column, seen: 16, changed: 16 }]);
    expect((await secretsOf(rotating)).filter((each) => each?.startsWith('old'))).toEqual([]);
  });

  test('a change made meanwhile is not overwritten', async () => {
    await fill(40);
    const rotating = await database.openAgain({ encryptionKeys: bothKeys });
    const unit = rotating.unitOfWork((tx) => tx);
    const [, ids] = await Promise.all([
      rotating.reencrypt({ chunk: 3 }),
      unit
        .run((tx) => tx.query<{ id: number }>('SELECT id FROM probe_records ORDER BY id'))
        .then(async (rows) => {
          for (const { id } of rows) {
            await unit.run(async (tx) => {
              const row = await tx.manager.getRepository(ProbeTable).findOneByOrFail({ id });
              await updateVersioned(tx, ProbeTable, row, {
                secret: tx.encryption.encrypt(`changed ${id}`, secretColumn.ownerOf(row)),
              });
            });
          }
          return rows.map((row) => row.id);
        }),
    ]);
    expect(await secretsOf(rotating)).toEqual(ids.map((id) => `new changed ${id}`));
  });

  test('a new lookup key gets every hash anew when asked to start over', async () => {
    await fill(12);
    const lookupKey = 'another lookup key, for tests only.';
    const changed = await database.openAgain({ encryptionKeys: oldRing, lookupKey });
    expect(await changed.reencrypt({ fromTheStart: true })).toEqual([{ column, seen: 10, changed: 10 }]);
    const found = await changed
      .reading((tx) => tx)
      .run((tx) => tx.manager.getRepository(ProbeTable).findOneByOrFail({ secretHash: hashOf(tx, 'tfn 5') }));
    expect(found.name).toBe('p5');
  });
});

/** The bytes of the database as a thief of the disk or of a backup would have them. */
async function everythingStored(database: TestDatabase): Promise<readonly string[]> {
  if (database.engine === 'sqlite') {
    const file = database.url.slice('sqlite:'.length);
    const files = await Promise.all([file, `${file}-wal`].map((each) => readFile(each)));
    return files.map((each) => each.toString('latin1'));
  }
  const { username, password, hostname, port, pathname } = new URL(database.url);
  const dump = execFileSync(
    'mysqldump',
    [
      `-u${username}`,
      `-h${hostname}`,
      `-P${port || '3306'}`,
      '--skip-comments',
      '--single-transaction',
      pathname.slice(1),
    ],
    { env: { ...process.env, MYSQL_PWD: decodeURIComponent(password) } },
  );
  return [dump.toString('latin1')];
}
