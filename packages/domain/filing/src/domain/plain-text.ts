const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u2032`´]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[øØ]/g, 'o'],
  [/ß/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/\s+/g, ' '],
];

/**
 * The nearest plain ASCII of what people type: straight quotes and hyphens, letters without their accents and macrons,
 * one blank for any run of blanks. What has no plain form goes.
 */
export function plainText(text: string): string {
  let plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  for (const [found, by] of replacements) plain = plain.replace(found, by);
  return plain.replace(/[^\x20-\x7e]/g, '').trim();
}
