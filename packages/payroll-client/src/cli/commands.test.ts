import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PayrollClient } from '../payroll-client';
import { PayrollProblem } from '../payroll-problem';
import type { CommandContext } from './command';
import { commands } from './commands';

/** A service that has a feed and nothing else, and a count of the questions it was asked. */
function feedOf(cursors: readonly number[], values: CommandContext['values'], signal = new AbortController().signal) {
  let asked = 0;
  const printed: string[] = [];
  const complaints: string[] = [];
  const GET = (_path: string, { params }: { params: { query: { after?: number; limit: number } } }) => {
    asked++;
    const { after = 0, limit } = params.query;
    const found = cursors.filter((cursor) => cursor > after).slice(0, limit);
    const events = found.map((cursor) => ({ cursor, envelope: { id: `e${cursor}`, type: 'pay.created' } }));
    return Promise.resolve({ data: { events, next: found.at(-1) ?? after }, response: new Response() });
  };
  const client = { baseUrl: 'http://127.0.0.1', api: { GET } } as unknown as PayrollClient;
  const context = {
    values,
    positionals: [],
    print: (line: string) => printed.push(line),
    complain: (line: string) => complaints.push(line),
    signal,
    client: () => client,
  };
  return { context, printed, complaints, asked: () => asked };
}

const to = 'http://127.0.0.1:9';

// The interface's table of limits: 25 per minute is the default for most endpoints.
test.each(['events', 'forward'])('%s leaves half of the requests of a minute to others', async (name) => {
  jest.useFakeTimers();
  const stop = new AbortController();
  const { context, asked } = feedOf([], { follow: true, to, secret: 's', after: '7' }, stop.signal);
  const ended = commands[name]!.run(context);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBeGreaterThan(5);
  expect(asked()).toBeLessThanOrEqual(13);
  stop.abort();
  await ended;
  jest.useRealTimers();
});

test.each([
  ['no event', []],
  ['one event', [1]],
  ['events of others between', [3, 900, 901, 70_000]],
  ['100,000 events', Array.from({ length: 100_000 }, (_, i) => 3 * i + 2)],
])('forward begins after the newest event: %s', async (_what, cursors) => {
  const { context, printed, asked } = feedOf(cursors, { to, secret: 's', once: true });
  await commands['forward']!.run(context);
  expect(printed).toEqual([]);
  expect(asked()).toBeLessThan(60);
});

test('explain does not print the login page of a proxy as an explanation', async () => {
  const page = new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } });
  const { context, printed } = feedOf([], { company: '1' });
  const client = { ...context.client(), fetch: () => Promise.resolve(page) };
  await expect(
    commands['explain']!.run({ ...context, positionals: ['17'], client: () => client }),
  ).rejects.toMatchObject({ message: expect.stringContaining('answered with a page in the place of data') });
  expect(printed).toEqual([]);
});

describe('a service that is restarted while its events are followed', () => {
  const gone = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:3000') });
  const away = new PayrollProblem(new Response(null, { status: 503 }), { error: 'The service is being restarted.' });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Answers in turn: events, or a failure. */
  function inTurn(answers: readonly (readonly number[] | Error)[], values: CommandContext['values']) {
    const stop = new AbortController();
    const feed = feedOf([], { to, secret: 's', ...values }, stop.signal);
    const asked: (number | undefined)[] = [];
    const GET = (_path: string, { params }: { params: { query: { after?: number } } }) => {
      const answer = answers[asked.push(params.query.after) - 1] ?? [];
      if (answer instanceof Error) return Promise.reject(answer);
      const events = answer.map((cursor) => ({ cursor, envelope: { id: `e${cursor}`, type: 'pay.created' } }));
      const next = answer.at(-1) ?? params.query.after ?? 0;
      return Promise.resolve({ data: { events, next }, response: new Response() });
    };
    const client = { baseUrl: 'http://127.0.0.1', api: { GET } } as unknown as PayrollClient;
    return { ...feed, asked, stop, context: { ...feed.context, client: () => client } };
  }

  test.each([
    ['nobody listens', gone, 'No answer: connect ECONNREFUSED 127.0.0.1:3000; trying again, after event 7'],
    ['a proxy says so', away, 'The service is being restarted; trying again, after event 7'],
  ])('%s: it is asked again from the last event, and said once', async (_what, failure, said) => {
    const { context, printed, complaints, asked, stop } = inTurn([[7], [], failure, failure, [8, 9]], { follow: true });
    const ended = commands['events']!.run(context);
    await jest.advanceTimersByTimeAsync(60_000);
    stop.abort();
    await ended;
    expect(printed.map((line) => line.split(' ')[0])).toEqual(['7', '8', '9']);
    expect(complaints).toEqual([said]);
    expect(asked.slice(0, 6)).toEqual([undefined, 7, 7, 7, 7, 9]);
  });

  test('a service that never answered is said at once, and so is a refusal', async () => {
    const wrong = inTurn([gone], { follow: true });
    await expect(commands['events']!.run(wrong.context)).rejects.toBe(gone);
    const ended = new PayrollProblem(new Response(null, { status: 401 }), { detail: 'Token expired' });
    const refused = inTurn([[7], [], ended], { follow: true });
    const running = expect(commands['events']!.run(refused.context)).rejects.toBe(ended);
    await jest.advanceTimersByTimeAsync(10_000);
    await running;
  });

  test('what does not follow ends', async () => {
    const once = inTurn([[7], gone], {});
    await expect(commands['events']!.run(once.context)).rejects.toBe(gone);
  });
});

describe('pays from a file whose answer is lost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-pays-'));
  const file = join(folder, 'pays.csv');
  writeFileSync(file, 'employee_number,description,units,value,rate\nE1,Ordinary time,hours,38,\n');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function creating(answer: () => Promise<unknown>, values: CommandContext['values'] = {}) {
    const keys: unknown[] = [];
    const feed = feedOf([], { company: '1', 'pay-date': '2026-11-12', ...values });
    const PUT = (_path: string, { params }: { params: { header: Readonly<Record<string, unknown>> } }) => {
      keys.push(params.header['idempotency-key']);
      return answer();
    };
    const client = { baseUrl: 'http://127.0.0.1', api: { PUT } } as unknown as PayrollClient;
    return { ...feed, keys, context: { ...feed.context, positionals: [file], client: () => client } };
  }
  const stored = () => Promise.resolve({ data: [], response: new Response() });

  // Interface 8.3: the same key with the same payload answers what was stored the first time.
  test('the key is told under which it is repeated, and taken', async () => {
    const failed = new TypeError('fetch failed', { cause: new Error('socket hang up') });
    const lost = creating(() => Promise.reject(failed));
    await expect(commands['pays']!.run(lost.context)).rejects.toBe(failed);
    const [key] = lost.keys;
    expect(lost.complaints).toEqual([
      `The pays may have been stored. Run it again with --key ${String(key)}, and nobody is paid twice.`,
    ]);
    const again = creating(stored, { key: String(key) });
    await commands['pays']!.run(again.context);
    expect(again.keys).toEqual([key]);
    expect(again.complaints).toEqual([]);
  });

  test('a refusal stored nothing, and two runs are two keys', async () => {
    const wrong = new PayrollProblem(new Response(null, { status: 400 }), { detail: 'No employee E1.' });
    const refused = creating(() => Promise.reject(wrong));
    await expect(commands['pays']!.run(refused.context)).rejects.toBe(wrong);
    expect(refused.complaints).toEqual([]);
    const [one, two] = [creating(stored), creating(stored)];
    await commands['pays']!.run(one.context);
    await commands['pays']!.run(two.context);
    expect(one.keys).not.toEqual(two.keys);
  });
});
