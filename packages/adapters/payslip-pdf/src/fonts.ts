import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

const family = '@expo-google-fonts/source-sans-3';

/**
 * The fonts that a PDF carries in itself: the fourteen that every reader has know no macrons. Digits are all of one
 * width, so that columns of figures stand straight. Read once for all payslips, which is most of the work.
 */
export const fonts = {
  regular: load('400Regular/SourceSans3_400Regular.ttf'),
  semibold: load('600SemiBold/SourceSans3_600SemiBold.ttf'),
} as const;

export type FontName = keyof typeof fonts;

/** Whether every letter of a text is in a font; one that is not prints as an empty box. */
export function canShow(font: FontName, text: string): boolean {
  const { [font]: read } = fonts as unknown as Record<FontName, { hasGlyphForCodePoint(codePoint: number): boolean }>;
  return [...text.normalize('NFC')].every((letter) => read.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** pdfkit takes a font that is read already; its published types know files and bytes only. */
function load(file: string): Buffer {
  return create(readFileSync(require.resolve(`${family}/${file}`))) as unknown as Buffer;
}
