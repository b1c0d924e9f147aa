import type { Field } from '@anz-payroll/companies/fields';
import { employeeFields } from './employee-fields';

const limited = Object.entries<Field<unknown>>(employeeFields).filter(
  ([, { schema }]) => schema.maxLength !== undefined,
);

test('there are fields with a length', () => expect(limited.length).toBeGreaterThan(30));

// The document of the interface says maxLength of each; what is longer is 422.
test.each(limited)('%s takes no more characters than the document says', (_name, field) => {
  const most = field.schema.maxLength!;
  for (const letter of ['a', '1']) expect(field.read(letter.repeat(most + 1)).ok).toBe(false);
});

test.each(['reported_first_name', 'reported_last_name'] as const)('%s has 60 letters, as names have', (name) => {
  const field = employeeFields[name];
  expect(field.read('Wolfeschlegelsteinhausen'.padEnd(60, 'b'))).toEqual({
    ok: true,
    value: 'Wolfeschlegelsteinhausen'.padEnd(60, 'b'),
  });
  expect(field.read('a'.repeat(61))).toMatchObject({ ok: false, code: 'wrong-form' });
});

// Blanks and hyphens do not count in these, and taking them out of a body of megabytes held everybody up for half a minute.
test.each([
  ['employment_status', 'Full', 'time'],
  ['ird_number', '49', '091850'],
  ['tax_file_number', '123', '456782'],
] as const)('%s is not looked through for blanks past a hundred characters', (name, first, last) => {
  const field: Field<unknown> = employeeFields[name];
  for (const one of [' ', '-']) {
    expect(field.read(`${first}${one}${last}`).ok).toBe(true);
    expect(field.read(`${first}${one.repeat(100)}${last}`).ok).toBe(false);
  }
});
