import { normalKey } from '@anz-payroll/companies';
import {
  partDocument,
  partRules,
  upgradePartDocument,
  type DraftPart,
  type EmployeeParts,
  type Part,
  type PartKind,
} from '@anz-payroll/employee-lifecycle';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import type { FieldEncryption } from '../encryption';
import { putRows } from '../hot-sql';
import { encryptedColumn } from '../reencryption';
import { insertRow, updateRows } from '../rows';
import { checkPartLists, IDS_IN_ONE_STATEMENT } from './check-part-lists';
import { EmployeePartTable, EmployeeTable, PartListTable, type EmployeePartRow } from './employee-tables';
import { partListMac } from './part-list-mac';

/** Everything that says whose the entry is, what it holds and when its turn is. */
export const encryptedPartColumn = encryptedColumn(EmployeePartTable, 'sealed', {
  boundTo: ['id', 'employeeId', 'companyId', 'kind', 'place', 'descriptionKey', 'details'],
  isRequired: true,
});

export function bindEmployeeParts(tx: Transaction): EmployeeParts {
  const table = () => tx.repository(EmployeePartTable);
  const listOf: EmployeeParts['listOf'] = async (employeeId, kind) => {
    const rows = await table().find({ where: { employeeId, kind }, order: { place: 'ASC' } });
    await checkPartLists(tx, [employeeId], rows, [kind]);
    return rows.map((row) => toPart(tx.encryption, row));
  };
  return {
    listOf,
    ofEmployees: async (employeeIds, kind) => {
      const lists = new Map<number, Part[]>();
      await inChunks(employeeIds, IDS_IN_ONE_STATEMENT, async (ids) => {
        const rows = await table().find({ where: { employeeId: In([...ids]), kind }, order: { place: 'ASC' } });
        await checkPartLists(tx, ids, rows, [kind]);
        for (const row of rows) {
          const list = lists.get(row.employeeId) ?? [];
          lists.set(row.employeeId, list);
          list.push(toPart(tx.encryption, row));
        }
      });
      return lists;
    },
    replace: async (employeeId, kind, list) => {
      const before = await listOf(employeeId, kind);
      const kept = new Set(list.map(({ id }) => id));
      for (const { id } of before) if (!kept.has(id)) await table().delete({ id });
      const companyId = list.length === 0 ? 0 : await companyOf(tx, employeeId);
      const stored: Part[] = [];
      for (const [index, draft] of list.entries()) {
        const columns = { employeeId, companyId, kind, ...toColumns(kind, index + 1, draft) };
        const id = draft.id ?? (await insertRow(tx, EmployeePartTable, columns));
        const sealed = encryptPart(tx.encryption, { id, ...columns }, draft);
        await updateRows(tx, EmployeePartTable, { id, employeeId, kind }, { ...columns, sealed });
        stored.push({ id, employeeId, kind, rank: index + 1, values: draft.values });
      }
      const entry = { employeeId, kind, partIds: stored.map(({ id }) => id) };
      await putRows(tx, PartListTable, [{ ...entry, mac: partListMac.macOf(tx.encryption, entry) }]);
      return stored;
    },
  };
}

async function companyOf(tx: Transaction, id: number): Promise<number> {
  const row = await tx.repository(EmployeeTable).findOne({ select: { id: true, companyId: true }, where: { id } });
  if (row === null) throw new Error(`Employee ${id} is gone while its lists are written.`);
  return row.companyId;
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
