import {
  LONGEST_SPACED,
  day,
  decimalText,
  described,
  oneOf,
  optional,
  spacedDigits,
  text,
  wholeNumber,
  withDefault,
  yesOrNo,
  type Field,
} from '@anz-payroll/companies/fields';

/** @law Inland Revenue IR330 and IR330C: the tax codes an employee can declare */
export const nzTaxCodes = ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW', 'STC', 'ND', 'WT'] as const;

/** Codes that an employee declares without a certificate. @law Inland Revenue IR330 */
const declaredNzTaxCodes = ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW'] as const;

export type DeclaredNzTaxCode = (typeof declaredNzTaxCodes)[number];

export function isDeclaredNzTaxCode(code: string | null): code is DeclaredNzTaxCode {
  return declaredNzTaxCodes.some((declared) => declared === code);
}

export type NzTaxCode = (typeof nzTaxCodes)[number];

/** Codes that exist but that an employee record does not take; see `normaliseNzDeclaration`. */
export const refusedNzTaxCodes = ['SLCIR', 'SLCIR SL'] as const;

export type NzTaxCodeText = NzTaxCode | `${NzTaxCode} SL` | (typeof refusedNzTaxCodes)[number];

const accepted: readonly string[] = [...nzTaxCodes, ...nzTaxCodes.map((code) => `${code} SL`), ...refusedNzTaxCodes];

export const nzTaxCode: Field<NzTaxCodeText> = {
  read: (value) =>
    typeof value === 'string' && accepted.includes(value.trim())
      ? { ok: true, value: value.trim() as NzTaxCodeText }
      : { ok: false, code: 'unknown-code', message: `must be one of ${nzTaxCodes.join(', ')}` },
  schema: {
    type: 'string',
    enum: [...nzTaxCodes, ...nzTaxCodes.map((code) => `${code} SL`)],
    description: 'Base code; a trailing " SL" becomes the base code with a student loan',
  },
};

/** Its check digit is judged with the rest of the declaration; here only its kind is. */
export const irdNumberText: Field<string> = {
  read: (value) => {
    if (typeof value !== 'string') return { ok: false, code: 'wrong-type', message: 'must be text' };
    const digits = value.length > LONGEST_SPACED ? '' : value.replace(/[\s-]/g, '');
    return /^\d{1,12}$/.test(digits)
      ? { ok: true, value: digits }
      : { ok: false, code: 'wrong-form', message: 'must be the digits of an IRD number' };
  },
  schema: {
    type: 'string',
    ...spacedDigits,
    description: 'IRD number; needed on an NZ create unless the code is WT or ND',
  },
};

const rate = (description: string) =>
  optional(described(decimalText({ least: '0', most: '1', places: 6 }), description));
const amount = (description: string) => optional(described(decimalText({ least: '0', places: 2 }), description));

/** What Inland Revenue or the employee chose beside the tax code, and the minimum wage. All of them are optional. */
export const nzCertificateFields = {
  stc_rate: rate('Rate of the tailored tax code certificate, levy included; needed with the code STC'),
  stc_student_loan_rate: rate('Student loan rate of the certificate'),
  stc_student_loan_threshold_applies: withDefault(
    described(
      yesOrNo,
      'Whether student loan deductions under the certificate begin at the repayment threshold, as for main income; false for secondary income',
    ),
    true,
  ),
  stc_start_date: optional(described(day, 'The first day of the certificate; left out, it covers every earlier day')),
  stc_end_date: optional(
    described(day, 'The last day of the certificate; after it stc_previous_tax_code counts, and without one ND'),
  ),
  stc_previous_tax_code: optional(
    described(
      oneOf(...declaredNzTaxCodes),
      'The code that was declared before the certificate and counts outside its days; a record that changes to STC keeps it',
    ),
  ),
  student_loan_special_rate: rate('Special deduction rate in place of the standard one'),
  slcir_rate: rate('Compulsory extra student loan deductions, told by Inland Revenue (SLCIR)'),
  slcir_remaining_amount: amount('What of the compulsory extra deductions is still to be deducted'),
  slcir_notice_number: optional(
    described(
      wholeNumber(1, 1_000_000),
      'Number of the notice that slcir_remaining_amount is of: deductions of pays under it count. A change of the amount counts it up',
    ),
  ),
  slbor_amount: amount('Voluntary extra student loan deductions of each pay in dollars (SLBOR)'),
  slbor_rate: rate('Voluntary extra student loan deductions as a part of the pay (SLBOR); not with slbor_amount'),
  schedular_activity: optional(
    text(1, 60, 'Code WT: the activity of Schedule 4, such as cleaning; left out, the payment is a voluntary one'),
  ),
  schedular_elected_rate: rate('Code WT: the rate chosen on the IR330C'),
  schedular_certificate_rate: rate('Code WT: the rate of a tailored tax rate certificate'),
  extra_pay_elected_rate: rate('A higher tax rate that the employee chose for extra pays'),
  minimum_wage: optional(
    described(
      oneOf('ADULT', 'STARTING_OUT', 'TRAINING', 'NONE'),
      'The minimum wage that pays are held against; left out, that of adults from the age of 16',
    ),
  ),
} as const;
