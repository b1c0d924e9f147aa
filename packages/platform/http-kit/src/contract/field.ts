import { ValidateBy, ValidateIf } from 'class-validator';
import { Transform } from 'class-transformer';
import { rememberField } from './flat-fields';
import type { JsonSchema } from './json-schema';

/** What is wrong with one value: a stable code for programs, a sentence for people. */
export interface FieldFault {
  readonly code: string;
  readonly message: string;
}

/** What every field may say about itself. A field is required and not null unless it says otherwise. */
export interface FieldOptions {
  /** May be left out. */
  readonly optional?: boolean;
  /** May be `null`. */
  readonly nullable?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

export interface FieldSpec {
  /** The JSON Schema of a value that is present and not null. */
  readonly schema: JsonSchema;
  /** Judges a value that is present and not null. */
  readonly check: (value: unknown) => FieldFault | undefined;
  /** Brings an accepted spelling to the one form the code works with; leaves anything else as it is. */
  readonly normalise?: (value: unknown) => unknown;
}

/** The name by which class-validator and the schema writer know our fields. */
export const FIELD = 'contractField';

/** The one decorator behind the whole vocabulary: rule, normal form and schema of a field are said in one place. */
export function field(spec: FieldSpec, options: FieldOptions = {}): PropertyDecorator {
  const { normalise } = spec;
  const judge = (value: unknown): FieldFault | undefined => {
    if (value === undefined) return { code: 'required', message: 'This value is required.' };
    if (value === null) return options.nullable === true ? undefined : nullFault;
    return spec.check(value);
  };
  return (target, key) => {
    rememberField(target, String(key), { optional: options.optional === true, normalise, judge });
    if (normalise !== undefined) Transform(({ value }) => normalise(value))(target, key);
    if (options.optional === true) ValidateIf((_, value) => value !== undefined)(target, key);
    ValidateBy({
      name: FIELD,
      constraints: [documented(spec.schema, options)],
      validator: {
        validate: (value) => judge(value) === undefined,
        defaultMessage: (found) => packFault(judge(found?.value) ?? nullFault),
      },
    })(target, key);
  };
}

const nullFault: FieldFault = { code: 'null', message: 'This value must not be null.' };

function documented(schema: JsonSchema, options: FieldOptions): JsonSchema {
  const described = {
    ...(options.description === undefined ? {} : { description: options.description }),
    ...(options.example === undefined ? {} : { examples: [options.example] }),
  };
  return { ...(options.nullable === true ? orNull(schema) : schema), ...described };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, ...rest } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...rest, type: [type, 'null'], ...(values === undefined ? {} : { enum: [...values, null] }) };
}

/** class-validator carries one message per failed rule; ours carries the code in front of it. */
export function packFault(fault: FieldFault): string {
  return `${fault.code}|${fault.message}`;
}

export function unpackFault(message: string): FieldFault {
  const bar = message.indexOf('|');
  return { code: message.slice(0, bar), message: message.slice(bar + 1) };
}
