import fc from 'fast-check';
import { utcTimestamp } from '.';

test('is what the platform writes, without the Z', () => {
  const first = Date.UTC(1900, 0, 1);
  const last = Date.UTC(2200, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (ms) => {
      expect(`${utcTimestamp(ms)}Z`).toBe(new Date(ms).toISOString());
    }),
  );
});
