import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { dateShown, dollarsShown } from '@anz-payroll/payslips';
import { textInWords, type Report, type ReportColumn, type ReportRow } from '@anz-payroll/reports';
import { ink, landscape, page, type Paper } from './page';
import { openDocument, Sheet, type TextStyle } from './sheet';

const GAP = 8;
const PAD = 2.5;
const MOST_TEXT = 170;
const SIZES = [9, 8, 7, 6, 5] as const;

/** Some fifty pages, and two to five seconds of a processor. */
const MOST_ROWS = 2_000;

/** The loop turns after so many rows, so that others are answered meanwhile. */
const ROWS_AT_A_TIME = 20;

/** A report on A4, on its side where its columns need the width. The same report gives the same bytes. */
export async function renderReport(report: Report): Promise<RenderedReport> {
  const { length } = report.rows;
  if (length > MOST_ROWS) {
    const count = (rows: number) => rows.toLocaleString('en-AU');
    return {
      ok: false,
      error: {
        message: `This report has ${count(length)} rows, and a PDF holds at most ${count(MOST_ROWS)}. Take it as CSV, or for fewer days or people.`,
      },
    };
  }
  const isWide = report.columns.length > 7;
  const paper: Paper = isWide ? landscape : page;
  const pdf = openDocument({
    title: `${report.title}, ${report.companyName}`,
    author: report.companyName,
    subject: periodOf(report),
    language: report.language,
    date: report.to,
    layout: isWide ? 'landscape' : 'portrait',
  });
  const bytes = buffer(pdf);
  const sheet = new Sheet(pdf, (next) => drawShortHead(next, report), paper);
  drawHead(sheet, report);
  if (report.rows.length === 0) sheet.text('P', 'Nothing in this period.', paper.left, sheet.y, 300);
  else await drawTable(sheet, report);
  drawNotes(sheet, report);
  drawFooters(sheet, report);
  sheet.end();
  return { ok: true, value: await bytes };
}

/** The file, or why there is none. */
export type RenderedReport =
  | { readonly ok: true; readonly value: Uint8Array }
  | { readonly ok: false; readonly error: { readonly message: string } };

function periodOf({ from, to }: Report): string {
  return from === to ? `As at ${dateShown(to)}` : `${dateShown(from)} to ${dateShown(to)}`;
}

function drawHead(sheet: Sheet, report: Report): void {
  const { left, width, right } = sheet.paper;
  const room = width - left - right;
  sheet.text('H1', report.title, left, sheet.y, room, { font: 'semibold', size: 18, color: ink.accent });
  sheet.y += 25;
  sheet.text('P', `${report.companyName}, ${periodOf(report)}`, left, sheet.y, room, { size: 10, color: ink.soft });
  sheet.y += 18;
  sheet.rule(sheet.y, { weight: 1.4, color: ink.accent });
  sheet.y += 10;
}

function drawShortHead(sheet: Sheet, report: Report): void {
  sheet.aside(`${report.title}, ${report.companyName}, continued`, sheet.paper.left, sheet.y, 500, {
    size: 9,
    color: ink.soft,
  });
  sheet.y += 16;
}

interface Layout {
  readonly size: number;
  readonly widths: readonly number[];
}

async function drawTable(sheet: Sheet, { columns, rows, totals }: Report): Promise<void> {
  const layout = layoutOf(sheet, columns, totals === null ? rows : [...rows, totals]);
  await sheet.withinLong('Table', async () => {
    drawTitles(sheet, columns, layout);
    for (const [at, row] of rows.entries()) {
      if (at > 0 && at % ROWS_AT_A_TIME === 0) await setImmediate();
      drawRow(sheet, columns, row, layout, {});
    }
    if (totals !== null) {
      sheet.rule(sheet.y + 1, { color: ink.text });
      sheet.y += 2;
      const [first] = columns;
      drawRow(sheet, columns, first === undefined ? totals : { ...totals, [first.name]: 'Total' }, layout, {
        font: 'semibold',
      });
    }
  });
}

function drawTitles(sheet: Sheet, columns: readonly ReportColumn[], layout: Layout): void {
  const style: TextStyle = { font: 'semibold', size: layout.size, color: ink.accent };
  const texts = columns.map(({ title }) => title);
  const height = Math.max(...texts.map((text, i) => sheet.heightOf(text, layout.widths[i] ?? 0, style)));
  sheet.within('TR', () =>
    eachCell(sheet, columns, layout, (column, x, width, i) =>
      sheet.text('TH', texts[i] ?? '', x, sheet.y, width, { ...style, align: alignOf(column) }),
    ),
  );
  sheet.y += height + PAD;
  sheet.rule(sheet.y);
  sheet.y += PAD;
}

function drawRow(
  sheet: Sheet,
  columns: readonly ReportColumn[],
  row: ReportRow,
  layout: Layout,
  style: TextStyle,
): void {
  const texts = columns.map((column) => shown(column, row[column.name] ?? null));
  const sized: TextStyle = { ...style, size: layout.size };
  const height = Math.max(...texts.map((text, i) => sheet.heightOf(text, layout.widths[i] ?? 0, sized)));
  if (sheet.needs(height + PAD)) drawTitles(sheet, columns, layout);
  sheet.within('TR', () =>
    eachCell(sheet, columns, layout, (column, x, width, i) =>
      sheet.text('TD', texts[i] ?? '', x, sheet.y, width, { ...sized, align: alignOf(column) }),
    ),
  );
  sheet.y += height + PAD;
}

function eachCell(
  sheet: Sheet,
  columns: readonly ReportColumn[],
  { widths }: Layout,
  draw: (column: ReportColumn, x: number, width: number, index: number) => void,
): void {
  let x: number = sheet.paper.left;
  columns.forEach((column, i) => {
    const width = widths[i] ?? 0;
    draw(column, x, width, i);
    x += width + GAP;
  });
}

/** Columns as wide as their longest cell; the type gets smaller until they fit, and text shares what is then missing. */
function layoutOf(sheet: Sheet, columns: readonly ReportColumn[], rows: readonly ReportRow[]): Layout {
  const { left, right, width } = sheet.paper;
  const room = width - left - right - GAP * (columns.length - 1);
  let size: number = SIZES[0];
  let widths: number[] = [];
  for (size of SIZES) {
    widths = columns.map((column) => widthOf(sheet, column, rows, size));
    if (sumOf(widths) <= room) break;
  }
  const texts = columns.map(({ kind }) => kind === 'text');
  const fixed = sumOf(widths.filter((_, i) => texts[i] !== true));
  const flexible = sumOf(widths.filter((_, i) => texts[i] === true));
  const share = flexible === 0 ? 1 : Math.max(0.2, (room - fixed) / flexible);
  const factor = sumOf(widths) <= room ? Math.min(share, 1.6) : share;
  return { size, widths: widths.map((each, i) => (texts[i] === true ? each * factor : each)) };
}

function widthOf(sheet: Sheet, column: ReportColumn, rows: readonly ReportRow[], size: number): number {
  const style: TextStyle = { font: 'semibold', size };
  // A title breaks between words, so only its longest word counts.
  const words = column.title.split(' ').map((word) => sheet.widthOf(word, style));
  // The longest text is the widest one closely enough; measuring every cell of a long report would take seconds.
  const longest = rows.reduce((most, row) => {
    const text = shown(column, row[column.name] ?? null);
    return text.length > most.length ? text : most;
  }, '');
  return Math.min(MOST_TEXT, Math.max(sheet.widthOf(longest, style), ...words)) + 1;
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

function alignOf({ kind }: ReportColumn): 'left' | 'right' {
  return kind === 'text' || kind === 'date' ? 'left' : 'right';
}

function shown(column: ReportColumn, value: string | null): string {
  const { kind } = column;
  if (value === null) return '';
  if (kind === 'text') return textInWords(column, value);
  if (kind === 'amount') return dollarsShown(value);
  return kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('/') : value;
}

function drawNotes(sheet: Sheet, { notes }: Report): void {
  const { left, right, width } = sheet.paper;
  const style: TextStyle = { size: 8.5, color: ink.soft };
  sheet.y += 8;
  for (const note of notes) {
    const height = sheet.heightOf(note, width - left - right, style);
    sheet.needs(height);
    sheet.text('P', note, left, sheet.y, width - left - right, style);
    sheet.y += height + 2;
  }
}

function drawFooters(sheet: Sheet, report: Report): void {
  const { left, right, width, height } = sheet.paper;
  const { count } = sheet.pdf.bufferedPageRange();
  const style: TextStyle = { size: 8, color: ink.soft };
  const y = height - 36;
  for (let i = 0; i < count; i++) {
    sheet.pdf.switchToPage(i);
    sheet.rule(y - 5);
    sheet.aside(`${report.title}, ${periodOf(report)}`, left, y, 400, { ...style, isOneLine: true });
    sheet.aside(`Page ${i + 1} of ${count}`, width - right - 120, y, 120, { ...style, align: 'right' });
  }
}
