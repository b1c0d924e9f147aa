import { addDays, addMonths, type CivilDate } from '../../calendar/civil-date';

/** Whole months from the first day to the last, both counted; a shorter range is one month. */
export function monthsCovered(firstDay: CivilDate, lastDay: CivilDate): number {
  const after = addDays(lastDay, 1);
  let months = 1;
  while (addMonths(firstDay, months + 1) <= after) months++;
  return months;
}
