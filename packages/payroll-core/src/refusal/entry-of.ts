import { asGiven } from './as-given';

/**
 * The entry of a table under a word of the law. TypeScript lets no other word through; a caller without types who writes `WEEKLY`
 * for `weekly` is told which words there are, instead of getting no figure or that of another word.
 */
export function entryOf<Word extends PropertyKey, Entry>(
  table: Readonly<Record<Word, Entry>>,
  word: Word,
  what: string,
): Entry {
  if (!Object.hasOwn(table, word)) throw notOneOf(Object.keys(table), word, what);
  return table[word];
}

/** What is thrown for a word that is none of those there are. */
export function notOneOf(words: readonly PropertyKey[], given: unknown, what: string): TypeError {
  return new TypeError(`Not ${what}: ${asGiven(given)}. Expected one of ${words.map(String).join(', ')}.`);
}
