import { accepted, asDollars, isPositive, multiply, toCents, toFixed, type Dated, type Result } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { PayWarning } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay } from '../../domain/refused-calculation';
import { employmentEnd, isAfterEmployment, type PayBasis } from '../pay-basis';

/**
 * What a pay of somebody who has left warns of: that it is for days after the last one, and that the final pay did not
 * hold the holiday pay of these earnings.
 * @law Holidays Act 2003 ss 23, 25
 */
export function nzLatePay(
  basis: PayBasis<'NZ'>,
  input: nz.NzPayInput,
  isWithPay: boolean,
  holidays: Dated<nz.Holidays>,
): Result<readonly PayWarning[], PaysRefusal> {
  const lastDay = employmentEnd(basis);
  if (basis.termination !== null || lastDay === undefined) return accepted([]);
  const { startDate, endDate } = basis.run;
  const warnings: PayWarning[] = [];
  if (isAfterEmployment(basis)) {
    warnings.push({
      code: 'pay/after-last-day',
      message: `The pay is for ${startDate} to ${endDate}; the last day of work was ${lastDay}.`,
      field: 'termination_date',
    });
  }
  // The final pay counted what is made anew for an earlier payday; it did not know a pay that is entered after it.
  const wasCounted = basis.payDate <= lastDay && basis.replaces !== undefined;
  if (isWithPay || wasCounted) return accepted(warnings);
  const pay = nz.calculatePay(input);
  if (!pay.ok) return refusedPay(pay.error);
  const holidayPay = toCents(multiply(pay.value.holidaysActGrossEarnings, holidays.values.payAsYouGoRate));
  if (isPositive(holidayPay)) {
    warnings.push({
      code: 'pay/holiday-pay-after-final-pay',
      message:
        `Holiday pay of ${asDollars(holidayPay)} is owed for these earnings (Holidays Act 2003 ss 23, 25). This pay does not include it: ` +
        'pay it as well, unless the final pay did.',
      details: { amount: toFixed(holidayPay, 2) },
    });
  }
  return accepted(warnings);
}
