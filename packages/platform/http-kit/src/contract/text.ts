import { characterCount, shownText } from '@anz-payroll/kernel';
import { field, type FieldFault, type FieldOptions } from './field';

export interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** Said when the pattern does not fit, for example "Expected four digits." */
  readonly expected?: string;
  /** Spaces round the text do not count. */
  readonly trim?: boolean;
  readonly upperCase?: boolean;
  readonly format?: string;
  /** Control characters and marks of direction are let through: whoever reads the value refuses them at its field. */
  readonly isCheckedByReader?: boolean;
}

/** Text, measured in characters as people count them (code points). Control and bidirectional override characters are refused. */
export function Text(options: TextOptions = {}): PropertyDecorator {
  return field({ schema: textSchema(options), check: checkText(options), normalise: normaliseText(options) }, options);
}

export function textSchema({ min, max, pattern, format }: TextOptions) {
  return {
    type: 'string',
    ...(min === undefined ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
    ...(format === undefined ? {} : { format }),
  };
}

/**
 * Control characters (tab, line feed and carriage return are text), and characters that change the direction of what
 * follows: with those a name or an account can look like another one.
 */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Half of a character: no database and no tax office takes it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export function checkText({ min, max, pattern, expected, isCheckedByReader }: TextOptions) {
  return (value: unknown): FieldFault | undefined => {
    if (typeof value !== 'string') return { code: 'not_text', message: 'Expected text.' };
    if (isCheckedByReader !== true && (CONTROL.test(value) || LONE_SURROGATE.test(value))) {
      return {
        code: 'unprintable',
        message: 'Expected text without control characters and without marks that change its direction.',
      };
    }
    const length = value.length > (max ?? 0) || min !== undefined ? characterCount(value) : 0;
    const isEmpty = min !== undefined && min > 0 && shownText(value) === '';
    if (min !== undefined && (length < min || isEmpty)) {
      return { code: 'too_short', message: `Expected at least ${min} ${min === 1 ? 'character' : 'characters'}.` };
    }
    if (max !== undefined && length > max) {
      return { code: 'too_long', message: `Expected at most ${max} characters.` };
    }
    if (pattern !== undefined && !pattern.test(value)) {
      return { code: 'malformed', message: expected ?? `Expected text of the form ${pattern.source}.` };
    }
    return undefined;
  };
}

function normaliseText({ trim, upperCase }: TextOptions) {
  return (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const trimmed = trim === true ? value.trim() : value;
    return upperCase === true ? trimmed.toUpperCase() : trimmed;
  };
}
