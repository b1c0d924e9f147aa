import { add } from '../../money/arithmetic';
import { divide } from '../../money/rounding';
import { whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { given, step, type Step } from '../../trace/step';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { EarlierThisYear } from './additional-payment';
import { extraOnTop, type TableColumn } from './extra-on-top';
import { limitWithholding } from './limit-withholding';
import { shareInDollars } from './shares-in-dollars';
import type { WithheldOnAdditional } from './withheld-on-additional';

/** Pay periods of the year before this pay, in periods as long as its own. */
export function payPeriodsBefore({ payPeriods, otherPayPeriods }: EarlierThisYear): Decimal {
  return otherPayPeriods === undefined ? whole(payPeriods) : add(whole(payPeriods), otherPayPeriods);
}

/** This pay, as Method B(ii) counts it into the average. */
export interface ThisPay {
  readonly normalEarnings: Aud;
  readonly backPaymentsB1: Aud;
}

/**
 * Method B(ii): on top of the average of the year's earnings so far, together with the year's earlier payments under
 * this method, less what was withheld from those.
 * @law ATO Schedule 5, "Method B(ii)"
 */
export function withholdByMethodB2(
  payment: Aud,
  pays: number,
  thisPay: ThisPay,
  earlier: EarlierThisYear,
  column: TableColumn,
  rules: AuWithholdingRules,
): WithheldOnAdditional {
  const share = shareInDollars(payment, pays, earlier.paymentsB2);
  const base = averageOfYear(thisPay, earlier);
  const onTop = extraOnTop(base.value, share.value, pays, column, rules, { base, share });
  return limitWithholding('au.additional-payments.method-b2', payment, onTop, earlier.withheldB2, rules);
}

/** The earnings of a pay of this year on average, this pay counted in. Cents are ignored. */
function averageOfYear(thisPay: ThisPay, earlier: EarlierThisYear): Step<Aud> {
  const before = add(earlier.normalEarnings, earlier.backPaymentsB1);
  const now = add(thisPay.normalEarnings, thisPay.backPaymentsB1);
  const periods = add(payPeriodsBefore(earlier), whole(1));
  const value = divide(add(before, now), periods, 0, 'truncate');
  return step(
    'au.additional-payments.average-of-year',
    value,
    () => `(${before.toString()} + ${now.toString()}) ÷ ${periods.toString()}, cents ignored, = ${value.toString()}`,
    [
      given('earnings of the earlier pays', before),
      given('earnings of this pay', now),
      given('pays of the year with this one', periods),
    ],
  );
}
