import { isAustralianBusinessNumber, isIrdNumber, isNzbn } from 'payroll-core/identifiers';
import {
  bankStateBranch,
  checked,
  day,
  described,
  emailAddress,
  oneOf,
  optional,
  pattern,
  phoneNumber,
  postcode,
  text,
  upperCased,
  wholeNumber,
  withDefault,
  yesOrNo,
  type Field,
  type ValuesOf,
} from '../fields';
import { timeZone } from './time-zone';

/** What a company may be given and asked for, under the names of the interface. */
export const companyFields = {
  legal_name: text(1, 200),
  abn: optional(
    checked(isAustralianBusinessNumber, 'an ABN', 'Australian business number; makes the company Australian'),
  ),
  ird_number: optional(checked(isIrdNumber, 'an IRD number', 'IRD number; makes the company a New Zealand one')),
  trading_name: optional(text(1, 200)),
  branch_number: wholeNumber(1, 999),
  nzbn: optional(checked(isNzbn, 'an NZBN', 'New Zealand business number')),
  contact_name: optional(text(1, 120)),
  email_address: optional(emailAddress),
  phone: optional(phoneNumber),
  address1: optional(text(1, 100)),
  address2: optional(text(1, 100)),
  city: optional(text(1, 60)),
  state: optional(upperCased(text(2, 3))),
  postcode: optional(postcode),
  timezone: described(timeZone, 'Decides which day "today" is; by default that of Sydney or Auckland'),
  default_pay_period: oneOf('WEEKLY', 'FORTNIGHTLY', 'MONTHLY'),
  week_ends_on: oneOf('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'),
  fortnight_anchor_date: optional(described(day, 'A day that ends a fortnight')),
  weekly_pay_date_offset: payDateOffset('weekly'),
  fortnightly_pay_date_offset: payDateOffset('fortnightly'),
  monthly_pay_date_offset: payDateOffset('monthly'),
  bank_bsb: optional(bankStateBranch),
  bank_account_number: optional(text(1, 20)),
  bank_account_name: optional(text(1, 32)),
  direct_entry_user_id: optional(pattern(/^\d{6}$/, '6 digits')),
  financial_institution: optional(upperCased(pattern(/^[A-Za-z]{3}$/, 'three letters'))),
  region: optional(text(1, 60, 'Region of the NZ anniversary day, such as Auckland, Hawke’s Bay or HKB, or AU state')),
  attach_payslips: withDefault(
    described(yesOrNo, 'Whether payslips by e-mail carry the PDF; otherwise the e-mail holds a link alone'),
    false,
  ),
  default_fund_name: optional(text(1, 200, "Australia: the employer's default fund, for who chooses none")),
  default_fund_usi: optional(
    upperCased(text(1, 20, "Unique superannuation identifier of the employer's default fund")),
  ),
} as const;

/** Two months either way are more than anybody pays in arrears or in advance. */
function payDateOffset(payPeriod: string): Field<number | null> {
  return optional(
    described(
      wholeNumber(-62, 62),
      `Days from the end of a ${payPeriod} period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date.`,
    ),
  );
}

export type CompanyDetails = Readonly<ValuesOf<typeof companyFields>>;

/** What a company that was stored before a field existed reads as. */
export const omittedCompanyDetails: Partial<CompanyDetails> = Object.fromEntries(
  Object.entries(companyFields).flatMap(([name, field]) =>
    'whenOmitted' in field ? [[name, field.whenOmitted] as const] : [],
  ),
);
