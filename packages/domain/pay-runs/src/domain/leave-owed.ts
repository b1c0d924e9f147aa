import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import type { PastPay } from '../ports';
import type { DecimalText } from './pay-command';
import type { Figures } from './pay-record';

export interface LeaveOwedAsked {
  readonly employee: Employee;
  readonly parts: readonly Part[];
  /** Processed pays up to the day, oldest first. */
  readonly past: readonly PastPay[];
  /** Opening balances and ledger together, at the end of the day. */
  readonly leave: Figures;
  readonly asAt: CivilDate;
}

/** What would be paid for leave if an employment ended. */
export interface LeaveOwed {
  /** By leave code. Leave that is not named is worth its hours at the rate of the record. */
  readonly balances: Readonly<Record<string, DecimalText>>;
  /** What is owed beside balances, which no hours show. */
  readonly besides: readonly { readonly name: string; readonly amount: DecimalText }[];
}
