import { parseByLibraries, parseContract, type ContractClass, type JsonSchema } from '@anz-payroll/http-kit/contract';
import { getMetadataStorage } from 'class-validator';
import fc from 'fast-check';
import './compose';

/** Decision 1067: what is faultless is read without the libraries, so what they would have made of it is held beside it. */
describe('every contract of the service, read by class-transformer and class-validator alone', () => {
  const storage = getMetadataStorage();
  // Each decorated class is a key of it; the routes that `compose` imports have declared theirs by now.
  const registered = (storage as unknown as { readonly validationMetadatas: ReadonlyMap<ContractClass, unknown> })
    .validationMetadatas;
  const contracts = [...registered.keys()].filter((one) => typeof one === 'function');

  test('accepts the same values and refuses with the same faults', () => {
    expect(contracts.length).toBeGreaterThan(200);
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...contracts), fc.gen(), (contract, gen) => {
        const body = objectFor(contract, gen, 0);
        const ours = parseContract(contract, body, 'body');
        const theirs = parseByLibraries(contract, body, 'body');
        expect(ours).toEqual(theirs);
        if (ours.ok && theirs.ok) {
          // Key by key in the order of the request, and of the same class.
          expect(JSON.stringify(ours.value)).toBe(JSON.stringify(theirs.value));
          expect(Object.getPrototypeOf(ours.value)).toBe(Object.getPrototypeOf(theirs.value));
        }
        seen[ours.ok ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: 6_000 },
    );
    expect(seen.accepted).toBeGreaterThan(500);
    expect(seen.refused).toBeGreaterThan(500);
  });

  const odd: readonly unknown[] = [
    null,
    '',
    'x',
    -1,
    1.5,
    true,
    [],
    {},
    [null],
    ['x'],
    { a: 1 },
    '\u0000',
    '__proto__',
  ];

  /** Mostly what the field's schema describes, now and then anything. */
  function objectFor(contract: ContractClass, gen: fc.GeneratorValue, depth: number): Record<string, unknown> {
    const body: Record<string, unknown> = {};
    const isTidy = gen(fc.nat, 3) > 0;
    const fields = storage.getTargetValidationMetadatas(contract, '', false, false);
    for (const { propertyName, constraints, name } of fields) {
      if (name !== 'contractField' || gen(fc.nat, 9) === 0) continue;
      const schema = constraints[0] as JsonSchema;
      const isRequired = fields.every(
        (one) => one.propertyName !== propertyName || one.type !== 'conditionalValidation',
      );
      if (!isRequired && gen(fc.nat, 2) > 0) continue;
      body[propertyName] =
        !isTidy && gen(fc.nat, 4) === 0 ? gen(fc.constantFrom, ...odd) : valueFor(schema, gen, depth);
    }
    if (!isTidy && gen(fc.nat, 3) === 0) body['unheard_of'] = 1;
    return body;
  }

  function valueFor(schema: JsonSchema, gen: fc.GeneratorValue, depth: number): unknown {
    if (schema.enum !== undefined) return gen(fc.constantFrom, ...schema.enum);
    const types = schema.type === undefined ? [] : [schema.type].flat();
    if (types.includes('array')) {
      const items = schema.items ?? {};
      return depth > 2 ? [] : Array.from({ length: gen(fc.nat, 2) }, () => valueFor(items, gen, depth + 1));
    }
    const examples = [
      'a',
      '12.50',
      '2026-07-01',
      'a@b.example',
      'NSW',
      '2026-07-01T00:00:00.000',
      '7',
      3,
      1,
      38.5,
      true,
    ];
    if (types.length === 0 || types.includes('object')) return gen(fc.constantFrom, {}, null, ...examples);
    const fitting = examples.filter((one) =>
      types.some((type) => type === typeof one || (type === 'integer' && Number.isInteger(one))),
    );
    return fitting.length === 0 ? null : gen(fc.constantFrom, ...fitting);
  }
});
