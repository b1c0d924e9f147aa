/** Where money goes. A New Zealand account carries its bank and branch in its number and has no BSB. */
export interface BankAccount {
  readonly bsb: string | null;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly reference: string | null;
}

/** An account with its share of every pay: fixed dollars, a fraction of the net pay, or neither for what is left. */
export interface RankedAccount extends BankAccount {
  readonly amountPerPeriod: string | null;
  readonly percentage: string | null;
}

export interface BankPayment {
  readonly employeeId: number;
  readonly payId: number;
  readonly account: BankAccount;
  /** Dollars and cents. */
  readonly amount: string;
}
