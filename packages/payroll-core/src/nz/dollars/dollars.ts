import { asNzd, nzd } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { InputReader, Source } from '../../input/input-reader';

const NIL = nzd('0');

/** Dollars to the cent, as they are paid. */
export function dollars(reader: InputReader, source: Source, key: string): Nzd | undefined {
  const amount = reader.amount(source, key);
  return amount === undefined ? undefined : asNzd(toCents(amount));
}

/** Dollars that a row cannot do without. */
export function dollarsNeeded(reader: InputReader, source: Source, key: string): Nzd {
  return reader.required(dollars(reader, source, key), key, NIL);
}

/** Dollars to the cent that may be below zero. */
export function signedDollars(reader: InputReader, source: Source, key: string): Nzd | undefined {
  const amount = reader.signed(source, key);
  return amount === undefined ? undefined : asNzd(toCents(amount));
}
