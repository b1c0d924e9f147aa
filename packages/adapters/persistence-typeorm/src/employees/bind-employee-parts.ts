import { normalKey } from '@anz-payroll/companies';
import {
  partDocument,
  partRules,
  upgradePartDocument,
  type DraftPart,
  type EmployeeParts,
  type Part,
  type PartKind,
  type PartListChange,
} from '@anz-payroll/employee-lifecycle';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import type { FieldEncryption } from '../encryption';
import { insertRows, putRows, readRows } from '../hot-sql';
import { encryptedColumn } from '../reencryption';
import { checkPartLists, IDS_IN_ONE_STATEMENT } from './check-part-lists';
import { EmployeePartTable, EmployeeTable, PartListTable, type EmployeePartRow } from './employee-tables';
import { partListMac } from './part-list-mac';

/** Everything that says whose the entry is, what it holds and when its turn is. */
export const encryptedPartColumn = encryptedColumn(EmployeePartTable, 'sealed', {
  boundTo: ['id', 'employeeId', 'companyId', 'kind', 'place', 'descriptionKey', 'details'],
  isRequired: true,
});

export function bindEmployeeParts(tx: Transaction): EmployeeParts {
  const listOf: EmployeeParts['listOf'] = async (employeeId, kind) =>
    (await rowsOf(tx, [employeeId], [kind])).map((row) => toPart(tx.encryption, row));
  return {
    listOf,
    ofEmployees: async (employeeIds, kind) => {
      const lists = new Map<number, Part[]>();
      await inChunks(employeeIds, IDS_IN_ONE_STATEMENT, async (ids) => {
        for (const row of await rowsOf(tx, ids, [kind])) {
          const list = lists.get(row.employeeId) ?? [];
          lists.set(row.employeeId, list);
          list.push(toPart(tx.encryption, row));
        }
      });
      return lists;
    },
    replace: (employeeId, kind, list) => replaceLists(tx, [{ employeeId, kind, list }]),
    replaceAll: (changes) =>
      inChunks(changes, IDS_IN_ONE_STATEMENT, async (chunk) => void (await replaceLists(tx, chunk))),
  };
}

/** The entries of the lists, each list by its places, as they were last written. */
async function rowsOf(
  tx: Transaction,
  employeeIds: readonly number[],
  kinds: readonly PartKind[],
): Promise<readonly EmployeePartRow[]> {
  const where = { employeeId: In([...employeeIds]), kind: In([...kinds]) };
  const rows = await readRows(tx, EmployeePartTable, { where, order: { place: 'ASC' } });
  await checkPartLists(tx, employeeIds, rows, kinds);
  return rows;
}

async function replaceLists(tx: Transaction, changes: readonly PartListChange[]): Promise<readonly Part[]> {
  const employeeIds = [...new Set(changes.map(({ employeeId }) => employeeId))];
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  const replaced = new Set(changes.map(keyOfList));
  const before = (await rowsOf(tx, employeeIds, kinds)).filter((row) => replaced.has(keyOfList(row)));
  const kept = keptOf(changes, before);
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.repository(EmployeePartTable).delete({ id: In(gone) });
  const companies = await companiesOf(tx, employeeIds);
  const drafted = changes.flatMap(({ employeeId, kind, list }) =>
    list.map((draft, index) => {
      const companyId = companies.get(employeeId);
      if (companyId === undefined) throw new Error(`Employee ${employeeId} is gone while its lists are written.`);
      return { draft, columns: { employeeId, companyId, kind, ...toColumns(kind, index + 1, draft) } };
    }),
  );
  const fresh = drafted.filter(({ draft }) => draft.id === undefined).map(({ columns }) => columns);
  const idOf = await insertParts(tx, fresh, before);
  const stored = drafted.map(({ draft, columns }) => ({ id: draft.id ?? idOf(columns), columns, draft }));
  const rows = stored.map(({ id, columns, draft }) => {
    const row = { id, ...columns };
    return { ...row, sealed: encryptPart(tx.encryption, row, draft) };
  });
  await putRows(tx, EmployeePartTable, rows);
  const partIds = new Map(changes.map((change) => [keyOfList(change), [] as number[]]));
  for (const row of rows) partIds.get(keyOfList(row))!.push(row.id);
  const lists = changes.map(({ employeeId, kind }) => {
    const entry = { employeeId, kind, partIds: partIds.get(keyOfList({ employeeId, kind }))! };
    return { ...entry, mac: partListMac.macOf(tx.encryption, entry) };
  });
  await putRows(tx, PartListTable, lists);
  return stored.map(({ id, columns: { employeeId, kind, place }, draft: { values } }) => ({
    ...{ id, employeeId, kind, values },
    rank: place,
  }));
}

/** The ids of entries that stay. An id of another list would take that entry away from it. */
function keptOf(changes: readonly PartListChange[], before: readonly EmployeePartRow[]): ReadonlySet<number> {
  const lists = new Map(before.map((row) => [row.id, keyOfList(row)]));
  const kept = new Set<number>();
  for (const change of changes) {
    for (const { id } of change.list) {
      if (id === undefined) continue;
      if (lists.get(id) !== keyOfList(change)) throw new Error(`Entry ${id} is not in the list that is to keep it.`);
      kept.add(id);
    }
  }
  return kept;
}

function keyOfList({ employeeId, kind }: Pick<EmployeePartRow, 'employeeId' | 'kind'>): string {
  return `${employeeId} ${kind}`;
}

type NewPartRow = Omit<EmployeePartRow, 'id' | 'sealed'>;

/** Stores new entries without what is encrypted, which is bound to the id that the database gives, and answers that id. */
async function insertParts(
  tx: Transaction,
  fresh: readonly NewPartRow[],
  before: readonly EmployeePartRow[],
): Promise<(row: NewPartRow) => number> {
  const known = new Set(before.map(({ id }) => id));
  const ids = new Map<string, number>();
  const keyOf = (row: Pick<EmployeePartRow, 'employeeId' | 'kind' | 'place'>) => `${keyOfList(row)} ${row.place}`;
  if (fresh.length > 0) {
    await insertRows(tx, EmployeePartTable, fresh);
    const where = {
      employeeId: In([...new Set(fresh.map(({ employeeId }) => employeeId))]),
      kind: In([...new Set(fresh.map(({ kind }) => kind))]),
    };
    // Nobody else adds any meanwhile: whoever changes a list has locked the employee.
    for (const row of await readRows(tx, EmployeePartTable, { where, only: ['id', 'employeeId', 'kind', 'place'] })) {
      if (!known.has(row.id)) ids.set(keyOf(row), row.id);
    }
  }
  return (row) => ids.get(keyOf(row))!;
}

async function companiesOf(tx: Transaction, employeeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows(tx, EmployeeTable, { where: { id: In([...employeeIds]) }, only: ['id', 'companyId'] });
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}

type PartColumns = Pick<EmployeePartRow, 'place' | 'descriptionKey' | 'details'>;

function toColumns(kind: PartKind, place: number, { values }: DraftPart): PartColumns {
  const details = { ...values };
  for (const name of partRules[kind].encrypted) delete details[name];
  const description = values['description'];
  return {
    place,
    descriptionKey: typeof description === 'string' ? normalKey(description) : null,
    details: partDocument(details),
  };
}

/** Written also where nothing is secret: it authenticates the rest of the row. */
function encryptPart(encryption: FieldEncryption, row: Omit<EmployeePartRow, 'sealed'>, { values }: DraftPart): string {
  const secrets = Object.fromEntries(partRules[row.kind].encrypted.map((name) => [name, values[name] ?? null]));
  return encryption.encrypt(JSON.stringify(secrets), encryptedPartColumn.ownerOf(row));
}

export function toPart(encryption: FieldEncryption, row: EmployeePartRow): Part {
  const plain = encryption.decrypt(row.sealed ?? '', encryptedPartColumn.ownerOf(row));
  const secrets: Record<string, unknown> = Object.fromEntries(
    partRules[row.kind].encrypted.map((name) => [name, null]),
  );
  Object.assign(secrets, JSON.parse(plain));
  return {
    id: row.id,
    employeeId: row.employeeId,
    kind: row.kind,
    rank: row.place,
    values: { ...upgradePartDocument(row.kind, row.details), ...secrets },
  };
}
