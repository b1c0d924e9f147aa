import { addFigures, type Figures, type YearEnd } from '@anz-payroll/pay-runs';
import { Between, In, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../database';
import { lastYearsBefore, readRows } from '../hot-sql';
import { daysOfYear } from './days-of-year';
import { idsInChunks } from './ids-in-chunks';
import { ledgerMac, yearMac } from './pay-macs';
import { LedgerTable, YearTable, type LedgerRow, type YearRow } from './pay-tables';

interface KeptEnd {
  leave?: Figures;
  figures?: Figures;
}

/** What is kept, by employee, of one year. */
type EndsOfYear = Map<number, KeptEnd>;

/** The ends of these years and of no other, of everybody who was paid by then. */
export async function yearEndsOf(
  tx: Transaction,
  employeeIds: readonly number[],
  years: readonly string[],
): Promise<readonly YearEnd[]> {
  const kept = await keptEnds(tx, employeeIds, { year: In([...years]) });
  for (const year of years) await sumUpWhatIsMissing(tx, kept, employeeIds, year);
  return toldEnds(kept).map((end) => ({ ...end, figures: end.figures ?? {} }));
}

/** The ends of these years, and of the later ones that are kept: a pay of an earlier year moves them all. */
export async function yearEndsSince(
  tx: Transaction,
  employeeIds: readonly number[],
  years: readonly string[],
): Promise<readonly (Omit<YearEnd, 'figures'> & { readonly figures: Figures | undefined })[]> {
  const first = years.reduce((earliest, year) => (year < earliest ? year : earliest), years[0] ?? '');
  const kept = await keptEnds(tx, employeeIds, { year: MoreThanOrEqual(first) });
  for (const year of years) await sumUpWhatIsMissing(tx, kept, employeeIds, year);
  for (const [year, ends] of kept) {
    if (!years.includes(year)) await sumUpWhatIsMissing(tx, kept, [...ends.keys()], year);
  }
  return toldEnds(kept);
}

function toldEnds(kept: ReadonlyMap<string, EndsOfYear>) {
  return [...kept].flatMap(([year, ends]) =>
    [...ends].map(([employeeId, { leave = {}, figures }]) => ({ employeeId, year, leave, figures })),
  );
}

/** Rows that were not written by this service count as rows without figures. */
async function keptEnds(
  tx: Transaction,
  employeeIds: readonly number[],
  where: FindOptionsWhere<YearRow>,
): Promise<Map<string, EndsOfYear>> {
  const rows = await idsInChunks(employeeIds, (ids) =>
    readRows(tx, YearTable, { where: { employeeId: In([...ids]), ...where } }),
  );
  const kept = new Map<string, EndsOfYear>();
  for (const row of rows) {
    const { employeeId, year, figures, leaveHours } = row;
    const ends = kept.get(year) ?? new Map<number, KeptEnd>();
    kept.set(year, ends);
    const isOwn = yearMac.isGenuine(tx.encryption, row);
    ends.set(employeeId, !isOwn ? {} : leaveHours === null ? { figures } : { figures, leave: leaveHours });
  }
  return kept;
}

/**
 * The end of a year that is not kept is the end of the last year before it in which the employee was paid, with the
 * entries of this one: neither looks at more than a year. Where that end is not kept either, all entries are added up.
 */
async function sumUpWhatIsMissing(
  tx: Transaction,
  kept: Map<string, EndsOfYear>,
  employeeIds: readonly number[],
  year: string,
): Promise<void> {
  const ends = kept.get(year) ?? new Map<number, KeptEnd>();
  kept.set(year, ends);
  const without = employeeIds.filter((id) => ends.get(id)?.leave === undefined);
  if (without.length === 0) return;
  const { firstDay, lastDay } = daysOfYear(year);
  const moved = new Map<number, { leave: Figures; figures: Figures }>();
  const ofYear = Between<string>(firstDay, lastDay);
  await eachEntry(tx, without, ofYear, ({ employeeId, leaveHours, figures }) => {
    const sums = moved.get(employeeId) ?? { leave: {}, figures: {} };
    moved.set(employeeId, {
      leave: addFigures(sums.leave, leaveHours),
      figures: addFigures(sums.figures, figures),
    });
  });
  const before = await leaveBefore(tx, without, firstDay);
  const lost = without.filter((id) => !before.has(id));
  await eachEntry(tx, lost, LessThan<string>(firstDay), ({ employeeId, leaveHours }) => {
    before.set(employeeId, addFigures(before.get(employeeId) ?? {}, leaveHours));
  });
  for (const id of without) {
    const figures = ends.get(id)?.figures ?? moved.get(id)?.figures;
    const held = before.get(id);
    if (held === undefined && figures === undefined) {
      ends.delete(id);
      continue;
    }
    const leave = addFigures(held ?? {}, moved.get(id)?.leave ?? {});
    ends.set(id, figures === undefined ? { leave } : { leave, figures });
  }
}

/** What stood before a day on which a financial year begins, of those for whom it is known from kept sums. */
async function leaveBefore(
  tx: Transaction,
  employeeIds: readonly number[],
  firstDay: string,
): Promise<Map<number, Figures>> {
  const before = new Map<number, Figures>();
  const byYear = new Map<string, number[]>();
  for (const { employeeId, year } of await lastYearsBefore(tx, employeeIds, firstDay)) {
    if (year === null) before.set(employeeId, {});
    else byYear.set(year, [...(byYear.get(year) ?? []), employeeId]);
  }
  for (const [year, ids] of byYear) {
    const ends = (await keptEnds(tx, ids, { year })).get(year);
    for (const [id, { leave }] of ends ?? []) if (leave !== undefined) before.set(id, leave);
  }
  return before;
}

async function eachEntry(
  tx: Transaction,
  employeeIds: readonly number[],
  payDate: FindOptionsWhere<LedgerRow>['payDate'],
  take: (entry: LedgerRow) => void,
): Promise<void> {
  const entries = await idsInChunks(employeeIds, (ids) =>
    readRows(tx, LedgerTable, { where: { employeeId: In([...ids]), payDate } as FindOptionsWhere<LedgerRow> }),
  );
  for (const entry of entries) {
    ledgerMac.check(tx.encryption, entry);
    take(entry);
  }
}
