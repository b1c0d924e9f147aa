import { ValidateBy, ValidateIf } from 'class-validator';
import { Transform } from 'class-transformer';
import { structuralFaultsOf } from './class-metadata';
import { registerField } from './field-readers';
import type { JsonSchema } from './json-schema';
import { sentValue } from './sent-objects';

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
  /** A `null` says the same as leaving the field out. */
  readonly nullMeansOmitted?: boolean;
  /** Documented as required; the route refuses its absence itself, by another status than 422. */
  readonly requiredByRoute?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

interface DescribedField {
  /** The JSON Schema of a value that is present and not null. */
  readonly schema: JsonSchema;
}

/** A field whose form is brought to the usual one first and judged then. */
export interface CheckedField extends DescribedField {
  /** Judges a value that is present and not null. */
  readonly check: (value: unknown) => FieldFault | undefined;
  /** Brings an accepted spelling to the one form the code works with; leaves anything else as it is. */
  readonly normalise?: (value: unknown) => unknown;
}

/** A field that is judged and converted in one step, `null` included. */
export interface ConvertedField extends DescribedField {
  readonly convert: (value: unknown) => Conversion;
}

export type Conversion = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & FieldFault);

export type FieldSpec = CheckedField | ConvertedField;

/** What class-transformer leaves in place of a value that could not be converted; class-validator then refuses it. */
class RefusedValue {
  constructor(readonly fault: FieldFault) {}
}

/** The name by which class-validator and the schema writer know our fields. */
export const FIELD = 'contractField';

/** The one decorator behind the whole vocabulary: rule, normal form and schema of a field are said in one place. */
export function field(spec: FieldSpec, options: FieldOptions = {}): PropertyDecorator {
  return (target, key) => {
    const convert = converterOf(spec, options);
    Transform(({ value, obj, key: sentKey }) => convert(sentValue(obj as object, sentKey, value)))(target, key);
    validated(spec, options, convert)(target, key);
  };
}

/** A field without a conversion of its own: class-transformer follows its `@Type`. */
export function validated(
  spec: FieldSpec,
  options: FieldOptions,
  convert?: (value: unknown) => unknown,
): PropertyDecorator {
  return (target, key) => {
    const judge = judgeOf(spec, options, target.constructor);
    registerField(target, key as string, { convert, judge, isOptional: options.optional === true });
    if (options.optional === true) ValidateIf((_, value) => value !== undefined)(target, key);
    ValidateBy({
      name: FIELD,
      constraints: [documented(spec.schema, options)],
      validator: {
        validate: (value) => judge(value) === undefined,
        defaultMessage: (found) => packFault(judge(found?.value)!),
      },
    })(target, key);
  };
}

function converterOf(spec: FieldSpec, { nullMeansOmitted }: FieldOptions): (value: unknown) => unknown {
  const convert = 'convert' in spec ? refusing(spec.convert) : spec.normalise;
  return (value) => {
    if (value === null && nullMeansOmitted === true) return undefined;
    return convert === undefined || value === undefined ? value : convert(value);
  };
}

function refusing(convert: ConvertedField['convert']): (value: unknown) => unknown {
  return (value) => {
    const converted = convert(value);
    return converted.ok ? converted.value : new RefusedValue(converted);
  };
}

function judgeOf(spec: FieldSpec, options: FieldOptions, contract: object): (value: unknown) => FieldFault | undefined {
  return (value) => {
    if (value instanceof RefusedValue) return { code: value.fault.code, message: value.fault.message };
    if (value === undefined)
      return options.requiredByRoute === true ? undefined : structuralFaultsOf(contract).required;
    if (value === null) return options.nullable === true ? undefined : structuralFaultsOf(contract).nullValue;
    return 'check' in spec ? spec.check(value) : undefined;
  };
}

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

/** class-validator has one message per failed rule; ours has the code in front of it. */
function packFault(fault: FieldFault): string {
  return `${fault.code}|${fault.message}`;
}

export function unpackFault(message: string): FieldFault {
  const bar = message.indexOf('|');
  return { code: message.slice(0, bar), message: message.slice(bar + 1) };
}
