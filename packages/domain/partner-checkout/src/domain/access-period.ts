import { addMonths, daysBetween, fromDayNumber } from 'payroll-core/calendar';

export const dayMs = 86_400_000;

/** The same time of day so many calendar months later, in UTC; the 31st becomes the last day of a shorter month. */
export function monthsAfter(moment: number, months: number): number {
  const day = fromDayNumber(Math.floor(moment / dayMs));
  return moment + daysBetween(day, addMonths(day, months)) * dayMs;
}

/** Days that are left, a begun day counted whole; none after the end. */
export function daysUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / dayMs));
}
