import { decimal, isPositive, lesser, multiply, round, subtract, type Decimal } from 'payroll-core/money';
import type { BankAccount, RankedAccount } from './bank-payment';

export interface NetPayShare {
  readonly account: BankAccount;
  readonly amount: Decimal;
}

/**
 * Divides a net pay over ranked accounts: each in turn takes its fixed amount or its part of the whole net pay (rounded
 * to the cent), as far as there is something left, and the last takes the remainder. The shares are the net pay to the
 * cent; accounts that get nothing are left out.
 */
export function splitNetPay(net: Decimal, accounts: readonly RankedAccount[]): readonly NetPayShare[] {
  const shares: NetPayShare[] = [];
  let left = net;
  for (const [index, account] of accounts.entries()) {
    const wanted = index === accounts.length - 1 ? left : wantedBy(account, net, left);
    const amount = lesser(wanted, left);
    if (!isPositive(amount)) continue;
    shares.push({ account: plain(account), amount });
    left = subtract(left, amount);
  }
  return shares;
}

function wantedBy({ amountPerPeriod, percentage }: RankedAccount, net: Decimal, left: Decimal): Decimal {
  if (amountPerPeriod !== null) return round(decimal(amountPerPeriod), 2, 'half-up');
  return percentage === null ? left : round(multiply(net, decimal(percentage)), 2, 'half-up');
}

function plain({ bsb, accountNumber, accountName, reference }: RankedAccount): BankAccount {
  return { bsb, accountNumber, accountName, reference };
}
