import {
  bankStateBranch,
  decimalText,
  described,
  optional,
  pattern,
  text,
  type Field,
} from '@anz-payroll/companies/fields';
import { isNzBankAccount } from 'payroll-core/identifiers';

const shortNumber = pattern(/^[0-9A-Za-z -]{1,12}$/, 'at most 12 digits, or a New Zealand account');

const nzForm = /^\s*(?:\d{1,2}[ -]\d{1,4}[ -]\d{1,8}[ -]\d{1,4}|\d{15,16})\s*$/;

/** Who typed a digit wrong is told so, and not that the number is too long. */
const wrongDigits = {
  ok: false,
  code: 'check-digit',
  message: 'is not a New Zealand bank account: its digits do not check',
} as const;

/** An account in New Zealand has bank and branch in its number, which is longer than 12 digits. */
const accountNumber: Field<string> = {
  read: (value) => {
    if (typeof value === 'string' && isNzBankAccount(value)) return { ok: true, value: value.trim() };
    const read = shortNumber.read(value);
    return !read.ok && typeof value === 'string' && nzForm.test(value) ? wrongDigits : read;
  },
  schema: {
    type: 'string',
    pattern: '^([0-9A-Za-z -]{1,12}|[0-9]{1,2}[ -][0-9]{1,4}[ -][0-9]{1,8}[ -][0-9]{1,4}|[0-9]{15,16})$',
    maxLength: 21,
    description: 'At most 12 digits, or the whole number of a New Zealand account',
  },
};

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
