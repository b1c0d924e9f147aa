import { add, multiply } from '../../money/arithmetic';
import { round } from '../../money/rounding';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { PayHours } from '../hours/pay-hours';
import type { PayLeave } from '../leave/pay-leave';
import type { LeaveAccrual } from './leave-accrual';

/** What an employee's record says about leave; a rate that is absent is the usual one. */
export interface LeaveSettings {
  readonly isLeaveEnabled: boolean;
  readonly isLslEnabled: boolean;
  readonly accrueLeaveOnHoursWorked: boolean;
  readonly accrueLeaveOnOvertimeHours: boolean;
  readonly accrueHolidayLeavePerHour: Decimal | undefined;
  readonly accrueSickLeavePerHour: Decimal | undefined;
  readonly accrueLslPerHour: Decimal | undefined;
}

/** Hours of leave earned by one pay, and what each stands on. */
export interface AccruedLeave {
  readonly hours: Step<Decimal>;
  readonly holiday: Step<Decimal>;
  readonly sick: Step<Decimal>;
  readonly longService: Step<Decimal>;
}

const NONE = whole(0);

/**
 * A balance keeps six decimals of an hour, as the rates do: two hundredths of a second, where cents of an hour would
 * lose half a minute a pay.
 */
const DECIMALS = 6;

/**
 * Leave earned for each hour: hours worked in ordinary time, overtime hours where the record says so, and paid leave.
 * @law Fair Work Act 2009 (Cth) s 87(2), s 96(2): leave accrues "according to the employee's ordinary hours of work"
 */
export function accrueLeave(
  hours: readonly PayHours[],
  leave: readonly PayLeave[],
  settings: LeaveSettings,
  accrual: Dated<LeaveAccrual>,
): AccruedLeave {
  const rates = accrual.values;
  const base = accruingHours(hours, leave, settings, rates);
  return {
    hours: step('au.leave-accrual.hours', base, () => `${base.toString()} hours earn leave`, []),
    holiday: earn('holiday', base, settings.accrueHolidayLeavePerHour, accrual),
    sick: earn('sick', base, settings.accrueSickLeavePerHour, accrual),
    longService: settings.isLslEnabled
      ? earn('long-service', base, settings.accrueLslPerHour, accrual)
      : step('au.leave-accrual.long-service', NONE, () => 'long service leave is switched off', []),
  };
}

function accruingHours(
  hours: readonly PayHours[],
  leave: readonly PayLeave[],
  settings: LeaveSettings,
  rates: LeaveAccrual,
): Decimal {
  let total: Decimal = NONE;
  if (!settings.isLeaveEnabled) return total;
  for (const row of hours) {
    const counts = row.isOvertime ? settings.accrueLeaveOnOvertimeHours : settings.accrueLeaveOnHoursWorked;
    if (counts && row.isTime) total = add(total, row.value);
  }
  if (settings.accrueLeaveOnHoursWorked) {
    for (const row of leave) {
      // Leave that is cashed out is no time off: the hours are worked, and earn leave there.
      if (!row.isCashUp && !rates.leaveThatDoesNotAccrue.has(row.leaveType)) total = add(total, row.hours);
    }
  }
  return total;
}

const kinds = {
  holiday: { line: 'holidayPerHour', words: 'annual leave' },
  sick: { line: 'sickPerHour', words: 'personal leave' },
  'long-service': { line: 'longServicePerHour', words: 'long service leave' },
} as const;

/** By the rate of the employee's record, else by the usual one. */
function earn(
  kind: keyof typeof kinds,
  base: Decimal,
  ownRate: Decimal | undefined,
  accrual: Dated<LeaveAccrual>,
): Step<Decimal> {
  const { line, words } = kinds[kind];
  const usual = accrual.values[line];
  const perHour = ownRate ?? usual;
  const exact = multiply(base, perHour);
  const earned = round(exact, DECIMALS, 'half-up');
  const rounded = (): string => (exact.toString() === earned.toString() ? '' : ', to six decimals,');
  return step(
    `au.leave-accrual.${kind}`,
    earned,
    () => `${base.toString()} hours × ${perHour.toString()}${rounded()} = ${earned.toString()} hours`,
    [
      ...(ownRate === undefined ? [] : [given('per hour', ownRate)]),
      parameter(accrual, line, () =>
        ownRate === undefined
          ? `${usual.toString()} hours of ${words} for each hour`
          : `${usual.toString()} hours of ${words} for each hour, where the record has no rate of its own`,
      ),
    ],
  );
}
