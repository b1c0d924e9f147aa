import { explainAsText } from 'payroll-core/trace';
import { decimalIn } from '../read-input';
import type { OwnKind } from '../vector';
import { ordinaryHours, plainPay } from './plain-pay';

/** `{ hours, holiday, sick, longService }` */
export const ownLeaveAccrual: OwnKind = (row, effectiveFrom) => {
  const pay = plainPay(effectiveFrom, {}, { hours: ordinaryHours(decimalIn(row, 'hours').toString(), '20') });
  const [holiday, sick, longService] = pay.leaveBalanceRows;
  return {
    actual: { holiday: holiday?.hours, sick: sick?.hours, longService: longService?.hours },
    expected: { holiday: row['holiday'] ?? null, sick: row['sick'] ?? null, longService: row['longService'] ?? null },
    trace: () => explainAsText(pay.trace.figures.leaveBalanceRows),
  };
};
