import { add, greater, isNegative, isPositive, lesser, multiply, subtract } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { aud } from '../../../money/parse';
import { toCents } from '../../../money/rounding';
import { percentOf } from '../percent-of';
import type { LeaveLoadingRule } from '../rules/award-rules';

/** Annual leave as paid. `amount` is without the loading. */
export interface PaidAnnualLeave {
  /** Undefined for an amount that was set without hours: it counts as it is. */
  readonly hours: Decimal | undefined;
  readonly amount: Aud;
  readonly loading: Aud;
}

/** Under which conditions leave is paid. */
export interface LeaveLoadingTerms {
  readonly rule: Pick<LeaveLoadingRule, 'percent'>;
  /** The minimum rate of the employee; undefined where the classification is not known. */
  readonly minimumHourly: Decimal | undefined;
  /** The contract sets pay above the minimum off against what the award asks for. */
  readonly setOff: boolean;
}

/** The loading of annual leave beside the least that the award asks for. */
export interface LeaveLoadingCheck {
  /** What the percentage is taken of: the leave at the minimum rate, or as paid where that is less. */
  readonly base: Aud;
  readonly required: Aud;
  readonly paid: Aud;
  readonly shortBy: Aud;
}

const NOTHING = aud('0');

/**
 * Holds the loading of annual leave against the percentage of the award. Awards take it of the minimum rate, so pay above
 * the minimum raises nothing; where the minimum is not known, the leave as paid counts. Penalties that the employee would
 * have earned may ask for more: they are not known from the leave.
 * @example checkLeaveLoading([{ hours: decimal('38'), amount: aud('1081.1'), loading: aud('0') }], terms).shortBy // 189.19 at 17.5 %
 */
export function checkLeaveLoading(
  leave: readonly PaidAnnualLeave[],
  { rule, minimumHourly, setOff }: LeaveLoadingTerms,
): LeaveLoadingCheck {
  let [base, required, paid, aboveMinimum] = [NOTHING, NOTHING, NOTHING, NOTHING];
  for (const { hours, amount, loading } of leave) {
    const isPriced = minimumHourly !== undefined && hours !== undefined;
    const atMinimum = isPriced ? toCents(multiply(minimumHourly as Aud, hours)) : amount;
    // A row that takes leave back is below zero.
    const own = isNegative(amount) ? greater(atMinimum, amount) : lesser(atMinimum, amount);
    base = add(base, own);
    required = add(required, percentOf(own, rule.percent));
    paid = add(paid, loading);
    aboveMinimum = add(aboveMinimum, subtract(amount, own));
  }
  const missing = subtract(required, setOff ? add(paid, aboveMinimum) : paid);
  return { base, required, paid, shortBy: isPositive(required) && isPositive(missing) ? missing : NOTHING };
}
