import { day, oneOf, optional, pattern, text, withDefault } from '@anz-payroll/companies/fields';

/** What a name in plain letters may hold: those that tax offices, banks and super funds take. */
const plainName = pattern(/^[A-Za-z][A-Za-z .'-]*$/, 'at most 60 plain letters, blanks, hyphens and apostrophes', {
  maxLength: 60,
  description: 'As the tax office, banks and super funds know the person, where the name itself is in other letters',
});

export const identityFields = {
  first_name: text(1, 60),
  middle_name: optional(text(1, 60)),
  last_name: text(1, 60),
  reported_first_name: optional(plainName),
  reported_last_name: optional(plainName),
  date_of_birth: day,
  gender: withDefault(oneOf('MALE', 'FEMALE', 'INDETERMINATE', 'UNKNOWN'), 'UNKNOWN'),
  honorific: optional(text(1, 18)),
  number: optional(text(1, 60, "The client's own code for the employee; unique across all companies of the account")),
} as const;
