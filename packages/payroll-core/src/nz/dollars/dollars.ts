import { asNzd, nzd } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { Door, Source } from '../../door/door';

const NIL = nzd('0');

/** Dollars to the cent, as they are paid. */
export function dollars(door: Door, source: Source, key: string): Nzd | undefined {
  const amount = door.amount(source, key);
  return amount === undefined ? undefined : asNzd(toCents(amount));
}

/** Dollars that a row cannot do without. */
export function dollarsNeeded(door: Door, source: Source, key: string): Nzd {
  return door.required(dollars(door, source, key), key, NIL);
}

/** Dollars to the cent that may be below zero. */
export function signedDollars(door: Door, source: Source, key: string): Nzd | undefined {
  const amount = door.signed(source, key);
  return amount === undefined ? undefined : asNzd(toCents(amount));
}
