import type { TimesheetShift } from '@anz-payroll/pay-runs';
import type { AwardShift } from 'payroll-core/au/awards';
import { shiftText } from './shift-text';

export interface KeptShifts {
  /** Stored shifts that stay as they are, with their notes: cells show them as they were, or cannot hold them. */
  readonly kept: readonly TimesheetShift[];
  /** What was typed besides. */
  readonly fresh: readonly AwardShift[];
}

/** Of the shifts of a line that are not approved yet, those that saving what was typed does not touch. */
export function keptShifts(open: readonly TimesheetShift[], typed: readonly AwardShift[]): KeptShifts {
  const fresh = [...typed];
  const kept = open.filter(({ shift }) => {
    const text = shiftText(shift);
    if (text === undefined) return true;
    const at = fresh.findIndex((one) => one.date === shift.date && shiftText(one) === text);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  });
  return { kept, fresh };
}
