import type { Payslip } from '@anz-payroll/payslips';
import { inner, ink, page } from './page';
import type { Sheet, TextStyle } from './sheet';

/** Last of all, when the number of pages is known. */
export function drawFooters(sheet: Sheet, payslip: Payslip): void {
  const { count } = sheet.pdf.bufferedPageRange();
  const style: TextStyle = { size: 8, color: ink.soft };
  const y = sheet.paper.height - (sheet.paper.bottom * 2) / 3;
  for (let i = 0; i < count; i++) {
    sheet.pdf.switchToPage(i);
    sheet.rule(y - 5);
    sheet.aside(`Pay ${payslip.payId}, ${payslip.employer.name}`, page.left, y, inner * 0.75, {
      ...style,
      isOneLine: true,
    });
    sheet.aside(`Page ${i + 1} of ${count}`, page.left + inner * 0.75, y, inner * 0.25, { ...style, align: 'right' });
  }
}
