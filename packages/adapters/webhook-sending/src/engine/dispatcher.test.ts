import type { AttemptOutcome, Sender, WorkQueue } from '@anz-payroll/webhook-outbox';
import { Dispatcher, type DispatcherLimits } from '..';
import { InMemoryQueue } from '../testing/in-memory-queue';

const signer = { hex: () => 'hex', standardBase64: () => 'base64' };
const answered = (statusCode: number): AttemptOutcome => ({ kind: 'answered', statusCode, durationMs: 1 });
const cut: AttemptOutcome = { kind: 'failed', error: 'The connection failed: ECONNRESET', durationMs: 1 };

/** Spec 6: waits before attempts 2 to 8 are 30 s, 1 m, 2 m, 4 m, 8 m, 16 m and 32 m. */
const waits = [30, 60, 120, 240, 480, 960, 1920].map((seconds) => seconds * 1000);

const start = 1_800_000_000_000;
let now = start;
let queue: InMemoryQueue;
let sent: { url: string; at: number; id: string }[] = [];
let troubles: string[] = [];
let running: Dispatcher[] = [];

function dispatcher(
  send: (url: string) => Promise<AttemptOutcome>,
  more: { limits?: Partial<DispatcherLimits>; queue?: WorkQueue } = {},
): Dispatcher {
  const sender: Sender = {
    send: ({ url, headers }) => {
      sent.push({ url, at: now, id: headers['X-Payroll-Delivery-Id']! });
      return send(url);
    },
  };
  const made = new Dispatcher({
    queue: more.queue ?? queue,
    sender,
    signer,
    clock: { now: () => now },
    onTrouble: (what) => troubles.push(what),
    ...(more.limits === undefined ? {} : { limits: more.limits }),
  });
  running.push(made);
  return made;
}

/** One bounded pass of a fresh worker. */
const once = (outcome: AttemptOutcome) => dispatcher(() => Promise.resolve(outcome)).drain();

async function until(what: () => boolean): Promise<void> {
  for (let tries = 0; !what(); tries++) {
    if (tries > 2000) throw new Error('It did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** A worker that does not look up from what it is doing. */
const asleep = { slowAfterMs: 60_000 };

/** A listener that answers when the test says so. */
function patientListener() {
  const waiting: ((outcome: AttemptOutcome) => void)[] = [];
  return {
    waiting,
    send: () => new Promise<AttemptOutcome>((resolve) => waiting.push(resolve)),
    answerAll: () => waiting.splice(0).forEach((resolve) => resolve(answered(204))),
  };
}

beforeEach(() => {
  now = start;
  queue = new InMemoryQueue();
  queue.endpoints.set(1, 'https://one.partner.com/hook');
  sent = [];
  troubles = [];
  running = [];
});
afterEach(() => Promise.all(running.map((each) => each.stop())));

describe('one delivery through its states', () => {
  test.each([
    ['an error answer', answered(500)],
    ['a redirect', answered(302)],
    ['a broken connection', cut],
  ])('%s eight times: eight attempts at the moments of the plan, then failed for good', async (_, outcome) => {
    const id = queue.add(1, start);
    const moments: number[] = [];
    for (const [made, wait] of waits.entries()) {
      moments.push(now);
      await once(outcome);
      expect(queue.delivery(id)).toMatchObject({ status: 'retry', attempts: made + 1, nextAttemptAt: now + wait });
      now += wait - 1;
      await once(outcome); // a millisecond early: nothing is sent
      now += 1;
    }
    moments.push(now);
    await once(outcome);
    expect(queue.delivery(id)).toMatchObject({ status: 'failed', attempts: 8 });
    now += 365 * 86_400_000;
    await once(answered(200));
    expect(queue.delivery(id)).toMatchObject({ status: 'failed', attempts: 8 });
    expect(sent.map(({ at }) => at)).toEqual(moments);
    expect(new Set(sent.map((each) => each.id))).toEqual(new Set([String(id)]));
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a 2xx at attempt %d ends it as delivered', async (attempt) => {
    const id = queue.add(1, start);
    for (let made = 1; made < attempt; made++) {
      await once(answered(503));
      now += waits[made - 1]!;
    }
    await once(answered(202));
    expect(queue.delivery(id)).toMatchObject({ status: 'delivered', attempts: attempt, deliveredAt: now });
    now += 86_400_000;
    await once(answered(500));
    expect(sent).toHaveLength(attempt);
  });

  test.each([0, 1, 7])('after %d attempts the endpoint is gone: skipped, and nothing is sent', async (attempts) => {
    const id = queue.add(1, start);
    for (let made = 0; made < attempts; made++) {
      await once(answered(500));
      now += waits[made]!;
    }
    queue.endpoints.delete(1);
    await once(answered(200));
    expect(queue.delivery(id)).toMatchObject({ status: 'skipped', attempts });
    expect(sent).toHaveLength(attempts);
  });

  test('a listener puts us off by Retry-After: longer than the plan counts, shorter does not', async () => {
    const id = queue.add(1, start);
    await once({ kind: 'answered', statusCode: 429, durationMs: 1, retryAfterMs: 90_000 });
    expect(queue.delivery(id).nextAttemptAt).toBe(now + 90_000);
    now += 90_000;
    await once({ kind: 'answered', statusCode: 429, durationMs: 1, retryAfterMs: 1_000 });
    expect(queue.delivery(id).nextAttemptAt).toBe(now + 60_000);
  });

  test('workers that die in every attempt use up the eight, and no ninth is made', async () => {
    const id = queue.add(1, start);
    const dead: WorkQueue = {
      ...asQueue(),
      renew: () => Promise.resolve(),
      turn: (finished, request) => (finished.length > 0 ? new Promise(() => undefined) : queue.turn([], request)),
    };
    for (let attempt = 1; attempt <= 8; attempt++) {
      const dying = dispatcher(() => Promise.resolve(answered(200)), { queue: dead });
      running.pop(); // it is never stopped: it is dead
      await dying.sweep();
      await until(() => sent.length === attempt);
      expect(queue.delivery(id)).toMatchObject({ status: 'sending', attempts: attempt });
      now += 8_001;
    }
    await once(answered(200));
    expect(queue.delivery(id)).toMatchObject({ status: 'failed', attempts: 8 });
    expect(sent).toHaveLength(8);
  });
});

describe('many deliveries at once', () => {
  test('a slow listener and a dead one beside fifty healthy ones hold up only themselves', async () => {
    const slow = patientListener();
    queue.endpoints.set(2, 'https://dead.partner.com/hook');
    for (let endpoint = 1; endpoint <= 52; endpoint++) {
      if (endpoint > 2) queue.endpoints.set(endpoint, `https://healthy-${endpoint}.partner.com/hook`);
      for (let each = 0; each < 100; each++) queue.add(endpoint, start);
    }
    const healthy = /healthy/;
    const worker = dispatcher((url) => (healthy.test(url) ? Promise.resolve(answered(204)) : slow.send()));
    worker.wake();
    const isDone = () =>
      queue.rows.filter(({ endpointId }) => endpointId > 2).every(({ delivery }) => delivery.status === 'delivered');
    await until(isDone);
    expect(slow.waiting).toHaveLength(32); // sixteen of each, as the limit for one endpoint says
    const [stopping] = [worker.stop()];
    slow.answerAll();
    await stopping;
    expect(queue.rows.filter(({ delivery }) => delivery.status === 'sending')).toEqual([]);
  });

  test('once a listener is known to be slow, every place is free for the healthy ones', async () => {
    const slow = patientListener();
    for (const [endpoint, name] of ['slow', 'dead', 'healthy-1', 'healthy-2', 'healthy-3', 'healthy-4'].entries()) {
      queue.endpoints.set(endpoint + 1, `https://${name}.partner.com/hook`);
      for (let each = 0; each < 10; each++) queue.add(endpoint + 1, start);
    }
    let underWay = 0;
    let most = 0;
    const healthy = async (url: string): Promise<AttemptOutcome> => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      const again = Number(/healthy-(\d)/.exec(url)![1]) + 2;
      if (most < 8) queue.add(again, start); // the work does not run out before it has come to pass
      return answered(204);
    };
    const worker = dispatcher((url) => (url.includes('healthy') ? healthy(url) : slow.send()), {
      limits: { concurrency: 8, perEndpoint: 2, slowAfterMs: 20 },
    });
    worker.wake();
    await until(() => most === 8);
    expect(slow.waiting).toHaveLength(4);
    await until(() => queue.rows.every(({ endpointId, delivery }) => endpointId <= 2 || delivery.deliveredAt !== null));
    expect(slow.waiting).toHaveLength(4);
    const stopping = worker.stop();
    slow.answerAll();
    await stopping;
  });

  test('the next deliveries begin while the database is still writing', async () => {
    const ids = Array.from({ length: 8 }, () => queue.add(1, start));
    const listener = patientListener();
    let write: () => void = () => undefined;
    const slowToWrite: WorkQueue = {
      ...asQueue(),
      turn: async (finished, request) => {
        if (finished.length > 0) await new Promise<void>((resolve) => (write = resolve));
        return queue.turn(finished, request);
      },
    };
    const worker = dispatcher(listener.send, { queue: slowToWrite, limits: { concurrency: 4 } });
    worker.wake();
    await until(() => listener.waiting.length === 4);
    listener.answerAll();
    await until(() => listener.waiting.length === 4);
    expect(ids.map((id) => queue.delivery(id).status)).toEqual(Array(8).fill('sending'));
    listener.answerAll();
    const stopping = worker.stop();
    const writing = setInterval(() => write(), 1);
    await stopping;
    clearInterval(writing);
    expect(ids.map((id) => queue.delivery(id).status)).toEqual(Array(8).fill('delivered'));
  });

  test('slow listeners in any number leave the slots of prompt ones free', async () => {
    const slow = patientListener();
    for (let endpoint = 1; endpoint <= 20; endpoint++) {
      queue.endpoints.set(endpoint, `https://slow-${endpoint}.partner.com/hook`);
      queue.add(endpoint, start);
    }
    queue.endpoints.set(21, 'https://healthy.partner.com/hook');
    const last = queue.add(21, start + 1);
    now = start + 1;
    const limits = { concurrency: 4, most: 64, slowAfterMs: 10 };
    const worker = dispatcher((url) => (url.includes('slow') ? slow.send() : Promise.resolve(answered(200))), {
      limits,
    });
    worker.wake();
    await until(() => queue.delivery(last).status === 'delivered');
    expect(slow.waiting).toHaveLength(20);
    const stopping = worker.stop();
    slow.answerAll();
    await stopping;
  });

  test('endpoints on one host share its limit; another host is not held up', async () => {
    const slow = patientListener();
    for (let endpoint = 1; endpoint <= 10; endpoint++) {
      queue.endpoints.set(endpoint, `https://Crowded.partner.com/hook/${endpoint}`);
      for (let each = 0; each < 5; each++) queue.add(endpoint, start);
    }
    queue.endpoints.set(11, 'https://other.partner.com/hook');
    const other = queue.add(11, start);
    const worker = dispatcher((url) => (url.includes('other') ? Promise.resolve(answered(200)) : slow.send()), {
      limits: { perHost: 7 },
    });
    worker.wake();
    await until(() => queue.delivery(other).status === 'delivered');
    expect(slow.waiting).toHaveLength(7);
    const stopping = worker.stop();
    slow.answerAll();
    await stopping;
  });

  test('a slow listener leaves the slots of its host to the healthy ones there', async () => {
    const slow = patientListener();
    queue.endpoints.set(1, 'https://shared.partner.com/slow');
    queue.endpoints.set(2, 'https://shared.partner.com/healthy');
    for (let each = 0; each < 4; each++) queue.add(1, start);
    const healthy = Array.from({ length: 20 }, () => queue.add(2, start));
    const worker = dispatcher((url) => (url.endsWith('slow') ? slow.send() : Promise.resolve(answered(200))), {
      limits: { perHost: 5, perEndpoint: 4, slowAfterMs: 10 },
    });
    worker.wake();
    await until(() => slow.waiting.length === 4);
    await until(() => healthy.every((id) => queue.delivery(id).status === 'delivered'));
    const stopping = worker.stop();
    slow.answerAll();
    await stopping;
  });

  test('what was claimed ahead for a listener that turns out slow goes back uncounted, and is sent in its turn', async () => {
    const listener = patientListener();
    const ids = Array.from({ length: 6 }, () => queue.add(1, start));
    const worker = dispatcher(listener.send, { limits: { perEndpoint: 2, slowAfterMs: 10 } });
    worker.wake();
    await until(() => listener.waiting.length === 2);
    expect(ids.map((id) => queue.delivery(id).status)).toEqual(Array(6).fill('sending'));
    await until(() => queue.delivery(ids[5]!).status === 'pending');
    expect(ids.slice(2).map((id) => queue.delivery(id).attempts)).toEqual([0, 0, 0, 0]);
    // By now both attempts under way have turned slow; the last prompt answer would make the listener a prompt one again.
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (let answers = 0; answers < 3; answers++) {
      await until(() => listener.waiting.length === 2);
      // Nothing more is held for it than is under way.
      expect(queue.rows.filter(({ delivery }) => delivery.status === 'sending')).toHaveLength(2);
      listener.answerAll();
    }
    await until(() => ids.every((id) => queue.delivery(id).status === 'delivered'));
    expect(ids.map((id) => queue.delivery(id).attempts)).toEqual(Array(6).fill(1));
    expect(sent).toHaveLength(6);
  });

  test('a bounded pass also sends what it gave back, though the listener answered before it was back', async () => {
    const listener = patientListener();
    const ids = Array.from({ length: 4 }, () => queue.add(1, start));
    let isBack = (): void => undefined;
    const givingBack = new Promise<void>((resolve) => (isBack = resolve));
    const slowly: WorkQueue = {
      ...asQueue(),
      giveBack: async (held) => {
        await givingBack;
        await queue.giveBack(held);
      },
    };
    let isSlow = true;
    const worker = dispatcher(() => (isSlow ? listener.send() : Promise.resolve(answered(200))), {
      queue: slowly,
      limits: { perEndpoint: 2, slowAfterMs: 10 },
    });
    const pass = worker.drain();
    await until(() => listener.waiting.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    isSlow = false;
    listener.answerAll();
    await until(() => ids.filter((id) => queue.delivery(id).status === 'delivered').length === 2);
    isBack();
    await pass;
    expect(ids.map((id) => queue.delivery(id).status)).toEqual(Array(4).fill('delivered'));
  });

  test('two workers on one queue send nothing twice', async () => {
    for (let each = 0; each < 500; each++) queue.add(1, start);
    const workers = [1, 2].map(() => dispatcher(() => Promise.resolve(answered(200))));
    await Promise.all(workers.map((worker) => worker.drain()));
    expect(sent).toHaveLength(500);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(500);
  });
});

describe('stopping and dying', () => {
  test('stop lets the attempt under way end, writes it, and claims nothing more', async () => {
    const listener = patientListener();
    const [first, second] = [queue.add(1, start), queue.add(1, start)];
    const worker = dispatcher(listener.send, { limits: { perEndpoint: 1 } });
    worker.wake();
    await until(() => listener.waiting.length === 1);
    const stopping = worker.stop();
    worker.wake();
    listener.answerAll();
    await stopping;
    expect(queue.delivery(first).status).toBe('delivered');
    expect(queue.delivery(second)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  test('what was claimed ahead and has not begun is given back, and its attempt does not count', async () => {
    const listener = patientListener();
    const ids = Array.from({ length: 4 }, () => queue.add(1, start));
    const worker = dispatcher(listener.send, { limits: { concurrency: 2 } });
    worker.wake();
    await until(() => listener.waiting.length === 2);
    expect(ids.map((id) => queue.delivery(id).status)).toEqual(Array(4).fill('sending'));
    const stopping = worker.stop();
    listener.answerAll();
    await stopping;
    expect(ids.map((id) => queue.delivery(id))).toMatchObject([
      { status: 'delivered', attempts: 1 },
      { status: 'delivered', attempts: 1 },
      { status: 'pending', attempts: 0 },
      { status: 'pending', attempts: 0 },
    ]);
    expect(sent).toHaveLength(2);
  });

  test('a worker past its lease does not begin what it had claimed ahead', async () => {
    const listener = patientListener();
    for (let each = 0; each < 4; each++) queue.add(1, start);
    const paused = dispatcher(listener.send, {
      queue: { ...asQueue(), renew: () => Promise.resolve() },
      limits: { ...asleep, concurrency: 2 },
    });
    paused.wake();
    await until(() => listener.waiting.length === 2);
    now += 8_001;
    await once(answered(200));
    expect(sent).toHaveLength(6);
    listener.answerAll();
    await paused.stop();
    expect(sent).toHaveLength(6);
  });

  test('a bounded pass takes what is due at its start, not what comes meanwhile', async () => {
    queue.add(1, start);
    let late = 0;
    const worker = dispatcher(() => {
      now += 1_000;
      late ||= queue.add(1, now);
      return Promise.resolve(answered(200));
    });
    await worker.drain();
    expect(sent).toHaveLength(1);
    expect(queue.delivery(late).status).toBe('pending');
  });

  test('a worker past its lease loses what it held: another delivers, and the late answer changes nothing', async () => {
    const id = queue.add(1, start);
    const listener = patientListener();
    const paused = dispatcher(listener.send, {
      queue: { ...asQueue(), renew: () => Promise.resolve() },
      limits: asleep,
    });
    paused.wake();
    await until(() => listener.waiting.length === 1);
    now += 8_001;
    await once(answered(500));
    expect(queue.delivery(id)).toMatchObject({ status: 'retry', attempts: 2, lastStatusCode: 500 });
    listener.answerAll();
    await paused.stop();
    expect(queue.delivery(id)).toMatchObject({ status: 'retry', attempts: 2, lastStatusCode: 500 });
  });

  test('a lease is renewed while its attempt lasts, also while stopping, and not a moment longer', async () => {
    queue.add(1, start);
    const listener = patientListener();
    const worker = dispatcher(listener.send, { limits: { leaseMs: 20 } });
    worker.wake();
    await until(() => queue.renewals.length >= 2);
    const stopping = worker.stop();
    const before = queue.renewals.length;
    await until(() => queue.renewals.length > before + 1);
    expect(new Set(queue.renewals.flat().map(({ claimToken }) => claimToken))).toEqual(new Set(['token-1']));
    listener.answerAll();
    await stopping;
    const after = queue.renewals.length;
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(queue.renewals).toHaveLength(after);
  });

  test('results are kept until the database takes them, and nothing is sent again meanwhile', async () => {
    const ids = [1, 2, 3].map(() => queue.add(1, start));
    let refusals = 3;
    const moody: WorkQueue = {
      ...asQueue(),
      turn: (finished, request) =>
        finished.length > 0 && refusals-- > 0
          ? Promise.reject(new Error('The database is away'))
          : queue.turn(finished, request),
    };
    await dispatcher(() => Promise.resolve(answered(200)), { queue: moody }).drain();
    expect(ids.map((id) => queue.delivery(id).status)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(sent).toHaveLength(3);
    expect(troubles).toEqual(['recording results', 'recording results', 'recording results']);
  });

  test('results that cannot be written are let go in the end: the lease brings the delivery back', async () => {
    const id = queue.add(1, start);
    const broken: WorkQueue = {
      ...asQueue(),
      turn: (finished, request) =>
        finished.length > 0 ? Promise.reject(new Error('No')) : queue.turn(finished, request),
    };
    await dispatcher(() => Promise.resolve(answered(200)), { queue: broken }).drain();
    expect(queue.delivery(id).status).toBe('sending');
    now += 8_001;
    await once(answered(200));
    expect(queue.delivery(id)).toMatchObject({ status: 'delivered', attempts: 2 });
  }, 15_000);

  test('a sender that throws is trouble, not a lost delivery', async () => {
    const id = queue.add(1, start);
    await dispatcher(() => Promise.reject(new Error('A bug'))).drain();
    expect(troubles).toEqual(['an attempt']);
    now += 8_001;
    await once(answered(200));
    expect(queue.delivery(id)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  test('a database that is away at claiming and reclaiming is asked again at the next sweep', async () => {
    const id = queue.add(1, start);
    let isAway = true;
    const away = () => (isAway ? Promise.reject(new Error('Away')) : undefined);
    const moody: WorkQueue = {
      ...asQueue(),
      turn: (finished, request) => away() ?? queue.turn(finished, request),
      reclaim: (moment) => away() ?? queue.reclaim(moment),
    };
    const worker = dispatcher(() => Promise.resolve(answered(200)), { queue: moody });
    await worker.sweep();
    await until(() => troubles.length === 2);
    isAway = false;
    await worker.sweep();
    await until(() => queue.delivery(id).status === 'delivered');
    expect(troubles).toEqual(['reclaiming', 'claiming']);
  });
});

function asQueue(): WorkQueue {
  return {
    turn: (finished, request) => queue.turn(finished, request),
    renew: (held, leaseUntil) => queue.renew(held, leaseUntil),
    giveBack: (held) => queue.giveBack(held),
    reclaim: (moment) => queue.reclaim(moment),
    placeEvents: () => queue.placeEvents(),
  };
}
