import type { PayRun } from '@anz-payroll/pay-runs';
import { addDays, addMonths, type CivilDate } from 'payroll-core/calendar';
import { dueItem, type DueItem } from './due-item';

const after: Readonly<Record<PayRun['payPeriod'], (date: CivilDate) => CivilDate>> = {
  WEEKLY: (date) => addDays(date, 7),
  FORTNIGHTLY: (date) => addDays(date, 14),
  MONTHLY: (date) => addMonths(date, 1),
};

const names: Readonly<Record<PayRun['payPeriod'], string>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  MONTHLY: 'monthly',
};

/** Runs with pays that are not processed yet, and for each rhythm the payday that follows the newest run. */
export function duePaydays(runs: readonly PayRun[]): readonly DueItem[] {
  const pending = runs
    .filter(({ pendingCount }) => pendingCount > 0)
    .map(({ id, payDate, pendingCount }) =>
      dueItem('pay-run', payDate, `Process ${pendingCount} pending ${pendingCount === 1 ? 'pay' : 'pays'}`, {
        payRunId: id,
      }),
    );
  const newest = new Map<PayRun['payPeriod'], PayRun>();
  for (const run of runs) {
    const known = newest.get(run.payPeriod);
    if (known === undefined || known.payDate < run.payDate) newest.set(run.payPeriod, run);
  }
  const next = [...newest.values()]
    .filter(({ pendingCount }) => pendingCount === 0)
    .map(({ payPeriod, payDate }) =>
      dueItem('payday', after[payPeriod](payDate), `Next ${names[payPeriod]} payday: open its run`),
    );
  return [...pending, ...next];
}
