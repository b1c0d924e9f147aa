import type { CountryCompany } from '../country-company';
import { isAuAccountNumber } from './au-account-number';

/** Companies of Australia. An account is a BSB and up to nine digits. */
export const auCompany: CountryCompany = {
  name: 'Australia',
  adjective: 'Australian',
  currency: 'AUD',
  language: 'en-AU',
  timeZone: 'Australia/Sydney',
  businessNumber: 'abn',
  needsAllowanceCategory: true,
  hasBankStateBranch: true,
  bankAccountProblems: ({ bank_account_number: number }) =>
    number === null || isAuAccountNumber(number)
      ? []
      : [{ path: 'bank_account_number', message: 'must be up to 12 digits', code: 'wrong-form' }],
};
