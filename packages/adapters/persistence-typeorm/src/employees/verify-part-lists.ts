import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import type { Finding } from '../integrity/finding';
import { partListFindings } from './check-part-lists';
import { EmployeePartTable, PartListTable } from './employee-tables';

/** Whether every list of every employee has the entries that were last written, in their order. */
export async function verifyPartLists(tx: Transaction): Promise<readonly Finding[]> {
  const parts = await readRows(tx, EmployeePartTable, { only: ['id', 'employeeId', 'kind', 'place'] });
  const lists = await readRows(tx, PartListTable, { only: ['employeeId'] });
  const ids = new Set([...parts, ...lists].map(({ employeeId }) => employeeId));
  return partListFindings(
    tx,
    [...ids].sort((a, b) => a - b),
    parts,
  );
}
