import { groupBy } from '@anz-payroll/kernel';
import type { CivilDate } from 'payroll-core';
import { addFigures, negateFigures } from '../domain/figures';
import { hoursArisenBy, notesOfAccount } from '../domain/hours-arisen';
import type { Figures } from '../domain/pay-record';
import type { Ledger, LedgerEntry, YearEnd } from '../ports';
import { accountOfEntries } from './account-with';

/** A point in an employee's ledger: everything up to this pay of this pay date, or to the end of the day without a pay. */
export interface LedgerPosition {
  readonly employeeId: number;
  readonly payDate: CivilDate;
  readonly payId: number | 'end of day';
  /** The financial year of the pay date. */
  readonly year: string;
  readonly lastDayOfYear: CivilDate;
}

/** What the ledger says up to a position, without opening balances. */
export interface LedgerSums {
  readonly leave: Figures;
  readonly year: Figures;
  /** What pays behind the position, in its year, noted in the leave account. */
  readonly notedLater: Figures;
}

const READS = 3;

/**
 * The sums of the ledger up to each position, ordered by pay date and then by pay, whatever the order of entry. They are
 * what is kept for the end of the position's financial year less what lies between: no read looks at the entries of more
 * than that year, however many years lie before or behind it.
 */
export async function sumsAsAt<P extends LedgerPosition>(
  ledger: Pick<Ledger, 'yearEndsOf' | 'entriesFrom' | 'entriesOf'>,
  positions: readonly P[],
): Promise<ReadonlyMap<P, LedgerSums>> {
  const sums = new Map<P, LedgerSums>();
  for (const ofYear of groupBy(positions, ({ year }) => year).values()) await sumsInYear(ledger, ofYear, sums);
  return sums;
}

/** All positions are of one financial year. */
async function sumsInYear<P extends LedgerPosition>(
  ledger: Pick<Ledger, 'yearEndsOf' | 'entriesFrom' | 'entriesOf'>,
  positions: readonly P[],
  sums: Map<P, LedgerSums>,
): Promise<void> {
  const { year, lastDayOfYear } = positions[0]!;
  const byEmployee = groupBy(positions, ({ employeeId }) => employeeId);
  let pending = [...byEmployee.keys()];
  // A pay that is entered between two of these reads is in one of them only: such an employee is read again.
  for (let read = 0; read < READS && pending.length > 0; read++) {
    const from = earliest(pending.flatMap((id) => byEmployee.get(id) ?? []));
    const before = byId(await ledger.yearEndsOf(pending, [year]));
    const entries = groupBy(await ledger.entriesFrom(pending, from, lastDayOfYear), ({ employeeId }) => employeeId);
    const after = byId(await ledger.yearEndsOf(pending, [year]));
    const moved: number[] = [];
    for (const id of pending) {
      const end = before.get(id);
      if (JSON.stringify(end) !== JSON.stringify(after.get(id))) moved.push(id);
      else takeOff(end, entries.get(id) ?? [], byEmployee.get(id) ?? [], sums);
    }
    pending = moved;
  }
  for (const id of pending) {
    const entries = (await ledger.entriesOf(id)).filter((entry) => entry.year <= year);
    const { leave, years } = accountOfEntries(id, 0, entries);
    const ofYear = entries.filter((entry) => entry.year === year);
    takeOff({ leave, figures: years[year] ?? {} }, ofYear, byEmployee.get(id) ?? [], sums);
  }
}

/**
 * From the newest position back to the oldest; each entry of the year is taken off once. Hours that arose by the day of a position
 * are there whichever pay noted them: pays are entered out of order, and one that is deleted leaves them to the next.
 */
function takeOff<P extends LedgerPosition>(
  end: Pick<YearEnd, 'leave' | 'figures'> | undefined,
  entries: readonly LedgerEntry[],
  positions: readonly P[],
  sums: Map<P, LedgerSums>,
): void {
  const newestFirst = [...entries].sort((a, b) => compare(b, a));
  let leave = end?.leave ?? {};
  let year = end?.figures ?? {};
  let noted: Figures = {};
  let next = 0;
  for (const position of [...positions].sort((a, b) => compare(b, a))) {
    for (; next < newestFirst.length; next++) {
      const entry = newestFirst[next];
      if (entry === undefined || compare(entry, position) <= 0) break;
      leave = addFigures(leave, negateFigures(entry.leave));
      year = addFigures(year, negateFigures(entry.figures));
      noted = addFigures(noted, notesOfAccount(entry.leave));
    }
    sums.set(position, { leave: addFigures(leave, hoursArisenBy(noted, position.payDate)), year, notedLater: noted });
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

function byId(ends: readonly YearEnd[]): ReadonlyMap<number, YearEnd> {
  return new Map(ends.map((end) => [end.employeeId, end]));
}
