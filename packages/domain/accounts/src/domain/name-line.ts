import { characterCount, shownText } from '@anz-payroll/kernel';

/** Scripts in whose words a joiner or a non-joiner decides which letters are drawn. */
const joining =
  ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr'] // prettier-ignore
    .map((script) => `\\p{scx=${script}}`)
    .join('');

const viramas = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';

/**
 * Joiners and non-joiners where they are spelling: between two letters of such a script, after a virama, and between the
 * parts of an emoji. Anywhere else they show nothing, and two names would look the same.
 */
const spelt = new RegExp(
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])|(?<=[${viramas}])\\u200d|` +
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  'gu',
);

/** Ends of lines, halves of characters, and what nobody sees: it hides in a name, or turns the direction of what follows. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name as one visible line, without the blanks round it; undefined where it is empty, too long or holds something hidden. */
export function readNameLine(given: string, most: number): string | undefined {
  const name = shownText(given);
  return name === '' || characterCount(name) > most || hidden.test(name.replaceAll(spelt, '')) ? undefined : name;
}

/** What shows of a text, cut to so many characters: for names that somebody else has typed, or a device. */
export function nameLineOf(text: string, most: number): string {
  const kept: string[] = [];
  let end = 0;
  for (const { index, 0: joiner } of text.matchAll(spelt)) {
    kept.push(withoutHidden(text.slice(end, index)), joiner);
    end = index + joiner.length;
  }
  kept.push(withoutHidden(text.slice(end)));
  return shownText([...shownText(kept.join(''))].slice(0, most).join(''));
}

function withoutHidden(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/[\p{Cf}\p{Cs}]/gu, '');
}
