import { isNzBankAccount } from 'payroll-core/identifiers';
import type { CountryCompany } from '../country-company';

/** Companies of New Zealand. An account number carries its bank and branch and a check. */
export const nzCompany: CountryCompany = {
  name: 'New Zealand',
  adjective: 'New Zealand',
  currency: 'NZD',
  language: 'en-NZ',
  timeZone: 'Pacific/Auckland',
  businessNumber: 'ird_number',
  needsAllowanceCategory: false,
  hasBankStateBranch: false,
  bankAccountProblems: ({ bank_bsb, bank_account_number: number }) => {
    if (bank_bsb !== null) {
      return [
        {
          path: 'bank_bsb',
          message: 'belongs to Australian accounts; a New Zealand account number holds its bank',
          code: 'wrong-form',
        },
      ];
    }
    return number === null || isNzBankAccount(number)
      ? []
      : [
          {
            path: 'bank_account_number',
            message: 'is not a New Zealand bank account: bank, branch, account and suffix do not check',
            code: 'check-digit',
          },
        ];
  },
};
