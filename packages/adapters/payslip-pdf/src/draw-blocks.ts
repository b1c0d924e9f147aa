import { dateShown, dollarsShown, fundsShown, type Payslip, type PayslipFigureName } from '@anz-payroll/payslips';
import { payslipTexts } from './payslip-texts';
import { inner, ink, page } from './page';
import type { Sheet, TextStyle } from './sheet';

/** A small table beside or below the pay: what goes elsewhere, what has built up. */
interface Block {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly string[];
}

const GAP = 24;
const WIDTH = (inner - GAP) / 2;
const ROW = 13.5;
const BETWEEN = 10;
const title: TextStyle = { font: 'semibold', size: 9, color: ink.accent };
const note: TextStyle = { size: 8.5, color: ink.soft };
const VALUE = 76;

/** Two columns: money that goes elsewhere on the left, what has built up on the right. They stay on one page. */
export function drawBlocks(sheet: Sheet, payslip: Payslip): void {
  const columns = [
    [contributions(payslip), payments(payslip), benefits(payslip)].flat(),
    [yearToDate(payslip), balances(payslip)].flat(),
  ];
  sheet.needs(Math.max(...columns.map((blocks) => heightOfColumn(sheet, blocks))));
  const top = sheet.y;
  const ends = columns.map((blocks, i) =>
    blocks.reduce((y, block) => draw(sheet, block, page.left + i * (WIDTH + GAP), y) + BETWEEN, top),
  );
  sheet.y = Math.max(...ends);
  for (const block of roster(payslip)) drawLong(sheet, block);
}

function contributions({ employerContributions, country }: Payslip): readonly Block[] {
  const { lines, total } = employerContributions;
  if (lines.length === 0) return [];
  const notes = [
    ...lines.flatMap((line) => (line.note === undefined ? [] : [line.note])),
    ...fundsShown(employerContributions),
  ];
  return [
    {
      title: payslipTexts[country].contributions,
      rows: [
        ...lines.map(({ description, amount }) => [description, dollarsShown(amount)] as const),
        ...(lines.length > 1 ? [['Total', dollarsShown(total)] as const] : []),
      ],
      notes,
    },
  ];
}

function payments({ payments: accounts }: Payslip): readonly Block[] {
  if (accounts.length === 0) return [];
  return [
    {
      title: 'Net pay goes to',
      rows: accounts.map(({ accountName, account, amount }) => [`${accountName}, ${account}`, dollarsShown(amount)]),
      notes: [],
    },
  ];
}

function benefits({ benefitsInKind }: Payslip): readonly Block[] {
  if (benefitsInKind.length === 0) return [];
  return [
    {
      title: 'Benefits that are not money',
      rows: benefitsInKind.map(({ description, amount }) => [description, dollarsShown(amount)]),
      notes: ['Reported or taxed with this pay, and not part of gross and net'],
    },
  ];
}

const figureNames: Readonly<Record<PayslipFigureName, string>> = {
  gross: 'Gross pay',
  tax: 'Tax',
  student_loan: 'Student loan',
  kiwisaver: 'KiwiSaver, employee',
  net: 'Net pay',
  super: 'Superannuation',
  kiwisaver_employer: 'KiwiSaver, employer',
};

function yearToDate({ yearToDate: year }: Payslip): readonly Block[] {
  if (year === undefined) return [];
  return [
    {
      title: `Year to date, since ${dateShown(year.from)}`,
      rows: year.figures.map(({ name, amount }) => [figureNames[name], dollarsShown(amount)]),
      notes: [],
    },
  ];
}

function balances({ leaveBalances }: Payslip): readonly Block[] {
  if (leaveBalances.length === 0) return [];
  return [
    {
      title: 'Leave balances after this pay, in hours',
      rows: leaveBalances.map(({ name, hours }) => [name, hours.shown]),
      notes: [],
    },
  ];
}

function roster({ roster: shifts }: Payslip): readonly Block[] {
  if (shifts.length === 0) return [];
  return [
    {
      title: 'Roster of this period',
      rows: shifts.map(({ date, start, end, hours }) => [`${dateShown(date)}, ${start} to ${end}`, hours.shown]),
      notes: [],
    },
  ];
}

function draw(sheet: Sheet, block: Block, x: number, top: number): number {
  let y = top;
  sheet.within('Sect', () => {
    sheet.text('H2', block.title, x, y, WIDTH, title);
    y += 13.5;
    sheet.rule(y, { from: x, to: x + WIDTH });
    y += 3;
    sheet.within('Table', () => {
      for (const row of block.rows) y = drawRow(sheet, row, x, y);
    });
    for (const line of block.notes) {
      sheet.text('P', line, x, y + 1, WIDTH, note);
      y += sheet.heightOf(line, WIDTH, note) + 1;
    }
  });
  return y;
}

/** A block that may pass the end of a page. */
function drawLong(sheet: Sheet, block: Block): void {
  sheet.needs(17 + 2 * ROW);
  sheet.text('H2', block.title, page.left, sheet.y, inner, title);
  sheet.y += 13.5;
  sheet.rule(sheet.y, { to: page.left + WIDTH });
  sheet.y += 3;
  sheet.within('Table', () => {
    for (const row of block.rows) {
      sheet.needs(ROW);
      sheet.y = drawRow(sheet, row, page.left, sheet.y);
    }
  });
}

function drawRow(sheet: Sheet, [name, value]: Block['rows'][number], x: number, y: number): number {
  sheet.within('TR', () => {
    sheet.text('TD', name, x, y, WIDTH - VALUE - 4);
    sheet.text('TD', value, x + WIDTH - VALUE, y, VALUE, { align: 'right' });
  });
  return y + Math.max(ROW, sheet.heightOf(name, WIDTH - VALUE - 4) + 1);
}

function heightOfColumn(sheet: Sheet, blocks: readonly Block[]): number {
  const heights = blocks.map((block) => heightOf(sheet, block));
  return heights.reduce((sum, height) => sum + height, BETWEEN * Math.max(0, blocks.length - 1));
}

function heightOf(sheet: Sheet, block: Block): number {
  const rows = block.rows.map(([name]) => Math.max(ROW, sheet.heightOf(name, WIDTH - VALUE - 4) + 1));
  const notes = block.notes.map((line) => sheet.heightOf(line, WIDTH, note) + 1);
  return 17 + [...rows, ...notes].reduce((sum, height) => sum + height, 0);
}
