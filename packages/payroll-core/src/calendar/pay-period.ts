/** How often someone is paid. Both countries' tables are written in these words. */
export type PayFrequency = 'weekly' | 'fortnightly' | 'four-weekly' | 'monthly' | 'quarterly';

/** Pays in a year as the withholding schedules count them, whatever the calendar of a given year holds. */
export const paysPerYear: Readonly<Record<PayFrequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  'four-weekly': 13,
  monthly: 12,
  quarterly: 4,
};
