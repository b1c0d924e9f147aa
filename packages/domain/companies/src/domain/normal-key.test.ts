import { normalKey } from './normal-key';

test.each([
  [' Tool Money ', 'tool money'],
  ['TŌTARA', 'tōtara'],
  // The same letter written as one code point and as two.
  ['Cafe\u0301', 'caf\u00e9'],
])('%s counts as %s', (text, key) => {
  expect(normalKey(text)).toBe(key);
});
