import { payRateFields } from '@anz-payroll/companies';
import { accepted } from 'payroll-core';
import { refusal } from '../employee-refusal';
import type { PartRules } from './part';

/** Rates that one employee alone is paid by. */
export const ownPayRates = {
  fields: payRateFields,
  required: ['description'],
  defaults: { units: 'hours', rate: null, multiplier: null, is_overtime: false },
  encrypted: [],
  most: 200,
  listRule: (list) =>
    list.every(({ values }) => (values['rate'] === null) !== (values['multiplier'] === null))
      ? accepted(undefined)
      : refusal(
          'part/invalid',
          'A pay rate needs a rate (dollars per unit) or a multiplier of the hourly rate, and not both.',
          ['rate', 'multiplier'],
        ),
} as const satisfies PartRules;
