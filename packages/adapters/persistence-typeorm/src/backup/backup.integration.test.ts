import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { column, nullable } from '../columns';
import type { Schema, Transaction } from '../database';
import { addColumn, createTable } from '../migrating';
import { testMigration } from '../testing/test-migration';
import { insertRows } from '../hot-sql';
import { insertRow } from '../rows';
import { openTestDatabase, sqliteEngine, testEngines, type TestDatabase, type TestEngine } from '../testing';
import { probe, probeSchema, ProbeTable, secretColumn } from '../testing/probe-schema';

jest.setTimeout(120_000);

/** Numbers with a right check digit, which stand nowhere but in these rows. */
const planted = ['876543210', '123456782', '49091850', '12-3141-0123456-50'];

/** What a careless copy loses: digits, line ends of every kind, quotes, letters of four bytes, nothing at all. */
const texts = ['', ' x ', 'O\'Brien \\ "y" `z`', 'a\r\nb\u2028c\u2029d\u0085', '👩🏽‍💻', 'Tāmaki', '[null]', 'NULL', '\\N'];
const amounts = ['99999999999999.9999', '-0.0001', '0', '1250.5', null];
const bigs = [9007199254740993n, -(2n ** 63n), 0n, 5n, null];

const withPairs: Schema = {
  ...probeSchema,
  migrations: [
    ...probeSchema.migrations,
    testMigration('0900-pairs', (runner) =>
      createTable(
        runner,
        'pairs',
        { left_id: column.integer(), right_id: column.code(20), amount: column.money() },
        { primaryKey: ['left_id', 'right_id'] },
      ),
    ),
  ],
};

const engines = testEngines.includes(sqliteEngine) ? testEngines : [sqliteEngine, ...testEngines];
const routes = engines
  .flatMap((from) => engines.map((to) => ({ from, to, name: `${from.engine} to ${to.engine}` })))
  .filter(({ from, to }) => testEngines.includes(from) || testEngines.includes(to));

const folder = mkdtempSync(join(tmpdir(), 'payroll-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function fill(database: TestDatabase, rows: number): Promise<void> {
  await database
    .unitOfWork((tx) => tx)
    .run(async (tx) => {
      await insertRows(
        tx,
        ProbeTable,
        Array.from({ length: rows }, (_, n) =>
          probe(`p${n}`, {
            amount: amounts[n % amounts.length]!,
            big: bigs[n % bigs.length]!,
            on: n % 2 === 0 ? '2026-02-28' : null,
            flag: n % 3 === 0,
            facts: { n, note: texts[n % texts.length] },
            note: texts[n % texts.length]!,
            secret:
              n < planted.length
                ? tx.encryption.encrypt(planted[n]!, secretColumn.ownerOf({ nameKey: `p${n}` }))
                : null,
            secretHash: n < planted.length ? tx.encryption.lookupHash(planted[n]!, 'probe_records.secret_hash') : null,
          }),
        ),
      );
      for (let left = 0; left < 25; left++) {
        const values = Array.from({ length: 10 }, (_, right) => [left, `r${right}`, `${left}.${right}000`]);
        await tx.execute(
          `INSERT INTO pairs (left_id, right_id, amount) VALUES ${values.map(() => '(?, ?, ?)').join(', ')}`,
          values.flat(),
        );
      }
    });
}

const everything = (database: Pick<TestDatabase, 'reading'>) =>
  database
    .reading((tx) => tx)
    .run(async (tx) => ({
      probes: await tx.manager.getRepository(ProbeTable).find({ order: { id: 'ASC' } }),
      pairs: await tx.query('SELECT left_id, right_id, amount FROM pairs ORDER BY left_id, right_id'),
    }));

describe.each(routes)('a backup from $name', ({ from, to }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  const open = (engine: TestEngine, migrated = true) => openTestDatabase(engine, { schema: withPairs, migrated });
  beforeAll(async () => {
    source = await open(from);
    await fill(source, 450);
  });
  afterAll(() => source.remove());
  beforeEach(async () => {
    target = await open(to, false);
  });
  afterEach(() => target.remove());

  test('every value survives, encrypted ones are decrypted, and no id is given twice', async () => {
    const file = join(folder, `${from.engine}-${to.engine}.backup`);
    const last = await source
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        const id = await insertRow(tx, ProbeTable, probe('deleted again'));
        await tx.execute('DELETE FROM probe_records WHERE id = ?', [id]);
        return id;
      });
    const manifest = await source.backUp(file);
    expect(manifest.tables['probe_records']?.rows).toBe(450);
    expect(manifest.tables['pairs']?.rows).toBe(250);
    expect(manifest.keys).toEqual([source.encryption.currentKey]);

    expect(await target.restore(file)).toEqual(manifest);
    const restored = await everything(target);
    expect(restored).toEqual(await everything(source));
    expect(
      restored.probes.slice(0, 4).map((row) => target.encryption.decrypt(row.secret ?? '', secretColumn.ownerOf(row))),
    ).toEqual(planted);
    expect(restored.probes.map(({ note }) => note)).toEqual(
      Array.from({ length: 450 }, (_, n) => texts[n % texts.length]),
    );
    expect(await target.ready()).toEqual({ ready: true });
    expect(await target.verifyBackup(file, { database: true })).toEqual(manifest);
    const next = await target.unitOfWork((tx) => tx).run((tx) => insertRow(tx, ProbeTable, probe('new')));
    expect(next).toBeGreaterThan(last);
    await expect(target.verifyBackup(file, { database: true })).rejects.toThrow(
      /not what the backup holds: probe_records \(450 rows in the backup, 451 here\)/,
    );
  });
});

describe.each(testEngines)('backups on $engine', (engine) => {
  let database: TestDatabase;
  const file = join(folder, `${engine.engine}.backup`);
  const write = (work: (tx: Transaction) => Promise<unknown>) => database.unitOfWork((tx) => tx).run(work);
  beforeAll(async () => {
    database = await openTestDatabase(engine, { schema: withPairs });
    await fill(database, 20);
    await database.backUp(file);
  });
  afterAll(() => database.remove());

  test('what is encrypted in the database is encrypted in the file, and only its owner may read it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = gunzipSync(readFileSync(file)).toString('latin1').toLowerCase();
    expect(text).toContain('probe_records');
    for (const plain of planted) {
      for (const form of [plain, plain.replaceAll('-', ''), Buffer.from(plain).toString('base64')]) {
        expect(text).not.toContain(form.toLowerCase());
      }
    }
  });

  test('with a key of its own the whole file is encrypted, and only that key reads it', async () => {
    const backupKey = 'a backup key that only tests use, nowhere else';
    const keyed = await database.openAgain({ backupKey });
    const hidden = join(folder, `${engine.engine}-keyed.backup`);
    const manifest = await keyed.backUp(hidden);
    const bytes = readFileSync(hidden);
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('ANZPBK01');
    expect(bytes.toString('latin1')).not.toContain('probe_records');
    expect(() => gunzipSync(bytes.subarray(36))).toThrow();
    expect(await keyed.verifyBackup(hidden, { database: true })).toEqual(manifest);
    // The sums are keyed: nobody without the key makes one that fits.
    const open = await database.backUp(join(folder, `${engine.engine}-open.backup`));
    expect(manifest.tables['pairs']?.rows).toBe(open.tables['pairs']?.rows);
    expect(manifest.tables['pairs']?.sha256).not.toBe(open.tables['pairs']?.sha256);

    await expect(database.verifyBackup(hidden)).rejects.toThrow(/Set BACKUP_KEY/);
    const other = await database.openAgain({ backupKey: `${backupKey}!` });
    await expect(other.verifyBackup(hidden)).rejects.toThrow(/no whole backup/);
    await expect(keyed.verifyBackup(file)).rejects.toThrow(/is not encrypted/);
    for (const at of [9, 30, 40, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const spoilt = join(folder, `${engine.engine}-keyed-spoilt.backup`);
      writeFileSync(spoilt, changed);
      await expect(keyed.restore(spoilt, { force: true })).rejects.toThrow(/no whole backup/);
    }
    const before = await everything(database);
    await keyed.restore(hidden, { force: true });
    expect(await everything(database)).toEqual(before);
  });

  test('one changed figure makes another sum', async () => {
    await write((tx) => tx.execute("UPDATE pairs SET amount = '3.4001' WHERE left_id = 3 AND right_id = 'r4'"));
    await expect(database.verifyBackup(file, { database: true })).rejects.toThrow(/pairs/);
    await write((tx) => tx.execute("UPDATE pairs SET amount = '3.4000' WHERE left_id = 3 AND right_id = 'r4'"));
    await database.verifyBackup(file, { database: true });
  });

  test('a database with rows is left alone unless that is asked for', async () => {
    const before = await everything(database);
    await expect(database.restore(file)).rejects.toThrow(/holds rows already/);
    await write((tx) => insertRow(tx, ProbeTable, probe('too many')));
    await database.restore(file, { force: true });
    expect(await everything(database)).toEqual(before);
  });

  test('a file that was cut or changed is refused before anything is touched', async () => {
    const bytes = readFileSync(file);
    const spoilt = join(folder, `${engine.engine}-spoilt.backup`);
    const before = await everything(database);
    for (const cut of [0, 1, 100, bytes.length - 9]) {
      writeFileSync(spoilt, bytes.subarray(0, cut));
      await expect(database.restore(spoilt, { force: true })).rejects.toThrow(/no whole backup/);
    }
    writeFileSync(spoilt, gunzipSync(bytes));
    await expect(database.verifyBackup(spoilt)).rejects.toThrow(/no whole backup/);
    await expect(database.verifyBackup(join(folder, 'none'))).rejects.toThrow(/no file/);
    expect(await everything(database)).toEqual(before);
  });

  test('after a restore that was cut short no process starts, until a whole one', async () => {
    const begun = (tx: Transaction) =>
      tx.execute("INSERT INTO schema_history (timestamp, name) VALUES (0, 'a-restore-that-has-not-ended')");
    await write(begun);
    await expect(database.migrate()).rejects.toThrow(/a-restore-that-has-not-ended/);
    expect(await database.ready()).toMatchObject({ ready: false });
    await expect(database.restore(file)).rejects.toThrow(/has not ended/);
    await database.restore(file, { force: true });
    expect(await database.migrate()).toEqual([]);
    expect(await database.ready()).toEqual({ ready: true });
  });

  test('a backup is of one moment, though others write', async () => {
    const other = await database.openAgain();
    const pairAt = (left: number) =>
      other
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          await tx.execute("INSERT INTO pairs (left_id, right_id, amount) VALUES (?, 'first', '1.0000')", [left]);
          await insertRow(tx, ProbeTable, probe(`with ${left}`));
        });
    let isWriting = true;
    const writer = (async () => {
      for (let n = 0; n < 60; n++) {
        await pairAt(1000 + n);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      isWriting = false;
    })();
    const moments: [number, number][] = [];
    while (isWriting) {
      const { tables } = await database.backUp(file);
      moments.push([tables['pairs']!.rows - 250, tables['probe_records']!.rows - 20]);
    }
    await writer;
    const { tables } = await database.backUp(file);
    expect(tables['pairs']!.rows - 250).toBe(60);
    for (const [pairs, probes] of moments) expect(pairs).toBe(probes);
  });
});

describe.each(testEngines)('a backup of another version on $engine', (engine) => {
  const notes = (...more: Schema['migrations']): Schema => ({
    tables: [],
    migrations: [
      testMigration('0001-notes', (runner) => createTable(runner, 'notes', { id: column.id(), body: column.text(20) })),
      ...more,
    ],
  });
  const later = notes(
    testMigration('0002-colour', (runner) => addColumn(runner, 'notes', 'colour', nullable(column.text(9)))),
  );
  const file = join(folder, `${engine.engine}-versions.backup`);
  const opened: TestDatabase[] = [];
  const open = async (schema: Schema): Promise<TestDatabase> => {
    const database = await openTestDatabase(engine, { schema, migrated: false });
    opened.push(database);
    return database;
  };
  afterAll(async () => {
    for (const database of opened) await database.remove();
  });

  test('an older one is restored and brought up to date, a newer one is refused', async () => {
    const old = await open(notes());
    await expect(old.backUp(file)).rejects.toThrow(/nothing to back up/);
    await old.migrate();
    await old.unitOfWork((tx) => tx).run((tx) => tx.execute("INSERT INTO notes (body) VALUES ('kept')"));
    await old.backUp(file);

    const young = await open(later);
    await young.restore(file);
    const rows = await young.reading((tx) => tx).run((tx) => tx.query('SELECT id, body, colour FROM notes'));
    expect(rows).toEqual([{ id: 1, body: 'kept', colour: null }]);
    expect(await young.ready()).toEqual({ ready: true });
    await expect(young.restore(file, { force: true })).rejects.toThrow(/ahead of the backup by 0002-colour/);

    await young.backUp(file);
    await expect(old.restore(file, { force: true })).rejects.toThrow(/newer version: it has 0002-colour/);
  });
});
