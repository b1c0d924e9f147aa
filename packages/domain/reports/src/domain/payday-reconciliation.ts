import type { FiledPayday } from '@anz-payroll/filing';
import { add, decimal, equal, subtract, sum, whole, type Decimal } from 'payroll-core/money';
import type { PaysReport } from './pays-report';
import type { ReportColumn, ReportRow } from './report';
import { dollarsOf } from './totals';

/** Amounts of the employment information that are compared, with their names in both. */
const figures = [
  ['gross', 'Gross', 'gross'],
  ['paye', 'PAYE', 'paye'],
  ['student_loan', 'Student loan', 'studentLoan'],
  ['kiwisaver_employee', 'KiwiSaver employee', 'kiwisaverDeductions'],
  ['kiwisaver_employer', 'KiwiSaver employer, net', 'kiwisaverEmployerNet'],
  ['esct', 'ESCT', 'esct'],
] as const;

const columns: readonly ReportColumn[] = [
  { name: 'pay_date', title: 'Payday', kind: 'date' },
  { name: 'state', title: 'State', kind: 'text' },
  { name: 'pays', title: 'Pays', kind: 'count' },
  ...figures.flatMap(([name, title]): readonly ReportColumn[] => [
    { name, title, kind: 'amount' },
    { name: `filed_${name}`, title: `${title} filed`, kind: 'amount' },
  ]),
  { name: 'difference', title: 'PAYE to amend', kind: 'amount' },
];

type Amounts = Record<(typeof figures)[number][0], Decimal>;
const nothing = (): Amounts => ({
  gross: whole(0),
  paye: whole(0),
  student_loan: whole(0),
  kiwisaver_employee: whole(0),
  kiwisaver_employer: whole(0),
  esct: whole(0),
});

/** What the pays of each payday say now, against what was recorded as filed with Inland Revenue. */
export function paydayReconciliation(filed: readonly FiledPayday[]): PaysReport {
  const days = new Map<string, { count: number; readonly now: Amounts }>();
  return {
    add(pay) {
      if (pay.country !== 'NZ') return;
      const day = days.get(pay.payDate) ?? { count: 0, now: nothing() };
      day.count += 1;
      for (const [name, , member] of figures) {
        day.now[name] = add<Decimal>(day.now[name], decimal(pay.result.employmentInformation[member]));
      }
      days.set(pay.payDate, day);
    },
    table() {
      const returns = new Map(filed.map((payday) => [String(payday.payDate), payday]));
      const all = [...new Set([...days.keys(), ...returns.keys()])].toSorted();
      return {
        columns,
        rows: all.map((date) => rowOf(date, days.get(date), returns.get(date))),
        notes: [
          'A payday that differs needs an amendment; one that is not filed is due two working days after payday.',
        ],
      };
    },
  };
}

function rowOf(
  date: string,
  day: { readonly count: number; readonly now: Amounts } | undefined,
  filed: FiledPayday | undefined,
): ReportRow {
  const now = day?.now ?? nothing();
  const then = nothing();
  for (const [name, , member] of figures) {
    then[name] = sum<Decimal>(whole(0), filed?.lines.map(({ amounts }) => amounts[member]) ?? []);
  }
  const isSame = figures.every(([name]) => equal(now[name], then[name]));
  return {
    pay_date: date,
    state: filed === undefined ? 'Not filed' : isSame ? 'Filed' : 'Differs',
    pays: String(day?.count ?? 0),
    ...Object.fromEntries(
      figures.flatMap(([name]) => [
        [name, dollarsOf(now[name])],
        [`filed_${name}`, dollarsOf(then[name])],
      ]),
    ),
    difference: dollarsOf(subtract<Decimal>(now.paye, then.paye)),
  };
}
