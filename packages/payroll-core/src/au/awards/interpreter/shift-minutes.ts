import { accepted, type Result } from '../../../refusal/result';
import type { AwardShift } from './award-shift';
import { workedMinutes, type Engagement } from './engagement';
import { readShifts } from './read-shifts';

/** Minutes worked in some shifts of one person, without unpaid breaks. Shifts that cannot be read or overlap are refused. */
export function shiftMinutes(shifts: readonly AwardShift[]): Result<number> {
  const read = readShifts(shifts);
  if (!read.ok) return read;
  return accepted(minutesOf(read.value));
}

export function minutesOf(engagements: readonly Engagement[]): number {
  return engagements.reduce((total, { periods }) => total + workedMinutes(periods), 0);
}
