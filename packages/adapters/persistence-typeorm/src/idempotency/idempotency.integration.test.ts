import { createHash } from 'node:crypto';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { bindIdempotency, type KeyedRequest } from '.';

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url');
const asked = (key: string, payload = 'a', scope = 'partner:1'): KeyedRequest => ({
  scope,
  key,
  fingerprint: fingerprint(payload),
});

describe.each(testEngines)('idempotency keys on $engine', (engine) => {
  let database: TestDatabase;
  let now = 1_800_000_000_000;
  const clock = { now: () => now };
  const bound = () => database.unitOfWork((tx) => ({ tx, keys: bindIdempotency(tx, clock) }));

  /** An effect that would show if it happened twice: a row each time. */
  const order = (request: KeyedRequest, ends: 'well' | 'refused' | 'broken' = 'well') =>
    bound().run(async ({ tx, keys }) => {
      const begun = await keys.begin(request);
      if (begun.kind !== 'fresh') return begun;
      await tx.execute('INSERT INTO guess_logs (key_hash, guesses, counted_at) VALUES (?, ?, 0)', [
        crypto.randomUUID(),
        '[]',
      ]);
      if (ends === 'broken') throw new Error('the process went wrong here');
      if (ends === 'refused') {
        await tx.execute('DELETE FROM guess_logs');
        return { kind: 'refused' as const };
      }
      const answer = { status: 201, body: { order_id: 7, who: 'Moana Tui', total: '115.00' } };
      await begun.store(answer);
      return { kind: 'done' as const, answer };
    });
  const effects = async () => {
    const rows = await database.reading((tx) => tx).run((tx) => tx.query('SELECT key_hash FROM guess_logs'));
    return rows.length;
  };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 120_000);
  beforeEach(() =>
    database
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        await tx.execute('DELETE FROM guess_logs');
        await tx.execute('DELETE FROM idempotency_keys');
      }),
  );
  afterAll(() => database.remove(), 120_000);

  test('the same request again gets the stored answer, and nothing happens', async () => {
    const first = await order(asked('k'));
    expect(await order(asked('k'))).toEqual({ kind: 'replay', answer: (first as { answer: object }).answer });
    expect(await effects()).toBe(1);
  });

  test('another payload under the same key is a conflict', async () => {
    await order(asked('k', 'a'));
    expect(await order(asked('k', 'b'))).toEqual({ kind: 'conflict' });
    expect(await effects()).toBe(1);
  });

  test('keys differ by scope, by letter case and by a space at the end', async () => {
    for (const request of [asked('k'), asked('K'), asked('k '), asked('k', 'a', 'partner:2')]) {
      expect(await order(request)).toMatchObject({ kind: 'done' });
    }
    const longest = 'ÿ'.repeat(255);
    expect(await order(asked(longest))).toMatchObject({ kind: 'done' });
    expect(await order(asked(longest))).toMatchObject({ kind: 'replay' });
  });

  test.each(['refused', 'broken'] as const)(
    'a %s request leaves its key free, also for another payload',
    async (ends) => {
      await order(asked('k', 'a'), ends).catch(() => undefined);
      expect(await order(asked('k', 'b'))).toMatchObject({ kind: 'done' });
      expect(await order(asked('k', 'b'))).toMatchObject({ kind: 'replay' });
      expect(await effects()).toBe(1);
    },
  );

  test('fifty at once take effect once and all get the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(asked('k'))));
    expect(await effects()).toBe(1);
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'replay')).toHaveLength(49);
  });

  test('of several at once of which the first are refused, one still does it', async () => {
    const ends = (n: number) => (n < 4 ? 'refused' : 'well');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => order(asked('k'), ends(n))));
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(await order(asked('k'))).toMatchObject({ kind: 'replay' });
  });

  test('two payloads at once under one key: one is done, the other is told so', async () => {
    const kinds = (await Promise.all([order(asked('k', 'a')), order(asked('k', 'b'))])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['conflict', 'done']);
  });

  test('the answer lies encrypted in the database', async () => {
    await order(asked('k'));
    const [row] = await database
      .reading((tx) => tx)
      .run((tx) => tx.query<Record<string, unknown>>('SELECT * FROM idempotency_keys'));
    expect(JSON.stringify(row)).not.toContain('Moana');
  });

  test('keys are forgotten by age, a bounded number at a time', async () => {
    for (const key of ['a', 'b', 'c']) await order(asked(key));
    now += 1000;
    await order(asked('young'));
    expect(await bound().run(({ keys }) => keys.forget(now, 2))).toBe(2);
    expect(await bound().run(({ keys }) => keys.forget(now, 2))).toBe(1);
    expect(await order(asked('young'))).toMatchObject({ kind: 'replay' });
  });
});
