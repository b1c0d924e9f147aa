import type { CivilDate } from 'payroll-core';
import { groupBy } from '@anz-payroll/kernel';
import { addFigures, isEmpty } from './figures';
import type { Figures, PayRecord, PayWarning } from './pay-record';
import { withWarnings } from './with-warnings';

/** An entry of the ledger, as far as it says which pay still counts. */
interface LaterEntry {
  readonly payId: number;
  readonly reason: 'pay' | 'reversal';
  readonly figures: Figures;
}

/** What the later pays of a year that count have added to it, in the order of their days: of one that was made anew, what stands. */
export function laterOfYear(
  later: readonly (LaterEntry & { readonly year: string; readonly payDate: CivilDate })[],
  year: string,
): readonly { readonly payId: number; readonly figures: Figures }[] {
  const standing = new Set(standingIds(later));
  const ofYear = later.filter((entry) => entry.year === year && standing.has(entry.payId));
  return [...groupBy(ofYear, ({ payId }) => payId)]
    .map(([payId, entries]) => ({
      payId,
      payDate: entries[0]!.payDate,
      figures: entries.reduce<Figures>((sum, { figures }) => addFigures(sum, figures), {}),
    }))
    .toSorted((a, b) => (a.payDate === b.payDate ? a.payId - b.payId : a.payDate < b.payDate ? -1 : 1));
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

function standingIds(later: readonly LaterEntry[]): readonly number[] {
  return [...groupBy(later, ({ payId }) => payId)].filter(([, entries]) => stands(entries)).map(([id]) => id);
}

/**
 * A pay may have taken over entitlements of a deleted one by entries without figures, which one reversal takes back with the rest: the
 * number of entries says whether a pay counts only where none has figures.
 */
function stands(entries: readonly LaterEntry[]): boolean {
  if (entries.every(({ figures }) => isEmpty(figures))) {
    return entries.reduce((times, { reason }) => times + (reason === 'pay' ? 1 : -1), 0) > 0;
  }
  return !isEmpty(entries.reduce<Figures>((sum, { figures }) => addFigures(sum, figures), {}));
}
