import type { ClockedContribution } from '@anz-payroll/filing';
import { add, decimal, whole, type Decimal } from 'payroll-core/money';
import type { CivilDate } from 'payroll-core/calendar';
import { dollarsOf } from '../totals';
import { dueItem, type DueItem } from './due-item';

/**
 * Contributions that no fund has received yet, by the day they are due there.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C: seven business days after payday
 */
export function dueSuper(contributions: readonly ClockedContribution[]): readonly DueItem[] {
  const days = new Map<CivilDate, { amount: Decimal; count: number }>();
  for (const { receivedOn, dueDate, amount } of contributions) {
    if (receivedOn !== null) continue;
    const day = days.get(dueDate) ?? { amount: whole(0), count: 0 };
    days.set(dueDate, { amount: add<Decimal>(day.amount, decimal(amount)), count: day.count + 1 });
  }
  return [...days].map(([dueOn, { amount, count }]) =>
    dueItem('super', dueOn, `Super of ${count} ${count === 1 ? 'pay' : 'pays'} at the funds`, {
      amount: dollarsOf(amount),
    }),
  );
}
