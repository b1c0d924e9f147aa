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
import type { Transaction } from '../database';
import { insertRow } from '../rows';
import type { SealedColumn } from '../resealing';
import type { Vault } from '../vault';
import { EmployeePartTable, EmployeeTable, type EmployeePartRow } from './employee-tables';

const sealedPartPlace = 'employee_parts.sealed';

export const sealedPartColumn: SealedColumn = { table: 'employee_parts', column: 'sealed', place: sealedPartPlace };

export function bindEmployeeParts(tx: Transaction): EmployeeParts {
  const table = () => tx.repository(EmployeePartTable);
  const listOf: EmployeeParts['listOf'] = async (employeeId, kind) =>
    (await table().find({ where: { employeeId, kind }, order: { place: 'ASC' } })).map((row) => toPart(tx.vault, row));
  return {
    listOf,
    replace: async (employeeId, kind, list) => {
      const before = await listOf(employeeId, kind);
      const kept = new Set(list.map(({ id }) => id));
      for (const { id } of before) if (!kept.has(id)) await table().delete({ id });
      const companyId = before.length === list.length ? undefined : await companyOf(tx, employeeId);
      const stored: Part[] = [];
      for (const [index, draft] of list.entries()) {
        const columns = toColumns(tx.vault, kind, index + 1, draft);
        if (draft.id !== undefined) await table().update({ id: draft.id, employeeId, kind }, columns as never);
        const owner = draft.id === undefined ? (companyId ?? (await companyOf(tx, employeeId))) : 0;
        const id =
          draft.id ?? (await insertRow(tx, EmployeePartTable, { employeeId, companyId: owner, kind, ...columns }));
        stored.push({ id, employeeId, kind, rank: index + 1, values: draft.values });
      }
      return stored;
    },
  };
}

async function companyOf(tx: Transaction, id: number): Promise<number> {
  const row = await tx.repository(EmployeeTable).findOne({ select: { id: true, companyId: true }, where: { id } });
  if (row === null) throw new Error(`Employee ${id} is gone while its lists are written.`);
  return row.companyId;
}

type PartColumns = Pick<EmployeePartRow, 'place' | 'descriptionKey' | 'details' | 'sealed'>;

function toColumns(vault: Vault, kind: PartKind, place: number, { values }: DraftPart): PartColumns {
  const details = { ...values };
  const secrets: Record<string, unknown> = {};
  for (const name of partRules[kind].sealed) {
    secrets[name] = details[name] ?? null;
    delete details[name];
  }
  const description = values['description'];
  return {
    place,
    descriptionKey: typeof description === 'string' ? normalKey(description) : null,
    details: partDocument(details),
    sealed: Object.values(secrets).every((value) => value === null)
      ? null
      : vault.seal(JSON.stringify(secrets), sealedPartPlace),
  };
}

export function toPart(vault: Vault, row: EmployeePartRow): Part {
  const secrets: Record<string, unknown> = Object.fromEntries(partRules[row.kind].sealed.map((name) => [name, null]));
  if (row.sealed !== null) Object.assign(secrets, JSON.parse(vault.open(row.sealed, sealedPartPlace)));
  return {
    id: row.id,
    employeeId: row.employeeId,
    kind: row.kind,
    rank: row.place,
    values: { ...upgradePartDocument(row.kind, row.details), ...secrets },
  };
}
