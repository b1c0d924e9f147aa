import fc from 'fast-check';
import { fairQueue, type QueuedTurn } from './fair-queue';

const bounds = { most: 2, mostPerKey: 2, waitingPerKey: 100, waitMs: 60_000 };

describe('a fair queue', () => {
  test('one key with many waiting takes turns with another', async () => {
    const queue = fairQueue({ ...bounds, most: 1 });
    const order: string[] = [];
    const come = async (key: string): Promise<void> => {
      const turn = queue.enter(key);
      if (!(await turn.admitted)) throw new Error('refused');
      order.push(key);
      await Promise.resolve();
      turn.leave();
    };
    const flood = Array.from({ length: 6 }, () => come('flood'));
    await Promise.all([...flood, come('other'), come('other')]);
    expect(order.slice(0, 5)).toEqual(['flood', 'flood', 'other', 'flood', 'other']);
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  test('a key at its own bound leaves free places to others', async () => {
    const queue = fairQueue({ ...bounds, most: 3 });
    const mine = [queue.enter('a'), queue.enter('a')];
    const waits = queue.enter('a');
    expect(waits.admitted).toBeInstanceOf(Promise);
    expect(queue.enter('b').admitted).toBe(true);
    mine[0]!.leave();
    expect(await waits.admitted).toBe(true);
  });

  test('whoever waits too long, or comes when too many wait, is refused', async () => {
    const queue = fairQueue({ most: 1, mostPerKey: 1, waitingPerKey: 1, waitMs: 20 });
    const works = queue.enter('a');
    const waits = queue.enter('a');
    expect(queue.enter('a').admitted).toBe(false);
    // Another customer may wait all the same.
    const other = queue.enter('b');
    expect(other.admitted).toBeInstanceOf(Promise);
    expect(await Promise.all([waits.admitted, other.admitted])).toEqual([false, false]);
    works.leave();
    works.leave();
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
    expect(queue.enter('c').admitted).toBe(true);
  });

  test('whoever leaves while waiting makes no place for two', async () => {
    const queue = fairQueue({ ...bounds, most: 1 });
    const works = queue.enter('a');
    const gone = queue.enter('b');
    const next = queue.enter('c');
    gone.leave();
    expect(await gone.admitted).toBe(false);
    works.leave();
    expect(await next.admitted).toBe(true);
    expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
  });

  test('whatever comes and goes: never above a bound, no place unused, nobody waits for more than a turn of each other', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('enter' as const), key: fc.constantFrom('a', 'b', 'c', 'd') }),
      fc.record({ kind: fc.constant('leave' as const), at: fc.nat(50) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 120 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (steps, most, mostPerKey) => {
          const queue = fairQueue({ most, mostPerKey, waitingPerKey: 1000, waitMs: 60_000 });
          const here: { key: string; turn: QueuedTurn; state: 'waiting' | 'running'; passedBy: Map<string, number> }[] =
            [];
          const settle = async () => {
            for (let at = 0; at < 5; at += 1) await Promise.resolve();
          };
          for (const each of steps) {
            if (each.kind === 'enter') {
              const turn = queue.enter(each.key);
              const one = {
                key: each.key,
                turn,
                state: 'waiting' as 'waiting' | 'running',
                passedBy: new Map<string, number>(),
              };
              here.push(one);
              const admit = () => {
                one.state = 'running';
                for (const other of here) {
                  // Of those who wait first in their key: how often was somebody else's key preferred?
                  if (other.state !== 'waiting' || other.key === one.key) continue;
                  if (here.filter(({ key, state }) => key === other.key && state === 'running').length >= mostPerKey)
                    continue;
                  if (here.find(({ key, state }) => key === other.key && state === 'waiting') !== other) continue;
                  other.passedBy.set(one.key, (other.passedBy.get(one.key) ?? 0) + 1);
                }
              };
              if (turn.admitted === true) admit();
              else void (turn.admitted as Promise<boolean>).then((isIn) => isIn && admit());
            } else if (here.length > 0) {
              const [gone] = here.splice(each.at % here.length, 1);
              gone!.turn.leave();
            }
            await settle();
            const working = here.filter(({ state }) => state === 'running');
            const of = (key: string) => working.filter((one) => one.key === key).length;
            expect(working.length).toBeLessThanOrEqual(most);
            for (const key of 'abcd') expect(of(key)).toBeLessThanOrEqual(mostPerKey);
            const idle = here.filter(({ key, state }) => state === 'waiting' && of(key) < mostPerKey);
            if (working.length < most) expect(idle).toEqual([]);
            for (const { passedBy } of here)
              for (const times of passedBy.values()) expect(times).toBeLessThanOrEqual(2);
            expect(queue.counts()).toEqual({ running: working.length, waiting: here.length - working.length });
          }
          for (const { turn } of here) turn.leave();
          expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
        },
      ),
    );
  });
});
