import { dollarsShown, type Payslip } from '@anz-payroll/payslips';
import { payslipTexts } from './payslip-texts';
import { inner, ink, page } from './page';
import type { Sheet } from './sheet';
import { takenOut } from './taken-out';

const HEIGHT = 46;

/** The three figures that most readers came for. */
export function drawSummary(sheet: Sheet, payslip: Payslip): void {
  const { currency } = payslipTexts[payslip.country];
  const figures = [
    ['Gross pay', payslip.gross],
    ['Tax and deductions', takenOut(payslip)],
    [`Net pay (${currency})`, payslip.net],
  ] as const;
  const gap = 10;
  const width = (inner - 2 * gap) / 3;
  figures.forEach(([name, amount], i) => {
    const x = page.left + i * (width + gap);
    const isNet = i === 2;
    sheet.shade(x, sheet.y, width, HEIGHT, isNet ? ink.accent : ink.shade);
    const color = isNet ? '#ffffff' : ink.soft;
    sheet.text('P', name, x + 12, sheet.y + 6, width - 24, { size: 9, color });
    sheet.text('P', `$${dollarsShown(amount)}`.replace('$-', '-$'), x + 12, sheet.y + 18, width - 24, {
      font: 'semibold',
      size: 16,
      color: isNet ? '#ffffff' : ink.text,
    });
  });
  sheet.y += HEIGHT + 13;
}
