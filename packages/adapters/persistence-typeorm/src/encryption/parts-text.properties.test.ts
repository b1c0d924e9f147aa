import fc from 'fast-check';
import { partsText } from './parts-text';

const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/);
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{"a":"\\u0000\\"b\\\\"}', '\ud800', '\u2028', ''),
  fc.maxSafeInteger(),
  fc.constant(null),
  fc.constant(undefined),
);

test('the text of a row is that of JSON.stringify, by which codes and encrypted values of earlier versions were made', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (parts) => {
      expect(partsText(parts)).toBe(JSON.stringify(parts));
    }),
  );
});
