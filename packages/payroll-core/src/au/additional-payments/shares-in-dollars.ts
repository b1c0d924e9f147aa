import { add, isZero } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import { divide, dropCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';

const NOTHING = aud('0');

/** One pay's share of an additional payment, and of earlier ones that the method counts in. Cents are ignored. */
export function shareInDollars(payment: Aud, pays: number, earlier: Aud = NOTHING): Step<Aud> {
  const value = divide(add(payment, earlier), whole(pays), 0, 'truncate');
  const hasEarlier = !isZero(earlier);
  return step(
    'au.additional-payments.share-of-a-pay',
    value,
    () =>
      `${hasEarlier ? `(${payment.toString()} + ${earlier.toString()})` : payment.toString()} ÷ ${pays}, cents ignored, ` +
      `= ${value.toString()}`,
    [given('additional payment', payment), ...(hasEarlier ? [given('earlier payments', earlier)] : [])],
  );
}

/** The earnings of the pay itself, on which a share is put. Cents are ignored. */
export function normalInDollars(normalEarnings: Aud): Step<Aud> {
  const value = dropCents(normalEarnings);
  return step(
    'au.additional-payments.normal-earnings',
    value,
    () => `normal earnings ${normalEarnings.toString()}, cents ignored ${value.toString()}`,
    [given('normal earnings', normalEarnings)],
  );
}
