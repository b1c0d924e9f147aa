import type { FiledPayday } from '@anz-payroll/filing';
import { add, decimal, equal, subtract, sum, whole, type Decimal, type Nzd } from 'payroll-core/money';
import { inForce, civilDate, type CivilDate } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { employmentInformationOf } from './employment-information-of';
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
  { name: 'to_pay', title: 'To pay Inland Revenue', kind: 'amount' },
  { name: 'file_by', title: 'File by', kind: 'date' },
  { name: 'pay_by', title: 'Pay by', kind: 'date' },
];

interface Day {
  count: number;
  readonly now: Amounts;
  readonly lines: nz.EmploymentInformation[];
}

type Amounts = Record<(typeof figures)[number][0], Decimal>;
const nothing = (): Amounts => ({
  gross: whole(0),
  paye: whole(0),
  student_loan: whole(0),
  kiwisaver_employee: whole(0),
  kiwisaver_employer: whole(0),
  esct: whole(0),
});

/**
 * What the pays of each payday say now, against what was recorded as filed with Inland Revenue, and by when it is filed
 * and paid. `changed` names paydays whose lines differ, in an IRD number or a first day too, which no amount shows.
 * @law Tax Administration Act 1994 s 23E; Income Tax Act 2007 s RD 4
 */
export function paydayReconciliation(
  filed: readonly FiledPayday[],
  changed: ReadonlySet<string>,
  deductedInYearBefore: Nzd,
): PaysReport {
  const days = new Map<string, Day>();
  return {
    add(pay) {
      if (pay.country !== 'NZ') return;
      const day = days.get(pay.payDate) ?? { count: 0, now: nothing(), lines: [] };
      day.count += 1;
      day.lines.push(employmentInformationOf(pay));
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
        rows: all.map((date) =>
          rowOf(date, days.get(date), returns.get(date), changed.has(date), deductedInYearBefore),
        ),
        notes: [
          'A payday that differs, in amounts or in an IRD number, a name or a day, needs an amendment; one that is not filed is due two working days after payday.',
          `Pay by: the day of a small or large employer (Income Tax Act 2007 s RD 4), or the next working day; PAYE and ESCT of the pays of the tax year before came to ${dollarsOf(deductedInYearBefore)}.`,
        ],
      };
    },
  };
}

function rowOf(
  date: string,
  day: Day | undefined,
  filed: FiledPayday | undefined,
  isChanged: boolean,
  deductedInYearBefore: Nzd,
): ReportRow {
  const now = day?.now ?? nothing();
  const then = nothing();
  for (const [name, , member] of figures) {
    then[name] = sum<Decimal>(whole(0), filed?.lines.map(({ amounts }) => amounts[member]) ?? []);
  }
  const isSame = !isChanged && figures.every(([name]) => equal(now[name], then[name]));
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
    to_pay: dollarsOf(nz.totalDeducted(nz.totalEmploymentInformation(day?.lines ?? []))),
    ...dueDays(civilDate(date), deductedInYearBefore),
  };
}

function dueDays(
  payDate: CivilDate,
  deducted: Nzd,
): { readonly file_by: string | null; readonly pay_by: string | null } {
  const edition = inForce(nz.paydayFiling, payDate);
  if (!edition.ok) return { file_by: null, pay_by: null };
  return {
    file_by: nz.employmentInformationDueDate(payDate, 'electronic', edition.value).value,
    pay_by: nz.payableByWorkingDay(
      nz.paymentDueDate(payDate, nz.employerSize(deducted, edition.value), edition.value),
      edition.value,
    ).value,
  };
}
