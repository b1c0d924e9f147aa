import { normalKey } from '@anz-payroll/companies';
import type { ImportRow } from '@anz-payroll/employee-lifecycle';
import { day } from '../../../pay-pages';
import { lineInWords, type ReadPeople } from './read-people';

/** Somebody of the company, as far as an import is held against them. */
export interface KnownPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string | null;
  readonly number: string | null;
}

/**
 * New people who look like somebody who is there, or like an earlier line: a file without numbers that is imported a second
 * time would double everybody. Two people may have one name, so the day of birth has to be the same too.
 */
export function alikePeople({ rows, lines }: ReadPeople, known: readonly KnownPerson[]): readonly string[] {
  const numbers = new Set(known.map(({ number }) => normalKey(number ?? '')));
  const there = new Map(known.flatMap((one) => (one.date_of_birth === null ? [] : [[keyOf(one), one]])));
  const earlier = new Map<string, string>();
  return rows.flatMap(({ employee }, row) => {
    const { number, first_name, last_name, date_of_birth: born } = employee;
    if (typeof number === 'string' && numbers.has(normalKey(number))) return [];
    const line = lineInWords(lines[row] ?? { line: row + 2, row: row + 2 });
    const keys = [keyOf(employee), ...taxNumbers(employee)];
    const before = keys.map((key) => earlier.get(key)).find((one) => one !== undefined);
    for (const key of keys) if (!earlier.has(key)) earlier.set(key, line);
    const name = `${String(first_name)} ${String(last_name)}`;
    if (before !== undefined) {
      return [`${line}, ${name}: the same person, or the same tax number, as ${before.replace('Line', 'line')}.`];
    }
    const same = there.get(keyOf(employee));
    if (same === undefined) return [];
    const has = same.number === null ? 'without a number' : `with the number ${same.number}`;
    const then = same.number === null ? '' : ' Write that number in the file to change the record.';
    return [`${line}, ${name}, born ${day(String(born))}: is in this company already, ${has}.${then}`];
  });
}

function keyOf(person: Readonly<Partial<Record<'first_name' | 'last_name' | 'date_of_birth', unknown>>>): string {
  const { first_name, last_name, date_of_birth } = person;
  return JSON.stringify([normalKey(String(first_name)), normalKey(String(last_name)), String(date_of_birth)]);
}

/** Numbers for “applied for” and “none quoted” are many people's: nine times the same digit. */
function taxNumbers(employee: ImportRow['employee']): readonly string[] {
  return [employee['tax_file_number'], employee['ird_number']].flatMap((value) => {
    const digits = typeof value === 'string' ? value.replaceAll(/\D/g, '') : '';
    return digits === '' || /^(\d)\1*$/.test(digits) ? [] : [digits];
  });
}
