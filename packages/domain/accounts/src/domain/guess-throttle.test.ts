import fc from 'fast-check';
import { admitGuess, forgetGuess, guessLimit } from './guess-throttle';

describe('five guesses in any sixty seconds', () => {
  test('the sixth waits until the first is a minute old', () => {
    const earlier = [0, 1_000, 2_000, 3_000, 4_000];
    expect(admitGuess(earlier, 10_000)).toEqual({ admitted: false, retryAfterMs: 50_000 });
    expect(admitGuess(earlier, 59_999)).toEqual({ admitted: false, retryAfterMs: 1 });
    expect(admitGuess(earlier, 60_000)).toEqual({ admitted: true, guesses: [1_000, 2_000, 3_000, 4_000, 60_000] });
  });

  test('no window of sixty seconds holds more than five, however the guesses come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20_000 }), { maxLength: 200 }), (pauses) => {
        let [log, now]: [readonly number[], number] = [[], 0];
        const admitted: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const admission = admitGuess(log, now);
          if (!admission.admitted) continue;
          log = admission.guesses;
          admitted.push(now);
        }
        for (const at of admitted) {
          const within = admitted.filter((other) => other > at - guessLimit.windowMs && other <= at);
          expect(within.length).toBeLessThanOrEqual(guessLimit.guesses);
        }
      }),
    );
  });

  test('a right guess is taken back once', () => {
    expect(forgetGuess([5, 7, 7, 9], 7)).toEqual([5, 7, 9]);
    expect(forgetGuess([5], 6)).toEqual([5]);
  });
});
