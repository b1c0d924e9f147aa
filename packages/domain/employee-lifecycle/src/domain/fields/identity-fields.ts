import { day, oneOf, optional, text, withDefault } from '@anz-payroll/companies/fields';

export const identityFields = {
  first_name: text(1, 60),
  middle_name: optional(text(1, 60)),
  last_name: text(1, 60),
  date_of_birth: day,
  gender: withDefault(oneOf('MALE', 'FEMALE', 'INDETERMINATE', 'UNKNOWN'), 'UNKNOWN'),
  honorific: optional(text(1, 18)),
  number: optional(text(1, 60, "The client's own code for the employee; unique across all companies of the account")),
} as const;
