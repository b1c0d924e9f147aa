import type { PayRecord } from '@anz-payroll/pay-runs';
import { decimal, subtract, whole, type Decimal } from 'payroll-core/money';
import { addUp } from './add-up';
import type { PaysReport } from './pays-report';
import { byPerson, personColumns, personOf } from './person';
import type { ReportColumn } from './report';

const figures = [
  ['gross', 'Gross'],
  ['tax', 'PAYG'],
  ['super', 'Super'],
] as const;

const columns: readonly ReportColumn[] = [
  { name: 'pays', title: 'Pays', kind: 'count' },
  { name: 'reported_pays', title: 'Accepted', kind: 'count' },
  { name: 'queued_pays', title: 'Queued', kind: 'count' },
  { name: 'rejected_pays', title: 'Rejected', kind: 'count' },
  { name: 'unsent_pays', title: 'Not submitted', kind: 'count' },
  ...figures.map(([name, title]) => ({ name, title, kind: 'amount' as const })),
  ...figures.map(([name, title]) => ({
    name: `reported_${name}`,
    title: `${title} accepted`,
    kind: 'amount' as const,
  })),
  ...figures.map(([name, title]) => ({
    name: `difference_${name}`,
    title: `${title} to report`,
    kind: 'amount' as const,
  })),
];

const counters: Readonly<Record<PayRecord['stpStatus'], string>> = {
  accepted: 'reported_pays',
  queued: 'queued_pays',
  rejected: 'rejected_pays',
  not_submitted: 'unsent_pays',
};

/**
 * What was paid against what the tax office has accepted through Single Touch Payroll, by employee; pays of those outside it that no
 * report holds are left out.
 */
export function stpReconciliation(outside: ReadonlySet<number>): PaysReport {
  const rows = addUp<number>(columns);
  let isAnyLeftOut = false;
  return {
    add(pay) {
      if (pay.stpStatus === 'not_submitted' && outside.has(pay.employeeId)) {
        isAnyLeftOut = true;
        return;
      }
      const isReported = pay.stpStatus === 'accepted';
      const amounts: Record<string, Decimal> = { pays: whole(1), [counters[pay.stpStatus]]: whole(1) };
      for (const [name] of figures) {
        const paid = decimal(pay[name]);
        const reported = isReported ? paid : whole(0);
        amounts[name] = paid;
        amounts[`reported_${name}`] = reported;
        amounts[`difference_${name}`] = subtract<Decimal>(paid, reported);
      }
      rows.add(pay.employeeId, personOf(pay), amounts);
    },
    table: () => ({
      columns: [...personColumns, ...columns],
      rows: rows.rows().toSorted(byPerson),
      notes: [
        'Accepted is what the receiver of the messages answered; what is to report has not been accepted yet.',
        ...(isAnyLeftOut ? ['Super-only contractors are not reported, and their pays are not in this report.'] : []),
      ],
    }),
  };
}
