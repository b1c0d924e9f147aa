import { decimal, isPositive, lesser, round } from 'payroll-core';
import type * as au from 'payroll-core/au';
import type { CalculationInput } from '../../domain/calculation-input';
import type { PayWarning } from '../../domain/pay-record';
import { employmentEnd, type PayBasis } from '../pay-basis';

const CODE = 'pay/leave-after-final-pay';

/** Whether the job has ended and its final pay did not know of this pay. A correction says what the pay before it said. */
export function isAfterFinalPay({ employee, termination, replaces }: PayBasis<'AU'>): boolean {
  if (termination !== null || employmentEnd({ employee, termination }) === undefined) return false;
  return replaces === undefined || replaces.result.warnings.some(({ code }) => code === CODE);
}

/**
 * Annual leave that was earned up to the last day, in a pay that was made after the final pay had paid out what was left then.
 * @law Fair Work Act 2009 (Cth) s 90(2)
 */
export function auLeaveAfterFinalPay(
  { leaveBalanceRows }: Pick<au.AuPay, 'leaveBalanceRows'>,
  { facts }: CalculationInput<'AU'>,
): readonly PayWarning[] {
  const lastDay = facts?.employmentEnd;
  const annual = leaveBalanceRows.find(({ leaveType }) => leaveType === 'HOLIDAY');
  if (facts?.isAfterFinalPay !== true || lastDay === undefined || annual === undefined) return [];
  // Leave that was taken in advance is made good first.
  const owed = round(lesser(decimal(annual.accrued.toString()), decimal(annual.hours.toString())), 2, 'half-up');
  if (!isPositive(owed)) return [];
  return [
    {
      code: CODE,
      message:
        `This pay earns ${owed.toString()} hours of annual leave, and the final pay of the job that ended on ${lastDay} was made before it. They are ` +
        'paid out as well when a job ends (Fair Work Act 2009 s 90(2)): delete the final pay and end the job again after this pay, ' +
        'unless they were paid out otherwise.',
      field: 'leave',
    },
  ];
}
