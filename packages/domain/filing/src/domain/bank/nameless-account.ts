import { refusal, refuseEmployees, type FilingRefusal } from '../filing-refusal';
import type { BankAccount, BankPayment } from './bank-payment';

/** Banks take no payment to an account without a name, and a name in other letters than theirs is none. */
export function refuseNameless(
  payments: readonly BankPayment[],
  companyName: string,
  written: (name: string) => string,
): { readonly ok: false; readonly error: FilingRefusal } | undefined {
  if (written(companyName) === '') {
    return refusal('bank-file/company-incomplete', 'The company needs a bank_account_name in plain letters.');
  }
  return refuseAccounts(
    payments,
    ({ accountName }) => written(accountName) !== '',
    (employeeId) =>
      `An account of employee ${employeeId} needs an account_name in plain letters, or the employee reported_last_name: the bank takes no other letters.`,
  );
}

/** Names everybody with an account that does not pass. */
export function refuseAccounts(
  payments: readonly BankPayment[],
  passes: (account: BankAccount) => boolean,
  says: (employeeId: number) => string,
): { readonly ok: false; readonly error: FilingRefusal } | undefined {
  const ids = new Set(payments.filter(({ account }) => !passes(account)).map(({ employeeId }) => employeeId));
  const found = [...ids].map((employeeId) => ({ employeeId, message: says(employeeId) }));
  return found.length === 0 ? undefined : refuseEmployees('bank-file/employee-incomplete', found);
}
