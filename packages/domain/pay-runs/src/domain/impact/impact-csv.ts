import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import { toFixed } from 'payroll-core';
import type { Impact, PayTotals } from 'payroll-core/changes';

export interface ImpactRow {
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string;
  readonly payId: number;
  readonly payPeriod: string;
  readonly impact: Impact;
}

const figures = ['gross', 'tax', 'studyLoan', 'net', 'super', 'cost'] as const satisfies readonly (keyof PayTotals)[];
const titles = ['Gross', 'Tax', 'Study loan', 'Net', 'Super or KiwiSaver', 'Cost'];

/** A row for each person: before, after and change of every figure, and the rules that moved them. */
export function impactCsv(rows: readonly ImpactRow[]): string {
  const head = [
    'Employee number',
    'Employee',
    'Pay',
    'Pay period',
    ...titles.flatMap((title) => [`${title} before`, `${title} after`, `${title} change`]),
    'Rules',
  ];
  return writeCsv([
    head.map((text) => ({ text })),
    ...rows.map(({ employeeNumber, name, payId, payPeriod, impact }): readonly CsvCell[] => [
      { text: employeeNumber ?? '' },
      { text: name },
      { number: String(payId) },
      { text: payPeriod },
      ...figures.flatMap((figure) =>
        [impact.before, impact.after, impact.movement].map((totals) => ({ number: toFixed(totals[figure], 2) })),
      ),
      { text: impact.rules.map((rule) => rule.name).join(', ') },
    ]),
  ]);
}
