import { minimumInWords, type CheckedPeriod } from '@anz-payroll/pay-runs';
import type { ReportTable } from './report';

const verdicts = { met: 'Met', short: 'Short', 'cannot-tell': 'Cannot tell' } as const;

/** Past pay periods beside what their awards ask for, with the rates and texts that the verdict stands on. */
export function awardChecks(periods: readonly CheckedPeriod[]): ReportTable {
  return {
    columns: [
      { name: 'last_name', title: 'Last name', kind: 'text' },
      { name: 'first_name', title: 'First name', kind: 'text' },
      { name: 'employee_number', title: 'Number', kind: 'text' },
      { name: 'period_start', title: 'From', kind: 'date' },
      { name: 'period_end', title: 'To', kind: 'date' },
      { name: 'pay_date', title: 'Paid on', kind: 'date' },
      { name: 'verdict', title: 'Verdict', kind: 'text', words: verdicts },
      { name: 'reasons', title: 'Why', kind: 'text' },
      { name: 'required', title: 'Required', kind: 'amount' },
      { name: 'paid', title: 'Paid', kind: 'amount' },
      { name: 'short_by', title: 'Short by', kind: 'amount' },
      { name: 'paid_back', title: 'Paid back', kind: 'amount' },
      { name: 'owed', title: 'Back pay owed', kind: 'amount' },
      { name: 'minimum', title: 'Held against', kind: 'text' },
      { name: 'classification_reason', title: 'Why this classification', kind: 'text' },
      { name: 'verdict_when_paid', title: 'Verdict when it was paid', kind: 'text', words: verdicts },
      { name: 'rates', title: 'Rates and texts used', kind: 'text' },
    ],
    rows: periods.map(({ employee: { details }, check, whenPaid, ...period }) => ({
      last_name: details.last_name,
      first_name: details.first_name,
      employee_number: details.number,
      period_start: period.periodStart,
      period_end: period.periodEnd,
      pay_date: period.payDate,
      minimum: check === undefined ? null : minimumInWords(check),
      classification_reason: details.award_classification_reason,
      verdict: check?.verdict ?? 'cannot-tell',
      verdict_when_paid: whenPaid === undefined ? null : verdictWhenPaid(whenPaid),
      required: check?.required ?? null,
      paid: check?.paid ?? null,
      short_by: check?.shortBy ?? null,
      paid_back: period.paidBack,
      owed: period.owed,
      reasons:
        check === undefined
          ? 'The employee’s record names no award and no other source of the minimum.'
          : [...check.reasons.map(({ says }) => says), ...otherwiseThen(period.otherwiseWhenPaid)].join(' '),
      rates: check === undefined ? null : check.evidence.editions.join(', '),
    })),
    notes: [
      'By the records, approved timesheets and rates of today, and the employment type of then; nothing carries over between pay periods ([2025] FCA 1092).',
      'The check compares what it is told: hours that were not recorded, a wrong classification and a wrong award stay invisible.',
      'Minimum rates: Modern Awards Pay Database, © Fair Work Commission, CC BY 4.0; penalties: pay guides of the Fair Work Ombudsman. This is not its Pay and Conditions Tool.',
    ],
  };
}

function otherwiseThen(heldAgainst: string | undefined): readonly string[] {
  return heldAgainst === undefined
    ? []
    : [`When it was paid it was held against ${heldAgainst}. Nothing is owed where the record has changed since.`];
}

function verdictWhenPaid({ verdict, shortBy }: { readonly verdict: string; readonly shortBy: string }): string {
  return verdict === 'short' ? `short by ${shortBy}` : verdict;
}
