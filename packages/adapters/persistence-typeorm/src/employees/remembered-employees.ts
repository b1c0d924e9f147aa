import type { Employee } from '@anz-payroll/employee-lifecycle';
import { LRUCache } from 'lru-cache';
import type { FieldEncryption } from '../encryption';
import { readColumns, toEmployee, type ReadRow } from './employee-mapper';

interface Remembered {
  readonly row: ReadRow;
  readonly employee: Employee;
}

/** Some 10 KB each. */
const MOST_REMEMBERED = 1_000;

const rememberedBy = new WeakMap<FieldEncryption, LRUCache<number, Remembered>>();

/**
 * The record of a row that was just read. The same row makes the same record, and most rows have not changed since they
 * were last read: to compare them takes a fraction of the time of decrypting and parsing them (decision 1110).
 */
export function rememberedEmployee(encryption: FieldEncryption, row: ReadRow): Employee {
  let remembered = rememberedBy.get(encryption);
  if (remembered === undefined) {
    remembered = new LRUCache({ max: MOST_REMEMBERED });
    rememberedBy.set(encryption, remembered);
  }
  const known = remembered.get(row.id);
  if (known !== undefined && isSameRow(known.row, row)) return known.employee;
  const employee = toEmployee(encryption, row);
  remembered.set(row.id, { row, employee });
  return employee;
}

function isSameRow(one: ReadRow, other: ReadRow): boolean {
  return readColumns.every((name) => one[name] === other[name]);
}
