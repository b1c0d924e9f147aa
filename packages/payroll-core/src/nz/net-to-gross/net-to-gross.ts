import { add, equal, isLess, subtract } from '../../money/arithmetic';
import { nzd, parseDecimal } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { beyondAnyPay } from '../../net-to-gross/beyond-any-pay';
import { overPlateaus } from '../../net-to-gross/over-plateaus';
import { accepted, refused, type Result } from '../../refusal/result';
import type { InForceOptions } from '../../statutory/instrument';
import { calculatePay } from '../calculate-pay/calculate-pay';
import type { NzPay } from '../calculate-pay/nz-pay';
import type { NzPayInput } from '../calculate-pay/nz-pay-input';
import type { Amount } from '../../input/input-reader';

/** The amount to add to a pay so that it comes to a given net, and the pay with it. */
export interface NzGrossedUp {
  readonly amount: Nzd;
  readonly pay: NzPay;
}

const NIL = nzd('0');
const CENT = nzd('0.01');

/** Tries close in on an answer by what the last one missed; before the end of a plateau they creep cent by cent. */
const MOST_TRIES = 10_000;

/** Cents are dropped before rates are applied, so a smaller answer is at most a dollar away. */
const CENTS_BELOW = 100;

/**
 * The smallest amount of ordinary earnings which, added to the pay, gives exactly the net that was asked for. Every try
 * is worked out by `calculatePay`. Adding what the last try missed climbs without overshooting, save over a step where
 * the law takes less from more (the independent earner credit starts); from above a step the tries come down again. Where
 * a deduction takes every dollar they leap to where it ends.
 */
export function netToGross(input: NzPayInput, net: Amount, options: InForceOptions = {}): Result<NzGrossedUp> {
  const wanted = parseDecimal(net, 'net');
  if (!wanted.ok) return wanted;
  const target = wanted.value as Nzd;
  if (!equal(toCents(target), target)) {
    return refused({ code: 'amount/too-precise', path: 'net', message: 'A net pay has whole cents.' });
  }
  const without = calculatePay(input, options);
  if (!without.ok) return without;
  const leap = overPlateaus((amount) => {
    const tried = calculatePay(withLine(input, amount as Nzd), options);
    return tried.ok ? subtract(target, tried.value.net) : undefined;
  });
  let amount = NIL;
  let cameDown = false;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const tried = calculatePay(withLine(input, amount), options);
    if (!tried.ok) return tried.error.code === 'amount/too-large' ? beyondAnyPay(target) : tried;
    const missing = subtract(target, tried.value.net);
    if (equal(missing, NIL)) {
      return accepted(
        cameDown ? smallestBelow(input, target, { amount, pay: tried.value }, options) : { amount, pay: tried.value },
      );
    }
    // Up again after coming down means that the answer would lie inside a step.
    if (cameDown && !isLess(missing, NIL)) break;
    cameDown = cameDown || isLess(missing, NIL);
    const leapt = cameDown ? undefined : leap(amount, missing);
    if (leapt === 'endless') break;
    amount = leapt === undefined ? add(amount, missing) : (leapt as Nzd);
    if (isLess(amount, NIL)) break;
  }
  return refused({
    code: 'calculation/no-solution',
    path: 'net',
    message:
      `No earnings give a net pay of ${asDollars(target)} exactly: it is below what the pay already comes to, or a deduction or a ` +
      'step of the law stands in between. Ask for another amount.',
    details: { net: target.toString() },
  });
}

function smallestBelow(input: NzPayInput, target: Nzd, found: NzGrossedUp, options: InForceOptions): NzGrossedUp {
  let smallest = found;
  let amount = found.amount;
  for (let cents = 0; cents < CENTS_BELOW; cents++) {
    amount = subtract(amount, CENT);
    const tried = calculatePay(withLine(input, amount), options);
    if (tried.ok && equal(tried.value.net, target)) smallest = { amount, pay: tried.value };
  }
  return smallest;
}

/** A row in dollars, not hours: it counts as ordinary earnings. */
function withLine(input: NzPayInput, amount: Nzd): NzPayInput {
  const line = { description: 'Gross-up', units: 'dollars', value: amount.toString(), rate: '1' };
  return { ...input, hours: [...(input.hours ?? []), line] };
}
