import { day, described, type Field } from '@anz-payroll/companies/fields';
import { accepted } from 'payroll-core';
import type { PartRules } from './part';

/** Judged with the figures of the final pay, by the package that calculates it. */
const request: Field<unknown> = {
  read: (value) => ({ ok: true, value }),
  schema: { type: 'object', description: 'The other members of the termination, as they were sent' },
};

/** The last day of a job that has not ended yet, and how it is to end. */
export const plannedTermination = {
  fields: { termination_date: described(day, 'The last day of the job'), request },
  required: ['termination_date'],
  defaults: {},
  encrypted: [],
  most: 1,
  listRule: () => accepted(undefined),
} as const satisfies PartRules;
