import { shownText } from './shown-text';

test.each([
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0\u3000'],
  ['a zero-width space', '\u200b'],
  ['joiners, a word joiner and a byte order mark', '\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen between blanks', ' \u00ad '],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['an empty Braille cell', '\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0041}'],
])('%s shows nothing', (_name, text) => {
  expect(shownText(text)).toBe('');
});

test.each([
  [' Te Rangi Hīroa ', 'Te Rangi Hīroa'],
  // Names of Persian and emoji hold joiners that are part of them.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['👩\u200d🏫', '👩\u200d🏫'],
  ['-', '-'],
  ['0', '0'],
])('%j stays as it is', (text, shown) => {
  expect(shownText(text)).toBe(shown);
});

test('a text of megabytes is looked at quickly', () => {
  expect(shownText('\u200b'.repeat(2_000_000))).toBe('');
});
