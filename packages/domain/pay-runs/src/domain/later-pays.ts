import type { CivilDate } from 'payroll-core';
import type { Figures, PayRecord, PayWarning } from './pay-record';
import { withWarnings } from './with-warnings';

/** An entry of the ledger, as far as it says which pay still counts. */
interface LaterEntry {
  readonly payId: number;
  readonly reason: 'pay' | 'reversal';
}

/** What the later pays of a year that count have added to it, in the order of their days. */
export function laterOfYear(
  later: readonly (LaterEntry & { readonly year: string; readonly payDate: CivilDate; readonly figures: Figures })[],
  year: string,
): readonly { readonly payId: number; readonly figures: Figures }[] {
  const standing = new Set(standingIds(later));
  return later
    .filter((entry) => entry.year === year && entry.reason === 'pay' && standing.has(entry.payId))
    .toSorted((a, b) => (a.payDate === b.payDate ? a.payId - b.payId : a.payDate < b.payDate ? -1 : 1));
}

function standingIds(later: readonly LaterEntry[]): readonly number[] {
  const times = new Map<number, number>();
  for (const { payId, reason } of later) times.set(payId, (times.get(payId) ?? 0) + (reason === 'pay' ? 1 : -1));
  return [...times].filter(([, count]) => count > 0).map(([id]) => id);
}

/** The pay with a warning that names the later pays that count; the same pay where there are none. */
export function withLaterPays(pay: PayRecord, later: readonly LaterEntry[]): PayRecord {
  const ids = standingIds(later);
  if (ids.length === 0) return pay;
  const warning: PayWarning = {
    code: 'pay/later-payslips-differ',
    field: 'pay_date',
    message: `Year to date and leave on the payslips of later pays change with this pay: ${ids.join(', ')}. Hand them out again where they were handed out.`,
    details: { pay_ids: ids.join(',') },
  };
  return withWarnings(pay, [warning]);
}
