import type { EmployeeDetails, Part, PartKind } from '@anz-payroll/employee-lifecycle';
import { civilDate, decimal, nzd, parseCivilDate, type CivilDate } from 'payroll-core';
import type * as nz from 'payroll-core/nz';

export interface NzClosedownPeriod {
  readonly began: CivilDate;
  readonly until: CivilDate;
  /** The day that the 12 months begin anew from. */
  readonly anchor: CivilDate;
}

/** What was told about an employee that holidays depend on: time away, closedowns, answers for single days. */
export interface NzLeaveFacts {
  readonly absences: readonly nz.Absence[];
  readonly closedowns: readonly NzClosedownPeriod[];
  readonly overrides: readonly nz.WorkingDayOverride[];
  readonly transfers: readonly nz.PublicHolidayTransfer[];
  /** Single weeks of the payroll before this one. */
  readonly weeks: readonly nz.WeekEarnings[];
}

export function nzLeaveFacts(parts: readonly Part[]): NzLeaveFacts {
  const of = (wanted: PartKind) => parts.filter(({ kind }) => kind === wanted).map(({ values }) => values);
  // The lists were read by their fields when they were stored, so a day is a day.
  const day = (value: unknown): CivilDate => civilDate(String(value));
  return {
    absences: of('absence').map((values) => ({
      reason: values['reason'] as nz.AbsenceReason,
      from: day(values['start_date']),
      until: day(values['end_date']),
      agreedToCount: values['agreed_to_count'] === true,
    })),
    closedowns: of('closedown')
      .map((values) => {
        const nominated = parseCivilDate(values['nominated_date']);
        const began = day(values['start_date']);
        return { began, until: day(values['end_date']), anchor: nominated.ok ? nominated.value : began };
      })
      .sort((a, b) => (a.began < b.began ? -1 : 1)),
    overrides: of('working-day').map((values) => ({
      date: day(values['date']),
      isWorkingDay: values['is_working_day'] === true,
    })),
    transfers: of('holiday-transfer').map((values) => ({
      from: day(values['holiday_date']),
      on: day(values['transferred_to']),
    })),
    weeks: of('earnings-week').map((values) => {
      const { irregular, days_worked: days } = values;
      return {
        weekEnding: day(values['week_ending']),
        gross: nzd(String(values['gross'])),
        ...(typeof irregular === 'string' ? { irregular: nzd(irregular) } : {}),
        ...(typeof days === 'string' ? { days: decimal(days) } : {}),
      };
    }),
  };
}

/**
 * Whether somebody earns leave and keeps public holidays. A contractor under code WT is no employee, whatever the record says.
 * @law Holidays Act 2003 s 5; Employment Relations Act 2000 s 6
 */
export function earnsNzLeave({ is_leave_enabled, nz_tax_code }: EmployeeDetails): boolean {
  return is_leave_enabled && nz_tax_code !== 'WT';
}
