import type { CivilDate } from '../../calendar/civil-date';
import { inForce } from '../../statutory/instrument';
import type { AuPay } from '../calculate-pay/au-pay';
import { leaveAccrual } from '../leave-accrual/leave-accrual';
import { leaveThatMustRemain, type CashedOutLeave, type OrdinaryHours } from '../leave-accrual/leave-that-must-remain';
import type { PlausibilityWarning } from './plausibility-warning';

const names: Readonly<Record<CashedOutLeave['leaveType'], string>> = {
  HOLIDAY: 'annual leave',
  SICK: 'personal leave',
};

/** Leave that is cashed out although too little of it is left. Without the ordinary hours nothing is tested. */
export function cashedOutLeaveWarnings(
  { leave = [], leaveBalanceRows = [] }: Partial<Pick<AuPay, 'leave' | 'leaveBalanceRows'>>,
  ordinary: OrdinaryHours | undefined,
  on: CivilDate,
): readonly PlausibilityWarning[] {
  const law = inForce(leaveAccrual, on);
  if (ordinary === undefined || !law.ok) return [];
  return leaveThatMustRemain(leave, leaveBalanceRows, ordinary, law.value)
    .filter(({ isTooLittle }) => isTooLittle)
    .map(({ leaveType, cashedOut, remaining, mustRemain, section, says }) => ({
      code: 'au.leave/cashed-out-leaves-too-little',
      message:
        `${cashedOut.toString()} hours of ${names[leaveType]} are cashed out and ${remaining.toString()} hours remain after this pay; ` +
        `${mustRemain.toString()} hours, ${says}, must remain (Fair Work Act 2009 ${section}).`,
      field: 'is_cash_up',
    }));
}
