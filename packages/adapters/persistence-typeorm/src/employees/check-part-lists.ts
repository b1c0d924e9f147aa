import type { PartKind } from '@anz-payroll/employee-lifecycle';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { StoredValueChanged } from '../encryption';
import { readRows } from '../hot-sql';
import type { Finding } from '../integrity/finding';
import { PartListTable, type EmployeePartRow } from './employee-tables';
import { partListMac } from './part-list-mac';

export const IDS_IN_ONE_STATEMENT = 500;

type ListedPart = Pick<EmployeePartRow, 'id' | 'employeeId' | 'kind' | 'place'>;

/** Refuses lists of employees that are not as they were last written; see `partListFindings`. */
export async function checkPartLists(
  tx: Transaction,
  employeeIds: readonly number[],
  rows: readonly ListedPart[],
  kinds?: readonly PartKind[],
): Promise<void> {
  const [first] = await partListFindings(tx, employeeIds, rows, kinds);
  if (first !== undefined) throw new StoredValueChanged(first.where, first.why);
}

/**
 * Lists of employees with an entry that was deleted, added or put in another place by something other than this service.
 * `rows` are all entries of these employees of the kinds asked for.
 */
export async function partListFindings(
  tx: Transaction,
  employeeIds: readonly number[],
  rows: readonly ListedPart[],
  kinds?: readonly PartKind[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const found = new Map<string, number[]>();
  for (const { id, employeeId, kind } of [...rows].sort((a, b) => a.place - b.place)) {
    const key = keyOf(employeeId, kind);
    found.set(key, [...(found.get(key) ?? []), id]);
  }
  await inChunks(employeeIds, IDS_IN_ONE_STATEMENT, async (ids) => {
    const where = { employeeId: In([...ids]), ...(kinds === undefined ? {} : { kind: In([...kinds]) }) };
    for (const list of await readRows(tx, PartListTable, { where })) {
      const key = keyOf(list.employeeId, list.kind);
      const here = found.get(key) ?? [];
      found.delete(key);
      const isGenuine = partListMac.isGenuine(tx.encryption, list);
      if (isGenuine && here.join() === list.partIds.join()) continue;
      const why = 'entries are missing, new or in another order by the work of something other than this service';
      findings.push({ where: key, why });
    }
  });
  for (const key of found.keys()) findings.push({ where: key, why: 'it is not known which entries the list has' });
  return findings;
}

function keyOf(employeeId: number, kind: PartKind): string {
  return `employee_parts, employee_id ${employeeId}, kind ${kind}`;
}
