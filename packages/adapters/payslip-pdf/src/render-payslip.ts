import { buffer } from 'node:stream/consumers';
import { dateShown, type Payslip } from '@anz-payroll/payslips';
import { payslipTexts } from './payslip-texts';
import { drawBlocks } from './draw-blocks';
import { drawFooters } from './draw-footers';
import { drawHead, drawNote, drawShortHead, periodShown } from './draw-head';
import { drawPayTable } from './draw-pay-table';
import { drawSummary } from './draw-summary';
import { denser } from './page';
import { openDocument, Sheet } from './sheet';

/** How dense a payslip may be drawn; the smallest print is then 7.5 points. */
const SCALES = [1, 0.94, 0.88] as const;
const NEARLY_EMPTY = 0.5;

/**
 * The payslip on A4, with a note at its top where there is one. The same payslip gives the same bytes. One that would leave a second page nearly empty is drawn
 * more densely, where that saves the page.
 */
export async function renderPayslip(payslip: Payslip, note?: string): Promise<Uint8Array> {
  const usual = draw(payslip, 1, note);
  if (usual.pages !== 2 || !usual.isLastNearlyEmpty) return usual.bytes;
  for (const scale of SCALES.slice(1)) {
    const drawn = draw(payslip, scale, note);
    if (drawn.pages < usual.pages) return drawn.bytes;
  }
  return usual.bytes;
}

interface Drawn {
  readonly pages: number;
  readonly isLastNearlyEmpty: boolean;
  readonly bytes: Promise<Uint8Array>;
}

function draw(payslip: Payslip, scale: number, note: string | undefined): Drawn {
  const pdf = openDocument({
    title: `Payslip ${dateShown(payslip.paymentDate)}, ${payslip.employee.name}`,
    author: payslip.employer.name,
    subject: `Pay for ${periodShown(payslip)}`,
    language: payslipTexts[payslip.country].language,
    date: payslip.paymentDate,
  });
  const bytes = buffer(pdf);
  const sheet = new Sheet(pdf, (next) => drawShortHead(next, payslip), denser(scale), scale);
  if (note !== undefined) drawNote(sheet, note);
  drawHead(sheet, payslip);
  drawSummary(sheet, payslip);
  drawPayTable(sheet, payslip);
  drawBlocks(sheet, payslip);
  const isLastNearlyEmpty = sheet.y < sheet.paper.height * NEARLY_EMPTY;
  drawFooters(sheet, payslip);
  const { count: pages } = pdf.bufferedPageRange();
  sheet.end();
  return { pages, isLastNearlyEmpty, bytes };
}
