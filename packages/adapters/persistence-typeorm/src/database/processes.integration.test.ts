import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import { insertRow } from '../rows';
import { openTestDatabase, sqliteEngine, testEngines, testKeys } from '../testing';
import { startChild } from '../testing/children/start-child';
import { probe, probeSchema, ProbeTable } from '../testing/probe-schema';
import { slowSchema } from '../testing/slow-schema';
import { openDatabaseWith } from './database';

jest.setTimeout(180_000);

describe.each(testEngines)('several processes on one database, $engine', (engine) => {
  test('two processes and this one count up together: nothing is lost', async () => {
    const database = await openTestDatabase(engine, { schema: probeSchema });
    try {
      const unit = database.unitOfWork((tx) => tx);
      const id = await unit.run((tx) => insertRow(tx, ProbeTable, probe('counter', { at: 0 })));
      const children = [1, 2].map(() => startChild('count-up-main.ts', [database.url, String(id), '150']));
      await Promise.all(children.map((child) => child.line('open')));
      for (let n = 0; n < 50; n++) {
        await unit.run(async (tx) => {
          await tx.execute('UPDATE probe_records SET at = at + 1, version = version + 1 WHERE id = ?', [id]);
        });
        await setTimeout(2);
      }
      expect(await Promise.all(children.map((child) => child.ended))).toEqual([0, 0]);
      const row = await unit.run((tx) => tx.manager.getRepository(ProbeTable).findOneByOrFail({ id }));
      expect([row.at, row.version]).toEqual([350, 351]);
    } finally {
      await database.remove();
    }
  });

  test('a process that opens the database once more still shares it with others', async () => {
    const database = await openTestDatabase(engine, { schema: probeSchema });
    const again = await openDatabaseWith(probeSchema, { ...testKeys, url: database.url });
    try {
      const unit = database.unitOfWork((tx) => tx);
      const id = await unit.run((tx) => insertRow(tx, ProbeTable, probe('counter', { at: 0 })));
      const countUp = () => startChild('count-up-main.ts', [database.url, String(id), '5']).ended;
      expect(await countUp()).toBe(0);
      await unit.run(async (tx) => {
        await tx.execute('UPDATE probe_records SET at = at + 1, version = version + 1 WHERE id = ?', [id]);
      });
      expect(await countUp()).toBe(0);
      const row = await unit.run((tx) => tx.manager.getRepository(ProbeTable).findOneByOrFail({ id }));
      expect([row.at, row.version]).toEqual([11, 12]);
    } finally {
      await again.close();
      await database.remove();
    }
  });

  test('three processes that migrate at once run each migration once', async () => {
    const place = await engine.makePlace();
    try {
      const children = [1, 2, 3].map(() => startChild('migrate-main.ts', [place.url]));
      await Promise.all(children.map((child) => child.line('waiting')));
      for (const child of children) child.send('go');
      const ran = (await Promise.all(children.map((child) => child.line('ran')))).map((line) =>
        line.split(' ').slice(1),
      );
      expect(ran.flat().filter(Boolean).sort()).toEqual(['0001-runs', '0002-slowly', '0003-more']);
      const database = await openDatabaseWith(slowSchema, { ...testKeys, url: place.url });
      try {
        expect(await database.ready()).toEqual({ ready: true });
        const marks = await database.unitOfWork((tx) => tx).run((tx) => tx.query('SELECT id FROM migration_runs'));
        expect(marks).toHaveLength(1);
      } finally {
        await database.close();
      }
    } finally {
      await place.remove();
    }
  });

  test('a process killed in the middle of commits loses nothing it acknowledged and leaves nothing half', async () => {
    const database = await openTestDatabase(engine, { schema: probeSchema });
    try {
      const unit = database.unitOfWork((tx) => tx);
      const acknowledged: number[] = [];
      for (let round = 0; round < 4; round++) {
        const child = startChild('write-pairs-main.ts', [database.url, String(round * 1_000_000)]);
        await child.line(String(round * 1_000_000));
        await setTimeout(randomInt(10, 150));
        child.process.kill('SIGKILL');
        expect(await child.ended).toBe('SIGKILL');
        acknowledged.push(...child.lines.map(Number));
      }
      const rows = await unit.run((tx) => tx.query<{ name: string }>('SELECT name FROM probe_records'));
      const names = new Set(rows.map((row) => row.name));
      expect(acknowledged.filter((n) => !names.has(`${n} left`) || !names.has(`${n} right`))).toEqual([]);
      const half = [...names].filter((name) => {
        const [n, side] = name.split(' ');
        return !names.has(`${n} ${side === 'left' ? 'right' : 'left'}`);
      });
      expect(half).toEqual([]);
      // At most the one pair in flight at each kill may be there without having been acknowledged.
      expect(names.size / 2 - acknowledged.length).toBeLessThanOrEqual(4);
    } finally {
      await database.remove();
    }
  });
});

test('processes that open a new SQLite file at the same instant all get it', async () => {
  const children = Array.from({ length: 4 }, () => startChild('open-files-main.ts', []));
  await Promise.all(children.map((child) => child.line('waiting')));
  for (let round = 0; round < 60; round++) {
    const place = await sqliteEngine.makePlace();
    try {
      for (const child of children) child.send(place.url);
      await Promise.all(children.map((child) => child.line(`opened ${place.url}`)));
    } finally {
      await place.remove();
    }
  }
  for (const child of children) child.send('end');
  expect(await Promise.all(children.map((child) => child.ended))).toEqual([0, 0, 0, 0]);
});

test('a SQLite file is sound after its writer was killed', async () => {
  const database = await openTestDatabase(sqliteEngine, { schema: probeSchema });
  try {
    const child = startChild('write-pairs-main.ts', [database.url, '0']);
    await child.line('5');
    child.process.kill('SIGKILL');
    await child.ended;
    const file = new Libsql(database.url.slice('sqlite:'.length));
    expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    file.close();
  } finally {
    await database.remove();
  }
});
