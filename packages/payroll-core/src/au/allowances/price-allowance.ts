import { isLess, isMore, multiply, subtract } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import { whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { centsInWords } from '../../trace/cents-in-words';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { AllowanceLaw } from './allowance-law';
import { allowanceTreatment, typeOfAllowance } from './allowance-treatment';
import type { PayAllowance } from './pay-allowance';

export interface PricedAllowance extends Omit<PayAllowance, 'isTaxedAboveLimit'> {
  readonly totalAmount: Aud;
  /** The part up to the limit, from which nothing is withheld, where the row is taxed above its limit alone. */
  readonly untaxedAmount?: Aud;
}

const ONE = whole(1);

/**
 * Amount times units, each line rounded to the cent on its own. Units below one do not scale an allowance down: half a
 * unit pays the whole amount.
 */
export function priceAllowance(allowance: PayAllowance, untaxedAmount?: Aud): PricedAllowance {
  return {
    description: allowance.description,
    amount: allowance.amount,
    units: allowance.units,
    allowanceCategory: allowance.allowanceCategory,
    isTaxable: allowance.isTaxable,
    isItemised: allowance.isItemised,
    isIncludedInSuperCalculations: allowance.isIncludedInSuperCalculations,
    otherType: allowance.otherType,
    isWithinLimit: allowance.isWithinLimit,
    isAdjustment: allowance.isAdjustment,
    totalAmount: totalOf(allowance),
    ...(untaxedAmount === undefined ? {} : { untaxedAmount }),
  };
}

export function totalOf({ amount, units }: Pick<PayAllowance, 'amount' | 'units'>): Aud {
  return toCents(isMore(units, ONE) ? multiply(amount, units) : amount) as Aud;
}

export function explainAllowance(row: PricedAllowance, law: Dated<AllowanceLaw> | undefined): Step<Aud> {
  const type = typeOfAllowance(row.allowanceCategory, row.otherType);
  const code = [row.allowanceCategory, ...(row.otherType === undefined ? [] : [row.otherType])].join(' ');
  return step('au.allowances.price', row.totalAmount, () => `${row.description}: ${inWords(row)}`, [
    given('category', code, law?.values.types[type].name),
    given('amount', row.amount),
    given('units', row.units),
    ...(law === undefined || row.isWithinLimit === undefined
      ? []
      : [parameter(law, `types/${type}`, () => treatmentInWords(row, law.values))]),
  ]);
}

function treatmentInWords(row: PricedAllowance, law: AllowanceLaw): string {
  const { allowanceCategory, otherType, isWithinLimit, untaxedAmount, totalAmount } = row;
  const { name, withholding, countsForSuper } = law.types[typeOfAllowance(allowanceCategory, otherType)];
  if (untaxedAmount !== undefined) {
    const taxed = subtract(totalAmount, untaxedAmount);
    const { kilometre, laundryAYear } = law.approvedRates;
    const upTo = allowanceCategory === 'CD' ? `${kilometre} a kilometre` : `${laundryAYear} a year`;
    return `${name}: nothing is withheld up to ${upTo}, which is ${untaxedAmount.toString()}; ${taxed.toString()} is taxed, does not count for super`;
  }
  const limit = withholding === 'always' ? '' : isWithinLimit === true ? ' within the limit' : ' above the limit';
  const { isTaxable } = allowanceTreatment(allowanceCategory, otherType, isWithinLimit, law);
  return `${name}${limit}: ${isTaxable ? 'taxed' : 'nothing is withheld'}, ${countsForSuper ? 'counts' : 'does not count'} for super`;
}

function inWords({ amount, units }: PricedAllowance): string {
  if (isMore(units, ONE)) {
    return `${amount.toString()} × ${units.toString()} units${centsInWords(multiply(amount, units))}`;
  }
  const paid = `${amount.toString()} × 1${centsInWords(amount)}`;
  return isLess(units, ONE) ? `${paid}; less than one unit is paid as one` : paid;
}
