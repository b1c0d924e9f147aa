import {
  add,
  asDollars,
  auFinancialYear,
  decimal,
  isPositive,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import { auWithholdingRules, lumpSumEBefore } from 'payroll-core/au';
import { dayInWords, ordinaryPart, type BackPayRows, type OwedPeriod } from '../../domain/back-pay';
import type { BackPaymentItem } from '../../domain/pay-command';
import { sumOf } from '../../domain/sum-of';
import { categoryOfLeave } from './au-year';

const NOTHING: Decimal = whole(0);

/**
 * Back pay of this financial year is allocated to the pays that it mends, each with a row of its own and one for each kind of
 * leave; overtime, which is not for super, by Method A; what belongs to earlier years by Method B(ii), rows for each year.
 * @law ATO Schedule 5, "Working out the withholding amount"
 */
export function auBackPayRows(owed: readonly OwedPeriod[], payDate: CivilDate): BackPayRows {
  const { firstDay } = auFinancialYear(payDate);
  const thisYear = owed.filter((period) => period.payDate >= firstDay);
  const rows: BackPaymentItem[] = [];
  const methods: string[] = [];
  const days = [...new Set(thisYear.map((period) => period.payDate))];
  const ordinary = days.flatMap((day) =>
    byCategory(thisYear.filter((period) => period.payDate === day)).map(([stpCategory, amount]): BackPaymentItem => ({
      description: ofPay(stpCategory, dayInWords(day)),
      ...{ amount, stpCategory, taxMethod: 'METHOD_B1', startDate: day, endDate: day },
    })),
  );
  rows.push(...ordinary);
  if (ordinary.length > 0) {
    const total = asDollars(sumOf(ordinary.map(({ amount }) => amount)).toString());
    methods.push(
      `${total} belongs to pays of this financial year: Method B(i) of Schedule 5 works the tax of each of them out anew.`,
    );
  }
  const overtime = overtimeRow(thisYear, 'METHOD_A_WHOLE_YEAR', 'this year');
  if (overtime !== undefined) {
    rows.push(overtime);
    methods.push(`${asDollars(overtime.amount)} of overtime of this year is taxed by Method A of Schedule 5.`);
  }
  const earlier = owed.filter((period) => period.payDate < firstDay);
  const lumpSumBefore = firstDayOutsideLumpSumE(payDate);
  for (const year of new Set(earlier.map((period) => auFinancialYear(period.payDate).name))) {
    const own = earlier.filter((period) => auFinancialYear(period.payDate).name === year);
    // Lump Sum E is told by the days of a row, so what accrued more than a year ago has rows of its own.
    const inArrears = own.filter(({ periodEnd }) => periodEnd < lumpSumBefore);
    const others = own.filter(({ periodEnd }) => periodEnd >= lumpSumBefore);
    const isMixed = inArrears.length > 0 && others.length > 0;
    const ofYear = [...rowsOfYear(inArrears, isMixed ? `${year}, over a year ago` : year), ...rowsOfYear(others, year)];
    rows.push(...ofYear);
    if (ofYear.length > 0) {
      const total = asDollars(sumOf(ofYear.map((row) => row.amount)).toString());
      methods.push(`${total} belongs to ${year}: Method B(ii) of Schedule 5, by the average of this year so far.`);
    }
  }
  return { rows, methods };
}

function rowsOfYear(owed: readonly OwedPeriod[], of: string): readonly BackPaymentItem[] {
  const overtime = overtimeRow(owed, 'METHOD_B2', of);
  return [
    ...byCategory(owed).map(([stpCategory, amount]): BackPaymentItem => ({
      description: stpCategory === 'GROSS' ? `Back pay of ${of}` : `Back pay of ${leaveInWords[stpCategory]} of ${of}`,
      ...{ amount, stpCategory, taxMethod: 'METHOD_B2', ...spanOf(owed) },
    })),
    ...(overtime === undefined ? [] : [overtime]),
  ];
}

/** A public holiday that is not worked is reported as ordinary time. @law ATO, STP Phase 2 employer reporting guidelines, "Paid leave" */
const ordinaryTime: ReadonlySet<string> = new Set(['PAID_PUBLIC_HOLIDAY', 'UNPAID']);

type LeaveCategory = 'LEAVEC' | 'LEAVEO' | 'LEAVEP' | 'LEAVEW' | 'LEAVEA';

const leaveInWords: Readonly<Record<LeaveCategory, string>> = {
  LEAVEC: 'leave paid out',
  LEAVEO: 'paid leave',
  LEAVEP: 'parental leave',
  LEAVEW: 'workers compensation',
  LEAVEA: 'ancillary leave',
};

function ofPay(category: LeaveCategory | 'GROSS', day: string): string {
  return category === 'GROSS'
    ? `Back pay for the pay of ${day}`
    : `Back pay of ${leaveInWords[category]}, pay of ${day}`;
}

/** What is owed beside overtime, apart by how it is reported: some kinds of leave do not count for super. */
function byCategory(owed: readonly OwedPeriod[]): readonly (readonly [LeaveCategory | 'GROSS', string])[] {
  const parts = new Map<LeaveCategory | 'GROSS', Decimal>([['GROSS', sumOf(owed.map(ordinaryPart))]]);
  for (const { leaveType, name, difference } of owed.flatMap(({ leave }) => leave)) {
    const category = ordinaryTime.has(leaveType) ? 'GROSS' : categoryOfLeave({ leaveType, name });
    if (category === 'GROSS') continue;
    const amount = decimal(difference);
    parts.set(category, add(parts.get(category) ?? NOTHING, amount));
    parts.set('GROSS', subtract(parts.get('GROSS')!, amount));
  }
  return [...parts]
    .filter(([, amount]) => isPositive(amount))
    .map(([category, amount]) => [category, amount.toString()]);
}

/** The first day of which back pay that is paid on this day is no Lump Sum E. */
function firstDayOutsideLumpSumE(payDate: CivilDate): CivilDate {
  const rules = auWithholdingRules(payDate, { allowUnconfirmed: true });
  return rules.ok ? lumpSumEBefore(rules.value) : payDate;
}

function overtimeRow(
  owed: readonly OwedPeriod[],
  taxMethod: 'METHOD_A_WHOLE_YEAR' | 'METHOD_B2',
  of: string,
): BackPaymentItem | undefined {
  const amount = sumOf(owed.map(({ overtime }) => overtime));
  if (!isPositive(amount)) return undefined;
  const description = `Back pay of overtime of ${of}`;
  return { description, amount: amount.toString(), stpCategory: 'OVERTIME', taxMethod, ...spanOf(owed) };
}

function spanOf(owed: readonly OwedPeriod[]): { readonly startDate: CivilDate; readonly endDate: CivilDate } {
  const starts = owed.map(({ periodStart }) => periodStart).sort();
  const ends = owed.map(({ periodEnd }) => periodEnd).sort();
  return { startDate: starts[0]!, endDate: ends.at(-1)! };
}
