import { parseCivilDate } from 'payroll-core/calendar';
import { field, type FieldOptions } from './field';

/** 1800 is the year that the Australian Taxation Office takes for an unknown start date. Beyond 2199, adding years to a day could leave the calendar. */
const FIRST_YEAR = '1800';
const LAST_YEAR = '2199';

/** Whether a day is in a year that a payroll can have. */
export function isInPayrollYears(date: string): boolean {
  const year = date.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** A day, `YYYY-MM-DD`, that is on the calendar: 2026-02-30 is refused, and so is the year 9999. */
export function CivilDateText(options: FieldOptions = {}): PropertyDecorator {
  return field(
    {
      schema: { type: 'string', format: 'date' },
      check: (value) => {
        const parsed = parseCivilDate(value);
        if (!parsed.ok) return { code: 'not_a_date', message: 'Expected a calendar day such as 2026-07-01.' };
        return isInPayrollYears(parsed.value)
          ? undefined
          : { code: 'out_of_range', message: `Expected a day of the years ${FIRST_YEAR} to ${LAST_YEAR}.` };
      },
    },
    options,
  );
}
