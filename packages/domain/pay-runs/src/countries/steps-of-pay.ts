import { add, decimal, type Result } from 'payroll-core';
import { leaveCode } from '../domain/leave-account';
import type { PayExplanation } from '../domain/pay-record';
import type { PaysRefusal } from '../domain/pays-refusal';

/** What payroll-core answers: the pay, and the termination that it carries. */
export interface Calculated<P, T> {
  readonly pay: P;
  readonly termination: T | undefined;
}

interface Explained {
  readonly trace: { explain(): PayExplanation };
}

/**
 * The steps of a pay that is calculated once more for them. They are several times as large as the pay, and of the
 * thousands of pays of a run nobody asks for any.
 */
export function stepsOfPay(again: Result<Calculated<Explained, Explained>, PaysRefusal>): PayExplanation {
  if (!again.ok) return {};
  const { pay, termination } = again.value;
  return {
    ...pay.trace.explain(),
    ...(termination === undefined ? {} : stepsOfTermination(termination.trace.explain())),
  };
}

function stepsOfTermination(explained: PayExplanation): PayExplanation {
  return Object.fromEntries(Object.entries(explained).map(([name, why]) => [`termination.${name}`, why]));
}

interface BalanceRow {
  readonly leaveType: string;
  readonly name: string;
  readonly hours: string;
}

/** The remaining hours after a payout; without one, as the pay left them. */
export function balancesAfterPayout<B extends BalanceRow, R extends { readonly leaveBalanceRows: readonly B[] }>(
  result: R,
  payout: readonly { readonly leaveType: string; readonly hours: string }[],
): R {
  if (payout.length === 0) return result;
  const rows = result.leaveBalanceRows.map((row) => {
    const moved = payout.filter(({ leaveType }) => leaveType === leaveCode(row));
    const hours = moved.reduce((left, { hours: by }) => add(left, decimal(by)), decimal(row.hours));
    return moved.length === 0 ? row : { ...row, hours: hours.toString() };
  });
  return { ...result, leaveBalanceRows: rows };
}
