import { dateShown, rateShown, type Payslip } from '@anz-payroll/payslips';
import { canShow } from './fonts';
import { inner, ink, page } from './page';
import type { Sheet, TextStyle } from './sheet';

const HALF = inner / 2 - 12;
const right = page.left + inner / 2 + 12;
const soft: TextStyle = { size: 9, color: ink.soft };

/** Who pays whom, for when: what a reader looks for first. */
export function drawHead(sheet: Sheet, payslip: Payslip): void {
  drawEmployer(sheet, payslip);
  sheet.rule(sheet.y, { weight: 1.4, color: ink.accent });
  sheet.y += 13;
  const top = sheet.y;
  const employeeEnds = drawEmployee(sheet, payslip, top);
  const factsEnd = drawFacts(sheet, payslip, top);
  sheet.y = Math.max(employeeEnds, factsEnd) + 12;
}

/** What a reader must know before the payslip itself. */
export function drawNote(sheet: Sheet, note: string): void {
  const style: TextStyle = { font: 'semibold', size: 10 };
  sheet.text('P', note, page.left, sheet.y, inner, style);
  sheet.y += sheet.heightOf(note, inner, style) + 10;
}

/** The head of later pages: enough to tell whose sheet it is. */
export function drawShortHead(sheet: Sheet, payslip: Payslip): void {
  const about = `${nameOnPaper(payslip)}, ${periodShown(payslip)}, continued`;
  sheet.aside(about, page.left, sheet.y, inner, soft);
  sheet.y += 16;
  sheet.rule(sheet.y, { weight: 1.4, color: ink.accent });
  sheet.y += 12;
}

/** What both ends share is said once: `26 October to 8 November 2026`. */
export function periodShown({ period }: Payslip): string {
  const end = dateShown(period.end);
  const [day = '', month = '', year = ''] = dateShown(period.start).split(' ');
  const [, lastMonth, lastYear] = end.split(' ');
  if (year !== lastYear) return `${day} ${month} ${year} to ${end}`;
  return month === lastMonth ? `${day} to ${end}` : `${day} ${month} to ${end}`;
}

function drawEmployer(sheet: Sheet, { employer, isPending }: Payslip): void {
  const width = inner * 0.66;
  const top = sheet.y;
  sheet.text('H1', isPending ? 'Payslip (draft)' : 'Payslip', page.left + width, top - 4, inner - width, {
    font: 'semibold',
    size: 20,
    color: ink.accent,
    align: 'right',
  });
  if (isPending) {
    sheet.text('P', 'Not paid yet; figures may change', page.left + width, top + 22, inner - width, {
      ...soft,
      align: 'right',
    });
  }
  const name: TextStyle = { font: 'semibold', size: 14 };
  sheet.text('P', employer.name, page.left, sheet.y, width - 12, name);
  sheet.y += sheet.heightOf(employer.name, width - 12, name) + 2;
  const names = [
    ...(employer.tradingName === undefined ? [] : [`trading as ${employer.tradingName}`]),
    ...(employer.abn === undefined ? [] : [`ABN ${abnShown(employer.abn)}`]),
  ];
  const lines = [names.join(', '), employer.address.join(', ')].filter((line) => line !== '');
  for (const line of lines) {
    sheet.text('P', line, page.left, sheet.y, width - 12, soft);
    sheet.y += sheet.heightOf(line, width - 12, soft);
  }
  sheet.y = Math.max(sheet.y, top + 34) + 10;
}

/**
 * The name of the employee, in plain letters where the font has not those of the own name: boxes name nobody.
 * @law Fair Work Regulations 2009 (Cth) reg 3.46(1)(b)
 */
function nameOnPaper({ employee: { name, plainName } }: Payslip): string {
  return plainName === undefined || canShow('semibold', name) ? name : plainName;
}

function drawEmployee(sheet: Sheet, payslip: Payslip, top: number): number {
  const { employee } = payslip;
  const called = nameOnPaper(payslip);
  let y = top;
  const name: TextStyle = { font: 'semibold', size: 12 };
  sheet.text('P', called, page.left, y, HALF, name);
  y += sheet.heightOf(called, HALF, name) + 1;
  const lines = [
    [employee.position, employee.department].filter((part) => part !== undefined).join(', '),
    employee.number === undefined ? '' : `Employee number ${employee.number}`,
    ...employee.address,
  ];
  for (const line of lines.filter((each) => each !== '')) {
    sheet.text('P', line, page.left, y, HALF, soft);
    y += sheet.heightOf(line, HALF, soft);
  }
  return y;
}

const frequencies: Readonly<Record<string, string>> = {
  WEEKLY: 'Weekly',
  FORTNIGHTLY: 'Fortnightly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
};

function drawFacts(sheet: Sheet, payslip: Payslip, top: number): number {
  const { employee, period } = payslip;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Pay period', periodShown(payslip)],
    ['Paid on', dateShown(payslip.paymentDate)],
    ['Frequency', frequencies[period.frequency]],
    ['Annual rate', employee.annualRate === undefined ? undefined : `$${rateShown(employee.annualRate)}`],
    [
      'Base ordinary rate',
      employee.baseOrdinaryRate === undefined ? undefined : `$${rateShown(employee.baseOrdinaryRate)} an hour`,
    ],
    ['Tax code', employee.taxCode],
    ['Pay number', String(payslip.payId)],
  ];
  let y = top + 1;
  const label = 88;
  for (const [name, value] of facts) {
    if (value === undefined) continue;
    sheet.text('P', name, right, y, label, soft);
    sheet.text('P', value, right + label, y, HALF - label, { size: 9 });
    y += Math.max(13, sheet.heightOf(value, HALF - label, { size: 9 }) + 1.5);
  }
  return y;
}

/** As the register prints it: `51 824 753 556`. */
function abnShown(abn: string): string {
  return abn.replace(/\s/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
