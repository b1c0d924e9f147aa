import { In } from 'typeorm';
import { inChunks } from '../database/in-chunks';
import type { Transaction } from '../database/transaction';
import { StoredValueChanged, type FieldEncryption } from '../encryption';
import { putRows } from '../hot-sql/insert-rows';
import { readRows } from '../hot-sql/read-rows';
import { RowSetTable, type RowSetName, type RowSetRow } from './row-set-table';

/** Rows that belong together. */
export interface RowSet {
  readonly name: RowSetName;
  /** Each row as text, by owner; of every owner if none is named. */
  rowsOf(tx: Transaction, ownerIds?: readonly number[]): Promise<RowTexts>;
}

export type RowTexts = ReadonlyMap<number, readonly string[]>;

export interface SetOwner {
  readonly ownerId: number;
  readonly companyId: number;
}

type Counted = Omit<RowSetRow, 'mac'>;

/** The order of the rows says nothing. */
export function rowSetMac(encryption: FieldEncryption, set: Counted, rows: readonly string[]): string {
  const { name, ownerId, companyId, size } = set;
  return encryption.mac('row set', JSON.stringify([name, ownerId, companyId, size, [...rows].sort()]));
}

export function isRowSetGenuine(encryption: FieldEncryption, set: RowSetRow, rows: readonly string[]): boolean {
  return set.size === rows.length && set.mac === rowSetMac(encryption, set, rows);
}

export const setChanged = 'its rows were changed, added or deleted by something other than this service';

/** Runs the change and writes the code anew. Rows that are not as this service left them are refused before. */
export async function changeRowSet<T>(
  tx: Transaction,
  set: RowSet,
  owner: SetOwner,
  change: () => Promise<T>,
): Promise<T> {
  await lockRowSets(tx, set, [owner.ownerId]);
  await checkRowSet(tx, set, [owner.ownerId]);
  const result = await change();
  await writeRowSet(tx, set, owner);
  return result;
}

/** Keeps others from changing the same rows until the unit of work ends. In the order of the owners. */
export async function lockRowSets(tx: Transaction, { name }: RowSet, ownerIds: readonly number[]): Promise<void> {
  for (const ownerId of ownerIds) await lock(tx, name, ownerId);
}

/** Writes the code of rows that the caller checked, or that nobody had before. */
export function writeRowSet(tx: Transaction, set: RowSet, owner: SetOwner): Promise<void> {
  return writeRowSets(tx, set, [owner]);
}

/** The same for many owners in a few statements. */
export async function writeRowSets(tx: Transaction, set: RowSet, owners: readonly SetOwner[]): Promise<void> {
  const ownerIds = owners.map(({ ownerId }) => ownerId);
  const there = new Set((await read(tx, set.name, ownerIds)).map(({ ownerId }) => ownerId));
  const fresh = owners.filter(({ ownerId }) => !there.has(ownerId));
  for (const companyId of new Set(fresh.map((owner) => owner.companyId))) {
    const more = fresh.filter((owner) => owner.companyId === companyId).length;
    await countRows(tx, 'row-sets', { ownerId: companyId, companyId }, more);
  }
  const rows = await set.rowsOf(tx, ownerIds);
  await putRows(
    tx,
    RowSetTable,
    owners.map((owner) => {
      const texts = rows.get(owner.ownerId) ?? [];
      const counted = { name: set.name, ...owner, size: texts.length };
      return { ...counted, mac: rowSetMac(tx.encryption, counted, texts) };
    }),
  );
}

const ATTEMPTS = 3;

/**
 * Throws `StoredValueChanged` where rows are not as this service left them. `given` are rows that were read already. What
 * reads outside of a transaction can come between two statements of somebody else, so it looks again. Answers the rows.
 */
export async function checkRowSet(
  tx: Transaction,
  set: RowSet,
  ownerIds: readonly number[],
  given?: RowTexts,
): Promise<RowTexts> {
  let changed: number | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const rows = attempt === 0 && given !== undefined ? given : await set.rowsOf(tx, ownerIds);
    const kept = new Map((await read(tx, set.name, ownerIds)).map((row) => [row.ownerId, row]));
    changed = ownerIds.find((ownerId) => {
      const [row, texts] = [kept.get(ownerId), rows.get(ownerId) ?? []];
      return row === undefined ? texts.length > 0 : !isRowSetGenuine(tx.encryption, row, texts);
    });
    if (changed === undefined) return rows;
  }
  throw new StoredValueChanged(`${set.name}, owner ${changed}`, setChanged);
}

/** Enters that a company has so many rows more. Nothing of this service deletes them. */
export async function countRows(tx: Transaction, name: RowSetName, owner: SetOwner, more: number): Promise<void> {
  const there = await lock(tx, name, owner.ownerId);
  if (there !== undefined && there.mac !== rowSetMac(tx.encryption, there, [])) {
    throw new StoredValueChanged(`row_sets, name ${name}, owner ${owner.ownerId}`, setChanged);
  }
  const counted = { name, ...owner, size: (there?.size ?? 0) + more };
  await putRows(tx, RowSetTable, [{ ...counted, mac: rowSetMac(tx.encryption, counted, []) }]);
}

/**
 * Refuses where a set of rows was deleted whole: a company has as many as were written. One statement reads both, because
 * somebody else may commit between two.
 */
export async function checkSetsOfCompany(tx: Transaction, companyId: number): Promise<void> {
  const isKept = `row.name = 'row-sets'`;
  const { there, size, mac } = (await tx
    .repository(RowSetTable)
    .createQueryBuilder('row')
    .select('SUM(CASE WHEN row.name IN (:...counted) THEN 0 ELSE 1 END)', 'there')
    .addSelect(`MAX(CASE WHEN ${isKept} THEN row.size END)`, 'size')
    .addSelect(`MAX(CASE WHEN ${isKept} THEN row.mac END)`, 'mac')
    .where({ companyId })
    .setParameters({ counted: countedSets })
    .getRawOne<Record<'there' | 'size' | 'mac', string | number | null>>())!;
  const kept = { name: 'row-sets' as const, ownerId: companyId, companyId, size: Number(size) };
  const isGenuine = mac === null || mac === rowSetMac(tx.encryption, kept, []);
  if (isGenuine && Number(there) === kept.size) return;
  throw new StoredValueChanged(`row_sets, company ${companyId}`, 'there are more or fewer than this service wrote');
}

/** What is counted for each company from its beginning. */
export const countedSets = ['row-sets', 'employees', 'pay-runs'] as const satisfies readonly RowSetName[];

export async function openRowSets(tx: Transaction, companyId: number): Promise<void> {
  const rows = countedSets.map((name) => ({ name, ownerId: companyId, companyId, size: 0 }));
  await putRows(
    tx,
    RowSetTable,
    rows.map((row) => ({ ...row, mac: rowSetMac(tx.encryption, row, []) })),
  );
}

async function lock(tx: Transaction, name: RowSetName, ownerId: number): Promise<RowSetRow | undefined> {
  return (await readRows(tx, RowSetTable, { where: { name, ownerId }, ...tx.rowLock }))[0];
}

const OWNERS_IN_ONE_STATEMENT = 500;

async function read(tx: Transaction, name: RowSetName, ownerIds: readonly number[]): Promise<readonly RowSetRow[]> {
  const found: RowSetRow[] = [];
  await inChunks(ownerIds, OWNERS_IN_ONE_STATEMENT, async (some) => {
    found.push(...(await readRows(tx, RowSetTable, { where: { name, ownerId: In([...some]) } })));
  });
  return found;
}
