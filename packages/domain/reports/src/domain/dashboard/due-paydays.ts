import type { PayRun } from '@anz-payroll/pay-runs';
import type { NewestRun } from '../../ports';
import { nextPayday } from '../worklist';
import { dueItem, type DueItem } from './due-item';

const names: Readonly<Record<PayRun['payPeriod'], string>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  MONTHLY: 'monthly',
};

/** Runs with pays that are not processed yet, however old, and the payday that follows the newest run of each rhythm. */
export function duePaydays(
  runs: readonly PayRun[],
  newest: readonly Pick<NewestRun, 'payPeriod' | 'payDate' | 'isProcessed'>[],
): readonly DueItem[] {
  const pending = runs
    .filter(({ pendingCount }) => pendingCount > 0)
    .map(({ id, payDate, pendingCount }) =>
      dueItem('pay-run', payDate, `Process ${pendingCount} pending ${pendingCount === 1 ? 'pay' : 'pays'}`, {
        payRunId: id,
      }),
    );
  const next = newest
    .filter(({ isProcessed }) => isProcessed)
    .map(({ payPeriod, payDate }) =>
      dueItem('payday', nextPayday[payPeriod](payDate), `Next ${names[payPeriod]} payday: open its run`),
    );
  return [...pending, ...next];
}
