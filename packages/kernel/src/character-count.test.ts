import fc from 'fast-check';
import { characterCount } from './character-count';

test('as many as a list of the characters has, halves of pairs included', () => {
  const unit = fc.constantFrom('a', 'ā', '🙂', '\ud83d', '\ude42', '\u0301');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(characterCount(text)).toBe([...text].length);
    }),
  );
});

test('eight megabytes are counted without a list of them', () => {
  const before = process.memoryUsage().heapUsed;
  expect(characterCount('x'.repeat(8_000_000))).toBe(8_000_000);
  // A list would take eight bytes for each.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40_000_000);
});
