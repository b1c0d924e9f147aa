import { accepted, type Result } from '../../../refusal/result';
import type { AwardShift } from './award-shift';
import { readEngagement, workedMinutes } from './engagement';

/** Minutes worked in some shifts, without unpaid breaks. */
export function shiftMinutes(shifts: readonly AwardShift[]): Result<number> {
  let total = 0;
  for (const [i, shift] of shifts.entries()) {
    const read = readEngagement(shift, i);
    if (!read.ok) return read;
    total += workedMinutes(read.value.periods);
  }
  return accepted(total);
}
