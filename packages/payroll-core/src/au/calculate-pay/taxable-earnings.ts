import { aud } from '../../money/parse';
import { isZero, lesser, subtract } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { accepted, refused, type Result } from '../../refusal/result';
import { allocateEvenly } from '../additional-payments/allocate-evenly';
import { payPeriodsCovered } from '../additional-payments/pay-periods-covered';
import type { AdditionalPayment } from '../additional-payments/additional-payment';
import type { MethodOfTax } from '../bonuses/read-tax-method';
import type { ParsedPay } from './parsed-pay';

/** Earnings by the way they are taxed. */
export interface TaxableEarnings {
  readonly normal: Aud;
  readonly additional: readonly AdditionalPayment[];
}

const NOTHING = aud('0');
const NONE: readonly AdditionalPayment[] = [];

/**
 * Splits what is taxable into normal earnings and the payments of Schedule 5. Sacrificed salary lowers the normal
 * earnings; what these cannot bear (a bonus given up whole) lowers the additional payments in their order.
 */
export function taxableEarnings(pay: ParsedPay, normal: Aud, sacrificed: Aud): Result<TaxableEarnings> {
  const fromNormal = lesser(sacrificed, normal);
  const earnings = subtract(normal, fromNormal);
  if (pay.bonuses.length === 0 && pay.backPayments.length === 0)
    return accepted({ normal: earnings, additional: NONE });
  let left = subtract(sacrificed, fromNormal);
  const additional: AdditionalPayment[] = [];
  for (const [list, items] of [
    ['backPayments', pay.backPayments],
    ['bonuses', pay.bonuses],
  ] as const) {
    for (let i = 0; i < items.length; i++) {
      const item = items[i]!;
      const given = lesser(left, item.amount);
      left = subtract(left, given);
      const amount = subtract(item.amount, given);
      if (isZero(amount)) continue;
      const payment = additionalPayment(item, amount, pay);
      if (payment === undefined) {
        return refused({
          code: 'input/missing',
          path: `${list}[${i}]`,
          message:
            `METHOD_B1 works the tax of the pays from ${item.startDate} to ${item.endDate} out anew; ` +
            'none of them is in yearToDate.earlierPays.',
        });
      }
      additional.push(payment);
    }
  }
  return accepted({ normal: earnings, additional });
}

function additionalPayment(item: MethodOfTax, amount: Aud, pay: ParsedPay): AdditionalPayment | undefined {
  // The door refuses a range method without its dates; the pay date only satisfies the compiler.
  const { taxMethod: method, startDate = pay.payDate, endDate = pay.payDate } = item;
  switch (method) {
    case 'SPREAD_OVER_SPECIFIC_RANGE':
    case 'METHOD_A_SPECIFIC_RANGE':
      return { method, amount, payPeriods: payPeriodsCovered(startDate, endDate, pay.frequency) };
    case 'METHOD_B1': {
      const mended = pay.yearToDate.earlierPays.filter(
        (earlier) => earlier.payDate >= startDate && earlier.payDate <= endDate,
      );
      if (mended.length === 0) return undefined;
      const shares = allocateEvenly(amount, mended.length);
      return {
        method,
        amount,
        allocations: mended.map((earlier, i) => ({
          backPay: shares[i] ?? NOTHING,
          earningsPaid: earlier.taxableEarnings,
          withheld: earlier.tax,
        })),
      };
    }
    default:
      return { method, amount };
  }
}
