import { hire } from '../bench/bench-employer';
import type { BenchFixture } from '../bench/bench-fixture';
import { Asker } from '../faults/load/ask';
import { FleetMember } from '../faults/outbox-fleet';
import { answering, freePort, script } from '../faults/fixture';
import { randomFrom } from '../fuzz/random';

export interface IdempotencySettings {
  readonly requests: number;
  readonly keys: number;
  readonly parallel: number;
  readonly kills: number;
  readonly seed: number;
}

export interface IdempotencyResult {
  readonly acknowledged: number;
  readonly lost: number;
  readonly seconds: number;
  readonly broken: readonly string[];
}

const PAY_DATE = '2026-11-12';

/**
 * The same requests for pays again and again under few keys, many at a time, while the API is killed: each key has one
 * effect, and every answer to it is the same.
 */
export async function runIdempotency(fixture: BenchFixture, settings: IdempotencySettings): Promise<IdempotencyResult> {
  const { requests, keys, parallel, kills, seed } = settings;
  const { companyId, employeeIds, token } = await hire(fixture.service, keys);
  const port = await freePort();
  const api = new FleetMember('api', script('api'), { ...fixture.environment, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  const asker = new Asker([url]);
  const answers = employeeIds.map(() => ({ bodies: new Set<string>(), fresh: 0 }));
  const random = randomFrom(seed);
  const started = Date.now();
  api.start();
  try {
    await answering(url);
    let asked = 0;
    const killAt = Array.from({ length: kills }, (_, nth) => Math.floor((requests * (nth + 1)) / (kills + 1)));
    const client = async (): Promise<void> => {
      while (asked < requests) {
        asked += 1;
        if (killAt.includes(asked)) api.signal('SIGKILL');
        const key = random.whole(keys);
        const heard = await asker.ask({
          token,
          method: 'PUT',
          path: `/api/company/${companyId}/pays/create?pay_date=${PAY_DATE}`,
          body: [{ employee_id: employeeIds[key], hours: [{ description: 'Work', units: 'hours', value: '38' }] }],
          key: `key-${key}`,
          tries: 600,
        });
        if (heard.kind !== 'acknowledged') continue;
        answers[key]!.bodies.add(JSON.stringify(heard.body));
        if (heard.status === 201) answers[key]!.fresh += 1;
      }
    };
    await Promise.all(Array.from({ length: parallel }, client));
  } finally {
    await api.stop();
  }
  const used = answers.filter(({ bodies }) => bodies.size > 0).length;
  return {
    acknowledged: asker.acknowledged,
    lost: asker.lost,
    seconds: Math.round((Date.now() - started) / 1000),
    broken: [
      ...new Set(asker.wrong),
      ...when(asker.acknowledged < requests, `only ${asker.acknowledged} of ${requests} requests were answered`),
      ...answers.flatMap(({ bodies, fresh }, key) => [
        ...when(bodies.size > 1, `key-${key} was answered in ${bodies.size} ways`),
        ...when(fresh > 1, `key-${key} was answered as new ${fresh} times`),
      ]),
      ...(await effects(fixture, companyId, used)),
    ],
  };
}

/** A pay for each key that was used, and an event for each pay. */
async function effects({ service }: BenchFixture, companyId: number, used: number): Promise<readonly string[]> {
  const count = (sql: string, values: readonly number[] = []) =>
    service.database
      .reading((tx) => tx)
      .run(async (tx) => Number((await tx.query<{ n: number }>(sql, values))[0]?.n ?? 0));
  const pays = await count('SELECT COUNT(*) AS n FROM pays WHERE company_id = ?', [companyId]);
  const people = await count('SELECT COUNT(DISTINCT employee_id) AS n FROM pays WHERE company_id = ?', [companyId]);
  const events = await count("SELECT COUNT(*) AS n FROM events WHERE event = 'pay.created'");
  return [
    ...when(pays !== used, `${pays} pays for ${used} keys`),
    ...when(people !== used, `${people} people were paid for ${used} keys`),
    ...when(events !== used, `${events} events for ${used} keys`),
  ];
}

function when(isBroken: boolean, what: string): readonly string[] {
  return isBroken ? [what] : [];
}
