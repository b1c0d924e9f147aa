import type { Country } from '@anz-payroll/companies';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { whole } from 'payroll-core/money';
import { countryReport } from '../countries/registered-countries';
import { addUp } from './add-up';
import type { PaysReport } from './pays-report';
import { byPerson, personColumns, personOf } from './person';
import type { ReportColumn, ReportRow } from './report';

/** What a row of the summary stands for. */
export const summaryGroups = ['employee', 'department', 'pay_date'] as const;
export type SummaryGroup = (typeof summaryGroups)[number];

interface Grouping {
  readonly columns: readonly ReportColumn[];
  readonly keyOf: (pay: PayRecord) => string;
  readonly aboutOf: (pay: PayRecord) => ReportRow;
  readonly order: (a: ReportRow, b: ReportRow) => number;
}

const byMember = (name: string) => (a: ReportRow, b: ReportRow) => (a[name] ?? '').localeCompare(b[name] ?? '', 'en');

const groupings: Readonly<Record<SummaryGroup, Grouping>> = {
  employee: {
    columns: personColumns,
    keyOf: ({ employeeId }) => String(employeeId),
    aboutOf: personOf,
    order: byPerson,
  },
  department: {
    columns: [{ name: 'department', title: 'Department', kind: 'text' }],
    keyOf: ({ department }) => department ?? '',
    aboutOf: ({ department }) => ({ department: department ?? 'No department' }),
    order: byMember('department'),
  },
  pay_date: {
    columns: [{ name: 'pay_date', title: 'Pay date', kind: 'date' }],
    keyOf: ({ payDate }) => payDate,
    aboutOf: ({ payDate }) => ({ pay_date: payDate }),
    order: byMember('pay_date'),
  },
};

/** The figures of the processed pays, added up by employee, department or payday. */
export function payrollSummary(country: Country, group: SummaryGroup): PaysReport {
  const report = countryReport(country);
  const counted = [{ name: 'pays', title: 'Pays', kind: 'count' } as const, ...report.figureColumns];
  const { columns, keyOf, aboutOf, order } = groupings[group];
  const rows = addUp<string>(counted);
  return {
    add: (pay) => rows.add(keyOf(pay), aboutOf(pay), { pays: whole(1), ...report.figuresOf(pay) }),
    table: () => ({ columns: [...columns, ...counted], rows: rows.rows().toSorted(order), notes: [] }),
  };
}
