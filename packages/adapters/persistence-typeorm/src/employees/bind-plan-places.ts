import type { PlanPlaces } from '@anz-payroll/employee-lifecycle';
import type { Transaction } from '../database';

/** One row per customer: the count, and the lock of everybody who counts. Different customers do not wait for each other. */
export function bindPlanPlaces(tx: Transaction): PlanPlaces {
  const read = async (customerId: number): Promise<number | undefined> => {
    const [row] = await tx.query<{ taken: number }>(
      `SELECT taken FROM plan_places WHERE customer_id = ?${tx.forUpdate}`,
      [customerId],
    );
    return row?.taken;
  };
  return {
    lock: async (customerId) => {
      const taken = await read(customerId);
      if (taken !== undefined) return taken;
      // The first of a customer; of two that come at once, one inserts and both then wait at the row.
      const verb = tx.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
      await tx.execute(`${verb} INTO plan_places (customer_id, taken) VALUES (?, 0)`, [customerId]);
      return (await read(customerId)) ?? 0;
    },
    change: async (customerId, by) => {
      await tx.execute('UPDATE plan_places SET taken = taken + ? WHERE customer_id = ?', [by, customerId]);
    },
  };
}
