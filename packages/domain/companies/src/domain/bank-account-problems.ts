import { isNzBankAccount } from 'payroll-core/identifiers';
import type { FieldProblem } from '../fields';
import type { CompanyDetails } from './company-fields';
import type { Country } from './country';

/** An Australian account is a BSB and up to nine digits; a New Zealand one carries its bank and branch and a check. */
export function bankAccountProblems(
  country: Country,
  details: Pick<CompanyDetails, 'bank_bsb' | 'bank_account_number'>,
): readonly FieldProblem[] {
  const number = details.bank_account_number;
  if (country === 'NZ') {
    if (details.bank_bsb !== null) {
      return [
        {
          path: 'bank_bsb',
          message: 'belongs to Australian accounts; a New Zealand account number holds its bank',
          code: 'wrong-form',
        },
      ];
    }
    if (number !== null && !isNzBankAccount(number)) {
      return [
        {
          path: 'bank_account_number',
          message: 'is not a New Zealand bank account: bank, branch, account and suffix do not check',
          code: 'check-digit',
        },
      ];
    }
    return [];
  }
  return number === null || /^[0-9 -]{1,12}$/.test(number)
    ? []
    : [{ path: 'bank_account_number', message: 'must be up to 12 digits', code: 'wrong-form' }];
}
