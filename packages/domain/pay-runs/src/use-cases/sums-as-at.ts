import type { CivilDate } from 'payroll-core';
import { addFigures, negateFigures } from '../domain/figures';
import type { Figures } from '../domain/pay-record';
import type { Account, Ledger, LedgerEntry } from '../ports';

/** A point in an employee's ledger: everything up to this pay of this pay date, or to the end of the day without a pay. */
export interface LedgerPosition {
  readonly employeeId: number;
  readonly payDate: CivilDate;
  readonly payId: number | 'end of day';
  /** The financial year of the pay date. */
  readonly year: string;
}

/** What the ledger says up to a position, without opening balances. */
export interface LedgerSums {
  readonly leave: Figures;
  readonly year: Figures;
}

const READS = 3;

/**
 * The sums of the ledger up to each position, ordered by pay date and then by pay, whatever the order of entry. They are
 * what the account holds now less what lies behind the position, so that years that have passed cost nothing.
 */
export async function sumsAsAt<P extends LedgerPosition>(
  ledger: Pick<Ledger, 'accountsOf' | 'entriesFrom' | 'entriesOf'>,
  positions: readonly P[],
): Promise<ReadonlyMap<P, LedgerSums>> {
  const sums = new Map<P, LedgerSums>();
  const byEmployee = new Map<number, P[]>();
  for (const position of positions) {
    const own = byEmployee.get(position.employeeId);
    if (own === undefined) byEmployee.set(position.employeeId, [position]);
    else own.push(position);
  }
  const years = [...new Set(positions.map(({ year }) => year))];
  let pending = [...byEmployee.keys()];
  // A pay that is entered between two of these reads is in one of them only: such an employee is read again.
  for (let read = 0; read < READS && pending.length > 0; read++) {
    const from = earliest(pending.flatMap((id) => byEmployee.get(id) ?? []));
    const before = accountsById(await ledger.accountsOf(pending, years));
    const entries = entriesById(await ledger.entriesFrom(pending, from));
    const after = accountsById(await ledger.accountsOf(pending, years));
    const moved: number[] = [];
    for (const id of pending) {
      const account = before.get(id);
      if (JSON.stringify(account) !== JSON.stringify(after.get(id))) moved.push(id);
      else takeOff(account, entries.get(id) ?? [], byEmployee.get(id) ?? [], sums);
    }
    pending = moved;
  }
  for (const id of pending) {
    const entries = await ledger.entriesOf(id);
    takeOff(accountOfEntries(entries), entries, byEmployee.get(id) ?? [], sums);
  }
  return sums;
}

/** From the newest position back to the oldest; each entry is taken off once. */
function takeOff<P extends LedgerPosition>(
  account: Pick<Account, 'leave' | 'years'> | undefined,
  entries: readonly LedgerEntry[],
  positions: readonly P[],
  sums: Map<P, LedgerSums>,
): void {
  const newestFirst = [...entries].sort((a, b) => compare(b, a));
  let leave = account?.leave ?? {};
  const years: Record<string, Figures> = { ...account?.years };
  let next = 0;
  for (const position of [...positions].sort((a, b) => compare(b, a))) {
    for (; next < newestFirst.length; next++) {
      const entry = newestFirst[next];
      if (entry === undefined || compare(entry, position) <= 0) break;
      leave = addFigures(leave, negateFigures(entry.leave));
      const year = years[entry.year];
      if (year !== undefined) years[entry.year] = addFigures(year, negateFigures(entry.figures));
    }
    sums.set(position, { leave, year: years[position.year] ?? {} });
  }
}

type Placed = Pick<LedgerPosition, 'payDate' | 'payId'>;

function compare(a: Placed, b: Placed): number {
  if (a.payDate !== b.payDate) return a.payDate < b.payDate ? -1 : 1;
  return rank(a) === rank(b) ? 0 : rank(a) < rank(b) ? -1 : 1;
}

function rank({ payId }: Placed): number {
  return payId === 'end of day' ? Number.POSITIVE_INFINITY : payId;
}

function earliest(positions: readonly LedgerPosition[]): CivilDate {
  return positions.map(({ payDate }) => payDate).reduce((first, day) => (day < first ? day : first));
}

function accountsById(accounts: readonly Account[]): ReadonlyMap<number, Account> {
  return new Map(accounts.map((account) => [account.employeeId, account]));
}

function entriesById(entries: readonly LedgerEntry[]): ReadonlyMap<number, readonly LedgerEntry[]> {
  const byId = new Map<number, LedgerEntry[]>();
  for (const entry of entries) {
    const own = byId.get(entry.employeeId);
    if (own === undefined) byId.set(entry.employeeId, [entry]);
    else own.push(entry);
  }
  return byId;
}

function accountOfEntries(entries: readonly LedgerEntry[]): Pick<Account, 'leave' | 'years'> {
  const years: Record<string, Figures> = {};
  let leave: Figures = {};
  for (const entry of entries) {
    leave = addFigures(leave, entry.leave);
    years[entry.year] = addFigures(years[entry.year] ?? {}, entry.figures);
  }
  return { leave, years };
}
