import { greater, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';

/** What an employee is paid at a closedown without full entitlement. */
export interface ClosedownPay {
  /** Gross earnings since the start, or since the employee last became entitled (`grossSinceEntitled`). */
  readonly grossSince: Nzd;
  /** Holiday pay already given for holidays in advance. */
  readonly paidInAdvance: Nzd;
  /** Holiday pay that was paid with the pays since (s 28). */
  readonly paidWithPay: Nzd;
}

const NIL = nzd('0');

/**
 * Pay for a closedown to an employee who is not entitled to annual holidays when it begins: eight per cent of what was
 * earned since, less what was paid in advance. The employee's 12 months begin anew with the closedown.
 * @law Holidays Act 2003 ss 34(2), 35
 */
export function payClosedown(pay: ClosedownPay, holidays: Dated<Holidays>): Step<Nzd> {
  const { payAsYouGoRate: rate } = holidays.values;
  const worked = toCents(multiply(pay.grossSince, rate));
  const value = greater(subtract(subtract(worked, pay.paidInAdvance), pay.paidWithPay), NIL);
  return step(
    'nz.holidays.pay-closedown',
    value,
    () =>
      `${pay.grossSince.toString()} × ${rate.toString()}, to the nearest cent ${worked.toString()}, less ${pay.paidInAdvance.toString()} ` +
      `in advance and ${pay.paidWithPay.toString()} paid with pay = ${value.toString()}`,
    [
      given('gross earnings since', pay.grossSince),
      given('paid in advance', pay.paidInAdvance),
      given('paid with pay', pay.paidWithPay),
      parameter(holidays, 'payAsYouGoRate', () => rate.toString()),
    ],
  );
}
