import { accepted, refused, type Result } from '../../../refusal/result';
import type { AwardShift } from './award-shift';
import { joinRecords, readEngagement, type Engagement } from './engagement';

/** The shifts by their start; records without a gap are one shift, and shifts that overlap are refused. */
export function readShifts(shifts: readonly AwardShift[]): Result<readonly Engagement[]> {
  const read: Engagement[] = [];
  for (const [i, shift] of shifts.entries()) {
    const engagement = readEngagement(shift, i);
    if (!engagement.ok) return engagement;
    read.push(engagement.value);
  }
  read.sort((a, b) => a.start - b.start);
  for (let i = 1; i < read.length; i++) {
    const [before, after] = [read[i - 1], read[i]];
    if (before !== undefined && after !== undefined && after.start < before.end) {
      return refused({
        code: 'input/conflict',
        message: `Two shifts overlap: one ends after the shift of ${after.date} begins.`,
        path: `shifts[${after.index}]`,
      });
    }
  }
  return accepted(joinRecords(read));
}
