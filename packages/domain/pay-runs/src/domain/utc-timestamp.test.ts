import fc from 'fast-check';
import { utcTimestamp } from './utc-timestamp';

describe('a timestamp', () => {
  it('is what the platform writes, without milliseconds and zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (moment) => {
        expect(utcTimestamp(moment)).toBe(new Date(moment).toISOString().slice(0, 19));
      }),
    );
  });
});
