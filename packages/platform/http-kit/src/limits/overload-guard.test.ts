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

  test('a process without an idle moment works on 32 at a time, until it has some again; the others wait', async () => {
    const guard = overloadGuard({ requestsInFlight: 160, eventLoopDelayMs: 60_000 });
    guard.start();
    expect(guard.atWorkAtMost()).toBe(Infinity);
    for (let i = 0; i < 100 && guard.atWorkAtMost() === Infinity; i++) {
      block(50);
      await wait(0);
    }
    expect(guard.atWorkAtMost()).toBe(32);
    expect([160, 161].map((count) => guard.isOverloaded(count))).toEqual([false, true]);
    for (let i = 0; i < 100 && guard.atWorkAtMost() === 32; i++) await wait(100);
    expect(guard.atWorkAtMost()).toBe(Infinity);
    guard.close();
  });

  test('what the process did before the measuring started does not count', async () => {
    const guard = overloadGuard({ requestsInFlight: 160, eventLoopDelayMs: 60 });
    block(400);
    await wait(0);
    guard.start();
    const end = performance.now() + 400;
    while (performance.now() < end) {
      expect([guard.atWorkAtMost(), guard.isOverloaded(160)]).toEqual([Infinity, false]);
      await wait(20);
    }
    guard.close();
  });

  test('an event loop that is late all the time, until it recovers', async () => {
    const guard = overloadGuard({ requestsInFlight: 1000, eventLoopDelayMs: 60 });
    guard.start();
    const end = performance.now() + 1500;
    let seen = false;
    while (performance.now() < end && !seen) {
      block(120);
      await wait(0);
      seen = guard.isOverloaded(26);
    }
    expect(seen).toBe(true);
    expect(guard.isOverloaded(25)).toBe(false);
    for (let i = 0; i < 100 && guard.isOverloaded(26); i++) await wait(100);
    expect(guard.isOverloaded(26)).toBe(false);
    guard.close();
  });

  test('a loop that single long answers make late refuses none of the few clients that wait', async () => {
    const guard = overloadGuard({ requestsInFlight: 500, eventLoopDelayMs: 60 });
    guard.start();
    for (let i = 0; i < 5; i++) {
      block(300);
      await wait(5);
      expect(guard.isOverloaded(16)).toBe(false);
    }
    guard.close();
  });
});
