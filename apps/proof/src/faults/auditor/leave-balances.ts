import { several, type Invariant } from './invariant';
import { SumsByKey } from './sums';

/**
 * Leave that pays have moved is the sum of the ledger, and a pay that was taken back moved nothing. A sum that is not kept
 * is summed up when it is asked for, and is no breach.
 */
export const leaveBalances: Invariant = {
  says: 'leave balances equal the ledger',
  breaches: async ({ query }) => {
    const entered = new SumsByKey();
    const takenBack = new SumsByKey();
    const years = await query<{ employee_id: number; year: string; leave_hours: string | null }>(
      'SELECT employee_id, year, leave_hours FROM pay_years',
    );
    const yearsOf = new Map<number, string[]>();
    const keptEnds = new SumsByKey();
    for (const { employee_id, year, leave_hours } of years) {
      if (leave_hours === null) continue;
      yearsOf.set(employee_id, [...(yearsOf.get(employee_id) ?? []), year]);
      keptEnds.of(endOf(employee_id, year)).addAll(JSON.parse(leave_hours) as Record<string, string>);
    }
    const ends = new SumsByKey();
    const ledger = await query<{
      employee_id: number;
      pay_id: number;
      year: string;
      status: string;
      leave_hours: string;
    }>(
      `SELECT l.employee_id, l.pay_id, l.year, p.status, l.leave_hours
         FROM pay_ledger l JOIN pays p ON p.id = l.pay_id`,
    );
    for (const { employee_id, pay_id, year, status, leave_hours } of ledger) {
      const hours = JSON.parse(leave_hours) as Record<string, string>;
      entered.of(`employee ${employee_id}`).addAll(hours);
      for (const later of yearsOf.get(employee_id) ?? []) {
        if (later >= year) ends.of(endOf(employee_id, later)).addAll(hours);
      }
      if (status === 'voided') takenBack.of(`pay ${pay_id}`).addAll(hours);
    }
    const kept = new SumsByKey();
    for (const { employee_id, leave_hours } of await query<{ employee_id: number; leave_hours: string }>(
      'SELECT employee_id, leave_hours FROM pay_accounts',
    )) {
      kept.of(`employee ${employee_id}`).addAll(JSON.parse(leave_hours) as Record<string, string>);
    }
    return [
      ...several('leave balances that are not the sum of the ledger', kept.differences(entered, [...kept.all.keys()])),
      ...several(
        'ends of years that are not the sum of the ledger',
        keptEnds.differences(ends, [...keptEnds.all.keys()]),
      ),
      ...several('pays taken back that still move leave', takenBack.differences(new SumsByKey())),
    ];
  },
};

function endOf(employeeId: number, year: string): string {
  return `employee ${employeeId} at the end of ${year}`;
}
