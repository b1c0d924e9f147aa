import type { LeaveOfPerson } from '@anz-payroll/pay-runs';
import { addDays, addMonths, daysBetween, type CivilDate } from 'payroll-core/calendar';
import { decimal, divide, greater, isPositive, multiply, round, whole, type Decimal } from 'payroll-core/money';
import * as nz from 'payroll-core/nz';
import { nameOf, personColumns } from './person';
import type { ReportColumn, ReportRow, ReportTable } from './report';
import { dollarsOf } from './totals';

const figures = [
  ['annual_leave_hours', 'Annual leave, hours', 'quantity', 'annualLeaveHours'],
  ['sick_leave_hours', 'Sick leave, hours', 'quantity', 'sickLeaveHours'],
  ['annual_leave_value', 'Annual leave, value', 'amount', 'annualLeaveValue'],
  ['paid_with_pays', 'Paid with the pays', 'amount', 'paidWithPays'],
  ['value', 'Value in all', 'amount', 'value'],
] as const;

const columns: readonly ReportColumn[] = [
  ...personColumns,
  { name: 'weeks', title: 'Weeks', kind: 'count', isTotalled: false },
  ...figures.flatMap(([name, title, kind]): readonly ReportColumn[] => [
    { name: `${name}_holidays_act`, title: `${title}: Holidays Act`, kind },
    { name: `${name}_employment_leave_act`, title: `${title}: new Act`, kind },
    { name: `${name}_difference`, title: `${title}: difference`, kind },
  ]),
  { name: 'annual_hours_converted', title: 'Annual holidays as hours of the new Act', kind: 'quantity' },
  { name: 'sick_hours_converted', title: 'Sick leave as hours of the new Act', kind: 'quantity' },
];

const HOURS_DECIMALS = 4;

/**
 * What the Holidays Act 2003 and the Employment Leave Act 2026 give on the hours that were paid, and what today's
 * balances would become if the new Act began on the day after the last one.
 * @law Holidays Act 2003; Employment Leave Act 2026 Schedule 1 cl 5, 11, 12, 17, 18
 */
export function leaveLawsReport(people: readonly LeaveOfPerson[], from: CivilDate, until: CivilDate): ReportTable {
  const [next] = nz.employmentLeave.editions;
  const today = nz.holidays.editions.at(-1);
  if (next === undefined || today === undefined) throw new Error('An instrument has no edition');
  const began = { ...next, effectiveFrom: addDays(until, 1) };
  const rows = people
    .filter(({ compared }) => compared.weeks.length > 0)
    .map((person): ReportRow => {
      const laws = nz.compareLeaveLaws(person.compared, today, next);
      return {
        employee_number: person.employee.details.number,
        employee: nameOf(person.employee),
        weeks: String(person.compared.weeks.length),
        ...Object.fromEntries(
          figures.flatMap(([name, , kind, member]) => {
            const { holidaysAct, employmentLeaveAct, difference } = laws[member];
            const text = (value: Decimal) =>
              kind === 'amount' ? dollarsOf(value) : round(value, HOURS_DECIMALS, 'half-up').toString();
            return [
              [`${name}_holidays_act`, text(holidaysAct)],
              [`${name}_employment_leave_act`, text(employmentLeaveAct)],
              [`${name}_difference`, text(difference)],
            ];
          }),
        ),
        ...converted(person, today, began),
      };
    });
  const now = nz.leaveLawOn(from);
  return {
    columns,
    rows,
    notes: [
      `The same hours under both laws, those of the pays from ${from} to ${until}, as though no leave had been taken.`,
      now.ok && now.value.law === 'holidays-act'
        ? `Pay periods from ${from} are under the Holidays Act 2003; the Employment Leave Act 2026 is in force from ${next.effectiveFrom}.`
        : `Pay periods from ${from} are under the Employment Leave Act 2026.`,
      `Conversion: today’s balances as though the new Act began on ${began.effectiveFrom}.`,
      `Not at hand, and not worked out: ${nz.employmentLeaveNotAtHand.join('; ')}.`,
    ],
  };
}

function converted(
  { employee: { details }, statement, absences }: LeaveOfPerson,
  today: Parameters<typeof nz.convertBalances>[1],
  law: Parameters<typeof nz.convertBalances>[2],
): ReportRow {
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const none = { annual_hours_converted: null, sick_hours_converted: null };
  if (statement === undefined || !isPositive(perWeek)) return none;
  const { entitledSince: since } = statement;
  const { annual, sick } = nz.convertBalances(
    {
      annualWeeks: divide(greater(statement.balances.ANNUAL_HOLIDAYS, whole(0)), perWeek, 6, 'half-up'),
      annualSince: since,
      sickDays: divide(greater(statement.balances.SICK, whole(0)), perDay, 6, 'half-up'),
      sickSince: lastHalfYear(details.start_date, law.effectiveFrom),
      unpaidDays: absences.reduce(
        (days, absence) => days + daysAway(absence, since, addDays(law.effectiveFrom, -1)),
        0,
      ),
      weeklyHours: { kind: 'agreement', hours: perWeek },
      dailyHours: { hours: perWeek, days: whole(details.standard_days_per_week) },
    },
    today,
    law,
  );
  const text = (value: Decimal) => round(value, HOURS_DECIMALS, 'half-up').toString();
  return { annual_hours_converted: text(annual.hours.value), sick_hours_converted: text(sick.hours.value) };
}

/** Days of an absence between two days, both counted, that are no continuous employment. */
function daysAway(absence: nz.Absence, from: CivilDate, until: CivilDate): number {
  const away = nz.daysNotEmployed(absence);
  if (away === undefined) return 0;
  const first = away.from > from ? away.from : from;
  const last = away.until < until ? away.until : until;
  return first > last ? 0 : daysBetween(first, last) + 1;
}

function lastHalfYear(start: CivilDate, before: CivilDate): CivilDate {
  let day = start;
  for (let months = 6; addMonths(start, months) < before; months += 12) day = addMonths(start, months);
  return day;
}
