import { dollarsShown, rateShown, type Payslip, type PayslipLine, type PayslipSection } from '@anz-payroll/payslips';
import { payslipTexts } from './payslip-texts';
import { inner, ink, page } from './page';
import type { Sheet, TextStyle } from './sheet';

const amountWidth = 82;
const rateWidth = 72;
const quantityWidth = 72;
const edge = 6;
const textWidth = inner - amountWidth - rateWidth - quantityWidth - 2 * edge;

const x = {
  description: page.left + edge,
  quantity: page.left + edge + textWidth,
  rate: page.left + edge + textWidth + quantityWidth,
  amount: page.left + edge + textWidth + quantityWidth + rateWidth,
} as const;

const right: TextStyle = { align: 'right' };
const note: TextStyle = { size: 8.5, color: ink.soft };
const PAD = 1.1;

/** From earnings down to net pay, in the order in which a pay is worked out. */
export function drawPayTable(sheet: Sheet, payslip: Payslip): void {
  drawSection(sheet, 'Earnings', payslip.earnings, 'Total earnings', true);
  if (payslip.salarySacrifice.lines.length > 0) {
    drawSection(sheet, 'Salary sacrifice, before tax', payslip.salarySacrifice, 'Total sacrificed', false);
    drawResult(sheet, 'Gross pay', payslip.gross);
  }
  drawSection(sheet, payslipTexts[payslip.country].withheld, payslip.withheld, 'Total withheld', false);
  if (payslip.deductions.lines.length > 0) {
    drawSection(sheet, 'Deductions, after tax', payslip.deductions, 'Total deductions', false);
  }
  drawResult(sheet, 'Net pay', payslip.net);
  sheet.y += 4;
}

function drawSection(sheet: Sheet, title: string, section: PayslipSection, total: string, isCounted: boolean): void {
  const { lines } = section;
  sheet.needs(16 + heightOf(sheet, lines[0]) + 18);
  sheet.within('Table', () => {
    drawTitles(sheet, title, isCounted);
    lines.forEach((line, i) => {
      const isLast = i === lines.length - 1;
      // The last line stays with its total: a page never starts with a sum of nothing.
      if (sheet.needs(heightOf(sheet, line) + (isLast ? 18 : 0))) drawTitles(sheet, `${title}, continued`, isCounted);
      drawLine(sheet, line);
    });
    if (lines.length > 1 || isCounted) drawTotal(sheet, total, section.total);
  });
  sheet.y += 7;
}

function drawTitles(sheet: Sheet, title: string, isCounted: boolean): void {
  const style: TextStyle = { font: 'semibold', size: 9, color: ink.accent };
  sheet.within('TR', () => {
    sheet.text('TH', title, x.description, sheet.y, textWidth, style);
    if (isCounted) {
      sheet.text('TH', 'Hours or units', x.quantity, sheet.y, quantityWidth, { ...style, ...right });
      sheet.text('TH', 'Rate', x.rate, sheet.y, rateWidth, { ...style, ...right });
    }
    sheet.text('TH', 'Amount', x.amount, sheet.y, amountWidth, { ...style, ...right });
  });
  sheet.y += 13.5;
  sheet.rule(sheet.y);
  sheet.y += 1.5;
}

function drawLine(sheet: Sheet, line: PayslipLine): void {
  const y = sheet.y + PAD;
  const height = heightOf(sheet, line);
  const width = widthFor(line);
  sheet.within('TR', () => {
    sheet.text('TD', line.description, x.description, y, width);
    if (line.note !== undefined) drawNote(sheet, line.description, line.note, y, width);
    if (line.quantity !== undefined) sheet.text('TD', line.quantity.shown, x.quantity, y, quantityWidth, right);
    if (line.rate !== undefined) sheet.text('TD', rateShown(line.rate), x.rate, y, rateWidth, right);
    sheet.text('TD', dollarsShown(line.amount), x.amount, y, amountWidth, right);
  });
  sheet.y += height;
}

function drawNote(sheet: Sheet, description: string, text: string, y: number, width: number): void {
  const beside = besideWidth(sheet, description, text, width);
  if (beside === undefined) {
    sheet.text('TD', text, x.description, y + sheet.heightOf(description, width) - 0.5, width, note);
  } else {
    sheet.text('TD', text, x.description + beside, y + 0.9, width - beside, note);
  }
}

/** Where a note starts that has room on the line of its description. */
function besideWidth(sheet: Sheet, description: string, text: string, width: number): number | undefined {
  const start = sheet.widthOf(description) + 8;
  return start + sheet.widthOf(text, note) + 1 <= width ? start : undefined;
}

function drawTotal(sheet: Sheet, name: string, amount: string): void {
  sheet.rule(sheet.y + 1, { from: x.quantity });
  const style: TextStyle = { font: 'semibold' };
  sheet.within('TR', () => {
    sheet.text('TD', name, x.quantity, sheet.y + 3, quantityWidth + rateWidth, { ...style, ...right });
    sheet.text('TD', dollarsShown(amount), x.amount, sheet.y + 3, amountWidth, { ...style, ...right });
  });
  sheet.y += 17;
}

/** The two figures that sections lead to. */
function drawResult(sheet: Sheet, name: string, amount: string): void {
  sheet.needs(26);
  sheet.shade(page.left, sheet.y, inner, 19);
  const style: TextStyle = { font: 'semibold', size: 10.5 };
  sheet.within('Table', () =>
    sheet.within('TR', () => {
      sheet.text('TH', name, x.description, sheet.y + 2.6, textWidth, style);
      sheet.text('TD', dollarsShown(amount), x.amount, sheet.y + 2.6, amountWidth, { ...style, ...right });
    }),
  );
  sheet.y += 26;
}

/** A line without hours and rate may use their room. */
function widthFor(line: PayslipLine): number {
  return line.quantity === undefined && line.rate === undefined ? textWidth + quantityWidth + rateWidth - 8 : textWidth;
}

function heightOf(sheet: Sheet, line: PayslipLine | undefined): number {
  if (line === undefined) return 0;
  const width = widthFor(line);
  const isBelow = line.note !== undefined && besideWidth(sheet, line.description, line.note, width) === undefined;
  const below = isBelow ? sheet.heightOf(line.note, width, note) - 0.5 : 0;
  return sheet.heightOf(line.description, width) + below + 2 * PAD;
}
