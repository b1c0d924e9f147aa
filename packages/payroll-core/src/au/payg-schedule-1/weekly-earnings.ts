import type { PayFrequency } from '../../calendar/pay-period';
import { add, equal, multiply, subtract } from '../../money/arithmetic';
import { aud, decimal } from '../../money/parse';
import { divide, dropCents } from '../../money/rounding';
import { notOneOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import { given, step, type Reason, type Step } from '../../trace/step';

/** The pay periods the schedules convert; four-weekly is not one of them. */
export type WithholdingFrequency = Exclude<PayFrequency, 'four-weekly'>;

/** @internal What is thrown where a caller without types says a frequency in other words, such as the API's `WEEKLY`. */
export function notAFrequency(given: never): TypeError {
  return notOneOf(['weekly', 'fortnightly', 'monthly', 'quarterly'], given, 'a pay frequency of the schedules');
}

const NINETY_NINE_CENTS = aud('0.99');
const THIRTY_THREE_CENTS = aud('0.33');
const ONE_CENT = aud('0.01');
const TWO = decimal('2');
const THREE = decimal('3');
const THIRTEEN = decimal('13');

/**
 * Earnings for the formulas, x: the weekly equivalent in whole dollars plus 99 cents, so that a line of the printed
 * tables and the formula agree.
 * `because` is where the earnings come from, when they were worked out and not given.
 * @law ATO Schedule 1, "Working out the weekly earnings"
 * @example weeklyEarnings(aud('1052.40'), 'weekly').value // 1052.99
 */
export function weeklyEarnings(
  earnings: Aud,
  frequency: WithholdingFrequency,
  because: Reason = given('earnings', earnings),
): Step<Aud> {
  const x = add(wholeWeeklyDollars(earnings, frequency), NINETY_NINE_CENTS);
  return step(
    'au.payg-schedule-1.weekly-earnings',
    x,
    () => `whole dollars of ${inWords(earnings, frequency)} plus 99 cents = ${x.toString()}`,
    [because],
  );
}

function wholeWeeklyDollars(earnings: Aud, frequency: WithholdingFrequency): Aud {
  switch (frequency) {
    case 'weekly':
      return dropCents(earnings);
    case 'fortnightly':
      return divide(earnings, TWO, 0, 'truncate');
    case 'monthly':
      return divide(multiply(monthlyEarnings(earnings), THREE), THIRTEEN, 0, 'truncate');
    case 'quarterly':
      return divide(earnings, THIRTEEN, 0, 'truncate');
    default:
      throw notAFrequency(frequency);
  }
}

/** A third of a dollar is printed as 33 cents; the cent that was cut off comes back before the division by 13. */
function monthlyEarnings(earnings: Aud): Aud {
  return equal(subtract(earnings, dropCents(earnings)), THIRTY_THREE_CENTS) ? add(earnings, ONE_CENT) : earnings;
}

function monthInWords(earnings: Aud): string {
  return equal(monthlyEarnings(earnings), earnings)
    ? earnings.toString()
    : `(${earnings.toString()} + ${ONE_CENT.toString()})`;
}

function inWords(earnings: Aud, frequency: WithholdingFrequency): string {
  switch (frequency) {
    case 'weekly':
      return earnings.toString();
    case 'fortnightly':
      return `${earnings.toString()} ÷ 2`;
    case 'monthly':
      return `${monthInWords(earnings)} × 3 ÷ 13`;
    case 'quarterly':
      return `${earnings.toString()} ÷ 13`;
  }
}
