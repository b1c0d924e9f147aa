import type { CivilDate } from 'payroll-core/calendar';
import { add, whole, decimal, multiply, toFixed, round } from 'payroll-core/money';
import { centsField, employmentInformationAmounts, type EmploymentInformation } from 'payroll-core/nz';

/** How often an employee is paid, in Inland Revenue's letters. */
export const payCycles = { WEEKLY: 'WK', FORTNIGHTLY: 'FT', FOUR_WEEKLY: '4W', MONTHLY: 'MT' } as const;
export type PayCycle = (typeof payCycles)[keyof typeof payCycles] | 'DA' | 'AH' | 'HM';

/** One employee's line of the employment information of one payday. */
export interface EmploymentLine {
  /** Nine digits; zeros where there is none. */
  readonly irdNumber: string;
  readonly name: string;
  readonly taxCode: string;
  /** Only where the employment starts or ends within the period. */
  readonly startDate: CivilDate | null;
  readonly finishDate: CivilDate | null;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly cycle: PayCycle;
  /** Hours paid, with up to two decimals. */
  readonly hours: string;
  readonly lumpSumIndicator: 0 | 1;
  readonly childSupportCode: string | null;
  readonly amounts: EmploymentInformation;
}

export type LineKind = 'DEI' | 'DTI' | 'DAI';

const HUNDRED = whole(100);

/**
 * A detail line of 27 fields: `DEI` in a return, `DTI` and `DAI` in an amendment.
 * @law Payday Filing File Upload Specification 2025 V1.00, 5.4
 */
export function writeEmploymentLine(line: EmploymentLine, kind: LineKind = 'DEI'): string {
  const { amounts } = line;
  return [
    kind,
    line.irdNumber,
    line.name,
    line.taxCode,
    compactDate(line.startDate),
    compactDate(line.finishDate),
    compactDate(line.periodStart),
    compactDate(line.periodEnd),
    line.cycle,
    toFixed(round(multiply(decimal(line.hours), HUNDRED), 0, 'half-up'), 0),
    centsField(amounts.gross),
    centsField(amounts.priorGrossAdjustments),
    centsField(amounts.notLiableForAcc),
    String(line.lumpSumIndicator),
    centsField(amounts.paye),
    centsField(amounts.priorPayeAdjustments),
    centsField(amounts.childSupport),
    line.childSupportCode ?? '',
    centsField(amounts.studentLoan),
    centsField(amounts.studentLoanCompulsoryExtra),
    centsField(amounts.studentLoanVoluntary),
    centsField(amounts.kiwisaverDeductions),
    centsField(amounts.kiwisaverEmployerNet),
    centsField(amounts.esct),
    centsField(amounts.payrollGivingCredits),
    centsField(amounts.familyTaxCredits),
    centsField(amounts.shareSchemes),
  ].join(',');
}

/** A line that is not there: in an amendment the other half of a line that is added or taken away. */
export function writeEmptyLine(kind: 'DTI' | 'DAI'): string {
  return `${kind},,,,,,,,,0,0,0,0,0,0,0,0,,0,0,0,0,0,0,0,0,0`;
}

/** CCYYMMDD; nothing for no date. */
export function compactDate(date: CivilDate | null): string {
  return date === null ? '' : date.replaceAll('-', '');
}

/**
 * Several pays of one employee, tax code and period on one payday are one line. A line has one start and one finish date, so
 * pays of an employment that ended and of the next one, which begins in the same period, have a line each.
 */
export function joinLines(lines: readonly EmploymentLine[]): readonly EmploymentLine[] {
  const joined: EmploymentLine[] = [];
  for (const line of lines) {
    const at = joined.findIndex((one) => lineKey(one) === lineKey(line) && !areOfTwoEmployments(one, line));
    const before = joined[at];
    if (before === undefined) joined.push(line);
    else joined[at] = joinTwo(before, line);
  }
  return joined;
}

/** One begins when the other has ended. Who starts and finishes on one day has both dates on every line. */
function areOfTwoEmployments(a: EmploymentLine, b: EmploymentLine): boolean {
  if (a.startDate === b.startDate && a.finishDate === b.finishDate) return false;
  const follows = (earlier: EmploymentLine, later: EmploymentLine): boolean =>
    earlier.finishDate !== null && later.startDate !== null && later.startDate >= earlier.finishDate;
  return follows(a, b) || follows(b, a);
}

/** The line among those that were filed: of several that are alike, the one of the same employment. */
export function filedLine(filed: readonly EmploymentLine[], asked: EmploymentLine): EmploymentLine | undefined {
  const alike = filed.filter((line) => lineKey(line) === lineKey(asked));
  return alike.find((line) => !areOfTwoEmployments(line, asked)) ?? alike[0];
}

/** What makes a line the same line in a return and in its amendment. */
export function lineKey(line: EmploymentLine): string {
  return [line.irdNumber, line.name, line.taxCode, line.periodStart, line.periodEnd, line.cycle].join('|');
}

function joinTwo(a: EmploymentLine, b: EmploymentLine): EmploymentLine {
  const amounts = Object.fromEntries(
    employmentInformationAmounts.map((name) => [name, add(a.amounts[name], b.amounts[name])]),
  ) as unknown as EmploymentInformation;
  return {
    ...a,
    startDate: a.startDate ?? b.startDate,
    finishDate: a.finishDate ?? b.finishDate,
    hours: add(decimal(a.hours), decimal(b.hours)).toString(),
    lumpSumIndicator: a.lumpSumIndicator === 1 ? 1 : b.lumpSumIndicator,
    childSupportCode: a.childSupportCode ?? b.childSupportCode,
    amounts,
  };
}
