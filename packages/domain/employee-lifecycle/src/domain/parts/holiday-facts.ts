import type { Country } from '@anz-payroll/companies';
import { day, decimalText, described, oneOf, optional, yesOrNo, type FieldSet } from '@anz-payroll/companies/fields';
import { accepted, type Result } from 'payroll-core';
import { countryEmployees } from '../../countries/registered-countries';
import { refusal, type EmployeeRefusal } from '../employee-refusal';
import type { DraftPart, ListRule, PartRules } from './part';

/** Why somebody was away without pay from the employer; only UNPAID_OTHER may move the anniversary. */
export const absenceReasons = [
  'UNPAID_OTHER',
  'PARENTAL',
  'VOLUNTEERS',
  'ACCIDENT_COMPENSATION',
  'UNPAID_SICK',
  'UNPAID_BEREAVEMENT',
  'UNPAID_FAMILY_VIOLENCE',
] as const;

const no = (message: string, fields: readonly string[] = []) => refusal('part/invalid', message, fields);

function wherePublicHolidaysAreKept(
  country: Country,
  list: readonly DraftPart[],
  fields: readonly string[],
  rule: (list: readonly DraftPart[]) => string | undefined,
): Result<undefined, EmployeeRefusal> {
  if (!countryEmployees[country].hasHolidayFacts) return no('This list belongs to employees of New Zealand companies.');
  const problem = rule(list);
  return problem === undefined ? accepted(undefined) : no(problem, fields);
}

const periods: ListRule = (list, _employee, country) =>
  wherePublicHolidaysAreKept(country, list, ['start_date', 'end_date'], (rows) => {
    const days = rows
      .map(({ values }) => ({ from: String(values['start_date']), until: String(values['end_date']) }))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    const backward = days.find(({ from, until }) => until < from);
    if (backward !== undefined) return `end_date ${backward.until} is before start_date ${backward.from}.`;
    const overlapping = days.find(({ from }, i) => i > 0 && from <= (days[i - 1]?.until ?? ''));
    return overlapping === undefined ? undefined : `${overlapping.from} lies within an earlier entry of this list.`;
  });

const once = (name: string): ListRule => {
  return (list, _employee, country) =>
    wherePublicHolidaysAreKept(country, list, [name], (rows) => {
      const seen = rows.map(({ values }) => String(values[name]));
      const twice = seen.find((value, i) => seen.indexOf(value) !== i);
      return twice === undefined ? undefined : `${name} ${twice} is in the list twice.`;
    });
};

/** A few for every year of a long employment. */
const MOST = 200;

function facts<F extends FieldSet>(
  fields: F,
  required: readonly (keyof F & string)[],
  defaults: object,
  rule: ListRule,
) {
  return { fields, required, defaults: { ...defaults }, encrypted: [], most: MOST, listRule: rule } satisfies PartRules;
}

/** Time away that a run stages no hours for. It may move the anniversary, or the rate of holidays that arise after it. */
export const absences = facts(
  {
    reason: described(
      oneOf(...absenceReasons),
      'UNPAID_OTHER of more than a week moves the anniversary (Holidays Act 2003 s 16); after parental leave annual ' +
        'holidays are paid at average weekly earnings (Parental Leave and Employment Protection Act 1987 s 42)',
    ),
    start_date: described(day, 'A pay run stages no hours from this day until end_date'),
    end_date: day,
    agreed_to_count: described(
      yesOrNo,
      'Both agreed that unpaid leave of more than a week counts as employment; the divisor of 52 weeks falls in its place',
    ),
  },
  ['reason', 'start_date', 'end_date'],
  { agreed_to_count: false },
  periods,
);

/** @law Holidays Act 2003 ss 29 to 35 */
export const closedowns = facts(
  {
    start_date: described(
      day,
      'The pay of this day pays 8% to an employee who has no annual holidays left, and the 12 months begin anew',
    ),
    end_date: day,
    nominated_date: optional(
      described(day, 'A day near the beginning from which the 12 months begin anew every year; left out, start_date'),
    ),
  },
  ['start_date', 'end_date'],
  { nominated_date: null },
  periods,
);

/** What employer and employee agreed for a day, against the working days. @law Holidays Act 2003 s 12 */
export const workingDayAnswers = facts(
  {
    date: described(day, 'The day, such as a public holiday'),
    is_working_day: described(yesOrNo, 'Whether it would otherwise be a working day for the employee'),
  },
  ['date', 'is_working_day'],
  {},
  once('date'),
);

/** @law Holidays Act 2003 s 44B */
export const publicHolidayTransfers = facts(
  {
    holiday_date: described(day, 'The day of the calendar that the public holiday falls on'),
    transferred_to: described(day, 'The day that the employee keeps in its place, by written agreement'),
  },
  ['holiday_date', 'transferred_to'],
  {},
  once('holiday_date'),
);

/** Fifty-two, and one for a year that begins within a week. */
const WEEKS_OF_YEAR = 53;

/** Single weeks of the payroll before this one. @law Holidays Act 2003 ss 8, 9A, 21 */
export const earningsWeeks = {
  ...facts(
    {
      week_ending: described(day, 'The last day of the week'),
      gross: described(decimalText({ least: '0', places: 2 }), 'Gross earnings of the week (Holidays Act 2003 s 14)'),
      irregular: optional(
        described(decimalText({ least: '0', places: 2 }), 'The part that is not a regular part of pay (s 8)'),
      ),
      days_worked: optional(
        described(
          decimalText({ least: '0', most: '7', places: 4 }),
          'Whole or part days worked or on paid leave (s 9A)',
        ),
      ),
    },
    ['week_ending', 'gross'],
    { irregular: null, days_worked: null },
    once('week_ending'),
  ),
  most: WEEKS_OF_YEAR,
} satisfies PartRules;
