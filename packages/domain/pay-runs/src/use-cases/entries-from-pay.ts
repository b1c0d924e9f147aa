import type { PayRecord } from '../domain/pay-record';
import type { LedgerEntry, PayStores } from '../ports';
import { sumsOfPays } from './reverse-pays';

export interface EntriesFromPay {
  /** What the pay has added, if it was processed. */
  readonly entries: readonly LedgerEntry[];
  /** What the pays of its day that were processed after it have added. */
  readonly after: readonly LedgerEntry[];
}

/** The ledger from a processed pay to the end of its day. A pay that corrects another stands where that one stood. */
export async function entriesFromPay(
  stores: PayStores,
  { id, companyId, employeeId, payDate }: PayRecord,
): Promise<EntriesFromPay> {
  const ofDay = sumsOfPays(await stores.ledger.entriesFrom([employeeId], payDate, payDate));
  const own = ofDay.filter(({ payId }) => payId === id);
  if (ofDay.length === own.length) return { entries: own, after: [] };
  const ids = ofDay.map(({ payId }) => payId);
  const replaced = new Map(
    (await stores.pays.withInputOf(companyId, ids)).map(({ pay }) => [pay.id, pay.replacesPayId]),
  );
  const moments = new Map(ofDay.map(({ payId, createdAt }) => [payId, createdAt]));
  const placeOf = (payId: number): { readonly first: number; readonly moment: number } => {
    const before = replaced.get(payId) ?? null;
    return before === null || !moments.has(before)
      ? { first: payId, moment: moments.get(payId) ?? 0 }
      : placeOf(before);
  };
  const place = placeOf(id);
  const isAfter = ({ payId }: LedgerEntry): boolean => {
    const { first, moment } = placeOf(payId);
    return moment === place.moment ? first > place.first : moment > place.moment;
  };
  return { entries: own, after: ofDay.filter(isAfter) };
}
