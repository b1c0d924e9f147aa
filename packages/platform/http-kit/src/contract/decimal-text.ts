import { compare, decimal, parseDecimal, round, type Decimal } from 'payroll-core/money';
import { field, type FieldFault, type FieldOptions } from './field';

export interface DecimalOptions extends FieldOptions {
  /** The least accepted value, as digits. */
  readonly min?: string;
  /** The value must be more than this. */
  readonly moreThan?: string;
  readonly max?: string;
  /** Digits after the point; more are refused. */
  readonly decimals?: number;
  readonly default?: string;
}

/**
 * Money, hours or a rate in a request: a JSON number or numeric text (spec 2.1), carried on as plain digits. A JSON
 * number means its shortest decimal form, so `0.1` is one tenth.
 */
export function DecimalText(options: DecimalOptions = {}): PropertyDecorator {
  return field(
    {
      schema: {
        anyOf: [
          { type: 'number', ...numericBounds(options) },
          { type: 'string', pattern: `^\\s*${isNeverBelowZero(options) ? '' : '-?'}\\d+(\\.\\d+)?\\s*$` },
        ],
        ...(options.default === undefined ? {} : { default: options.default }),
      },
      check: checkDecimal(options),
      normalise: (value) => {
        const parsed = parseDecimal(value);
        return parsed.ok ? parsed.value.toString() : value;
      },
    },
    options,
  );
}

/** JSON Schema holds a number to its bounds, and not a text: its form says as much as it can. */
const isNeverBelowZero = ({ min, moreThan }: DecimalOptions) => Number(min ?? moreThan ?? -1) >= 0;

function numericBounds({ min, moreThan, max }: DecimalOptions) {
  return {
    ...(min === undefined ? {} : { minimum: Number(min) }),
    ...(moreThan === undefined ? {} : { exclusiveMinimum: Number(moreThan) }),
    ...(max === undefined ? {} : { maximum: Number(max) }),
  };
}

function checkDecimal(options: DecimalOptions) {
  const bound = (text: string | undefined): Decimal | undefined => (text === undefined ? undefined : decimal(text));
  const [min, moreThan, max] = [bound(options.min), bound(options.moreThan), bound(options.max)];
  const { decimals } = options;
  return (value: unknown): FieldFault | undefined => {
    const parsed = parseDecimal(value);
    if (!parsed.ok)
      return { code: parsed.error.code.slice('amount/'.length).replaceAll('-', '_'), message: parsed.error.message };
    const amount = parsed.value;
    if (min !== undefined && compare(amount, min) < 0)
      return { code: 'too_small', message: `Expected at least ${options.min}.` };
    if (moreThan !== undefined && compare(amount, moreThan) <= 0) {
      return { code: 'too_small', message: `Expected more than ${options.moreThan}.` };
    }
    if (max !== undefined && compare(amount, max) > 0)
      return { code: 'too_large', message: `Expected at most ${options.max}.` };
    if (decimals !== undefined && compare(round(amount, decimals, 'truncate'), amount) !== 0) {
      return { code: 'too_precise', message: `Expected at most ${decimals} digits after the point.` };
    }
    return undefined;
  };
}
