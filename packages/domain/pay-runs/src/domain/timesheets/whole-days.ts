import type { AwardShift } from 'payroll-core/au/awards';
import type { PayWarning } from '../pay-record';

/** Shifts that end at the time at which they begin: by the clock they have 24 hours, and the same time was often typed twice. */
export function wholeDays(shifts: readonly AwardShift[], code: string): readonly PayWarning[] {
  return shifts.flatMap(({ date, start = '', end = '', periods, twentyFourHourCareHours }) => {
    const typedTwice = (periods ?? [[start, end] as const]).find((range) => range[0] === range[1]);
    if (typedTwice === undefined || twentyFourHourCareHours !== undefined) return [];
    const message =
      `The approved shift of ${date} begins and ends at ${typedTwice[0]}, which counts as 24 hours. If the end is another, delete the shift ` +
      'and enter it anew, or correct the hours.';
    return [{ code, message, field: 'hours' }];
  });
}
