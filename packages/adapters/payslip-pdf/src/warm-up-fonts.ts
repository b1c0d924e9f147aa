import { fonts } from './fonts';
import { openDocument } from './sheet';

/** Draws a line in every font and throws it away: the first document of a process reads the tables of its fonts and takes five times as long. */
export function warmUpFonts(): void {
  const pdf = openDocument({ title: '', author: '', subject: '', language: 'en', date: '2026-01-01' });
  pdf.addPage();
  for (const font of Object.values(fonts)) pdf.font(font).text('Gross pay 1,234.50');
  pdf.resume().end();
}
