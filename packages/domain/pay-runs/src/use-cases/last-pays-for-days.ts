import { isOneOffPay } from '../domain/one-off-pay';
import type { PayStores, PayWithInput } from '../ports';

/** Pays of one person that are looked at: one-off pays among them are passed over. */
export const PAYS_LOOKED_AT = 8;

interface Search {
  /** The last pay first. */
  readonly ids: readonly number[];
  last: PayWithInput | undefined;
}

/**
 * Of each of these lists of pays, oldest first, the last one that was for the days of its period: a bonus or back pay paid by itself
 * says nothing of what somebody is usually paid, or when. The last one of all where there is no other.
 */
export async function lastPaysForDays(
  stores: PayStores,
  companyId: number,
  lists: readonly (readonly { readonly payId: number }[])[],
): Promise<readonly PayWithInput[]> {
  const found = new Map<number, PayWithInput>();
  let open = lists.map((list): Search => ({ ids: list.map(({ payId }) => payId).reverse(), last: undefined }));
  for (let n = 0; open.length > 0; n++) {
    const ids = open.flatMap((search) => search.ids[n] ?? []);
    const pays = new Map((await stores.pays.withInputOf(companyId, [...new Set(ids)])).map((one) => [one.pay.id, one]));
    open = open.filter((search) => {
      const one = pays.get(search.ids[n] ?? 0);
      search.last ??= one;
      const isOneOff = one !== undefined && isOneOffPay(one);
      if (isOneOff && n + 1 < search.ids.length) return true;
      const chosen = isOneOff ? search.last : (one ?? search.last);
      if (chosen !== undefined) found.set(chosen.pay.id, chosen);
      return false;
    });
  }
  return [...found.values()];
}
