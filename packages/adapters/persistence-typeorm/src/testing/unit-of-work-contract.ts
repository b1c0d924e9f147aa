/// <reference types="jest" />
import { setTimeout } from 'node:timers/promises';
import { DatabaseBusy, NestedUnitOfWork, StaleVersion, UnitOfWorkEnded, type Transaction } from '../database';
import { deleteVersioned, insertRow, updateVersioned } from '../rows';
import { barrier } from './barrier';
import { openTestDatabase, type TestDatabase } from './open-test-database';
import { probe, probeSchema, ProbeTable } from './probe-schema';
import type { TestEngine } from './test-engines';

/** All or nothing, one after another or as if, and nobody's change is lost. */
export function unitOfWorkContract(engine: TestEngine): void {
  describe(`units of work on ${engine.engine}`, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await openTestDatabase(engine, { schema: probeSchema });
    });
    afterEach(() => database.remove());

    const unit = () => database.unitOfWork((tx) => tx);
    const add = (name: string) => (tx: Transaction) => insertRow(tx, ProbeTable, probe(name));
    const names = async () => {
      const rows = await unit().run((tx) => tx.query<{ name: string }>('SELECT name FROM probe_records ORDER BY name'));
      return rows.map((row) => row.name);
    };
    const read = (id: number) => unit().run((tx) => tx.manager.getRepository(ProbeTable).findOneByOrFail({ id }));

    test('an error takes everything back, and comes out as it went in', async () => {
      const wrong = new Error('something of the domain');
      const failing = unit().run(async (tx) => {
        await add('gone')(tx);
        throw wrong;
      });
      await expect(failing).rejects.toBe(wrong);
      expect(await names()).toEqual([]);
    });

    test('A rolls back while B commits and C stores alone: only A is gone', async () => {
      const wrong = new Error('A does not want it after all');
      const a = unit().run(async (tx) => {
        await add('A')(tx);
        await setTimeout(60);
        throw wrong;
      });
      const b = unit().run(async (tx) => {
        await setTimeout(10);
        await add('B')(tx);
        await setTimeout(10);
      });
      const c = setTimeout(20).then(() => unit().run(add('C')));
      await expect(a).rejects.toBe(wrong);
      await Promise.all([b, c]);
      expect(await names()).toEqual(['B', 'C']);
    });

    test('forty overlapping units, every third one failing: exactly the others are there', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, (_, n) =>
          unit().run(async (tx) => {
            await add(`${n} first`)(tx);
            await setTimeout(n % 5);
            await add(`${n} second`)(tx);
            if (n % 3 === 0) throw new Error('no');
          }),
        ),
      );
      const kept = outcomes.flatMap((each, n) => (each.status === 'fulfilled' ? [`${n} first`, `${n} second`] : []));
      expect(kept).toHaveLength(2 * 26);
      expect(await names()).toEqual(kept.sort());
    });

    test('what others have not committed is not seen', async () => {
      const written = barrier(2);
      const seen = barrier(2);
      const writing = unit().run(async (tx) => {
        await add('soon')(tx);
        if (engine.engine === 'mysql') await Promise.all([written(), seen()]);
      });
      if (engine.engine === 'mysql') {
        await written();
        expect(await names()).toEqual([]);
        await seen();
      }
      await writing;
      expect(await names()).toEqual(['soon']);
    });

    test('reading waits for no writer, and sees what is committed: not before, and at once', async () => {
      const count = () =>
        database.reading((tx) => tx).run(async (tx) => (await tx.rows('SELECT COUNT(*) FROM probe_records'))[0]![0]);
      const byManager = () =>
        database.reading((tx) => tx).run((tx) => tx.manager.getRepository(ProbeTable).countBy({ name: 'soon' }));
      const [written, seen] = [barrier(2), barrier(2)];
      const writing = unit().run(async (tx) => {
        await add('soon')(tx);
        await written();
        await seen();
      });
      await written();
      expect([await count(), await byManager()]).toEqual([0, 0]);
      await seen();
      await writing;
      expect([await count(), await byManager()]).toEqual([1, 1]);
    });

    test('a unit of work inside another is refused and does not hang', async () => {
      const nested = unit().run(() => unit().run(add('inner')));
      await expect(nested).rejects.toBeInstanceOf(NestedUnitOfWork);
      await unit().run(add('after'));
      expect(await names()).toEqual(['after']);
    });

    test('what a unit of work started but did not await may start one of its own later', async () => {
      let later: Promise<number> = Promise.resolve(0);
      await unit().run(async (tx) => {
        await add('first')(tx);
        later = setTimeout(30).then(() => unit().run(add('later')));
      });
      await later;
      expect(await names()).toEqual(['first', 'later']);
    });

    test('a store that is used after the end is refused', async () => {
      let kept: Transaction | undefined;
      await unit().run(async (tx) => {
        kept = tx;
        await add('in time')(tx);
      });
      await expect(add('too late')(kept!)).rejects.toBeInstanceOf(UnitOfWorkEnded);
      await expect(kept!.manager.getRepository(ProbeTable).find()).rejects.toBeInstanceOf(UnitOfWorkEnded);
      expect(await names()).toEqual(['in time']);
    });

    test('a promise that was left behind cannot write into the next unit of work', async () => {
      let straggler: Promise<unknown> = Promise.resolve();
      const failing = unit().run(async (tx) => {
        straggler = setTimeout(20).then(() => add('straggler')(tx));
        straggler.catch(() => undefined);
        throw new Error('first');
      });
      await expect(failing).rejects.toThrow('first');
      await unit().run(async (tx) => {
        await setTimeout(40);
        await add('next')(tx);
      });
      await expect(straggler).rejects.toBeInstanceOf(UnitOfWorkEnded);
      expect(await names()).toEqual(['next']);
    });

    test('reading refuses to write', async () => {
      await unit().run(add('there'));
      const reading = database.reading((tx) => tx);
      const rows = await reading.run((tx) => tx.manager.getRepository(ProbeTable).find());
      expect(rows.map((row) => row.name)).toEqual(['there']);
      await expect(reading.run(add('not here'))).rejects.toMatchObject({ name: 'QueryRefused', code: 'read-only' });
      const sql = 'DELETE FROM probe_records';
      await expect(reading.run((tx) => tx.execute(sql))).rejects.toMatchObject({ code: 'read-only' });
      await unit().run(add('here'));
      expect(await names()).toEqual(['here', 'there']);
    });

    test('parallel statements of one unit of work stay in it', async () => {
      await unit().run(async (tx) => {
        await Promise.all(Array.from({ length: 20 }, (_, n) => add(`p${n}`)(tx)));
      });
      const failing = unit().run(async (tx) => {
        await Promise.all([add('q1')(tx), add('p1')(tx), add('q2')(tx), add('q3')(tx)]);
      });
      await expect(failing).rejects.toMatchObject({ index: 'probe_records_name_key' });
      expect(await names()).toHaveLength(20);
    });

    test('20 writers, each adding one 10 times: 200, also from two processes', async () => {
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('counter', { amount: '0', at: 0 })));
      const other = await database.openAgain();
      let runs = 0;
      const addOne = (tx: Transaction) =>
        (async () => {
          runs++;
          const row = await tx.manager.getRepository(ProbeTable).findOneByOrFail({ id });
          await updateVersioned(tx, ProbeTable, row, { at: row.at! + 1, amount: String(row.at! + 1) });
        })();
      await Promise.all(
        Array.from({ length: 20 }, async (_, writer) => {
          const mine = (writer % 2 === 0 ? database : other).unitOfWork((tx) => tx);
          for (let n = 0; n < 10; n++) await untilNotBusy(() => mine.run(addOne));
        }),
      );
      const row = await read(id);
      expect([row.at, row.amount, row.version]).toEqual([200, '200', 201]);
      expect(runs).toBeGreaterThanOrEqual(200);
    });

    test('20 writers that lock the row first need no second try', async () => {
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('counter', { at: 0 })));
      let runs = 0;
      await Promise.all(
        Array.from({ length: 20 }, () =>
          unit().run(async (tx) => {
            runs++;
            const [row] = await tx.query<{ at: number; version: number }>(
              `SELECT at, version FROM probe_records WHERE id = ?${tx.forUpdate}`,
              [id],
            );
            await updateVersioned(tx, ProbeTable, { id, version: row!.version }, { at: row!.at + 1 });
          }),
        ),
      );
      expect([(await read(id)).at, runs]).toEqual([20, 20]);
    });

    test('after waiting for a lock, plain reads see what the other one committed', async () => {
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('lock')));
      const both = barrier(2);
      const totals = await Promise.all(
        ['x', 'y'].map((name) =>
          unit().run(async (tx) => {
            await tx.query('SELECT COUNT(*) AS n FROM probe_records');
            if (engine.engine === 'mysql') await both();
            await tx.query(`SELECT id FROM probe_records WHERE id = ?${tx.forUpdate}`, [id]);
            await add(name)(tx);
            const [row] = await tx.query<{ n: number }>('SELECT COUNT(*) AS n FROM probe_records');
            return row!.n;
          }),
        ),
      );
      expect(totals.sort()).toEqual([2, 3]);
    });

    test('a stale version starts the work again from a fresh read', async () => {
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('shared')));
      const versions: number[] = [];
      await unit().run(async (tx) => {
        const row = await tx.manager.getRepository(ProbeTable).findOneByOrFail({ id });
        versions.push(row.version);
        // The first try pretends to have read an older record.
        const version = versions.length === 1 ? row.version - 1 : row.version;
        await updateVersioned(tx, ProbeTable, { id, version }, { note: 'mine' });
      });
      expect(versions).toEqual([1, 1]);
      expect(await read(id)).toMatchObject({ note: 'mine', version: 2 });
    });

    test('work that is stale every time gives up after eight tries, with nothing stored', async () => {
      let tries = 0;
      const hopeless = unit().run(async (tx) => {
        tries++;
        await add(`try ${tries}`)(tx);
        await updateVersioned(tx, ProbeTable, { id: 4711, version: 1 }, { note: 'never' });
      });
      await expect(hopeless).rejects.toBeInstanceOf(DatabaseBusy);
      expect(tries).toBe(8);
      expect(await names()).toEqual([]);
    });

    test('a deletion looks at the version too', async () => {
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('short-lived')));
      await unit().run(async (tx) => {
        await expect(deleteVersioned(tx, ProbeTable, { id, version: 7 })).rejects.toBeInstanceOf(StaleVersion);
        await deleteVersioned(tx, ProbeTable, { id, version: 1 });
      });
      expect(await names()).toEqual([]);
    });

    test('closing waits for work in flight and takes no more', async () => {
      const another = await database.openAgain();
      const begun = barrier(2);
      const inFlight = another
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          void begun();
          await setTimeout(50);
          await add('finished')(tx);
        });
      await begun();
      const closing = another.close();
      await expect(another.unitOfWork((tx) => tx).run(add('late'))).rejects.toMatchObject({
        name: 'DatabaseUnavailable',
      });
      await inFlight;
      await closing;
      expect(await another.ready()).toMatchObject({ ready: false });
      expect(await names()).toEqual(['finished']);
    });

    test('long work lets the event loop turn', async () => {
      let turns = 0;
      const timer = setInterval(() => turns++, 2);
      const before = process.cpuUsage();
      await unit().run(async (tx) => {
        for (let n = 0; n < 1500; n++) await add(`row ${n}`)(tx);
      });
      // Of this process's own work, not of the time in which others had the processor.
      const { user, system } = process.cpuUsage(before);
      clearInterval(timer);
      // A loop that never yields would give no turn at all.
      expect(turns).toBeGreaterThan((user + system) / 1000 / 30);
    });
  });
}

/** A caller of the service would try again later, too. */
async function untilNotBusy(attempt: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseBusy)) throw error;
    }
  }
}
