import { civilDate, inForce, type CivilDate } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { PayBasis } from '../pay-basis';
import type { NzHistory } from './nz-history';

/** Weekdays from Monday 1 that a number of days a week leaves no doubt about. */
const weekdaysOf: Readonly<Record<number, readonly number[]>> = {
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
};

/**
 * Public holidays of the period, national and of the company's region, that would otherwise be a working day and for
 * which the pay has no row, each with what it pays.
 * @law Holidays Act 2003 ss 12, 44, 45, 49, 50, 56
 */
export function nzPublicHolidayWarnings(
  { employee: { details }, lines, payDate, region, run }: PayBasis<'NZ'>,
  history: NzHistory | undefined,
  lastDay: CivilDate,
): readonly nz.NzWarning[] {
  const calendar = inForce(nz.publicHolidays, payDate);
  const holidays = inForce(nz.holidays, payDate);
  // A contractor has no public holidays.
  if (!calendar.ok || !holidays.ok || details.nz_tax_code === 'WT' || !details.is_leave_enabled) return [];
  const from = details.start_date > run.startDate ? details.start_date : run.startDate;
  const weekdays = details.employment_status === 'Casual' ? undefined : weekdaysOf[details.standard_days_per_week];
  const kept = nz.publicHolidaysOfEmployee(
    { from, until: lastDay },
    {
      pattern: weekdays === undefined ? { kind: 'unknown' } : { kind: 'weekly', weekdays },
      region: region === null ? undefined : nz.parseNzRegion(region),
    },
    calendar.value,
  );
  const paidDays = new Set(
    lines.leave.filter(({ leaveType }) => leaveType === 'PAID_PUBLIC_HOLIDAY').map(({ date }) => civilDate(date)),
  );
  return nz.publicHolidaysNotInPay(kept, paidDays, history?.daily?.rate, holidays.value);
}
