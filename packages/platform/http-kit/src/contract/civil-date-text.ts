import { parseCivilDate } from 'payroll-core/calendar';
import { field, type FieldOptions } from './field';

/** No pay is of a day before or after: the tax office writes 1800 for a start that nobody knows. Years and periods are counted from both ends. */
const FIRST_YEAR = '1800';
const LAST_YEAR = '2199';

/** Whether a payroll can be asked about the day. */
export function isWithinPayrolls(date: string): boolean {
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
        return isWithinPayrolls(parsed.value)
          ? undefined
          : { code: 'out_of_range', message: `Expected a day of the years ${FIRST_YEAR} to ${LAST_YEAR}.` };
      },
    },
    options,
  );
}
