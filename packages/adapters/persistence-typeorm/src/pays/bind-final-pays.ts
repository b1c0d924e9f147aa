import type { FinalPays } from '@anz-payroll/employee-lifecycle';
import type { Transaction } from '../database';
import { bindPayRecords } from './bind-pay-records';

/** Final pays that are staged and not processed. */
export function bindFinalPays(tx: Transaction): FinalPays {
  const pays = bindPayRecords(tx);
  return {
    stagedFor: async (employeeId) => {
      const [staged] = await pays.stagedTerminations([employeeId]);
      const lastDay = staged?.termination?.terminationDate;
      return staged === undefined || lastDay === undefined ? undefined : { payRunId: staged.payRunId, lastDay };
    },
  };
}
