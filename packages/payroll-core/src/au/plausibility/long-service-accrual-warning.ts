import type { CivilDate } from '../../calendar/civil-date';
import { isLess } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { inForce } from '../../statutory/instrument';
import { leaveAccrual } from '../leave-accrual/leave-accrual';
import { hoursForHoursWorked } from '../long-service-leave/leave-on-leaving';
import { longServiceLeave, type AuState } from '../long-service-leave/long-service-leave-rules';
import type { PlausibilityWarning } from './plausibility-warning';

/**
 * Whether long service leave accrues more slowly than the state's Act gives it, as the usual rate does in South Australia
 * and the Northern Territory. Left out, `accruedPerHour` is the rate of those who send nothing.
 */
export function longServiceAccrualWarning(
  state: AuState,
  accruedPerHour: Decimal | undefined,
  on: CivilDate,
): PlausibilityWarning | undefined {
  const acts = inForce(longServiceLeave, on);
  const usual = inForce(leaveAccrual, on);
  if (!acts.ok || !usual.ok) return undefined;
  const given = accruedPerHour ?? usual.value.values.longServicePerHour;
  const byAct = hoursForHoursWorked(state, whole(1), acts.value);
  if (!isLess(given, byAct)) return undefined;
  return {
    code: 'au.leave/long-service-accrual-below-act',
    message:
      `Long service leave accrues at ${given.toString()} an hour; the Act of ${state} gives ${byAct.toString()} ` +
      `(${acts.value.values.states[state].act}). Set accrue_lsl_per_hour, or the shortfall shows on leaving.`,
    field: 'accrue_lsl_per_hour',
  };
}
