import { described, optional, postcode, text, upperCased } from '@anz-payroll/companies/fields';

export const addressFields = {
  address1: text(1, 100),
  address2: optional(text(1, 100)),
  city: text(1, 60),
  state: upperCased(text(2, 3)),
  country: described(
    upperCased(text(1, 2)),
    'Selects the AU or NZ rules on create, whatever the country of the company',
  ),
  postcode,
} as const;
