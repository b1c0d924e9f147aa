import { setTimeout as wait } from 'node:timers/promises';
import { overloadGuard } from '.';

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('overload', () => {
  test('too many requests in flight', () => {
    const guard = overloadGuard({ requestsInFlight: 2, eventLoopDelayMs: 60_000 });
    expect([2, 3].map((count) => guard.isOverloaded(count))).toEqual([false, true]);
    guard.close();
  });

  test('a process without an idle moment takes up a sixteenth of that, until it has some again', async () => {
    const guard = overloadGuard({ requestsInFlight: 160, eventLoopDelayMs: 60_000 });
    expect(guard.isOverloaded(11)).toBe(false);
    for (let i = 0; i < 100 && !guard.isOverloaded(11); i++) {
      block(50);
      await wait(0);
    }
    expect([10, 11].map((count) => guard.isOverloaded(count))).toEqual([false, true]);
    for (let i = 0; i < 100 && guard.isOverloaded(11); i++) await wait(100);
    expect([160, 161].map((count) => guard.isOverloaded(count))).toEqual([false, true]);
    guard.close();
  });

  test('an event loop that is late all the time, until it recovers', async () => {
    const guard = overloadGuard({ requestsInFlight: 1000, eventLoopDelayMs: 60 });
    const end = performance.now() + 1500;
    let seen = false;
    while (performance.now() < end && !seen) {
      block(120);
      await wait(0);
      seen = guard.isOverloaded(51);
    }
    expect(seen).toBe(true);
    expect(guard.isOverloaded(50)).toBe(false);
    for (let i = 0; i < 100 && guard.isOverloaded(51); i++) await wait(100);
    expect(guard.isOverloaded(51)).toBe(false);
    guard.close();
  });

  test('a loop that single long answers make late refuses none of the few clients that wait', async () => {
    const guard = overloadGuard({ requestsInFlight: 500, eventLoopDelayMs: 60 });
    for (let i = 0; i < 5; i++) {
      block(300);
      await wait(5);
      expect(guard.isOverloaded(16)).toBe(false);
    }
    guard.close();
  });
});
