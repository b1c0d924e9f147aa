import { day, described, text, wholeNumber, type Field } from '@anz-payroll/companies/fields';
import { accepted } from 'payroll-core';
import { refusal } from '../employee-refusal';
import type { PartRules } from './part';

/** Each day with its hours, as they were approved. */
const days: Field<unknown> = {
  read: (value) => ({ ok: true, value }),
  schema: { type: 'array', description: 'date and hours of each day' },
};

/** Leave that was asked for and approved; the pay of its days takes it in. */
export const approvedLeave = {
  fields: {
    leave_type: text(1, 40),
    start_date: day,
    end_date: day,
    days,
    request_id: described(wholeNumber(1, Number.MAX_SAFE_INTEGER), 'The request that was approved'),
  },
  required: ['leave_type', 'start_date', 'end_date', 'days', 'request_id'],
  defaults: {},
  encrypted: [],
  most: 300,
  listRule: (list) => {
    const ids = list.map(({ values }) => values['request_id']);
    return new Set(ids).size === ids.length
      ? accepted(undefined)
      : refusal('part/invalid', 'This leave was approved already.');
  },
} as const satisfies PartRules;
