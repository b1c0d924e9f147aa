import { bankStateBranch, decimalText, described, optional, pattern, text } from '@anz-payroll/companies/fields';

const accountNumber = pattern(/^[0-9A-Za-z -]{1,12}$/, 'at most 12 digits', { maxLength: 12 });

/** Kept for clients of old; independent of the ranked bank accounts, and never compared with them. */
export const bankFields = {
  primary_bank_bsb: optional(bankStateBranch),
  primary_bank_account_number: optional(accountNumber),
  primary_bank_account_name: optional(text(1, 32)),
  secondary_bank_bsb: optional(bankStateBranch),
  secondary_bank_account_number: optional(accountNumber),
  secondary_bank_account_name: optional(text(1, 32)),
  secondary_bank_reference: optional(text(1, 18)),
  secondary_bank_amount_per_period: optional(
    described(decimalText({ least: '0', places: 4 }), 'Fixed; the remainder goes to the primary account'),
  ),
} as const;
