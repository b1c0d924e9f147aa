import { add, equal, isMore, subtract } from '../../money/arithmetic';
import { aud, parseDecimal } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { beyondAnyPay } from '../../net-to-gross/beyond-any-pay';
import { overPlateaus } from '../../net-to-gross/over-plateaus';
import { accepted, refused, type Result } from '../../refusal/result';
import type { InForceOptions } from '../../statutory/instrument';
import type { AuPay } from '../calculate-pay/au-pay';
import type { AuPayInput } from '../calculate-pay/au-pay-input';
import { calculatePay } from '../calculate-pay/calculate-pay';
import type { Amount } from '../../input/input-reader';

/** The amount to add to a pay so that it comes to a given net, and the pay with it. */
export interface GrossedUp {
  readonly amount: Aud;
  readonly pay: AuPay;
}

const NOTHING = aud('0');

/** The last tries before the end of a plateau creep up cent by cent; longer is no answer. */
const MOST_STEPS = 10_000;

/**
 * The smallest amount of ordinary earnings which, added to the pay, gives exactly the net that was asked for.
 *
 * What a pay loses on the way to net (tax, deductions) never falls as earnings rise, so adding back what the last try
 * lost never overshoots: the tries climb to the smallest answer and stop there, each one worked out by `calculatePay`.
 * Where child support or a deduction takes every dollar they leap to where it ends.
 */
export function netToGross(input: AuPayInput, net: Amount, options: InForceOptions = {}): Result<GrossedUp> {
  const wanted = parseDecimal(net, 'net');
  if (!wanted.ok) return wanted;
  const target = wanted.value as Aud;
  if (!equal(toCents(target), target)) {
    return refused({ code: 'amount/too-precise', path: 'net', message: 'A net pay has whole cents.' });
  }
  const without = calculatePay(input, options);
  if (!without.ok) return without;
  const leap = overPlateaus((amount) => {
    const tried = calculatePay(withLine(input, amount as Aud), options);
    return tried.ok ? subtract(target, tried.value.net) : undefined;
  });
  let amount = NOTHING;
  for (let tries = 0; tries < MOST_STEPS; tries++) {
    const tried = calculatePay(withLine(input, amount), options);
    if (!tried.ok) return tried.error.code === 'amount/too-large' ? beyondAnyPay(target) : tried;
    const missing = subtract(target, tried.value.net);
    if (equal(missing, NOTHING)) return accepted({ amount, pay: tried.value });
    if (!isMore(missing, NOTHING)) break;
    const leapt = leap(amount, missing);
    if (leapt === 'endless') break;
    amount = leapt === undefined ? add(amount, missing) : (leapt as Aud);
  }
  return refused({
    code: 'calculation/no-solution',
    path: 'net',
    message:
      `No earnings give a net pay of ${asDollars(target)} exactly: it is below what the pay already comes to, or a ` +
      'deduction or a step of the law stands in between. Ask for another amount.',
    details: { net: target.toString() },
  });
}

/** A row in dollars, not hours: it earns no leave and counts as ordinary earnings. */
function withLine(input: AuPayInput, amount: Aud): AuPayInput {
  const line = { description: 'Gross-up', units: 'dollars', value: amount.toString(), rate: '1' };
  return { ...input, hours: [...(input.hours ?? []), line] };
}
