import type { Country } from '@anz-payroll/companies';
import { countryReport } from '../countries/registered-countries';
import { payLineNames, type PayLineSide } from './pay-line';
import type { PaysReport } from './pays-report';
import { personColumns, personOf } from './person';
import type { ReportColumn, ReportRow } from './report';

const sides: readonly { readonly side: PayLineSide; readonly column: ReportColumn }[] = [
  { side: 'earned', column: { name: 'earned', title: 'Earned', kind: 'amount' } },
  { side: 'taken', column: { name: 'taken', title: 'Withheld and deducted', kind: 'amount' } },
  { side: 'paid', column: { name: 'paid', title: 'Net', kind: 'amount' } },
  { side: 'contributed', column: { name: 'contributed', title: 'Employer contributions', kind: 'amount' } },
];

/**
 * Every line of every pay: what was earned, less what was withheld and deducted, is the net. Of one employee it holds the dates of
 * leave and public holidays with what was paid for them, beside the leave account with its entitlements.
 * @law Holidays Act 2003 ss 81, 82; Employment Relations Act 2000 s 130
 */
export function payrollDetail(country: Country): PaysReport {
  const report = countryReport(country);
  const rows: ReportRow[] = [];
  return {
    add(pay) {
      for (const line of report.linesOf(pay)) {
        rows.push({
          pay_date: pay.payDate,
          pay_id: String(pay.id),
          ...personOf(pay),
          department: pay.department,
          line: line.kind,
          description: line.description,
          day: line.day ?? null,
          quantity: line.quantity,
          rate: line.rate,
          ...Object.fromEntries(
            sides.map(({ side, column }) => [column.name, side === line.side ? line.amount : null]),
          ),
        });
      }
    },
    table: () => ({
      columns: [
        { name: 'pay_date', title: 'Pay date', kind: 'date' },
        { name: 'pay_id', title: 'Pay', kind: 'text' },
        ...personColumns,
        { name: 'department', title: 'Department', kind: 'text' },
        { name: 'line', title: 'Kind', kind: 'text', words: payLineNames },
        { name: 'description', title: 'Description', kind: 'text' },
        { name: 'day', title: 'Day of leave or holiday', kind: 'date' },
        { name: 'quantity', title: 'Hours or units', kind: 'quantity', isTotalled: false },
        { name: 'rate', title: 'Rate', kind: 'quantity', isTotalled: false },
        ...sides.map(({ column }) => column),
      ],
      rows,
      notes: ['Earned less withheld and deducted is the net. Salary sacrifice is deducted before tax.'],
    }),
  };
}
