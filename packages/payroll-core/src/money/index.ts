export { Decimal } from './decimal';
export type { Aud, Money, Nzd } from './currency';
export {
  add,
  compare,
  equal,
  greater,
  isLess,
  isMore,
  isNegative,
  isPositive,
  isZero,
  lesser,
  multiply,
  negate,
  subtract,
  sum,
} from './arithmetic';
export { divide, dropCents, round, toCents, toNearestDollar, truncateToCents, type Rounding } from './rounding';
export { asAud, asNzd, aud, decimal, nzd, parseDecimal, toFixed, whole } from './parse';
export { asDollars, asPercent, groupThousands } from './shown';
