import { typeOf, valueFrom, type ValueSource } from './value-from-schema';
import type { Schema } from './served-document';

const otherTypes: readonly unknown[] = [null, true, 0, -1, 1.5, '', 'text', '12', [], [[]], {}, { id: 1 }, ['a']];

/** The value with one thing wrong, somewhere inside it. */
export function nearlyValid(source: ValueSource, given: Schema, value: unknown): unknown {
  const { random, document } = source;
  const schema = document.resolve(given);
  if (Array.isArray(value) && value.length > 0 && random.chance(0.85)) {
    const at = random.whole(value.length);
    const items = [...(value as readonly unknown[])];
    items[at] = nearlyValid(source, schema.items ?? {}, items[at]);
    return items;
  }
  if (isRecord(value) && schema.properties !== undefined && random.chance(0.95)) return spoilt(source, schema, value);
  return wrong(source, schema);
}

function spoilt(source: ValueSource, schema: Schema, value: Readonly<Record<string, unknown>>): unknown {
  const { random } = source;
  const keys = Object.keys(schema.properties ?? {});
  if (keys.length === 0 || random.chance(0.1)) {
    return { ...value, [random.pick(['unknown_key', 'Id', 'company_id ', 'is_admin'])]: 1 };
  }
  if (random.chance(0.2)) {
    const gone = random.pick([...(schema.required ?? []), ...Object.keys(value), keys[0]!]);
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
  }
  const key = random.pick(random.chance(0.5) && Object.keys(value).length > 0 ? Object.keys(value) : keys);
  const member = schema.properties?.[key] ?? {};
  const present = key in value ? value[key] : valueFrom(source, member, key, 1);
  return { ...value, [key]: nearlyValid(source, member, present) };
}

/** A value just outside what the schema allows, or of another kind. */
function wrong({ random }: ValueSource, schema: Schema): unknown {
  const choices: unknown[] = [random.pick(otherTypes)];
  if (schema.maxLength !== undefined) choices.push('a'.repeat(schema.maxLength + 1), 'é'.repeat(schema.maxLength));
  if (schema.minLength !== undefined && schema.minLength > 0) choices.push('a'.repeat(schema.minLength - 1), ' ');
  if (schema.minimum !== undefined) choices.push(schema.minimum - 1, String(schema.minimum - 1));
  if (schema.maximum !== undefined) choices.push(schema.maximum + 1, schema.maximum * 10);
  if (schema.exclusiveMinimum !== undefined) choices.push(schema.exclusiveMinimum);
  if (schema.enum !== undefined) choices.push('NOT_ONE_OF_THEM', String(random.pick(schema.enum)).toLowerCase());
  if (schema.format === 'date') choices.push('2026-02-30', '2026-7-1', '0000-00-00', '9999-12-31', '20260701');
  if (schema.pattern !== undefined) choices.push('1e5', '1.', '.5', '+1', '1,000', ' 1', '٣', '0'.repeat(500));
  if (typeOf(schema, random) === 'array') choices.push(Array.from({ length: (schema.maxItems ?? 50) % 200 }, () => 1));
  return random.pick(choices);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
