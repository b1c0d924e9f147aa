import fc from 'fast-check';
import { admitGuess, guessLimits, settleGuess, type GuessLimit, type GuessLog } from './guess-throttle';

const day = 86_400_000;

/** Guesses one after another at these pauses, each judged wrong; the moments of those that were judged. */
function judged(limit: GuessLimit, pauses: readonly number[]): readonly number[] {
  let [log, now]: [GuessLog, number] = [[], 1];
  const moments: number[] = [];
  for (const pause of pauses) {
    now += pause;
    const admission = admitGuess(log, now, limit);
    if (admission.kind !== 'admitted') continue;
    log = settleGuess(admission.log, now, false);
    moments.push(now);
  }
  return moments;
}

describe('guesses', () => {
  test('of an account from one address: the sixth in a minute waits until the first is a minute old', () => {
    const earlier = [1, 1_000, 2_000, 3_000, 4_000];
    const limit = guessLimits.accountAndAddress;
    expect(admitGuess(earlier, 10_000, limit)).toEqual({ kind: 'refused', retryAfterMs: 50_001 });
    expect(admitGuess(earlier, 60_000, limit)).toEqual({ kind: 'refused', retryAfterMs: 1 });
    expect(admitGuess(earlier, 60_001, limit)).toEqual({ kind: 'admitted', log: [...earlier, -60_001] });
  });

  test.each(Object.entries(guessLimits))('%s: no window holds more than its limit, however they come', (_, limit) => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200_000 }), { maxLength: 400 }), (pauses) => {
        const moments = judged(limit, pauses);
        for (const { guesses, windowMs } of limit.windows) {
          for (const at of moments) {
            const within = moments.filter((other) => other > at - windowMs && other <= at);
            expect(within.length).toBeLessThanOrEqual(guesses);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('of an account from everywhere: the wait doubles up to a quarter of an hour, and 100 a day are judged', () => {
    const moments = judged(guessLimits.account, Array<number>(2 * 86_400).fill(1000));
    const waits = moments.slice(1).map((at, n) => at - (moments[n] ?? 0));
    expect(waits.slice(0, 10)).toEqual([1000, 1000, 1000, 1000, 1000, 2000, 4000, 8000, 16_000, 32_000]);
    expect(Math.max(...waits.slice(0, 50))).toBe(900_000);
    for (const at of moments) {
      expect(moments.filter((other) => other > at - day && other <= at).length).toBeLessThanOrEqual(100);
    }
  });

  test('of an account from everywhere: five wrong ones are free, and the sixth waits a second', () => {
    const four = [1, 1_000, 2_000, 3_000];
    expect(admitGuess(four, 3_001, guessLimits.account).kind).toBe('admitted');
    const five = [...four, 4_000];
    expect(admitGuess(five, 4_001, guessLimits.account)).toEqual({ kind: 'refused', retryAfterMs: 999 });
    expect(admitGuess(five, 5_000, guessLimits.account).kind).toBe('admitted');
  });

  test('that are being judged make others wait, and a right one leaves nothing behind', () => {
    const limit = guessLimits.accountAndAddress;
    let log: GuessLog = [];
    for (let n = 1; n <= 5; n++) {
      const admission = admitGuess(log, 100, limit);
      if (admission.kind !== 'admitted') throw new Error(admission.kind);
      ({ log } = admission);
    }
    expect(admitGuess(log, 100, limit)).toEqual({ kind: 'wait' });
    log = settleGuess(log, 100, true);
    expect(admitGuess(log, 100, limit).kind).toBe('admitted');
    for (let n = 1; n <= 4; n++) log = settleGuess(log, 100, true);
    expect(log).toEqual([]);
  });

  test('whose process stopped count as wrong', () => {
    const log = [-1, -2, -3, -4, -5];
    expect(admitGuess(log, 20_000, guessLimits.accountAndAddress)).toEqual({ kind: 'wait' });
    expect(admitGuess(log, 31_000, guessLimits.accountAndAddress)).toEqual({ kind: 'refused', retryAfterMs: 29_001 });
  });
});
