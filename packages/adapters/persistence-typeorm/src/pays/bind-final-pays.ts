import type { FinalPays } from '@anz-payroll/employee-lifecycle';
import type { Transaction } from '../database';
import { PayTable } from './pay-tables';

/** Final pays that are staged and not processed. */
export function bindFinalPays(tx: Transaction): FinalPays {
  return {
    stagedFor: async (employeeId) => {
      const staged = await tx.repository(PayTable).findOne({
        select: { id: true, payRunId: true },
        where: { employeeId, isTermination: true, status: 'pending' },
        order: { id: 'ASC' },
      });
      return staged === null ? undefined : { payRunId: staged.payRunId };
    },
  };
}
