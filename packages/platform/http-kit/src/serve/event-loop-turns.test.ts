import { setImmediate as turn } from 'node:timers/promises';
import { eventLoopTurns } from './event-loop-turns';

/** A clock that only work moves: on a busy machine the real one would go on without any. */
let clockMs: number;

beforeEach(() => {
  clockMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clockMs);
});
afterEach(() => jest.restoreAllMocks());

function block(ms: number): void {
  clockMs += ms;
}

test('what arrived together is done in turns of about one slice, in order, and the loop runs in between', async () => {
  const turns = eventLoopTurns(10);
  block(10);
  const done: number[] = [];
  let [longest, last] = [0, performance.now()];
  let watching = true;
  const watch = (async () => {
    while (watching) {
      await turn();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
  })();
  await Promise.all(
    Array.from({ length: 16 }, async (_, request) => {
      await turns.next();
      block(20);
      done.push(request);
    }),
  );
  watching = false;
  await watch;
  expect(done).toEqual(Array.from({ length: 16 }, (_, request) => request));
  // All sixteen at once would be 320 ms.
  expect(longest).toBe(20);
});

test('many light ones share one turn', async () => {
  const turns = eventLoopTurns(50);
  block(50);
  let counted = 0;
  const waiting = Promise.all(Array.from({ length: 100 }, async () => (await turns.next(), (counted += 1))));
  await turn();
  await turn();
  expect(counted).toBe(100);
  await waiting;
});

test('nobody waits within a slice, and nobody is forgotten when newcomers keep arriving', async () => {
  const turns = eventLoopTurns(10_000);
  expect(turns.next()).toBeUndefined();

  const busy = eventLoopTurns(1);
  block(1);
  const order: string[] = [];
  const come = async (name: string) => {
    await busy.next();
    block(2);
    order.push(name);
  };
  const first = Array.from({ length: 5 }, (_, at) => come(`early ${at}`));
  const late: Promise<void>[] = [];
  for (let at = 0; at < 10; at += 1) {
    late.push(come(`late ${at}`));
    await turn();
  }
  await Promise.all([...first, ...late]);
  expect(order.slice(0, 5)).toEqual(['early 0', 'early 1', 'early 2', 'early 3', 'early 4']);
});

test('work gets as much of a turn as everything else in it', async () => {
  const turns = eventLoopTurns(5);
  block(5);
  let [done, passed, isOver] = [0, 0, false];
  // What a thousand refusals take in each turn.
  const others = (async () => {
    while (!isOver) {
      await turn();
      passed += 1;
      block(40);
    }
  })();
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      await turns.next();
      block(1);
      done += 1;
    }),
  );
  isOver = true;
  await others;
  expect(done).toBe(200);
  // 200 ms of work, 40 in each turn as of the others; by slices of 5 ms it took 40 turns.
  expect(passed).toBeLessThan(10);
});
