import type { FinalPays } from '@anz-payroll/employee-lifecycle';
import type { Transaction } from '../database';

/** Final pays that are staged and not processed. */
export function bindFinalPays(tx: Transaction): FinalPays {
  return {
    stagedFor: async (employeeId) => {
      const [staged] = await tx.query<{ pay_run_id: number }>(
        `SELECT pay_run_id FROM pays
          WHERE employee_id = ? AND is_termination = 1 AND status = 'pending' ORDER BY id LIMIT 1`,
        [employeeId],
      );
      return staged === undefined ? undefined : { payRunId: staged.pay_run_id };
    },
  };
}
