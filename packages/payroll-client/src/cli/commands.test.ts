import type { PayrollClient } from '../payroll-client';
import type { CommandContext } from './command';
import { commands } from './commands';

/** A service that has a feed and nothing else, and a count of the questions it was asked. */
function feedOf(cursors: readonly number[], values: CommandContext['values'], signal = new AbortController().signal) {
  let asked = 0;
  const printed: string[] = [];
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
    signal,
    client: () => client,
  };
  return { context, printed, asked: () => asked };
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
