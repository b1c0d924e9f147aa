import Big from 'big.js';
import { asGiven } from '../refusal/as-given';

/**
 * Our own constructor: `Big.DP` and `Big.RM` are shared by everyone who imports big.js, and strict mode refuses floats
 * and silent loss of digits.
 */
const Exact = Big();
Exact.strict = true;
Exact.NE = -1000;
Exact.PE = 1000;

/**
 * An exact decimal number: `units / 10^scale`.
 *
 * Nearly every amount in payroll fits a whole number below 2^53, and whole-number arithmetic below that bound is exact
 * in JavaScript. Those stay in `units`. Whatever does not fit lives in `wide`, a big.js number, and then `units` is NaN;
 * both forms give the same digits, only at different speed.
 */
export class Decimal {
  /** Published declarations leave the members below out; a private one keeps other classes from passing as this one. */
  declare private readonly exact: true;

  private constructor(
    /** @internal */ readonly units: number,
    /** @internal */ readonly scale: number,
    /** @internal */ readonly wide: Big | undefined,
  ) {}

  /** @internal Trusts its caller: `units` is a safe integer and `scale` is from 0 to 15. */
  static ofUnits(units: number, scale: number): Decimal {
    // -0 and 0 are one amount; without this they would print and compare alike but not be `Object.is` equal.
    return new Decimal(units === 0 ? 0 : units, scale, undefined);
  }

  /** @internal */
  static ofBig(value: Big): Decimal {
    const scale = Math.max(0, value.c.length - 1 - value.e);
    if (scale <= MAX_SCALE && value.e < 16) {
      let units = 0;
      for (const digit of value.c) units = units * 10 + digit;
      // A trailing run of zeros before the point is not in `c`: 1500 is 1.5e3.
      for (let i = value.c.length - 1 - value.e; i < 0; i++) units *= 10;
      if (Number.isSafeInteger(units)) return Decimal.ofUnits(value.s * units, scale);
    }
    return new Decimal(Number.NaN, 0, value);
  }

  /** @internal */
  toBig(): Big {
    return this.wide ?? new Exact(unitsToText(this.units, this.scale));
  }

  /** Plain digits without exponent or padding: `1250.5`, `0`, `-3.25`. */
  toString(): string {
    if (this.wide !== undefined) return this.wide.toFixed();
    if (this.scale <= 2) return centsToText(this.units, this.scale);
    const text = unitsToText(this.units, this.scale);
    let end = text.length;
    while (text.charCodeAt(end - 1) === ZERO) end--;
    return text.slice(0, text.charCodeAt(end - 1) === POINT ? end - 1 : end);
  }

  /** JSON carries decimals as text; a float on the way would lose digits. */
  toJSON(): string {
    return this.toString();
  }

  /** `console.log` and `util.inspect` in Node, Deno and Bun show the digits. The symbol is registered, so nothing of Node is imported. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.toString();
  }
}

const ZERO = 48;
const POINT = 46;

/** @internal Powers of ten up to here keep `units` useful; a longer fraction is carried by big.js. */
export const MAX_SCALE = 15;

/** @internal */
export const powersOfTen: readonly number[] = Array.from({ length: 16 }, (_, n) => Number(`1e${n}`));

function unitsToText(units: number, scale: number): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0');
  const sign = units < 0 ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** What stands after the whole dollars, by the cents: `''`, `.01`, … `.1`, … `.99`. */
const fractions: readonly string[] = Array.from({ length: 100 }, (_, cents) =>
  cents === 0 ? '' : unitsToText(cents, 2).slice(1).replace(/0$/, ''),
);

/** The way of nearly every amount: the digits of the dollars, and of the cents from a table. */
function centsToText(units: number, scale: number): string {
  if (scale === 0) return String(units);
  const amount = Math.abs(units);
  const dollar = scale === 1 ? 10 : 100;
  const rest = amount % dollar;
  const text = String((amount - rest) / dollar) + fractions[scale === 1 ? rest * 10 : rest]!;
  return units < 0 ? `-${text}` : text;
}

/** @internal Callers without types pass text or numbers here, which would give NaN or `false` without a word. */
export function notAnAmount(value: unknown): TypeError {
  return new TypeError(`Not an amount: ${asGiven(value)}. Make one with aud, nzd or decimal, such as aud("1099.50").`);
}

/** @internal The whole number of an amount, NaN where big.js carries it; throws where no amount was given. */
export function unitsOf(amount: Decimal): number {
  // Callers without types pass null, undefined, text or numbers here.
  if (typeof (amount as Decimal | undefined | null)?.units !== 'number') throw notAnAmount(amount);
  return amount.units;
}

/** @internal The amount as big.js has it; only for those that do not fit `units`, since it is slow. */
export function asBig(amount: Decimal): Big {
  if (typeof amount.toBig !== 'function') throw notAnAmount(amount);
  return amount.toBig();
}

/** @internal Only `money/` builds big.js numbers, and always through this constructor. */
export function bigOf(text: string): Big {
  return new Exact(text);
}

/** @internal big.js divides to a number of places that is a setting of its constructor; here it is an argument. */
export function divideBig(a: Big, b: Big, places: number, mode: Big.RoundingMode): Big {
  const Divider = Big();
  Divider.strict = true;
  Divider.DP = places;
  Divider.RM = mode;
  return new Divider(a.toFixed()).div(new Divider(b.toFixed()));
}
