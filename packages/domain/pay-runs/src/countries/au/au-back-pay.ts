import { auFinancialYear, isPositive, type CivilDate } from 'payroll-core';
import {
  dayInWords,
  dollarsInWords,
  ordinaryPart,
  sumOf,
  type BackPayRows,
  type OwedPeriod,
} from '../../domain/back-pay';
import type { BackPaymentItem } from '../../domain/pay-command';

/**
 * Back pay of this financial year is allocated to the pays that it mends, each with a row of its own; overtime, which is not
 * for super, by Method A; what belongs to earlier years by Method B(ii), a row for each year.
 * @law ATO Schedule 5, "Working out the withholding amount"
 */
export function auBackPayRows(owed: readonly OwedPeriod[], payDate: CivilDate): BackPayRows {
  const { firstDay } = auFinancialYear(payDate);
  const thisYear = owed.filter((period) => period.payDate >= firstDay);
  const rows: BackPaymentItem[] = [];
  const methods: string[] = [];
  const days = [...new Set(thisYear.map((period) => period.payDate))];
  const ordinary = days.flatMap((day): BackPaymentItem[] => {
    const amount = sumOf(thisYear.filter((period) => period.payDate === day).map(ordinaryPart));
    if (!isPositive(amount)) return [];
    const description = `Back pay for the pay of ${dayInWords(day)}`;
    const range = { startDate: day, endDate: day };
    return [{ description, amount: amount.toString(), stpCategory: 'GROSS', taxMethod: 'METHOD_B1', ...range }];
  });
  rows.push(...ordinary);
  if (ordinary.length > 0) {
    const total = dollarsInWords(sumOf(ordinary.map(({ amount }) => amount)).toString());
    methods.push(
      `${total} belongs to pays of this financial year: Method B(i) of Schedule 5 works the tax of each of them out anew.`,
    );
  }
  const overtime = overtimeRow(thisYear, 'METHOD_A_WHOLE_YEAR', 'this year');
  if (overtime !== undefined) {
    rows.push(overtime);
    methods.push(`${dollarsInWords(overtime.amount)} of overtime of this year is taxed by Method A of Schedule 5.`);
  }
  const earlier = owed.filter((period) => period.payDate < firstDay);
  for (const year of new Set(earlier.map((period) => auFinancialYear(period.payDate).name))) {
    const own = earlier.filter((period) => auFinancialYear(period.payDate).name === year);
    const amount = sumOf(own.map(ordinaryPart));
    const ofYear: BackPaymentItem[] = [
      ...(isPositive(amount)
        ? [
            {
              description: `Back pay of ${year}`,
              amount: amount.toString(),
              stpCategory: 'GROSS' as const,
              taxMethod: 'METHOD_B2' as const,
              ...spanOf(own),
            },
          ]
        : []),
      ...[overtimeRow(own, 'METHOD_B2', year)].flatMap((row) => (row === undefined ? [] : [row])),
    ];
    rows.push(...ofYear);
    if (ofYear.length > 0) {
      const total = dollarsInWords(sumOf(ofYear.map((row) => row.amount)).toString());
      methods.push(`${total} belongs to ${year}: Method B(ii) of Schedule 5, by the average of this year so far.`);
    }
  }
  return { rows, methods };
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
