import { field, type FieldOptions } from './field';

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$/;

/** A moment in an answer: ISO 8601 in UTC with no `Z` and no offset (spec 2.1). */
export function TimestampText(options: FieldOptions = {}): PropertyDecorator {
  return field(
    {
      schema: { type: 'string', pattern: TIMESTAMP.source },
      check: (value) =>
        typeof value === 'string' && TIMESTAMP.test(value)
          ? undefined
          : { code: 'not_a_timestamp', message: 'Expected a UTC time such as 2026-07-01T09:30:00.' },
    },
    { example: '2026-07-01T09:30:00.000', ...options },
  );
}

/** Epoch milliseconds as the API writes moments. */
export { utcTimestamp as toTimestamp } from '@anz-payroll/kernel';
