import type { Field } from '@anz-payroll/companies/fields';

/** @law Inland Revenue IR330 and IR330C: the tax codes an employee can declare */
export const nzTaxCodes = ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW', 'STC', 'ND', 'WT'] as const;

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

/** Its check digit is a rule of the country, judged with the rest of the declaration; here only its kind is. */
export const irdNumberText: Field<string> = {
  read: (value) => {
    if (typeof value !== 'string') return { ok: false, code: 'wrong-type', message: 'must be text' };
    const digits = value.replace(/[\s-]/g, '');
    return /^\d{1,12}$/.test(digits)
      ? { ok: true, value: digits }
      : { ok: false, code: 'wrong-form', message: 'must be the digits of an IRD number' };
  },
  schema: { type: 'string', description: 'IRD number; needed on an NZ create unless the code is WT or ND' },
};
