import { refusal, type FilingRefusal } from '../filing-refusal';
import { plainText } from '../plain-text';
import type { BankPayment } from './bank-payment';

/** Banks take no payment to an account without a name, and a name in other letters than theirs is none. */
export function refuseNameless(
  payments: readonly BankPayment[],
  companyName: string,
): { readonly ok: false; readonly error: FilingRefusal } | undefined {
  if (plainText(companyName) === '') {
    return refusal('bank-file/company-incomplete', 'The company needs a bank_account_name in plain letters.');
  }
  const found = payments.find(({ account }) => plainText(account.accountName) === '');
  return found === undefined
    ? undefined
    : refusal(
        'bank-file/employee-incomplete',
        `An account of employee ${found.employeeId} needs an account_name in plain letters: the bank takes no others.`,
      );
}
