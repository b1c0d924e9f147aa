import { completedYears, parseCivilDate, yearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { accepted, type Result } from '../../refusal/result';
import type { AwardEmployee } from './award-employee';
import type { AwardRate } from './award-rates';
import type { AgeBand, PayGuideSectionFor } from './pay-guide';

export function ageOf(employee: Pick<AwardEmployee, 'age' | 'dateOfBirth'>, at: CivilDate): Result<number | undefined> {
  if (employee.dateOfBirth === undefined) return accepted(employee.age);
  const born = parseCivilDate(employee.dateOfBirth, 'dateOfBirth');
  return born.ok ? accepted(completedYears(born.value, at)) : born;
}

export type Service = Required<PayGuideSectionFor>['service'];

/** How long somebody has worked for the employer on a day, as pay guides divide it. */
export function serviceOf(
  { employedSince, monthsWithEmployer = 0 }: Pick<AwardEmployee, 'employedSince' | 'monthsWithEmployer'>,
  at: CivilDate,
): Result<Service> {
  const since = employedSince === undefined ? undefined : parseCivilDate(employedSince, 'employedSince');
  if (since?.ok === false) return since;
  const isLong = since === undefined ? monthsWithEmployer > 6 : completedMonths(since.value, at) >= 6;
  return accepted(isLong ? 'more than 6 months' : '6 months or less');
}

/** A month ends before the same day of the next, or with the last day of a month that is shorter. @law Acts Interpretation Act 1901 s 2G */
function completedMonths(from: CivilDate, to: CivilDate): number {
  const [start, end] = [yearMonthDay(from), yearMonthDay(to)];
  return (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0);
}

/** Reads an age as pay guides print it: `Under 17 years`, `16 years and under`, `17 years of age`. */
export function ageBand(text: string): AgeBand | undefined {
  const under = /under (\d+)/i.exec(text);
  if (under !== null) return { under: Number(under[1]) };
  const upTo = /(\d+) years? (?:of age )?and under/i.exec(text);
  if (upTo !== null) return { under: Number(upTo[1]) + 1 };
  const at = /^(?:at )?(\d+) years?/i.exec(text.trim());
  return at === null ? undefined : { at: Number(at[1]) };
}

export function fits(band: AgeBand | undefined, age: number): boolean {
  if (band === undefined) return false;
  return 'under' in band ? age < band.under : age === band.at;
}

/** Whether the rate of a junior is that of an age, where its name tells one. */
export function isOfAge({ name }: Pick<AwardRate, 'name'>, age: number, service: Service): boolean {
  const band = ageBand(name);
  if (band === undefined) return true;
  return fits(band, age) && (!name.includes('6 months') || name.includes(service));
}
