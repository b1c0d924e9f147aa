import { randomInt } from 'node:crypto';
import { copyFileSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import { insertRow } from '../rows';
import { openTestDatabase, sqliteEngine, testEngines, type TestDatabase } from '../testing';
import { startChild } from '../testing/children/start-child';
import { ProbeTable } from '../testing/probe-schema';
import { storeNumbers, writeAheadSchema } from '../testing/write-ahead-schema';
import { WriteAheadPositionTable } from './position-table';

jest.setTimeout(120_000);

async function stored(database: Pick<TestDatabase, 'reading'>): Promise<readonly (number | null)[]> {
  const rows = await database.reading((tx) => tx).run((tx) => tx.repository(ProbeTable).find({ order: { id: 'ASC' } }));
  return rows.map(({ at }) => at);
}

/** Writes until it is told to end. */
async function writeForLong({ unitOfWork }: Pick<TestDatabase, 'unitOfWork'>): Promise<() => Promise<void>> {
  let [begin, end] = [(): void => undefined, (): void => undefined];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const writing = unitOfWork((tx) => tx).run(() => {
    begin();
    return ended;
  });
  await begun;
  return () => {
    end();
    return writing;
  };
}

const fileOf = ({ url }: Pick<TestDatabase, 'url'>): string => `${url.slice('sqlite:'.length)}-ahead`;

describe.each(testEngines)('writes that are answered early, $engine', (engine) => {
  test('what is answered is done, in its order and once', async () => {
    const database = await openTestDatabase(engine, { schema: writeAheadSchema });
    try {
      const write = database.writeAhead((tx) => tx)(storeNumbers);
      await write([1, 2]);
      expect(await stored(database)).toEqual([1, 2]);
      await write([3]);
      expect(await stored(database)).toEqual([1, 2, 3]);
      // Writes at the same time have no order between them where each has a transaction of its own.
      await Promise.all([write([4]), write([5, 6]), write([7])]);
      const beside = (await stored(database)).slice(3);
      expect(beside.filter((at) => at === 5 || at === 6)).toEqual([5, 6]);
      expect(beside.toSorted()).toEqual([4, 5, 6, 7]);
    } finally {
      await database.remove();
    }
  });

  test('work that fails is told to whoever asked for it', async () => {
    const database = await openTestDatabase(engine, { schema: writeAheadSchema });
    try {
      const write = database.writeAhead((tx) => tx)<number>(async (tx, numbers) => {
        await storeNumbers(tx, numbers);
        if (numbers.includes(13)) throw new RangeError('No thirteen.');
      });
      await expect(write([13])).rejects.toThrow('No thirteen.');
      await write([14]);
      expect(await stored(database)).toEqual([14]);
    } finally {
      await database.remove();
    }
  });
});

describe('beside somebody who writes for long, SQLite', () => {
  let database: TestDatabase;
  const troubles: unknown[] = [];

  beforeEach(async () => {
    troubles.length = 0;
    const observer = { writeAheadFailed: (error: unknown) => void troubles.push(error) };
    database = await openTestDatabase(sqliteEngine, { schema: writeAheadSchema, observer });
  });
  afterEach(() => database.remove());

  test('it is answered before that one ends, and done afterwards', async () => {
    const write = database.writeAhead((tx) => tx)(storeNumbers);
    const end = await writeForLong(database);
    await write([1]);
    await write([2, 3]);
    expect(await stored(database)).toEqual([]);
    await end();
    await database.recover();
    expect(await stored(database)).toEqual([1, 2, 3]);
    expect(troubles).toEqual([]);
  });

  test('closing waits for what was answered', async () => {
    const other = await database.openAgain();
    const write = other.writeAhead((tx) => tx)(storeNumbers);
    const end = await writeForLong(other);
    await write([1]);
    await Promise.all([other.close(), end()]);
    expect(await stored(database)).toEqual([1]);
  });

  test('only its owner can read the log', async () => {
    const write = database.writeAhead((tx) => tx)(storeNumbers);
    const end = await writeForLong(database);
    await write([1]);
    expect((statSync(fileOf(database)).mode & 0o777).toString(8)).toBe('600');
    await end();
  });

  test('what fails later stays in the log until it can be done', async () => {
    let isBroken = true;
    const write = database.writeAhead((tx) => tx)<number>(async (tx, numbers) => {
      if (isBroken) throw new Error('Not now.');
      await storeNumbers(tx, numbers);
    });
    const end = await writeForLong(database);
    await write([1]);
    await end();
    await setTimeout(100);
    isBroken = false;
    await database.recover();
    expect(await stored(database)).toEqual([1]);
    expect(String(troubles)).toBe('Error: Not now.');
  });

  test('processes that are killed leave what they had answered to the next one', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const from = round * 1_000_000;
      const child = startChild('write-ahead-main.ts', [database.url, String(from)]);
      await child.line(String(from));
      await setTimeout(randomInt(10, 300));
      child.process.kill('SIGKILL');
      await child.ended;
      acknowledged.push(...child.lines.map(Number));
    }
    database.writeAhead((tx) => tx)(storeNumbers);
    await database.recover();
    const numbers = await stored(database);
    expect(acknowledged.filter((n) => !numbers.includes(n))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    // At most the one in flight at each kill.
    expect(numbers.length - acknowledged.length).toBeLessThanOrEqual(5);
    expect(troubles).toEqual([]);
  });

  /** A database beside which a process has left a log with 1 and 2. */
  async function leftBehind(): Promise<
    TestDatabase & { readonly writeLate: (numbers: readonly number[]) => Promise<void> }
  > {
    const next = await openTestDatabase(sqliteEngine, {
      schema: writeAheadSchema,
      observer: { writeAheadFailed: (error: unknown) => void troubles.push(error) },
    });
    const write = database.writeAhead((tx) => tx)(storeNumbers);
    const end = await writeForLong(database);
    await write([1]);
    await write([2]);
    for (const part of ['', '-wal']) copyFileSync(fileOf(database) + part, fileOf(next) + part);
    await end();
    return { ...next, writeLate: next.writeAhead((tx) => tx)(storeNumbers) };
  }

  test('a command that something else changed is not done, and said', async () => {
    const next = await leftBehind();
    try {
      const log = new Libsql(fileOf(next));
      log.prepare("UPDATE commands SET text = '99' WHERE position = 2").run();
      log.pragma('journal_mode = DELETE');
      log.close();
      expect(await next.recover()).toBe(1);
      expect(await stored(next)).toEqual([1]);
      expect(troubles.map(String)).toEqual([
        'Error: Command 2 of the write-ahead log was changed by something other than this service.',
      ]);
    } finally {
      await next.remove();
    }
  });

  test('a position that something else wrote leaves nothing out', async () => {
    const next = await leftBehind();
    try {
      const log = new Libsql(fileOf(next));
      const { id } = log.prepare('SELECT id FROM log').get() as { readonly id: string };
      log.pragma('journal_mode = DELETE');
      log.close();
      const forged = { logId: id, position: 2, mac: 'A'.repeat(43) };
      await next.unitOfWork((tx) => tx).run((tx) => insertRow(tx, WriteAheadPositionTable, forged));
      expect(await next.recover()).toBe(2);
      expect(await stored(next)).toEqual([1, 2]);
      expect(await next.recover()).toBe(0);
    } finally {
      await next.remove();
    }
  });

  test('what another process has left is done even where nobody recovers it at the start', async () => {
    const next = await leftBehind();
    try {
      const end = await writeForLong(next);
      const writing = next.writeLate([3]);
      await setTimeout(100);
      await end();
      await writing;
      await next.recover();
      expect([...(await stored(next))].sort()).toEqual([1, 2, 3]);
    } finally {
      await next.remove();
    }
  });
});
