/// <reference types="jest" />
import { setTimeout } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { insertRow, updateVersioned } from '../rows';
import type { Transaction } from '../database';
import { barrier } from './barrier';
import { openTestDatabase, type TestDatabase } from './open-test-database';
import { probe, probeSchema, ProbeTable } from './probe-schema';
import type { TestEngine } from './test-engines';

/** Deadlocks, lock waits and lost connections, which only a server has; each provoked for real. */
export function serverContract(engine: TestEngine): void {
  describe(`conflicts on ${engine.engine}`, () => {
    let database: TestDatabase;
    let ids: readonly [number, number];
    const unit = () => database.unitOfWork((tx) => tx);
    const noteOf = async (id: number) =>
      (await unit().run((tx) => tx.manager.getRepository(ProbeTable).findOneByOrFail({ id }))).note;
    const write = (tx: Transaction, id: number, letter: string) =>
      tx.execute('UPDATE probe_records SET note = CONCAT(note, ?) WHERE id = ?', [letter, id]);

    beforeEach(async () => {
      database = await openTestDatabase(engine, { schema: probeSchema });
      const first = await unit().run((tx) => insertRow(tx, ProbeTable, probe('first')));
      const second = await unit().run((tx) => insertRow(tx, ProbeTable, probe('second')));
      ids = [first, second];
    });
    afterEach(() => database.remove());

    /** Kills a session from outside, as an administrator or a dying server would. */
    async function kill(session: number): Promise<void> {
      const connection = await createConnection(database.url);
      await connection.query(`KILL ${session}`);
      await connection.end();
    }
    const sessionOf = async (tx: Transaction) =>
      (await tx.query<{ id: number }>('SELECT CONNECTION_ID() AS id'))[0]!.id;

    test('two units of work that lock crosswise deadlock, and both come through', async () => {
      const bothHoldOne = barrier(2);
      let runs = 0;
      const crosswise = (letter: string, [one, other]: readonly [number, number]) =>
        unit().run(async (tx) => {
          runs++;
          await write(tx, one, letter);
          await bothHoldOne();
          await write(tx, other, letter);
        });
      await Promise.all([crosswise('A', ids), crosswise('B', [ids[1], ids[0]])]);
      expect(runs).toBe(3);
      const notes = await Promise.all(ids.map(noteOf));
      expect(notes.map((note) => [...note].sort().join(''))).toEqual(['AB', 'AB']);
    });

    test('work that swallows the deadlock does not commit half of itself', async () => {
      const bothHoldOne = barrier(2);
      let runs = 0;
      const crosswise = (letter: string, [one, other]: readonly [number, number]) =>
        unit().run(async (tx) => {
          runs++;
          await write(tx, one, letter);
          await bothHoldOne();
          await write(tx, other, letter).catch(() => undefined);
          await write(tx, other, letter.toLowerCase()).catch(() => undefined);
        });
      await Promise.all([crosswise('A', ids), crosswise('B', [ids[1], ids[0]])]);
      expect(runs).toBe(3);
      const notes = await Promise.all(ids.map(noteOf));
      expect(notes.map((note) => [...note].sort().join(''))).toEqual(['ABb', 'ABa']);
    });

    test('a lock that is waited for in vain is tried again', async () => {
      const held = barrier(2);
      const holding = unit().run(async (tx) => {
        await write(tx, ids[0], 'h');
        await held();
        await setTimeout(1500);
      });
      await held();
      let runs = 0;
      await unit().run(async (tx) => {
        runs++;
        await tx.execute(`SET SESSION innodb_lock_wait_timeout = ${runs === 1 ? 1 : 50}`);
        await write(tx, ids[0], 'w');
      });
      await holding;
      expect(runs).toBe(2);
      expect(await noteOf(ids[0])).toBe('hw');
    });

    test('a connection lost in the middle: the work runs again on another one', async () => {
      let runs = 0;
      await unit().run(async (tx) => {
        runs++;
        await write(tx, ids[0], 'x');
        if (runs === 1) await kill(await sessionOf(tx));
        await write(tx, ids[1], 'x');
      });
      expect(runs).toBe(2);
      expect(await Promise.all(ids.map(noteOf))).toEqual(['x', 'x']);
    });

    test('a connection lost before COMMIT counts as not done', async () => {
      let runs = 0;
      await unit().run(async (tx) => {
        runs++;
        await write(tx, ids[0], 'x');
        if (runs === 1) await kill(await sessionOf(tx));
      });
      expect(runs).toBe(2);
      expect(await noteOf(ids[0])).toBe('x');
    });

    test('idle connections that the server closed are replaced without the caller noticing', async () => {
      const sessions = await Promise.all(
        Array.from({ length: 4 }, () =>
          unit().run(async (tx) => {
            await setTimeout(30);
            return sessionOf(tx);
          }),
        ),
      );
      for (const session of new Set(sessions)) await kill(session);
      await setTimeout(20);
      await Promise.all(Array.from({ length: 8 }, () => unit().run((tx) => write(tx, ids[0], 'y'))));
      expect(await noteOf(ids[0])).toBe('yyyyyyyy');
    });

    test('a writer that never saw the version waits for the lock and then is told that it is stale', async () => {
      const bothRead = barrier(2);
      const tries = new Map<string, number>();
      const append = (letter: string) =>
        unit().run(async (tx) => {
          tries.set(letter, (tries.get(letter) ?? 0) + 1);
          const row = await tx.manager.getRepository(ProbeTable).findOneByOrFail({ id: ids[0] });
          await bothRead();
          await updateVersioned(tx, ProbeTable, row, { note: row.note + letter });
        });
      await Promise.all([append('1'), append('2')]);
      expect([...(await noteOf(ids[0]))].sort().join('')).toBe('12');
      expect([...tries.values()].sort()).toEqual([1, 2]);
    });

    test('a moment reads the same whatever zone the session is in', async () => {
      const at = 1_763_164_800_123;
      const id = await unit().run((tx) => insertRow(tx, ProbeTable, probe('moment', { at, on: '2026-11-15' })));
      const connection = await createConnection({ uri: database.url, timezone: '+13:00', dateStrings: true });
      try {
        await connection.query("SET time_zone = '+13:00'");
        const [rows] = await connection.query('SELECT at, `on` FROM probe_records WHERE id = ?', [id]);
        expect(rows).toEqual([{ at, on: '2026-11-15' }]);
      } finally {
        await connection.end();
      }
    });

    test('more units of work than connections wait for their turn', async () => {
      const narrow = await database.openAgain({ poolSize: 2 });
      await Promise.all(
        Array.from({ length: 30 }, () =>
          narrow
            .unitOfWork((tx) => tx)
            .run(async (tx) => {
              await write(tx, ids[0], 'n');
            }),
        ),
      );
      expect(await noteOf(ids[0])).toBe('n'.repeat(30));
    });
  });
}
