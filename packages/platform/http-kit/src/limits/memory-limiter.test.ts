import fc from 'fast-check';
import { memoryLimiter, type Quota } from '.';

const quota: Quota = { name: 'default', limit: 25, windowMs: 60_000 };

describe('a rolling window', () => {
  test('300 at once: exactly the limit passes, and the wait is until the first one leaves', () => {
    let now = 1000;
    const limiter = memoryLimiter(() => now);
    const first = Array.from({ length: 300 }, () => limiter.take('a', quota));
    expect(first.filter((verdict) => 'allowed' in verdict && verdict.allowed)).toHaveLength(25);
    expect(first[24]).toEqual({ allowed: true, remaining: 0, freesInMs: 60_000 });
    expect(first[25]).toEqual({ allowed: false, remaining: 0, freesInMs: 60_000 });
    now += 59_999;
    expect(limiter.take('a', quota)).toEqual({ allowed: false, remaining: 0, freesInMs: 1 });
    now += 1;
    expect(limiter.take('a', quota)).toMatchObject({ allowed: true, remaining: 24 });
  });

  test('keys and quotas do not share', () => {
    const limiter = memoryLimiter(() => 0);
    for (let i = 0; i < 25; i++) void limiter.take('a', quota);
    expect(limiter.take('a', quota)).toMatchObject({ allowed: false });
    expect(limiter.take('b', quota)).toMatchObject({ allowed: true });
    expect(limiter.take('a', { ...quota, name: 'lookup' })).toMatchObject({ allowed: true });
  });

  test('what is left grows back as requests leave the window', () => {
    let now = 0;
    const limiter = memoryLimiter(() => now);
    for (let i = 0; i < 10; i++) void limiter.take('a', quota);
    expect(limiter.peek('a', quota)).toEqual({ remaining: 15 });
    now = 60_000;
    expect(limiter.peek('a', quota)).toEqual({ remaining: 25 });
  });

  test('no stretch of the window ever holds more than the limit, and no room is wasted', () => {
    const steps = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 7 }), (waits, limit) => {
        let now = 0;
        const limiter = memoryLimiter(() => now);
        const passed: number[] = [];
        for (const wait of waits) {
          now += wait;
          const within = passed.filter((at) => at > now - 100).length;
          const verdict = limiter.take('k', { name: 'q', limit, windowMs: 100 });
          expect(verdict).toMatchObject({ allowed: within < limit });
          if (within < limit) passed.push(now);
        }
      }),
    );
  });

  test('memory is bounded: the longest unused key is forgotten first', () => {
    const limiter = memoryLimiter(() => 0, 3);
    const one: Quota = { name: 'q', limit: 1, windowMs: 1000 };
    for (const key of ['a', 'b', 'c', 'a', 'd']) void limiter.take(key, one);
    expect(limiter.take('a', one)).toMatchObject({ allowed: false });
    expect(limiter.take('b', one)).toMatchObject({ allowed: true });
  });
});
