import type { Transaction } from '../database/transaction';
import { readRows } from '../hot-sql/read-rows';
import type { Finding } from './finding';
import { countedSets, isRowSetGenuine, rowSetMac, setChanged, type RowSet, type RowTexts } from './row-set';
import { isUnreadable, unreadable } from './verify-database';
import { RowSetTable, type RowSetName, type RowSetRow } from './row-set-table';

export interface CountedRows {
  readonly name: RowSetName;
  /** The company of each row that is there. */
  readonly companies: (tx: Transaction) => Promise<readonly number[]>;
}

export interface AllRowSets {
  readonly sets: readonly RowSet[];
  readonly counted: readonly CountedRows[];
  readonly companyIds: (tx: Transaction) => Promise<readonly number[]>;
}

/** Whether every set of rows is as it was last written, and whether all that were ever written are there. */
export async function verifyRowSets(tx: Transaction, all: AllRowSets): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const kept = await readRows(tx, RowSetTable, {});
  const by = (name: RowSetName) =>
    new Map(kept.filter((row) => row.name === name).map((row): [number, RowSetRow] => [row.ownerId, row]));
  for (const set of all.sets) {
    const rows = await rowsOrNothing(tx, set);
    if (rows === undefined) {
      findings.push({ where: `a row of ${set.name}`, why: unreadable });
      continue;
    }
    const known = by(set.name);
    for (const ownerId of new Set([...rows.keys(), ...known.keys()])) {
      const row = known.get(ownerId);
      const isGenuine = row !== undefined && isRowSetGenuine(tx.encryption, row, rows.get(ownerId) ?? []);
      if (!isGenuine) findings.push({ where: `${set.name}, owner ${ownerId}`, why: setChanged });
    }
  }
  const sets = {
    name: 'row-sets' as const,
    companies: async () =>
      kept
        .filter(({ name }) => !(countedSets as readonly RowSetName[]).includes(name))
        .map(({ companyId }) => companyId),
  };
  const companies = await all.companyIds(tx);
  for (const id of new Set(kept.map(({ companyId }) => companyId))) {
    if (!companies.includes(id))
      findings.push({ where: `companies, id ${id}`, why: 'other rows belong to it and it is gone' });
  }
  for (const { name, companies: ofRows } of [...all.counted, sets]) {
    const counts = new Map<number, number>(companies.map((id) => [id, 0]));
    for (const id of await ofRows(tx)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const known = by(name);
    for (const companyId of new Set([...counts.keys(), ...known.keys()])) {
      const row = known.get(companyId);
      const isGenuine = row !== undefined && row.mac === rowSetMac(tx.encryption, row, []);
      if (isGenuine && row.size === (counts.get(companyId) ?? 0)) continue;
      findings.push({ where: `${name}, company ${companyId}`, why: 'there are more or fewer than this service wrote' });
    }
  }
  return findings;
}

async function rowsOrNothing(tx: Transaction, set: RowSet): Promise<RowTexts | undefined> {
  try {
    return await set.rowsOf(tx);
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}
