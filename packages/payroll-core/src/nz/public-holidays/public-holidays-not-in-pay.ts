import type { CivilDate } from '../../calendar/civil-date';
import { toFixed } from '../../money/parse';
import { asDollars } from '../../money/shown';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';
import type { LeaveRate } from '../holidays/leave-rate';
import type { NzWarning } from '../warnings/nz-warnings';
import { payPublicHoliday } from './pay-public-holiday';
import type { KeptPublicHoliday, PublicHolidaysOfEmployee } from './public-holidays-of-employee';

/**
 * Warnings for the public holidays of a pay period that would otherwise be working days and that the pay has no row for,
 * each with what it pays, and for those of which that is not certain.
 * @law Holidays Act 2003 ss 12, 49, 50, 56
 */
export function publicHolidaysNotInPay(
  { holidays: kept, warnings }: PublicHolidaysOfEmployee,
  /** Days that the pay has a row of leave type PAID_PUBLIC_HOLIDAY for. */
  paidDays: ReadonlySet<CivilDate>,
  /** Relevant daily pay, or average daily pay in its place; left out, the amount is not told. */
  daily: Step<LeaveRate> | undefined,
  holidays: Dated<Holidays>,
): readonly NzWarning[] {
  const settled = new Set<string>(paidDays);
  const missing = kept
    .filter(({ date, otherwiseWorkingDay: { answer } }) => answer.value && !paidDays.has(date))
    .map((holiday): NzWarning => {
      const amount =
        daily === undefined ? undefined : toFixed(payPublicHoliday({ holiday, daily }, holidays).pay.value, 2);
      return {
        code: 'nz.public-holidays/not-in-pay',
        message:
          `${holiday.name}, ${holiday.date}, would otherwise be a working day, and the pay has no PAID_PUBLIC_HOLIDAY row ` +
          `for it. Not worked, it pays ${amount === undefined ? 'relevant daily pay' : `${asDollars(amount)} (relevant daily pay)`}. ` +
          'Worked, its hours pay at least time and a half and a whole alternative holiday is owed.',
        details: { date: holiday.date, name: holiday.name, ...(amount === undefined ? {} : { amount }) },
      };
    });
  return [...missing, ...warnings.filter(({ details }) => !settled.has(details?.['date'] ?? ''))];
}

/**
 * Warnings for public holidays that a pay pays though they would certainly not be worked anyway: nothing is owed for them.
 * @law Holidays Act 2003 ss 46, 49
 */
export function publicHolidaysPaidThoughOff(
  holidays: readonly KeptPublicHoliday[],
  paidDays: ReadonlySet<CivilDate>,
): readonly NzWarning[] {
  return holidays
    .filter(({ date, otherwiseWorkingDay: { answer, isCertain } }) => paidDays.has(date) && isCertain && !answer.value)
    .map(({ name, date, otherwiseWorkingDay: { answer } }) => ({
      code: 'nz.public-holidays/not-a-working-day',
      message: `${name} is paid, and ${answer.says()}. The Holidays Act asks for no pay then.`,
      details: { date },
    }));
}
