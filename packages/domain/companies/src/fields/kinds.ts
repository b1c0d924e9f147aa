import { characterCount, shownText } from '@anz-payroll/kernel';
import { compare, decimal, parseCivilDate, parseDecimal, type CivilDate, type Decimal } from 'payroll-core';
import type { Field, FieldCode, FieldSchema, Reading } from './field';

/**
 * Control characters, halves of a character, which no database and no tax office takes, and characters by which a text
 * can look like another one: they turn the direction of what follows.
 */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Surrogate}]/u;

const read = <T>(value: T): Reading<T> => ({ ok: true, value });
const unprintable = (text: string) =>
  /[\r\n]/.test(text)
    ? not('wrong-form', 'must be one line of text: it has a line break')
    : not('wrong-form', 'must not hold control characters or marks that change the direction of text');
const not = (code: FieldCode, message: string): Reading<never> => ({ ok: false, code, message });

/** `null` and, for text, nothing but blanks stand for "no value"; both clear what was there. */
export function optional<T>(field: Field<T>): Field<T | null> {
  const { type, enum: codes } = field.schema;
  return {
    read: (value) => (value === null || isBlank(value) ? read(null) : field.read(value)),
    schema: {
      ...emptyToo(field.schema),
      ...(type === undefined ? {} : { type: [...(typeof type === 'string' ? [type] : type), 'null'] }),
      ...(codes === undefined ? {} : { enum: [...codes, null] }),
    },
    whenOmitted: null,
  };
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The same text, or none: what the document says is what is read. */
function emptyToo(schema: FieldSchema): FieldSchema {
  if (schema.type !== 'string') return schema;
  const { minLength: least = 0, pattern, ...rest } = schema;
  const form = pattern ?? (least > 1 ? `.{${least},}` : undefined);
  return form === undefined ? rest : { ...rest, pattern: `^(${form.replace(/^\^|\$$/g, '')})?$` };
}

/** The same field with what a new record gets where it is left out. */
export function withDefault<T>(field: Field<T>, whenOmitted: NoInfer<T>): Field<T> {
  return { ...field, whenOmitted };
}

export function described<T>(field: Field<T>, description: string): Field<T> {
  return { ...field, schema: { ...field.schema, description } };
}

/** Printable text on one line, empty where nothing of it shows. Blanks round it are not part of it, and its length is counted in characters, not bytes. */
export function text(least: number, most: number, description?: string): Field<string> {
  return {
    read: (value) => {
      if (typeof value !== 'string') return not('wrong-type', 'must be text');
      const trimmed = shownText(value);
      return UNPRINTABLE.test(value.trim()) ? unprintable(value.trim()) : withinLength(trimmed, least, most);
    },
    schema: {
      type: 'string',
      minLength: least,
      maxLength: most,
      ...(description === undefined ? {} : { description }),
    },
  };
}

/** Text that may run over several lines. */
export function notes(most: number): Field<string> {
  return {
    read: (value) => {
      if (typeof value !== 'string') return not('wrong-type', 'must be text');
      const trimmed = shownText(value);
      return UNPRINTABLE.test(value.trim().replaceAll(/[\t\r\n]/g, ' '))
        ? unprintable('')
        : withinLength(trimmed, 0, most);
    },
    schema: { type: 'string', maxLength: most },
  };
}

function withinLength(value: string, least: number, most: number): Reading<string> {
  const length = characterCount(value);
  if (length < least)
    return not('too-short', `must have at least ${least} ${least === 1 ? 'character' : 'characters'}`);
  if (length > most) return not('too-long', `must have at most ${most} characters; it has ${length}`);
  return read(value);
}

export function upperCased(field: Field<string>): Field<string> {
  return {
    ...field,
    read: (value) => {
      const reading = field.read(value);
      return reading.ok ? read(reading.value.toUpperCase()) : reading;
    },
  };
}

/** Text of a fixed form; `want` completes the sentence "must be …". */
export function pattern(form: RegExp, want: string, schema: FieldSchema = {}): Field<string> {
  return {
    read: (value) => {
      if (typeof value !== 'string') return not('wrong-type', 'must be text');
      const trimmed = value.trim();
      const fits = form.test(trimmed) && characterCount(trimmed) <= (schema.maxLength ?? Infinity);
      return fits ? read(trimmed) : not('wrong-form', `must be ${want}`);
    },
    schema: { type: 'string', pattern: form.source, ...schema },
  };
}

/** Spreadsheets drop the zero that the postcodes of the Northern Territory and of the north of New Zealand begin with. */
export const postcode: Field<string> = pattern(
  /^\d{4}$/,
  'exactly 4 digits; where one begins with 0, as 0800 does, the 0 is sent too',
);

/** More than any number or code has with blanks and hyphens in it; taking those out of megabytes takes seconds. */
export const LONGEST_SPACED = 100;

/** Digits with blanks and hyphens among them, as the document says it. */
export const spacedDigits = { pattern: '^[\\s-]*\\d[\\d\\s-]*$', maxLength: LONGEST_SPACED } as const;

/** A number that carries its own check; blanks and hyphens between groups are allowed and not kept. */
export function checked(isValid: (digits: string) => boolean, what: string, description: string): Field<string> {
  return {
    read: (value) => {
      if (typeof value !== 'string') return not('wrong-type', 'must be text');
      const digits = value.length > LONGEST_SPACED ? '' : value.replace(/[\s-]/g, '');
      if (!/^\d+$/.test(digits)) return not('wrong-form', `must be the digits of ${what}`);
      return isValid(digits) ? read(digits) : not('check-digit', `is not ${what}: its check digit does not match`);
    },
    schema: { type: 'string', ...spacedDigits, description },
  };
}

export function oneOf<const C extends string>(...codes: readonly C[]): Field<C> {
  return {
    read: (value) => {
      const found = codes.find((code) => code === value);
      return found === undefined ? not('unknown-code', `must be one of ${codes.join(', ')}`) : read(found);
    },
    schema: { type: 'string', enum: codes },
  };
}

export const yesOrNo: Field<boolean> = {
  read: (value) => (typeof value === 'boolean' ? read(value) : not('wrong-type', 'must be true or false')),
  schema: { type: 'boolean' },
};

export interface Range {
  readonly least?: string;
  readonly moreThan?: string;
  readonly most?: string;
  /** Digits after the point; more are refused, never rounded away. */
  readonly places?: number;
}

/** An exact decimal, kept as its plain digits. Text is the safe form; a JSON number is read as it prints. */
export function decimalText(range: Range = {}): Field<string> {
  const { least, moreThan, most, places } = range;
  return {
    read: (value) => {
      const parsed = parseDecimal(value);
      if (!parsed.ok)
        return not(
          parsed.error.code === 'amount/not-a-number' ? 'wrong-type' : 'out-of-range',
          plain(parsed.error.message),
        );
      const digits = parsed.value.toString();
      if (against(parsed.value, least) < 0) return not('out-of-range', `must be ${least} or more`);
      if (moreThan !== undefined && against(parsed.value, moreThan) <= 0) {
        return not('out-of-range', `must be more than ${moreThan}`);
      }
      if (against(parsed.value, most) > 0) return not('out-of-range', `must be ${most} or less`);
      if (places !== undefined && (digits.split('.')[1] ?? '').length > places) {
        return not('out-of-range', `must have at most ${places} decimals`);
      }
      return read(digits);
    },
    schema: {
      type: ['string', 'number'],
      pattern: `^${sign(least ?? moreThan)}\\d+(\\.${digitsOf(places)})?$`,
      ...(least === undefined ? {} : { minimum: Number(least) }),
      ...(moreThan === undefined ? {} : { exclusiveMinimum: Number(moreThan) }),
      ...(most === undefined ? {} : { maximum: Number(most) }),
    },
  };
}

/** Whether text may begin with a minus: JSON Schema holds a number to its bounds, and not a text. */
const sign = (bound: string | undefined) => (bound !== undefined && Number(bound) >= 0 ? '' : '-?');

/** Zeros at the end say nothing more. */
const digitsOf = (places: number | undefined) => (places === undefined ? '\\d+' : `\\d{1,${places}}0*`);

function against(value: Decimal, bound: string | undefined): number {
  return bound === undefined ? 0 : compare(value, decimal(bound));
}

function plain(message: string): string {
  return `cannot be read: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}`;
}

export function wholeNumber(least: number, most: number): Field<number> {
  return {
    read: (value) => {
      const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isSafeInteger(number))
        return not('wrong-type', 'must be a whole number');
      return number < least || number > most ? not('out-of-range', `must be from ${least} to ${most}`) : read(number);
    },
    schema: { type: 'integer', minimum: least, maximum: most },
  };
}

/** The number of a record: generated by the service, so only its kind is checked here. */
export const recordId: Field<number> = wholeNumber(1, Number.MAX_SAFE_INTEGER);

export const day: Field<CivilDate> = {
  read: (value) => {
    const parsed = parseCivilDate(value);
    return parsed.ok ? read(parsed.value) : not('wrong-form', 'must be a calendar day, YYYY-MM-DD');
  },
  schema: { type: 'string', format: 'date', examples: ['2026-07-01'] },
};

/** One part, `@`, a domain with a dot: enough to catch slips; only a delivered mail proves an address. */
const EMAIL =
  /^[^\s@<>(),;:"[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

export const emailAddress: Field<string> = {
  read: (value) => {
    if (typeof value !== 'string') return not('wrong-type', 'must be text');
    const trimmed = value.trim();
    const dotted = trimmed.startsWith('.') || trimmed.includes('..') || trimmed.includes('.@');
    return trimmed.length <= 254 && EMAIL.test(trimmed) && !dotted
      ? read(trimmed)
      : not('wrong-form', 'must be an e-mail address');
  },
  schema: { type: 'string', format: 'email', maxLength: 254 },
};

export const phoneNumber: Field<string> = pattern(
  /^[0-9 +()-]{8,15}$/,
  '8 to 15 characters of digits, space, +, (, ) and -, or empty',
);

export const bankStateBranch: Field<string> = pattern(
  /^\d{3}-?\d{3}$/,
  '6 digits, with or without a hyphen after the third',
);

export function listOf<T>(field: Field<T>, most: number): Field<readonly T[]> {
  return {
    read: (value) => {
      if (!Array.isArray(value)) return not('wrong-type', 'must be a list');
      if (value.length > most) return not('too-long', `must have at most ${most} entries; it has ${value.length}`);
      const values: T[] = [];
      for (const [index, entry] of value.entries()) {
        const reading = field.read(entry);
        if (!reading.ok) return not(reading.code, `entry ${index} ${reading.message}`);
        values.push(reading.value);
      }
      return read(values);
    },
    schema: { type: 'array', items: field.schema, maxItems: most },
  };
}
