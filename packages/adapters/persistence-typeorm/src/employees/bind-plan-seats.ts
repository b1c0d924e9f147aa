import type { PlanSeats } from '@anz-payroll/employee-lifecycle';
import type { Transaction } from '../database';
import { insertUnlessThere } from '../rows';
import { PlanSeatTable } from './employee-tables';

/** One row per customer: the count, and the lock of everybody who counts. Different customers do not wait for each other. */
export function bindPlanSeats(tx: Transaction): PlanSeats {
  const table = () => tx.repository(PlanSeatTable);
  const read = async (customerId: number): Promise<number | undefined> =>
    (await table().findOne({ where: { customerId }, ...tx.rowLock }))?.taken;
  return {
    lock: async (customerId) => {
      const taken = await read(customerId);
      if (taken !== undefined) return taken;
      // The first of a customer; of two that come at once, one inserts and both then wait at the row.
      await insertUnlessThere(tx, PlanSeatTable, { customerId, taken: 0 });
      return (await read(customerId)) ?? 0;
    },
    change: async (customerId, by) => {
      await table().increment({ customerId }, 'taken', by);
    },
  };
}
