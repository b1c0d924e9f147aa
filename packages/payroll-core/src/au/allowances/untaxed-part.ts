import { greater, isMore, isPositive, lesser, multiply, subtract } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { aud, decimal } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { AllowanceLaw } from './allowance-law';
import type { PayAllowance } from './pay-allowance';
import { totalOf } from './price-allowance';

const NOTHING = aud('0');

/**
 * The part of an allowance that is paid at its approved rate. Kilometres that are paid at no more than the rate have none: what is above
 * the limit is then their number, and tax is withheld from all of them. Of laundry it is what is left of the year's threshold.
 * Undefined where the limit is not in the data.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 15-15; ATO, Withholding for allowances; Income Tax Assessment Act 1997 (Cth) s 900-40
 */
export function partWithinLimit(
  row: Pick<PayAllowance, 'allowanceCategory' | 'amount' | 'units'>,
  laundryBefore: Aud,
  { approvedRates: { kilometre, laundryAYear } }: AllowanceLaw,
): Aud | undefined {
  if (row.allowanceCategory === 'CD') {
    // Without a number of kilometres the amount is that of all of them.
    if (!isMore(row.units, decimal('1'))) return undefined;
    const rate = aud(kilometre);
    return isMore(row.amount, rate) ? toCents(multiply(rate, row.units)) : totalOf(row);
  }
  if (row.allowanceCategory !== 'LD') return undefined;
  return lesser(greater(subtract(aud(laundryAYear), laundryBefore), NOTHING), totalOf(row));
}

/** What tax is not withheld from, of a row that says it goes beyond its limit; undefined where it is taxed whole. */
export function untaxedPart(row: PayAllowance, laundryBefore: Aud, law: AllowanceLaw): Aud | undefined {
  if (!row.isTaxedAboveLimit) return undefined;
  const within = partWithinLimit(row, laundryBefore, law);
  if (within === undefined || !isPositive(within)) return undefined;
  return row.allowanceCategory === 'CD' && !isMore(totalOf(row), within) ? undefined : within;
}
