import type { Amount } from '../input/input-reader';
import { add, multiply } from '../money/arithmetic';
import type { Decimal } from '../money/decimal';
import { parseDecimal, whole } from '../money/parse';
import { accepted, refused, type Result } from '../refusal/result';
import type { InForceOptions } from '../statutory/instrument';
import { alone } from './alone';
import { comparedCountry, readPayOfCountry, type AnyPayInput, type PayOfCountry } from './compared-country';
import type { HoursRow } from './hours-and-rates';
import type { Impact } from './impact-of-law';
import { movementBetween } from './pay-totals';

/** A change of pay: a part of the present rate (0.03 is 3 %), dollars an hour more, or a new hourly rate. */
export type Rise =
  | { readonly kind: 'percentage'; readonly by: Amount }
  | { readonly kind: 'per-hour'; readonly by: Amount }
  | { readonly kind: 'new-rate'; readonly rate: Amount };

const kinds: ReadonlySet<Rise['kind']> = new Set(['percentage', 'per-hour', 'new-rate'] as const);

/** What a change of the employer's own does to a pay of this size. */
export function impactOfRise(pay: PayOfCountry, rise: Rise, options: InForceOptions = {}): Result<Impact> {
  const raised = raisedPay(pay, rise);
  return raised.ok ? impactOfChange(pay, raised.value, options) : raised;
}

/** What it comes to when one pay takes the place of another of the same country. */
export function impactOfChange(was: PayOfCountry, is: PayOfCountry, options: InForceOptions = {}): Result<Impact> {
  const [old, next] = [readPayOfCountry(was, 'was'), readPayOfCountry(is, 'is')];
  if (!old.ok) return old;
  if (!next.ok) return next;
  const before = comparedCountry(was.country).calculate(alone(was.input), options);
  if (!before.ok) return before;
  const after = comparedCountry(is.country).calculate(alone(is.input), options);
  if (!after.ok) return after;
  return accepted({
    before: before.value,
    after: after.value,
    movement: movementBetween(before.value, after.value),
    rules: [],
  });
}

/** The same pay at the new rate: the hourly rate of the record, and rows of hours that carry their own. */
export function raisedPay(pay: PayOfCountry, rise: Rise): Result<PayOfCountry> {
  const read = readPayOfCountry(pay, 'pay');
  if (!read.ok) return read;
  const { country, input } = read.value;
  if (!kinds.has(rise?.kind)) {
    return refused({
      code: 'code/unknown',
      path: 'rise',
      message: `Expected a rise of kind ${[...kinds].join(', ')}.`,
    });
  }
  const by = parseDecimal(rise.kind === 'new-rate' ? rise.rate : rise.by, 'rise');
  if (!by.ok) return by;
  if (by.value.toString().startsWith('-') && rise.kind === 'new-rate') {
    return refused({ code: 'amount/negative', path: 'rise', message: 'An hourly rate is not below zero.' });
  }
  const raise = (rate: Amount | null | undefined): Amount | null | undefined => {
    const now = rate === undefined || rate === null ? undefined : parseDecimal(rate);
    if (now?.ok !== true) return rate;
    return raisedRate(now.value, rise.kind, by.value).toString();
  };
  const { employee } = input;
  // Rows that cannot be read stay as they are: whoever works the pay out refuses them.
  const rows = (Array.isArray(input.hours) ? input.hours : []) as readonly HoursRow[];
  // Dollars have no hourly rate: they rise by a percentage, and not by an amount an hour.
  const rises = ({ units }: HoursRow): boolean => rise.kind === 'percentage' || units !== 'dollars';
  const hours = rows.map((row) =>
    (row?.rate ?? null) === null || !rises(row) ? row : { ...row, rate: raise(row.rate) ?? null },
  );
  const raised = {
    ...comparedCountry(country).atRate(input, raise(employee?.payRatePerHour) ?? null),
    ...(Array.isArray(input.hours) ? { hours } : {}),
  } as AnyPayInput;
  return accepted({ country, input: raised } as PayOfCountry);
}

/** The same pay at another hourly rate of the record, with what follows from that rate; rows with their own rate stay. */
export function atHourlyRate<P extends PayOfCountry>(pay: P, rate: Amount): P {
  return { ...pay, input: comparedCountry(pay.country).atRate(pay.input, rate) };
}

function raisedRate(rate: Decimal, kind: Rise['kind'], by: Decimal): Decimal {
  if (kind === 'new-rate') return by;
  return kind === 'per-hour' ? add<Decimal>(rate, by) : multiply(rate, add<Decimal>(whole(1), by));
}
