/** Letters that Unicode does not take apart into a plain one and a mark. */
const whole: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ı: 'i' },
  ...{ æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', þ: 'th', Þ: 'Th', ŋ: 'n', Ŋ: 'N', ß: 'ss', ẞ: 'SS' },
};

const WHOLE = new RegExp(`[${Object.keys(whole).join('')}]`, 'gu');

/**
 * The Latin letters of a text without accents, strokes and ligatures: Łukasz Đặng is Lukasz Dang. What is no Latin letter
 * stays as it is. Letters are written as in the machine readable zone of a passport (ICAO Doc 9303, part 3), but ø as o.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(WHOLE, (letter) => whole[letter]!);
}
