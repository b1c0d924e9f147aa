import 'reflect-metadata';
import { ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import type { ContractClass } from './contract-class';
import { field, validated, type FieldFault, type FieldOptions } from './field';
import { registerNested, type Nested } from './nested';
import type { JsonSchema } from './json-schema';

/** A nested object with a contract of its own. */
export function ObjectOf(contract: () => ContractClass, options: FieldOptions = {}): PropertyDecorator {
  return nested(contract, 'object', { $ref: '' }, options);
}

/** A list of nested objects. */
export function ListOf(
  contract: () => ContractClass,
  options: FieldOptions & { readonly min?: number; readonly max?: number; readonly tooMany?: FieldFault } = {},
): PropertyDecorator {
  const { min, max, tooMany = { code: 'too_many', message: `Expected at most ${max} items.` } } = options;
  return nested(
    contract,
    'list',
    {
      type: 'array',
      items: { $ref: '' },
      ...(min === undefined ? {} : { minItems: min }),
      ...(max === undefined ? {} : { maxItems: max }),
    },
    options,
    (value) => {
      const length = (value as readonly unknown[]).length;
      if (min !== undefined && length < min) return { code: 'too_few', message: `Expected at least ${min} items.` };
      return max !== undefined && length > max ? tooMany : undefined;
    },
    max === undefined ? undefined : { max, tooMany },
  );
}

/** Nested objects under names that are not known beforehand. For answers: in a request nobody looks into it. */
export function MapOf(contract: () => ContractClass, options: FieldOptions = {}): PropertyDecorator {
  return (target, key) => {
    registerNested(target, key as string, { contract, shape: 'map' });
    field({ schema: { type: 'object', additionalProperties: { $ref: '' } }, check: () => undefined }, options)(
      target,
      key,
    );
  };
}

function nested(
  contract: () => ContractClass,
  shape: 'object' | 'list',
  schema: JsonSchema,
  options: FieldOptions,
  checkShape: (value: unknown) => FieldFault | undefined = () => undefined,
  bound?: Nested['bound'],
): PropertyDecorator {
  return (target, key) => {
    registerNested(target, key as string, { contract, shape, ...(bound === undefined ? {} : { bound }) });
    // A `$ref` is filled in when the schema is written: at this moment the class may not exist yet.
    validated({ schema, check: checkShape }, options)(target, key);
    Type(contract)(target, key);
    ValidateNested({ each: shape === 'list' })(target, key);
  };
}
