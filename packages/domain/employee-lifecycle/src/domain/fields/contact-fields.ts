import { emailAddress, notes, optional, phoneNumber, postcode, text, upperCased } from '@anz-payroll/companies/fields';

/** How to reach the employee, and whom to call for them. */
export const contactFields = {
  email_address: optional(emailAddress),
  phone_home: optional(phoneNumber),
  phone_mobile: optional(phoneNumber),
  phone_medical: optional(phoneNumber),
  kin_name: optional(text(1, 60)),
  kin_relationship: optional(text(1, 60)),
  kin_address1: optional(text(1, 100)),
  kin_address2: optional(text(1, 100)),
  kin_city: optional(text(1, 60)),
  kin_state: optional(upperCased(text(2, 3))),
  kin_postcode: optional(postcode),
  kin_phone_home: optional(phoneNumber),
  kin_phone_work: optional(phoneNumber),
  kin_phone_mobile: optional(phoneNumber),
  kin_notes: optional(notes(4000)),
} as const;
