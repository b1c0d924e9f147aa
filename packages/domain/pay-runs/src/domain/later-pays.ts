import type { PayRecord, PayWarning } from './pay-record';
import { withWarnings } from './with-warnings';

/** An entry of the ledger, as far as it says which pay still counts. */
interface LaterEntry {
  readonly payId: number;
  readonly reason: 'pay' | 'reversal';
}

/** The pay with a warning that names the later pays that count; the same pay where there are none. */
export function withLaterPays(pay: PayRecord, later: readonly LaterEntry[]): PayRecord {
  const times = new Map<number, number>();
  for (const { payId, reason } of later) times.set(payId, (times.get(payId) ?? 0) + (reason === 'pay' ? 1 : -1));
  const ids = [...times].filter(([, count]) => count > 0).map(([id]) => id);
  if (ids.length === 0) return pay;
  const warning: PayWarning = {
    code: 'pay/later-payslips-differ',
    field: 'pay_date',
    message: `Year to date and leave on the payslips of later pays change with this pay: ${ids.join(', ')}. Hand them out again where they were handed out.`,
    details: { pay_ids: ids.join(',') },
  };
  return withWarnings(pay, [warning]);
}
