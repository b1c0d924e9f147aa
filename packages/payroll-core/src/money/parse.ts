import { asGiven } from '../refusal/as-given';
import { accepted, refused, type Result } from '../refusal/result';
import type { Aud, Nzd } from './currency';
import { notDecimals } from './rounding';
import { asBig, bigOf, Decimal, powersOfTen, unitsOf } from './decimal';

/**
 * No pay, balance or year-to-date figure of a real employer passes a trillion dollars, and no rate or quantity needs
 * more than ten decimals. Longer input is a mistake or an attack, and is refused before any arithmetic.
 */
const MAX_WHOLE_DIGITS = 12;
const MAX_DECIMALS = 10;

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads digits that came from outside. Accepts text, or a number whose shortest decimal form, to ten decimals, is what was meant. */
export function parseDecimal(input: unknown, path?: string): Result<Decimal> {
  const plain = typeof input === 'string' ? fewDigits(input) : undefined;
  if (plain !== undefined) return accepted(plain);
  const text = typeof input === 'number' && Number.isFinite(input) ? digitsOf(input) : input;
  const at = path === undefined ? {} : { path };
  const match = typeof text === 'string' ? PLAIN.exec(text.trim()) : null;
  if (match === null) {
    return refused({
      code: 'amount/not-a-number',
      message: `Expected plain digits such as "1250.50"${path === undefined ? '' : ` in ${path}`}.`,
      ...at,
    });
  }
  const whole = match[2]!.replace(/^0+(?=\d)/, '');
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (whole.length > MAX_WHOLE_DIGITS) {
    return refused({
      code: 'amount/too-large',
      message: `An amount has at most ${MAX_WHOLE_DIGITS} digits before the point; this one has ${whole.length}.`,
      ...at,
    });
  }
  if (fraction.length > MAX_DECIMALS) {
    return refused({
      code: 'amount/too-precise',
      message: `An amount has at most ${MAX_DECIMALS} decimals; this one has ${fraction.length}.`,
      ...at,
    });
  }
  return accepted(fromDigits(match[1] === '-', whole, fraction));
}

/**
 * A number that was worked out elsewhere has digits after the tenth decimal that nobody meant: 65000 ÷ 1976 is
 * 32.89473684210526, and 0.1 + 0.2 is 0.30000000000000004.
 */
function digitsOf(value: number): string {
  const shortest = String(value);
  const point = shortest.indexOf('.');
  const isLong = shortest.includes('e-') || (point >= 0 && shortest.length - 1 - point > MAX_DECIMALS);
  return isLong ? value.toFixed(MAX_DECIMALS) : shortest;
}

/**
 * The way nearly all input takes: at most 15 digits, read in one pass. Everything else (longer numbers, blanks, signs in
 * odd places, no number at all) is left to the rules above, which say what is wrong.
 */
function fewDigits(text: string): Decimal | undefined {
  const { length } = text;
  const negative = text.charCodeAt(0) === MINUS;
  const start = negative ? 1 : 0;
  if (length === start || length - start > 15) return undefined;
  let units = 0;
  let point = -1;
  for (let i = start; i < length; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === POINT && point < 0 && i > start && i < length - 1) point = i;
    else return undefined;
  }
  let scale = point < 0 ? 0 : length - 1 - point;
  if (scale > MAX_DECIMALS || length - start - (point < 0 ? 0 : scale + 1) > MAX_WHOLE_DIGITS) return undefined;
  for (; scale > 0 && units % 10 === 0; scale--) units /= 10;
  return Decimal.ofUnits(negative ? -units : units, scale);
}

const MINUS = 45;
const ZERO = 48;
/** The decimal point, counted from the digit 0. */
const POINT = 46 - ZERO;

function fromDigits(negative: boolean, whole: string, fraction: string): Decimal {
  const units = Number(whole + fraction);
  if (whole.length + fraction.length <= 15) return Decimal.ofUnits(negative ? -units : units, fraction.length);
  return Decimal.ofBig(bigOf(`${negative ? '-' : ''}${whole}.${fraction || '0'}`));
}

/**
 * A decimal written by us: in parameters, tests and examples. Wrong digits there are a bug, so this throws; input from
 * outside goes through `parseDecimal`. Frozen, because results share it.
 */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new TypeError(`Not a decimal: ${asGiven(text)}. ${parsed.error.message}`);
  Object.freeze(parsed.value);
  return parsed.value;
}

/** Australian dollars from text such as `'1099.50'`; throws on anything else. */
export function aud(text: string): Aud {
  return decimal(text) as Aud;
}

/** New Zealand dollars from text such as `'1099.50'`; throws on anything else. */
export function nzd(text: string): Nzd {
  return decimal(text) as Nzd;
}

/** A whole number that the program itself counted (days, pays), never user input. Frozen as `decimal` is. */
export function whole(count: number): Decimal {
  if (!Number.isSafeInteger(count)) throw new TypeError(`Not a whole number: ${asGiven(count)}`);
  const counted = Decimal.ofUnits(count, 0);
  Object.freeze(counted);
  return counted;
}

/** Marks a plain number as dollars, where a formula makes dollars from plain numbers. */
export function asAud(amount: Decimal): Aud {
  unitsOf(amount);
  return amount as Aud;
}

/** A decimal as New Zealand dollars; see `asAud`. */
export function asNzd(amount: Decimal): Nzd {
  unitsOf(amount);
  return amount as Nzd;
}

/** Digits with exactly this many decimals, for print and for the database: `1250.50`. Extra digits must be zero. */
export function toFixed(amount: Decimal, places: number): string {
  const given = unitsOf(amount);
  // `'2'` would be joined to a number as text and print eighteen zeros.
  if (!Number.isInteger(places) || places < 0) throw notDecimals(places);
  if (amount.wide === undefined && amount.scale <= places && places < 16) {
    const units = given * powersOfTen[places - amount.scale]!;
    if (Number.isSafeInteger(units)) {
      const digits = String(Math.abs(units)).padStart(places + 1, '0');
      const sign = units < 0 ? '-' : '';
      return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
    }
  }
  const big = asBig(amount);
  if (!big.round(places).eq(big)) throw new RangeError(`${amount.toString()} has more than ${places} decimals`);
  return big.toFixed(places);
}
