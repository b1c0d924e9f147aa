import { add } from '../../money/arithmetic';
import { divide } from '../../money/rounding';
import { whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { EarlierThisYear } from './additional-payment';
import { extraOnTop, type TableColumn } from './extra-on-top';
import { limitWithholding } from './limit-withholding';
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
  const earned = add(add(earlier.normalEarnings, earlier.backPaymentsB1), thisPay.normalEarnings);
  const average = divide(add(earned, thisPay.backPaymentsB1), add(payPeriodsBefore(earlier), whole(1)), 0, 'truncate');
  const share = divide(add(payment, earlier.paymentsB2), whole(pays), 0, 'truncate');
  const onTop = extraOnTop(average, share, pays, column, rules);
  return limitWithholding('au.additional-payments.method-b2', payment, onTop, earlier.withheldB2, rules);
}
