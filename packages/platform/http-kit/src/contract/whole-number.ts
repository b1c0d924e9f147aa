import { field, type FieldFault, type FieldOptions } from './field';

export interface WholeNumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}

/** A JSON number without a fraction; text is refused. */
export function WholeNumber(options: WholeNumberOptions = {}): PropertyDecorator {
  return field({ schema: wholeNumberSchema(options), check: checkWholeNumber(options) }, options);
}

/** A whole number in an address or a header, where everything is text. */
export function QueryWholeNumber(options: WholeNumberOptions = {}): PropertyDecorator {
  return field(
    { schema: wholeNumberSchema(options), check: checkWholeNumber(options), normalise: digitsToNumber },
    options,
  );
}

/** A record's id in a path: the service generates them from 1 upward. */
export function PathId(options: Pick<FieldOptions, 'description' | 'example'> = {}): PropertyDecorator {
  return QueryWholeNumber({ ...options, min: 1 });
}

export function wholeNumberSchema({ min, max, default: byDefault }: WholeNumberOptions) {
  return {
    type: 'integer',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(byDefault === undefined ? {} : { default: byDefault }),
  };
}

export function checkWholeNumber({ min, max }: WholeNumberOptions) {
  return (value: unknown): FieldFault | undefined => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
      return { code: 'not_a_whole_number', message: 'Expected a whole number.' };
    }
    if (min !== undefined && value < min) return { code: 'too_small', message: `Expected at least ${min}.` };
    if (max !== undefined && value > max) return { code: 'too_large', message: `Expected at most ${max}.` };
    return undefined;
  };
}

function digitsToNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
}
