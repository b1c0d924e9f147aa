import type { PayRun } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';
import { nextPayday } from '../worklist';
import { dueItem, type DueItem } from './due-item';

const names: Readonly<Record<PayRun['payPeriod'], string>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  MONTHLY: 'monthly',
};

/**
 * Runs with pays that are not processed yet, however old, and for each rhythm in which somebody is paid now the payday that follows
 * the newest run.
 */
export function duePaydays(
  runs: readonly PayRun[],
  from: CivilDate,
  paidNow: ReadonlySet<PayRun['payPeriod']>,
): readonly DueItem[] {
  const pending = runs
    .filter(({ pendingCount }) => pendingCount > 0)
    .map(({ id, payDate, pendingCount }) =>
      dueItem('pay-run', payDate, `Process ${pendingCount} pending ${pendingCount === 1 ? 'pay' : 'pays'}`, {
        payRunId: id,
      }),
    );
  const newest = new Map<PayRun['payPeriod'], PayRun>();
  for (const run of runs) {
    if (run.payDate < from || !paidNow.has(run.payPeriod)) continue;
    const known = newest.get(run.payPeriod);
    if (known === undefined || known.payDate < run.payDate) newest.set(run.payPeriod, run);
  }
  const next = [...newest.values()]
    .filter(({ pendingCount }) => pendingCount === 0)
    .map(({ payPeriod, payDate }) =>
      dueItem('payday', nextPayday[payPeriod](payDate), `Next ${names[payPeriod]} payday: open its run`),
    );
  return [...pending, ...next];
}
