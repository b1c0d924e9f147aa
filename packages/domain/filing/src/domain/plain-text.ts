import { plainLetters } from '@anz-payroll/kernel';

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u2032`´]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\s+/g, ' '],
];

/**
 * The nearest plain ASCII of what people type: straight quotes and hyphens, letters without their accents, macrons and strokes,
 * one blank for any run of blanks. What has no plain form goes.
 */
export function plainText(text: string): string {
  let plain = plainLetters(text);
  for (const [found, by] of replacements) plain = plain.replace(found, by);
  return plain.replace(/[^\x20-\x7e]/g, '').trim();
}
