import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import { plainText } from '../plain-text';
import { reportedFullName } from '../reported-name';
import type { RankedAccount } from './bank-payment';

/**
 * The accounts a pay goes to: the ranked list where there is one, else the older inline details, whose secondary account
 * takes a fixed amount and whose primary one takes the rest. An account without a name that a bank takes has that of the employee.
 */
export function accountsOfEmployee(
  employee: Pick<Employee, 'details'>,
  ranked: readonly Part[],
): readonly RankedAccount[] {
  const named = (name: string | null): string =>
    name === null || plainText(name) === '' ? reportedFullName(employee) : name;
  if (ranked.length > 0) {
    return ranked
      .map(({ values }) => fromPart(values))
      .map((each) => ({ ...each, accountName: named(each.accountName) }));
  }
  const { details } = employee;
  const accounts: RankedAccount[] = [];
  if (details.secondary_bank_account_number !== null && details.secondary_bank_amount_per_period !== null) {
    accounts.push({
      bsb: details.secondary_bank_bsb,
      accountNumber: details.secondary_bank_account_number,
      accountName: named(details.secondary_bank_account_name),
      reference: details.secondary_bank_reference,
      amountPerPeriod: details.secondary_bank_amount_per_period,
      percentage: null,
    });
  }
  if (details.primary_bank_account_number === null) return [];
  return [
    ...accounts,
    {
      bsb: details.primary_bank_bsb,
      accountNumber: details.primary_bank_account_number,
      accountName: named(details.primary_bank_account_name),
      reference: null,
      amountPerPeriod: null,
      percentage: null,
    },
  ];
}

function fromPart(values: Part['values']): RankedAccount {
  const text = (name: string): string | null => (typeof values[name] === 'string' ? values[name] : null);
  return {
    bsb: text('bsb'),
    accountNumber: text('account_number') ?? '',
    accountName: text('account_name') ?? '',
    reference: text('reference'),
    amountPerPeriod: text('amount_per_period'),
    percentage: text('percentage'),
  };
}
