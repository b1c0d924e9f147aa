import { decimal } from 'payroll-core';
import * as au from 'payroll-core/au';
import { asDollars, equal } from 'payroll-core/money';
import type { PayWarning } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';
import { earningsOfLastPeriod } from './au-earnings-of-period';

/**
 * Leave and other payouts on leaving are taxed on top of a normal pay. The standard hours of the record make one; where the last full pay
 * period paid otherwise and the tax would be another with it, both are told.
 * @law ATO Schedule 7, "Normal gross earnings": those of the last full pay period, or an average where pay fluctuates
 */
export function normalEarningsInDoubt(
  { service }: Pick<PayBasis<'AU'>, 'service'>,
  termination: au.AuTerminationInput,
): readonly PayWarning[] {
  const normalEarnings = String(termination.employee.normalEarnings ?? '0');
  const { terminationDate, normalEarnings: sent } = termination.termination;
  const paid = earningsOfLastPeriod(service?.pays ?? [], terminationDate, termination.payPeriod);
  if (paid === undefined || (sent ?? undefined) !== undefined || equal(decimal(paid), decimal(normalEarnings))) {
    return [];
  }
  const asKept = au.calculateTermination(termination);
  const asPaid = au.calculateTermination({
    ...termination,
    employee: { ...termination.employee, normalEarnings: paid },
  });
  if (!asKept.ok || !asPaid.ok || equal(asKept.value.taxAmount, asPaid.value.taxAmount)) return [];
  const message =
    `Unused leave and other payouts are taxed on top of normal earnings of ${asDollars(normalEarnings)}, those of the standard hours. ` +
    `The last full pay period paid ${asDollars(paid)}; with them the tax of the termination would be ${asDollars(asPaid.value.taxAmount)} ` +
    `instead of ${asDollars(asKept.value.taxAmount)}. Send normal_earnings with is_manual_leave_amounts where the standard hours are not usual.`;
  return [{ code: 'pay/normal-earnings-differ', message, field: 'normal_earnings' }];
}
