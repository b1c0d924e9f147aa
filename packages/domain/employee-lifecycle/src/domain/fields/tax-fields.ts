import { checked, day, described, optional, withDefault, yesOrNo } from '@anz-payroll/companies/fields';
import { isAustralianBusinessNumber, isTaxFileNumber } from 'payroll-core/identifiers';
import { irdNumberText, nzCertificateFields, nzTaxCode } from './nz-tax-fields';

export const auTaxFields = {
  is_super_only_contractor: withDefault(
    described(yesOrNo, 'Paid super only: no tax file number needed, outside STP and PAYG'),
    false,
  ),
  tax_file_number: optional(checked(isTaxFileNumber, 'a tax file number', 'Needed on an AU create unless super only')),
  tfnd_signed_date: optional(day),
  is_foreign_resident: optional(yesOrNo),
  has_claimed_tax_free_threshold: optional(yesOrNo),
  has_stsl_liability: optional(yesOrNo),
  is_closely_held: optional(yesOrNo),
  working_holiday_tax_scale_applies: withDefault(yesOrNo, false),
  include_email_and_phone_in_stp: withDefault(yesOrNo, false),
  abn: optional(checked(isAustralianBusinessNumber, 'an ABN', "The employee's own business number")),
} as const;

export const nzTaxFields = {
  nz_tax_code: optional(nzTaxCode),
  ird_number: optional(irdNumberText),
  has_student_loan: withDefault(yesOrNo, false),
  no_declaration: withDefault(described(yesOrNo, 'Forces code ND, no student loan, and no IRD number'), false),
  ...nzCertificateFields,
} as const;
