import { field, type FieldOptions } from './field';
import type { JsonSchema } from './json-schema';

/** A value that the contract only describes: open-ended objects, maps, one of several forms. */
export function AnyValue(schema: JsonSchema = {}, options: FieldOptions = {}): PropertyDecorator {
  return field({ schema, check: () => undefined }, options);
}
