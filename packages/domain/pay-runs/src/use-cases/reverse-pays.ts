import { addFigures, negateFigures } from '../domain/figures';
import type { PayRecord } from '../domain/pay-record';
import type { Account, LedgerEntry, PayStores } from '../ports';
import { accountWith, newAccount } from './account-with';

/** What pays added to their employees' accounts and was not taken back yet: one entry for each of them. */
export async function standingEntries(stores: PayStores, pays: readonly PayRecord[]): Promise<readonly LedgerEntry[]> {
  return sumsOfPays(await stores.ledger.ofPays(pays.map(({ id }) => id)));
}

/** One entry for each pay, of the moment that its first one was written. */
export function sumsOfPays(written: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const byPay = new Map<number, LedgerEntry>();
  for (const entry of written) {
    const sum = byPay.get(entry.payId);
    byPay.set(
      entry.payId,
      sum === undefined
        ? entry
        : {
            ...sum,
            leave: addFigures(sum.leave, entry.leave),
            figures: addFigures(sum.figures, entry.figures),
            createdAt: Math.min(sum.createdAt, entry.createdAt),
          },
    );
  }
  return [...byPay.values()];
}

/** Entries that undo others to the last digit. */
export function reversals(entries: readonly LedgerEntry[], moment: number): readonly LedgerEntry[] {
  return entries.map((entry) => ({
    ...entry,
    reason: 'reversal' as const,
    leave: negateFigures(entry.leave),
    figures: negateFigures(entry.figures),
    createdAt: moment,
  }));
}

/** Takes pays out of the ledger: a reversal for each, and the sums without them. The employees are locked. */
export async function reverseInLedger(
  stores: PayStores,
  entries: readonly LedgerEntry[],
  moment: number,
): Promise<void> {
  if (entries.length === 0) return;
  const undoing = reversals(entries, moment);
  const ids = [...new Set(entries.map(({ employeeId }) => employeeId))];
  const years = [...new Set(entries.map(({ year }) => year))];
  const accounts = new Map<number, Account>(
    (await stores.ledger.accountsOf(ids, years)).map((account) => [account.employeeId, account]),
  );
  for (const entry of undoing) {
    const { employeeId, customerId } = entry;
    accounts.set(employeeId, accountWith(accounts.get(employeeId) ?? newAccount(employeeId, customerId), entry));
  }
  await stores.ledger.append(undoing);
  await stores.ledger.saveAccounts([...accounts.values()]);
}
