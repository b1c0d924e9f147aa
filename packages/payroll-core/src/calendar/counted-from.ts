import type { CivilDate } from './civil-date';

/** How a message names the days that years can be counted from and to. */
export const dayCountedFrom = 'a day of the years 1800 to 2199';

/**
 * Whether years of age and service can be counted from a day and to it. The calendar has four digits for a year, and at its ends
 * there is no day after, and no day 65 years on.
 */
export function isCountedFrom(day: CivilDate): boolean {
  return day >= '1800-01-01' && day <= '2199-12-31';
}
