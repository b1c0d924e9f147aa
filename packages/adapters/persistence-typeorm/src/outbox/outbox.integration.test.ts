import type { AttemptOutcome, ClaimedDelivery, FinishedDelivery } from '@anz-payroll/webhook-outbox';
import { finishAttempt, outboxUseCases, reclaimDelivery, skipDelivery } from '@anz-payroll/webhook-outbox';
import type { Announcement } from '@anz-payroll/kernel';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { bindAnnouncements, bindOutbox, outboxTables, workQueue } from '.';

const partner = 1;
const reader = (customerId: number) => ({ customerId, userId: null, clientId: null });
const changed = (type: Announcement['type'], id: number, data: unknown): Announcement => ({
  type,
  customerId: partner,
  companyId: 1,
  entity: { type: 'employee', id },
  data,
});

describe.each(testEngines)('the outbox on $engine', (engine) => {
  let database: TestDatabase;
  let now = 1_000_000;
  let waiting: () => Promise<unknown>;
  const clock = { now: () => now };
  const queue = () => workQueue({ unitOfWork: database.unitOfWork((tx) => tx), reading: database.reading((tx) => tx) });
  const tell = (...events: Announcement[]) =>
    database.unitOfWork((tx) => bindAnnouncements(tx, clock)).run((announcements) => announcements.add(events));
  const useCases = () =>
    outboxUseCases({
      unitOfWork: database.unitOfWork((tx) => bindOutbox(tx, clock)),
      reading: database.reading((tx) => bindOutbox(tx, clock)),
      clock,
      ids: { uuid: () => crypto.randomUUID() },
      targets: { vet: () => Promise.resolve({ ok: true }) },
      secrets: { secret: () => 'a-secret-made-for-this-test' },
      wait: () => waiting(),
      wake: () => undefined,
    });
  const register = async (events: string[] = ['employee.created', 'employee.updated']) => {
    const result = await useCases().registerEndpoint({
      customerId: partner,
      url: 'https://hooks.partner.com/x',
      events,
    });
    if (!result.ok) throw new Error(result.error.message);
    return result.value.endpoint;
  };
  const claim = (limit = 100, perEndpoint = 100, endpointsUnderWay = new Map<number, number>(), perHost = 1000) =>
    queue().turn([], {
      limit,
      perEndpoint,
      perHost,
      endpointsUnderWay,
      hostsUnderWay: new Map(),
      dueBy: now,
      now,
      leaseUntil: now + 8_000,
    });
  const finish = (results: readonly FinishedDelivery[]) => queue().turn(results, undefined);
  const finished = (claimed: ClaimedDelivery, outcome: AttemptOutcome) => ({
    id: claimed.id,
    claimToken: claimed.claimToken,
    delivery: finishAttempt(claimed.delivery, outcome, now),
    outcome,
    now,
  });
  const logOf = async (id: number) => {
    const log = await useCases().listDeliveries(partner, id, 500);
    return log.ok ? log.value : [];
  };
  const ok: AttemptOutcome = { kind: 'answered', statusCode: 204, durationMs: 3 };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 120_000);
  beforeEach(async () => {
    now = 1_000_000;
    waiting = () => Promise.resolve();
    await database
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        for (const table of outboxTables) await tx.execute(`DELETE FROM ${table.options.name}`);
      });
  });
  afterAll(() => database.remove());

  test('a queued, unattempted delivery is rewritten in place: its id stays, envelope id and payload change', async () => {
    const endpoint = await register();
    await tell(changed('employee.updated', 7, { name: 'first' }));
    const [before] = await logOf(endpoint.id);
    await tell(changed('employee.updated', 7, { name: 'second' }));
    const after = await logOf(endpoint.id);
    expect(after).toHaveLength(1);
    expect(after[0]!.id).toBe(before!.id);
    expect(after[0]!.envelopeId).not.toBe(before!.envelopeId);
    const [claimed] = await claim();
    expect(JSON.parse(Buffer.from(claimed!.body).toString())).toMatchObject({
      id: after[0]!.envelopeId,
      data: { name: 'second' },
    });
  });

  test('a queued created and a later edit are two deliveries; after an attempt changes queue separately', async () => {
    const endpoint = await register();
    await tell(changed('employee.created', 7, 1));
    await tell(changed('employee.updated', 7, 2));
    expect(await logOf(endpoint.id)).toHaveLength(2);
    const claimed = await claim();
    await finish(claimed.map((one) => finished(one, { ...ok, statusCode: 500 })));
    await tell(changed('employee.updated', 7, 3));
    expect((await logOf(endpoint.id)).map(({ status }) => status).sort()).toEqual(['pending', 'retry', 'retry']);
  });

  test('only named events are delivered; every event is in the feed', async () => {
    const endpoint = await register(['employee.deleted']);
    await tell(changed('employee.created', 7, 1), changed('employee.created', 8, 1));
    expect(await logOf(endpoint.id)).toEqual([]);
    const feed = await useCases().readFeed(reader(partner), 0, 10);
    expect(feed.map(({ body }) => (JSON.parse(body) as { entity: { id: number } }).entity.id)).toEqual([7, 8]);
    expect(await useCases().readFeed(reader(partner), feed[0]!.cursor, 10)).toHaveLength(1);
    expect(await useCases().readFeed(reader(99), 0, 10)).toEqual([]);
  });

  test('a change that is rolled back has no event and no delivery', async () => {
    const endpoint = await register();
    const work = database
      .unitOfWork((tx) => bindAnnouncements(tx, clock))
      .run(async (announcements) => {
        await announcements.add([changed('employee.created', 7, 1)]);
        throw new Error('the change itself failed');
      });
    await expect(work).rejects.toThrow('the change itself failed');
    expect(await logOf(endpoint.id)).toEqual([]);
    expect(await useCases().readFeed(reader(partner), 0, 10)).toEqual([]);
  });

  test('workers that claim at once share the work: nothing twice, nothing left', async () => {
    await register();
    await tell(...Array.from({ length: 200 }, (_, id) => changed('employee.created', id + 1, id)));
    const batches = await Promise.all(Array.from({ length: 8 }, () => claim(40)));
    const again = await claim(200, 200);
    const ids = [...batches.flat(), ...again].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(200);
  });

  test('one endpoint gets no more than its share of a claim, and none when it is busy', async () => {
    const slow = await register();
    await tell(...Array.from({ length: 30 }, (_, id) => changed('employee.created', id + 1, id)));
    now += 1;
    const other = await register();
    await tell(changed('employee.created', 99, 1));
    const first = await claim(20, 5);
    expect(first.filter(({ target }) => target.kind === 'endpoint' && target.id === slow.id)).toHaveLength(5);
    expect(first.filter(({ target }) => target.kind === 'endpoint' && target.id === other.id)).toHaveLength(1);
    expect(await claim(20, 5, new Map([[slow.id, 5]]))).toEqual([]);
    expect(await claim(20, 5, new Map([[slow.id, 3]]))).toHaveLength(2);
  });

  test('full endpoints at the head of the queue do not hide the others; one host has its share over all endpoints', async () => {
    for (let each = 0; each < 6; each++) await register(['employee.created']);
    await tell(...Array.from({ length: 30 }, (_, id) => changed('employee.created', id + 1, id)));
    now += 1;
    const last = await useCases().registerEndpoint({
      customerId: partner,
      url: 'https://elsewhere.partner.com/x',
      events: ['employee.updated'],
    });
    if (!last.ok) throw new Error(last.error.message);
    await tell(changed('employee.updated', 99, 1));
    const claimed = await claim(4, 2, new Map(), 3);
    expect(claimed.map(({ target }) => (target.kind === 'endpoint' ? target.url : target.why)).sort()).toEqual([
      'https://elsewhere.partner.com/x',
      ...Array<string>(3).fill('https://hooks.partner.com/x'),
    ]);
  });

  test('a later change does not rewrite what was asked to be sent again', async () => {
    const endpoint = await register();
    await tell(changed('employee.updated', 7, { name: 'first' }));
    const [original] = await claim();
    await finish([finished(original!, ok)]);
    expect(await useCases().resendDelivery(partner, endpoint.id, original!.id)).toMatchObject({ ok: true });
    await tell(changed('employee.updated', 7, { name: 'second' }));
    const [copy, change] = await claim();
    expect(copy).toMatchObject({ body: original!.body, envelopeId: original!.envelopeId });
    expect(JSON.parse(Buffer.from(change!.body).toString())).toMatchObject({ data: { name: 'second' } });
  });

  test('results are written as the domain decides them, one row an attempt', async () => {
    const endpoint = await register();
    await tell(changed('employee.created', 1, 1), changed('employee.created', 2, 2), changed('employee.created', 3, 3));
    const [good, bad, cut] = await claim();
    await finish([
      finished(good!, ok),
      finished(bad!, { kind: 'answered', statusCode: 503, durationMs: 5, retryAfterMs: 90_000 }),
      finished(cut!, { kind: 'failed', error: 'The connection failed: ECONNRESET', durationMs: 7 }),
    ]);
    const byId = new Map((await logOf(endpoint.id)).map((row) => [row.id, row]));
    expect(byId.get(good!.id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      lastStatusCode: 204,
      durationMs: 3,
      deliveredAt: now,
      nextAttemptAt: null,
    });
    expect(byId.get(bad!.id)).toMatchObject({
      status: 'retry',
      attempts: 1,
      lastStatusCode: 503,
      nextAttemptAt: now + 90_000,
    });
    expect(byId.get(cut!.id)).toMatchObject({ status: 'retry', lastStatusCode: null, nextAttemptAt: now + 30_000 });
    const attempts = await database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ n: number }>('SELECT COUNT(*) AS n FROM webhook_attempts'));
    expect(Number(attempts[0]!.n)).toBe(3);
  });

  test('a lease that ends gives the delivery back with its attempt counted; the sleeper can change nothing', async () => {
    const endpoint = await register();
    await tell(changed('employee.created', 1, 1));
    const [sleeper] = await claim();
    expect(await queue().reclaim(now)).toBe(0);
    now += 8_001;
    expect(await queue().reclaim(now)).toBe(1);
    const expected = reclaimDelivery(sleeper!.delivery, now);
    expect((await logOf(endpoint.id))[0]).toMatchObject({
      status: expected.status,
      attempts: 1,
      nextAttemptAt: now,
      lastError: expected.lastError,
    });
    const [second] = await claim();
    expect(second!.delivery.attempts).toBe(2);
    await finish([finished(sleeper!, ok)]);
    expect((await logOf(endpoint.id))[0]).toMatchObject({ status: 'sending', attempts: 2 });
    await finish([finished(second!, ok)]);
    expect((await logOf(endpoint.id))[0]!.status).toBe('delivered');
  });

  test('what is given back is as if it had not been taken, and only the holder can give it back', async () => {
    const endpoint = await register();
    await tell(changed('employee.created', 1, 1));
    const [first] = await claim();
    await queue().giveBack([{ ...first!, claimToken: crypto.randomUUID() }]);
    expect((await logOf(endpoint.id))[0]).toMatchObject({ status: 'sending', attempts: 1 });
    await queue().giveBack([first!]);
    expect((await logOf(endpoint.id))[0]).toMatchObject({ status: 'pending', attempts: 0, nextAttemptAt: now });
    const [again] = await claim();
    await finish([finished(again!, { ...ok, statusCode: 500 })]);
    now += 30_000;
    const [third] = await claim();
    await queue().giveBack([third!]);
    expect((await logOf(endpoint.id))[0]).toMatchObject({
      status: 'retry',
      attempts: 1,
      lastStatusCode: 500,
      nextAttemptAt: now,
    });
  });

  test('a turn that writes results fills the places they leave, in one transaction', async () => {
    const endpoint = await register();
    await tell(changed('employee.created', 1, 1), changed('employee.created', 2, 2));
    const [first] = await claim(1);
    const request = { limit: 1, perEndpoint: 1, perHost: 1, dueBy: now, now, leaseUntil: now + 8_000 };
    const empty = { endpointsUnderWay: new Map<number, number>(), hostsUnderWay: new Map<string, number>() };
    const [second] = await queue().turn([finished(first!, ok)], { ...request, ...empty });
    expect(second!.id).not.toBe(first!.id);
    expect((await logOf(endpoint.id)).map(({ status }) => status).sort()).toEqual(['delivered', 'sending']);
  });

  test('a renewed lease holds; the eighth attempt that dies is the last', async () => {
    const endpoint = await register();
    await tell(changed('employee.created', 1, 1));
    const [held] = await claim();
    await queue().renew([held!], now + 60_000);
    now += 30_000;
    expect(await queue().reclaim(now)).toBe(0);
    for (let attempt = 2; attempt <= 8; attempt++) {
      now += 60_001;
      await queue().reclaim(now);
      expect((await claim())[0]!.delivery.attempts).toBe(attempt);
    }
    now += 60_001;
    await queue().reclaim(now);
    expect((await logOf(endpoint.id))[0]).toMatchObject({ status: 'failed', attempts: 8 });
    expect(await claim()).toEqual([]);
  });

  test('what waits for a deleted or switched-off endpoint comes without one, and is skipped without an attempt', async () => {
    const endpoint = await register();
    await tell(changed('employee.created', 1, 1));
    await useCases().updateEndpoint({ customerId: partner, id: endpoint.id, isActive: false });
    const [orphan] = await claim();
    expect(orphan!.target).toEqual({ kind: 'skipped', why: 'endpoint-off' });
    const delivery = skipDelivery({ ...orphan!.delivery, attempts: 0 }, 'endpoint-off');
    await finish([{ id: orphan!.id, claimToken: orphan!.claimToken, delivery, now }]);
    expect((await logOf(endpoint.id))[0]).toMatchObject({ status: 'skipped', attempts: 0 });
  });

  test('a new secret is answered when what was taken with the former one has left; of a worker that is gone nobody waits long', async () => {
    const endpoint = await register();
    const other = await register();
    await tell(changed('employee.created', 1, 1));
    const taken = (await claim()).find(({ target }) => target.kind === 'endpoint' && target.id === endpoint.id)!;
    const steps: string[] = [];
    waiting = async () => {
      steps.push('wait');
      if (steps.length === 5) await finish([finished(taken, ok)]);
    };
    const renew = (id: number, more = {}) =>
      useCases().updateEndpoint({ customerId: partner, id, regenerateSecret: true, ...more });
    expect(await renew(endpoint.id)).toMatchObject({ ok: true, value: { secret: expect.any(String) as string } });
    expect(steps).toHaveLength(5);
    expect((await logOf(endpoint.id))[0]).toMatchObject({ status: 'delivered' });
    steps.length = 0;
    await renew(endpoint.id);
    expect(steps).toHaveLength(1);
    await renew(endpoint.id, { regenerateSecret: false });
    expect(steps).toHaveLength(1);
    // Held by a worker that never ends its attempt: two seconds, and the next attempt is signed anew anyway.
    await renew(other.id);
    expect(steps.length).toBeGreaterThan(50);
    expect(steps.length).toBeLessThan(100);
  });

  test("another customer's endpoint is unknown; a secret is never in the database in the clear", async () => {
    const endpoint = await register();
    expect(await useCases().readEndpoint(2, endpoint.id)).toMatchObject({
      ok: false,
      error: { code: 'webhooks/unknown-endpoint' },
    });
    expect(await useCases().removeEndpoint(2, endpoint.id)).toMatchObject({ ok: false });
    const rows = await database.reading((tx) => tx).run((tx) => tx.query('SELECT * FROM webhook_endpoints'));
    expect(JSON.stringify(rows)).not.toContain('a-secret-made-for-this-test');
    await tell(changed('employee.created', 1, 1));
    expect((await claim())[0]!.target).toMatchObject({ secret: 'a-secret-made-for-this-test' });
  });

  test('ping and resend are deliveries of their own', async () => {
    const endpoint = await register();
    const ping = await useCases().pingEndpoint(partner, endpoint.id);
    expect(ping).toMatchObject({ ok: true, value: { event: 'ping', status: 'pending' } });
    await tell(changed('employee.created', 1, { n: 1 }));
    const original = (await claim()).find(({ event }) => event === 'employee.created')!;
    const again = await useCases().resendDelivery(partner, endpoint.id, original.id);
    if (!again.ok) throw new Error(again.error.message);
    expect(again.value.id).not.toBe(original.id);
    const [copy] = await claim();
    expect(copy).toMatchObject({ id: again.value.id, body: original.body, envelopeId: original.envelopeId });
    expect(await useCases().resendDelivery(partner, endpoint.id, 999_999)).toMatchObject({
      ok: false,
      error: { code: 'webhooks/unknown-delivery' },
    });
  });
});
