import fc from 'fast-check';
import { employeeFields, type EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { employeesText, employeeText, toEmployee } from './employee-contracts';

const decimal = fc
  .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);

/** Whatever a field may hold: texts of any characters, decimals as digits, whole numbers, truth values, lists, nothing. */
function valueOf(schema: { readonly type?: string | readonly string[] }): fc.Arbitrary<unknown> {
  const types = [schema.type ?? []].flat();
  const held = types.includes('number')
    ? decimal
    : types.includes('integer')
      ? fc.maxSafeInteger()
      : types.includes('boolean')
        ? fc.boolean()
        : types.includes('array')
          ? fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 })
          : fc.oneof(
              fc.string({ unit: 'grapheme' }),
              fc.constantFrom('"quoted"\\', 'line\nbreak\u2028\u0001', '', 'Ā 𝒳 é'),
            );
  return fc.oneof(held, fc.constantFrom(null, undefined));
}

const employees = fc
  .record({
    ...Object.fromEntries(Object.entries(employeeFields).map(([name, { schema }]) => [name, valueOf(schema)])),
    id: fc.nat(),
    company_id: fc.nat(),
    is_terminated: fc.boolean(),
    termination_date: fc.constantFrom(null, '2026-11-15'),
    stp_id: fc.nat().map(String),
  })
  .map((values) => values as unknown as EmployeeReadModel);

test('an employee as text says what JSON.stringify says of its answer, to the byte', () => {
  fc.assert(
    fc.property(employees, (employee) => {
      expect(employeeText(employee).text).toBe(JSON.stringify(toEmployee(employee)));
    }),
    { numRuns: 200 },
  );
});

test('so does a list, the empty one included', () => {
  fc.assert(
    fc.property(fc.array(employees, { maxLength: 3 }), (list) => {
      expect(employeesText(list).text).toBe(JSON.stringify(list.map(toEmployee)));
    }),
    { numRuns: 20 },
  );
});
