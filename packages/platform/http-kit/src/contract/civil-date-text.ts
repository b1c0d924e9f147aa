import { parseCivilDate } from 'payroll-core/calendar';
import { field, type FieldOptions } from './field';

/** A day, `YYYY-MM-DD`, that is on the calendar: 2026-02-30 is refused. */
export function CivilDateText(options: FieldOptions = {}): PropertyDecorator {
  return field(
    {
      schema: { type: 'string', format: 'date' },
      check: (value) =>
        parseCivilDate(value).ok
          ? undefined
          : { code: 'not_a_date', message: 'Expected a calendar day such as 2026-07-01.' },
    },
    options,
  );
}
