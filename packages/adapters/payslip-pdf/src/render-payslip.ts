import { dateShown, type Payslip } from '@anz-payroll/payslips';
import { drawBlocks } from './draw-blocks';
import { drawFooters } from './draw-footers';
import { drawHead, drawShortHead, periodShown } from './draw-head';
import { drawPayTable } from './draw-pay-table';
import { drawSummary } from './draw-summary';
import { openDocument, Sheet } from './sheet';

/** The payslip on A4. The same payslip gives the same bytes. */
export function renderPayslip(payslip: Payslip): Promise<Uint8Array> {
  const pdf = openDocument({
    title: `Payslip ${dateShown(payslip.paymentDate)}, ${payslip.employee.name}`,
    author: payslip.employer.name,
    subject: `Pay for ${periodShown(payslip)}`,
    language: payslip.country === 'AU' ? 'en-AU' : 'en-NZ',
    date: payslip.paymentDate,
  });
  const bytes = collected(pdf);
  const sheet = new Sheet(pdf, (next) => drawShortHead(next, payslip));
  drawHead(sheet, payslip);
  drawSummary(sheet, payslip);
  drawPayTable(sheet, payslip);
  drawBlocks(sheet, payslip);
  drawFooters(sheet, payslip);
  sheet.end();
  return bytes;
}

function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
