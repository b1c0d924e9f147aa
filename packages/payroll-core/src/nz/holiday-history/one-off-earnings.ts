import { add } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import type { Amount } from '../../input/input-reader';
import type { ExtraPayKind } from '../extra-pays/extra-pay';
import { isGrossEarnings } from '../holidays/gross-earnings';

/** The lump sums of a pay, worked out or as JSON has them. */
export interface PaidLumpSums {
  readonly bonuses: readonly {
    readonly amount: Nzd | Amount;
    readonly taxAsNzExtraPay: boolean;
    readonly isNzEss: boolean;
    readonly isNzDiscretionary: boolean;
    readonly extraPayKind: ExtraPayKind;
  }[];
  readonly backPayments: readonly { readonly amount: Nzd | Amount }[];
  readonly closedownHolidayPay: Nzd | Amount;
}

/**
 * What of a pay's gross earnings is no regular part of pay, so that four weeks of earnings show an ordinary week without it:
 * lump sums, back pay and the eight per cent of a closedown. A bonus that is taxed with the pay is a regular part of it.
 * @law Holidays Act 2003 s 8(1)(c)(iii), (2); Income Tax Act 2007 s RD 7
 */
export function oneOffEarnings({ bonuses, backPayments, closedownHolidayPay }: PaidLumpSums): Nzd {
  let total = nzd(String(closedownHolidayPay));
  for (const { amount } of backPayments) total = add(total, nzd(String(amount)));
  for (const { amount, taxAsNzExtraPay, isNzEss, isNzDiscretionary, extraPayKind } of bonuses) {
    if (!taxAsNzExtraPay || isNzEss || isNzDiscretionary || !isGrossEarnings(extraPayKind)) continue;
    total = add(total, nzd(String(amount)));
  }
  return total;
}
