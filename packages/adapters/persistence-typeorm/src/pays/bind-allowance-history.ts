import { normalKey, type AllowanceHistory } from '@anz-payroll/companies';
import type { GroundedPay } from '@anz-payroll/pay-runs';
import { inChunks, type Transaction } from '../database';
import { marksFor, readRows } from '../rows';
import { bindPayRecords } from './bind-pay-records';
import { toPay, shownColumns } from './pay-mapper';
import { PayTable } from './pay-tables';

/** Renames the lines that processed pays copied from a template; lines of other allowances are left alone. */
export function bindAllowanceHistory(tx: Transaction): AllowanceHistory {
  const pays = bindPayRecords(tx);
  return {
    rename: async (companyId, fromKey, to, allowanceId) => {
      const origins = await tx.query<{ pay_id: number }>(
        'SELECT pay_id FROM pay_allowance_origins WHERE company_id = ? AND allowance_id = ? ORDER BY pay_id',
        [companyId, allowanceId],
      );
      const ids = origins.map(({ pay_id }) => pay_id);
      await inChunks(ids, 200, async (some) => {
        const rows = await readRows(
          tx,
          PayTable,
          `id IN (${marksFor(some)}) AND status = 'processed' ORDER BY id`,
          some,
          [...shownColumns, 'grounds'],
        );
        await pays.saveAll(rows.map(({ grounds, ...row }) => renamed({ pay: toPay(row), grounds }, fromKey, to)));
      });
    },
  };
}

/** In the figures and in what they were worked out from, so that the pay still replays to the same. */
function renamed({ pay, grounds }: GroundedPay, fromKey: string, to: string): GroundedPay {
  const lines = <L extends { readonly description: string }>(list: readonly L[]): readonly L[] =>
    list.map((line) => (normalKey(line.description) === fromKey ? { ...line, description: to } : line));
  const { input } = grounds;
  return {
    pay: { ...pay, result: { ...pay.result, allowances: lines(pay.result.allowances) } } as GroundedPay['pay'],
    grounds: {
      ...grounds,
      input: { ...input, allowances: lines(input.allowances ?? []) },
    } as GroundedPay['grounds'],
  };
}
