import { parseCivilDate, type CivilDate } from '../calendar/civil-date';
import { dayCountedFrom, isCountedFrom } from '../calendar/counted-from';
import { isMore, isNegative, isPositive } from '../money/arithmetic';
import { parseDecimal, whole } from '../money/parse';
import { toCents } from '../money/rounding';
import type { Aud } from '../money/currency';
import { Decimal } from '../money/decimal';
import type { Refusal, RefusalCode } from '../refusal/refusal';
import { isRecord } from './is-record';

/** Numbers as JSON brings them: text keeps every digit, a number means its shortest decimal form. */
export type Amount = string | number;

/** An object of unknown content whose keys have been checked. */
export type Source = Readonly<Record<string, unknown>>;

/** A list longer than any pay needs is a mistake or an attack. */
const MAX_ROWS = 1000;

const NOTHING: Source = {};

const ONE = whole(1);

/**
 * Reads input from outside, member by member. The first thing that is wrong is remembered as the refusal and reading
 * goes on with stand-ins, so that readers stay plain; whoever made the reader asks `refusal` before using what was read.
 */
export class InputReader {
  refusal: Refusal | undefined;
  private path = '';
  private row = -1;

  /**
   * @param whyNot - The sentence for a member that other countries have, by the list or object that it stands in
   * @param countsFromDays - Years of age and service are counted from the days, so the ends of the calendar are refused
   */
  constructor(
    private readonly whyNot?: (path: string, name: string) => string | undefined,
    private readonly countsFromDays = false,
  ) {}

  /** Notes the first refusal, with the path of the member it is about. */
  refuse(code: RefusalCode, key: string, message: string): void {
    this.refusal ??= { code, message, path: this.pathOf(key) };
  }

  /** An object with only the members of `allowed`: a misspelt member would otherwise be silently left out of a pay. */
  object(value: unknown, allowed: ReadonlySet<string>): Source {
    if (!isRecord(value)) {
      this.refuse(
        'input/missing',
        '',
        `Expected an object${this.where('')}, with members such as "${first(allowed)}".`,
      );
      return NOTHING;
    }
    for (const key in value) {
      if (!allowed.has(key)) {
        const name = key.length > 40 ? `${key.slice(0, 40)}…` : key;
        this.refuse(
          'input/not-allowed',
          name,
          this.whyNot?.(this.path, key) ?? `"${name}" is not a member${this.where('')}. Remove it or correct its name.`,
        );
        break;
      }
    }
    return value;
  }

  /** An object inside the one being read. Members of it are named `key.member` in refusals. */
  inside<T>(source: Source, key: string, allowed: ReadonlySet<string>, read: (part: Source) => T): T | undefined {
    const value = source[key];
    if (value === undefined || value === null) return undefined;
    const outerPath = this.path;
    const outerRow = this.row;
    this.path = this.pathOf(key);
    this.row = -1;
    const part = read(this.object(value, allowed));
    this.path = outerPath;
    this.row = outerRow;
    return part;
  }

  /** Values of a list; one that is absent or null is empty. */
  values(source: Source, key: string, most = MAX_ROWS): readonly unknown[] {
    const value = source[key];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.refuse('input/missing', key, `Expected a list${this.where(key)}.`);
      return [];
    }
    if (value.length > most) {
      this.refuse(
        'input/too-many',
        key,
        `A pay has at most ${most} rows${this.where(key)}; this one has ${value.length}.`,
      );
      return [];
    }
    return value;
  }

  /** Rows of a list; one that is absent or null is empty. */
  list<T>(
    source: Source,
    key: string,
    allowed: ReadonlySet<string>,
    read: (row: Source) => T,
    most = MAX_ROWS,
  ): readonly T[] {
    const value = this.values(source, key, most);
    if (value.length === 0) return [];
    const outerPath = this.path;
    const outerRow = this.row;
    const rows: T[] = [];
    this.path = this.pathOf(key);
    for (let i = 0; i < value.length && this.refusal === undefined; i++) {
      this.row = i;
      rows.push(read(this.object(value[i], allowed)));
    }
    this.path = outerPath;
    this.row = outerRow;
    return rows;
  }

  /** A number that is absent, or zero or more. */
  amount(source: Source, key: string): Decimal | undefined {
    const value = source[key];
    if (value === undefined || value === null) return undefined;
    const parsed = parseDecimal(value);
    if (!parsed.ok) {
      this.refuse(parsed.error.code, key, `${parsed.error.message.replace(/\.$/, '')}${this.where(key)}.`);
      return undefined;
    }
    if (isNegative(parsed.value)) {
      this.refuse('amount/negative', key, `Expected zero or more${this.where(key)}; it is ${parsed.value.toString()}.`);
      return undefined;
    }
    return parsed.value;
  }

  /** A number of a row that may be below zero only where the row is marked as an adjustment. */
  adjustable(source: Source, key: string, isAdjustment: boolean): Decimal | undefined {
    return isAdjustment ? this.signed(source, key) : this.amount(source, key);
  }

  positive(source: Source, key: string): Decimal | undefined {
    const amount = this.amount(source, key);
    if (amount !== undefined && !isPositive(amount)) {
      this.refuse('amount/not-positive', key, `Expected more than zero${this.where(key)}.`);
    }
    return amount;
  }

  /** A number that may be below zero: a leave balance taken in advance. */
  signed(source: Source, key: string): Decimal | undefined {
    const value = source[key];
    if (value === undefined || value === null) return undefined;
    const parsed = parseDecimal(value);
    if (parsed.ok) return parsed.value;
    this.refuse(parsed.error.code, key, `${parsed.error.message.replace(/\.$/, '')}${this.where(key)}.`);
    return undefined;
  }

  /** A figure of an earlier result: as the result has it, or as JSON carries it. May be below zero. */
  figure(source: Source, key: string): Decimal | undefined {
    const value = source[key];
    return value instanceof Decimal ? value : this.signed(source, key);
  }

  /** Dollars to the cent, as they are paid. */
  dollars(source: Source, key: string): Aud | undefined {
    const amount = this.amount(source, key);
    return amount === undefined ? undefined : (toCents(amount) as Aud);
  }

  /** Dollars of a row that may be below zero only where the row is marked as an adjustment. */
  adjustableDollars(source: Source, key: string, isAdjustment: boolean): Aud | undefined {
    const amount = this.adjustable(source, key, isAdjustment);
    return amount === undefined ? undefined : (toCents(amount) as Aud);
  }

  /** A share of one: 0.115 is 11.5 %. */
  fraction(source: Source, key: string): Decimal | undefined {
    const amount = this.amount(source, key);
    if (amount === undefined || !isMore(amount, ONE)) return amount;
    this.refuse(
      'amount/too-large',
      key,
      `Expected a fraction of one such as 0.12${this.where(key)}; it is ${amount.toString()}.`,
    );
    return undefined;
  }

  /** A count such as children or pay periods. */
  count(source: Source, key: string, most: number): number | undefined {
    const value = source[key];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most) return value;
    this.refuse('amount/not-a-number', key, `Expected a whole number from 0 to ${most}${this.where(key)}.`);
    return undefined;
  }

  flag<O extends boolean | undefined>(source: Source, key: string, otherwise: O): boolean | O {
    const value = source[key];
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'boolean') return value;
    this.refuse('code/unknown', key, `Expected true or false${this.where(key)}.`);
    return otherwise;
  }

  code<C extends string>(source: Source, key: string, codes: ReadonlySet<C>): C | undefined {
    const value = source[key];
    if (value === undefined || value === null) return undefined;
    if (codes.has(value as C)) return value as C;
    this.refuseCode(key, codes);
    return undefined;
  }

  /** A code that cannot be left out: the refusal says which there are, also where it is absent. */
  requiredCode<C extends string>(source: Source, key: string, codes: ReadonlySet<C>): C | undefined {
    const code = this.code(source, key, codes);
    if (code === undefined) this.refuseCode(key, codes);
    return code;
  }

  /** A list of codes; one that is absent or null is empty. */
  codes<C extends string>(source: Source, key: string, codes: ReadonlySet<C>): readonly C[] {
    const values = this.values(source, key) as readonly C[];
    if (values.every((value) => codes.has(value))) return values;
    this.refuseCode(key, codes);
    return [];
  }

  text(source: Source, key: string, longest: number): string | undefined {
    const value = source[key];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') {
      this.refuse('input/missing', key, `Expected text${this.where(key)}.`);
      return undefined;
    }
    // Characters, not UTF-16 units; a text that is short in units needs no count.
    const length = value.length > longest ? [...value].length : 0;
    if (length > longest) {
      this.refuse('input/too-many', key, `Expected at most ${longest} characters${this.where(key)}; it has ${length}.`);
    }
    return value;
  }

  /** The label of a row; a row without one cannot be found again. */
  description(source: Source): string {
    const text = this.text(source, 'description', 60);
    if (text === undefined || text === '') {
      this.refuse(
        'input/missing',
        'description',
        `A description of 1 to 60 characters is needed${this.where('description')}.`,
      );
      return '';
    }
    return text;
  }

  date(source: Source, key: string): CivilDate | undefined {
    const value = source[key];
    if (value === undefined || value === null) return undefined;
    const parsed = parseCivilDate(value);
    if (parsed.ok && this.countsFromDays && !isCountedFrom(parsed.value)) {
      this.refuse('date/malformed', key, `Expected ${dayCountedFrom}${this.where(key)}.`);
      return undefined;
    }
    if (parsed.ok) return parsed.value;
    this.refuse('date/malformed', key, `Expected a calendar day such as "2026-07-01"${this.where(key)}.`);
    return undefined;
  }

  /** Nobody is paid before they are born. The day itself stays out of the message: it is about a person. */
  dateOfBirth(source: Source, payDate: CivilDate): CivilDate | undefined {
    const born = this.date(source, 'dateOfBirth');
    if (born !== undefined && born > payDate) {
      this.refuse('date/out-of-order', 'dateOfBirth', `The date of birth is after the pay date ${payDate}.`);
    }
    return born;
  }

  /** What a reading method got, or `standIn` and a refusal that says which member is missing. */
  required<T>(value: T | undefined, key: string, standIn: T): T {
    if (value === undefined) this.refuse('input/missing', key, `A value is needed${this.where(key)}.`);
    return value ?? standIn;
  }

  private refuseCode(key: string, codes: ReadonlySet<string>): void {
    this.refuse('code/unknown', key, `Expected one of ${[...codes].join(', ')}${this.where(key)}.`);
  }

  private pathOf(key: string): string {
    const row = this.row < 0 ? '' : `[${this.row}]`;
    const place = `${this.path}${row}`;
    return place === '' || key === '' ? place + key : `${place}.${key}`;
  }

  private where(key: string): string {
    const path = this.pathOf(key);
    return path === '' ? '' : ` in ${path}`;
  }
}

/** The members that are given: null means absent. */
export function withoutNulls(part: Source): Source {
  for (const key in part) {
    if (part[key] === null) return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
  }
  return part;
}

function first(allowed: ReadonlySet<string>): string {
  const [name] = allowed;
  return name ?? '';
}
