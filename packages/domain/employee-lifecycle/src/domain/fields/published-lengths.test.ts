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
