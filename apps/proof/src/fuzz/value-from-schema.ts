import type { KnownIds, PathValues } from './known-ids';
import { realisticDay, realisticValue } from './realistic-values';
import type { Random } from './random';
import type { Schema, ServedDocument } from './served-document';

export interface ValueSource {
  readonly document: Pick<ServedDocument, 'resolve'>;
  readonly random: Random;
  readonly ids: KnownIds;
  /** What the path of the request names. */
  readonly within: PathValues;
}

/** A value that the schema allows; where a name suggests one that means something, mostly that one. */
export function valueFrom(source: ValueSource, given: Schema, name = '', depth = 0): unknown {
  const { document, random, ids, within } = source;
  const schema = document.resolve(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (name !== '' && random.chance(0.8)) {
    const lively = realisticValue(name, random, ids, within);
    if (lively !== undefined && isOfType(lively, schema)) return lively;
  }
  if (schema.anyOf !== undefined) return valueFrom(source, random.pick(schema.anyOf), name, depth);
  switch (typeOf(schema, random)) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
      return wholeNumber(schema, random);
    case 'number':
      return wholeNumber(schema, random) + random.pick([0, 0.5, 0.01]);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.pick([0, 1, 1, 2])) }, () =>
        valueFrom(source, schema.items ?? {}, name, depth + 1),
      );
    case 'object':
      return objectFrom(source, schema, depth);
    default:
      return textFrom(schema, random);
  }
}

function objectFrom(source: ValueSource, schema: Schema, depth: number): Record<string, unknown> {
  const wanted = source.random.pick([0.1, 0.3, 0.7]) / (depth + 1);
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([key]) => schema.required?.includes(key) === true || source.random.chance(wanted),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key, valueFrom(source, member, key, depth + 1)]));
}

export function typeOf(schema: Schema, random: Random): string {
  if (schema.type === undefined) return schema.properties === undefined ? 'string' : 'object';
  if (typeof schema.type === 'string') return schema.type;
  const solid = schema.type.filter((type) => type !== 'null');
  return solid.length === 0 || (solid.length < schema.type.length && random.chance(0.15)) ? 'null' : random.pick(solid);
}

function isOfType(value: unknown, { type }: Schema): boolean {
  if (type === undefined) return true;
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [type].flat().some((one) => one === kind || (one === 'integer' && kind === 'number'));
}

function wholeNumber(schema: Schema, random: Random): number {
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
  const most = Math.min(schema.maximum ?? least + 100, least + 1_000);
  return Math.ceil(least) + random.whole(Math.max(1, Math.floor(most - least)));
}

const words = ['Ordinary', 'Wattle & Sons', 'Tōtara', "O'Brien", 'Łukasz', '季節', 'x'];

const decimals = ['0', '10.50', '38', '7.6', '1234.56', '0.01', '100000'];

/** Texts for the patterns of the document; a new pattern has to be taught here. */
const byPattern: Readonly<Record<string, readonly string[]>> = {
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?$': ['2026-11-15T09:30:00', '2026-11-15T09:30:00.250'],
  '^-?\\d+(\\.\\d+)?$': decimals,
  '^\\d+(\\.\\d+)?$': decimals,
  '^\\s*-?\\d+(\\.\\d+)?\\s*$': decimals,
  '^\\s*\\d+(\\.\\d+)?\\s*$': decimals,
  '^[\\s-]*\\d[\\d\\s-]*$': ['51 824 753 556', '049-091-850', '123456782'],
  '^.{2,}$': ['NSW', 'CAN'],
  '^\\d{3}-?\\d{3}$': ['062-000', '062000'],
  '^[0-9 +()-]{8,15}$': ['02 5550 1234', '+64 3 555 0123'],
  '^\\d{4}$': ['2000', '7010'],
  '^\\d{6}$': ['301500'],
  '^[A-Za-z]{3}$': ['CBA', 'nab'],
  '^[0-9A-Za-z -]{1,12}$': ['12345678', '001-A'],
  '^[A-Za-z]{2}(,[A-Za-z]{2})*$': ['AU', 'AU,NZ'],
};

/** An optional text may be empty; a decimal of so many places is a decimal. */
function textsOf(pattern: string): readonly string[] {
  const inner = /^\^\((.*)\)\?\$$/.exec(pattern)?.[1];
  if (inner !== undefined) return [...textsOf(`^${inner}$`), ''];
  return /^\^(-\?)?\\d\+\(\\\.\\d\{1,/.test(pattern) ? decimals : (byPattern[pattern] ?? ['']);
}

function textFrom(schema: Schema, random: Random): string {
  if (schema.pattern !== undefined) return random.pick(textsOf(schema.pattern));
  if (schema.format === 'date') return realisticDay(random);
  if (schema.format === 'email') return `person${random.whole(1_000_000)}@example.com`;
  if (schema.format === 'uri') return 'https://example.com/';
  if (schema.examples !== undefined && random.chance(0.5)) return String(random.pick(schema.examples));
  const most = schema.maxLength ?? 40;
  return random
    .pick(words)
    .padEnd(schema.minLength ?? 1, 'a')
    .slice(0, most);
}
