import { field, type FieldFault, type FieldOptions } from './field';

export interface CodeOptions extends FieldOptions {
  /** Upper-case the value first. Codes are otherwise taken exactly as listed (spec 2.1). */
  readonly upperCase?: boolean;
}

/** One of a fixed list of codes. */
export function CodeOf(values: readonly string[], options: CodeOptions = {}): PropertyDecorator {
  const spec = { schema: { type: 'string', enum: values }, check: checkCode(values) };
  return field(
    options.upperCase === true
      ? { ...spec, normalise: (value) => (typeof value === 'string' ? value.toUpperCase() : value) }
      : spec,
    options,
  );
}

export function checkCode(values: readonly string[]) {
  return (value: unknown): FieldFault | undefined =>
    typeof value === 'string' && values.includes(value)
      ? undefined
      : { code: 'unknown_code', message: `Expected one of ${values.join(', ')}.` };
}
