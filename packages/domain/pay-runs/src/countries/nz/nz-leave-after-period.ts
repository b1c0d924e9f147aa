import { add, decimal, isZero, nzTaxYear, whole, type Decimal } from 'payroll-core';
import type { PayWarning } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';
import { isAnnualHoliday } from './nz-annual-holidays';

/**
 * Leave that is paid before its pay period. With this pay it is taxed as if a week paid so much every week; a pay for each period is
 * taxed as if it had been paid then, and a lump sum as an extra pay, which the employer may choose. Across 31 March it is an extra pay.
 * @law Income Tax Act 2007 s RD 13
 */
export function nzLeaveAfterPeriod({ lines, payDate, run }: PayBasis<'NZ'>): readonly PayWarning[] {
  const { startDate, endDate } = run;
  const { lastDay: yearEnd } = nzTaxYear(payDate);
  const taken = lines.leave.filter(
    ({ leaveType, isCashUp, taxAsNzExtraPay }) =>
      leaveType !== 'UNPAID' && isCashUp !== true && taxAsNzExtraPay !== true,
  );
  const nextYear = taken.filter(
    (row) => isAnnualHoliday(row) && row.date > yearEnd && (row.date > endDate || startDate > payDate),
  );
  if (nextYear.length > 0) {
    const message =
      `${hoursOf(nextYear).toString()} hours of annual holidays are after ${yearEnd}, the end of the tax year of the pay date, and were taxed as ` +
      'ordinary pay. Holiday pay that is paid before and reaches across 31 March is an extra pay: send tax_as_nz_extra_pay for the ' +
      'holidays that are paid together.';
    return [{ code: 'pay/leave-after-tax-year', message, field: 'leave' }];
  }
  const after = hoursOf(taken.filter(({ date }) => date > endDate));
  if (isZero(after)) return [];
  const message =
    `${after.toString()} hours of leave are after ${endDate}, the last day of the pay period, and are taxed as a part of this pay. ` +
    'Less is withheld where each of their pay periods has a pay of its own with the same pay date (pay_run_end_date). Annual holidays ' +
    'that are paid in a lump sum may be an extra pay (tax_as_nz_extra_pay).';
  return [{ code: 'pay/leave-after-period', message, field: 'leave' }];
}

function hoursOf(rows: readonly { readonly hours: string }[]): Decimal {
  return rows.reduce((hours, row) => add(hours, decimal(row.hours)), whole(0));
}
