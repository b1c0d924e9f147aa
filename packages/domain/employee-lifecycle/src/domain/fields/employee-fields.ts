import type { ValuesOf } from '@anz-payroll/companies/fields';
import { addressFields } from './address-fields';
import { auFringeBenefitFields, auWithholdingFields } from './au-withholding-fields';
import { awardFields } from './award-fields';
import { bankFields } from './bank-fields';
import { contactFields } from './contact-fields';
import { employmentFields } from './employment-fields';
import { portalFields, payslipFields } from './flag-fields';
import { identityFields } from './identity-fields';
import { kiwisaverFields, leaveFields, payFields, superFields } from './pay-fields';
import type { NzTaxCode } from './nz-tax-fields';
import { auTaxFields, nzTaxFields } from './tax-fields';

/** The table in the groups in which people look for a field. */
export const employeeFieldGroups = {
  identity: identityFields,
  address: addressFields,
  contact: contactFields,
  employment: employmentFields,
  auTax: auTaxFields,
  auWithholding: auWithholdingFields,
  auFringeBenefits: auFringeBenefitFields,
  award: awardFields,
  nzTax: nzTaxFields,
  pay: payFields,
  super: superFields,
  kiwisaver: kiwisaverFields,
  leave: leaveFields,
  bank: bankFields,
  portal: portalFields,
  payslip: payslipFields,
} as const;

/**
 * Every field a client may write, under the names of the interface; one set serves create and update. A new optional
 * field is one entry here: contract, default, storage and the API document follow it.
 */
export const employeeFields = {
  ...identityFields,
  ...addressFields,
  ...contactFields,
  ...employmentFields,
  ...auTaxFields,
  ...auWithholdingFields,
  ...auFringeBenefitFields,
  ...awardFields,
  ...nzTaxFields,
  ...payFields,
  ...superFields,
  ...kiwisaverFields,
  ...leaveFields,
  ...bankFields,
  ...portalFields,
  ...payslipFields,
} as const;

/** A body as it was read: any part of the field set. */
export type EmployeeBody = Partial<ValuesOf<typeof employeeFields>>;

/** The whole record as it is kept. Options are settled to ids, codes to what is stored. */
export type EmployeeDetails = Readonly<
  Omit<
    ValuesOf<typeof employeeFields>,
    'employment_type' | 'employment_tenure' | 'nz_tax_code' | 'stp_employment_status'
  >
> & {
  readonly employment_type: number | null;
  readonly employment_tenure: number | null;
  readonly nz_tax_code: NzTaxCode | null;
  /** `L` (labour hire) is never written by a client; it follows from the employment status. */
  readonly stp_employment_status: 'C' | 'P' | 'F' | 'L';
};

export type EmployeeFieldName = keyof typeof employeeFields;

export const employeeFieldNames = Object.keys(employeeFields) as readonly EmployeeFieldName[];

/** What a create cannot do without, whatever the country: the fields that have no default. */
export const requiredOnCreate: readonly EmployeeFieldName[] = employeeFieldNames.filter(
  (name) => !('whenOmitted' in employeeFields[name]),
);

/** Kept in the vault, shown in full only to a reader whose reading is recorded. */
export const encryptedFieldNames = [
  'tax_file_number',
  'ird_number',
  'primary_bank_account_number',
  'secondary_bank_account_number',
] as const satisfies readonly EmployeeFieldName[];
