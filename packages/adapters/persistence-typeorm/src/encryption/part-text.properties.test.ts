import fc from 'fast-check';
import { partText } from './part-text';

const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/);
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{"a":"\\u0000\\"b\\\\"}', '\ud800', '\u2028', ''),
  fc.maxSafeInteger(),
  fc.constant(null),
);

/** What the text says, read from its beginning. */
function partsIn(text: string): readonly (readonly [string, string | number | null])[] {
  const parts: (readonly [string, string | number | null])[] = [];
  for (let rest = text; rest !== '';) {
    const [, name = '', mark] = /^([a-z][a-z0-9_]*)([:=])/.exec(rest)!;
    rest = rest.slice(name.length + 1);
    if (mark === ':') {
      const length = /^\d+/.exec(rest)![0];
      const from = length.length + 1;
      parts.push([name, rest.slice(from, from + Number(length))]);
      rest = rest.slice(from + Number(length) + 1);
    } else {
      const end = rest.indexOf(';');
      parts.push([name, JSON.parse(rest.slice(0, end)) as number | null]);
      rest = rest.slice(end + 1);
    }
  }
  return parts;
}

test('the text of a row can be read back, so no other row has it', () => {
  const rows = fc.array(fc.tuple(name, value));
  fc.assert(
    fc.property(rows, (parts) => {
      expect(partsIn(parts.map((part) => partText(...part)).join(''))).toEqual(parts);
    }),
  );
});
