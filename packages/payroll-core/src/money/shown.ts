import { multiply } from './arithmetic';
import { asGiven } from '../refusal/as-given';
import { notAnAmount, unitsOf, type Decimal } from './decimal';
import { decimal, whole } from './parse';

const HUNDRED = whole(100);
/** Digits as the library prints them; two quantifiers over different characters, so a long text takes no longer than its length. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;
const DIGITS = /^-?\d+$/;

/**
 * An exact amount as people read it: `-1234.5` is `−$1,234.50`. Cents at least, and no digit is lost: a rate of `45.5025`
 * stays `$45.5025`.
 */
export function asDollars(amount: Decimal | string): string {
  if (typeof amount !== 'string') unitsOf(amount);
  else if (!PLAIN.test(amount)) throw notAnAmount(amount);
  const text = amount.toString();
  const isBelowZero = text.startsWith('-');
  const [digits = '0', fraction = ''] = (isBelowZero ? text.slice(1) : text).split('.');
  return `${isBelowZero ? '−' : ''}$${groupThousands(digits)}.${fraction.padEnd(2, '0')}`;
}

/** A fraction of one as people read it: `0.035` is `3.5%`. */
export function asPercent(fraction: Decimal | string): string {
  return `${multiply(typeof fraction === 'string' ? decimal(fraction) : fraction, HUNDRED).toString()}%`;
}

/** `1234567` is `1,234,567`. */
export function groupThousands(digits: string): string {
  if (typeof digits !== 'string' || !DIGITS.test(digits))
    throw new TypeError(`Not digits: ${asGiven(digits)}. Expected text such as "1234567".`);
  const start = digits.startsWith('-') ? 1 : 0;
  const first = start + ((digits.length - start) % 3 || 3);
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}
