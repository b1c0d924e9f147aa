import { addFigures } from '../domain/figures';
import type { Figures } from '../domain/pay-record';
import type { Account, LedgerEntry } from '../ports';

/** The account of somebody who was never paid. */
export function newAccount(employeeId: number, customerId: number): Account {
  return { employeeId, customerId, leave: {}, years: {}, yearEnds: {} };
}

type Moved = Pick<LedgerEntry, 'year' | 'leave' | 'figures'>;

/** The account with what an entry adds; it was read with the entry's year, or is new. */
export function accountWith(account: Account, { year, leave, figures }: Moved): Account {
  const held = addFigures(account.leave, leave);
  return {
    ...account,
    leave: held,
    years: { ...account.years, [year]: addFigures(account.years[year] ?? {}, figures) },
    yearEnds: yearEndsWith(account, { year, leave }, held),
  };
}

/** Leave that moves in a year stands at its end and at the end of every later year; `held` is what the account holds then. */
export function yearEndsWith(
  account: Account,
  { year, leave }: Omit<Moved, 'figures'>,
  held: Figures,
): Account['yearEnds'] {
  const ends: Record<string, Figures> = { ...account.yearEnds };
  ends[year] ??= {};
  for (const name in ends) {
    if (name < year) continue;
    const end = ends[name] ?? {};
    // The last year ends with what the account holds, and that is added up already.
    ends[name] = isSame(end, account.leave) ? held : addFigures(end, leave);
  }
  return ends;
}

/** The same figures in the same order, so that they are stored as the same text. */
function isSame(one: Figures, other: Figures): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  return names.length === others.length && names.every((name, i) => name === others[i] && one[name] === other[name]);
}

/** The account that all entries of an employee make, in whatever order they come. */
export function accountOfEntries(employeeId: number, customerId: number, entries: readonly Moved[]): Account {
  let leave: Figures = {};
  const years: Record<string, Figures> = {};
  const leaveMoved: Record<string, Figures> = {};
  for (const entry of entries) {
    leave = addFigures(leave, entry.leave);
    years[entry.year] = addFigures(years[entry.year] ?? {}, entry.figures);
    leaveMoved[entry.year] = addFigures(leaveMoved[entry.year] ?? {}, entry.leave);
  }
  return { employeeId, customerId, leave, years, yearEnds: runningSums(leaveMoved) };
}

/** What stands at the end of each year, from what moved in each: names of financial years sort by time. */
export function runningSums(moved: Readonly<Record<string, Figures>>): Readonly<Record<string, Figures>> {
  const ends: Record<string, Figures> = {};
  let held: Figures = {};
  for (const year of Object.keys(moved).sort()) {
    held = addFigures(held, moved[year] ?? {});
    ends[year] = held;
  }
  return ends;
}
