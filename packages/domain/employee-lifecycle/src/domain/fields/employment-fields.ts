import { day, described, optional, text, withDefault, yesOrNo } from '@anz-payroll/companies/fields';
import { employmentStatus } from './employment-status';
import { option } from './option';
import { publicHolidayRegion } from './public-holiday-region';
import { workingDays } from './working-days';

export const employmentFields = {
  start_date: day,
  employment_status: employmentStatus,
  employment_type: optional(option),
  // Permanent.
  employment_tenure: withDefault(optional(option), 1),
  active_pay_recipient: withDefault(
    described(yesOrNo, 'When false, no pending pays are made; the employee still counts toward the plan'),
    true,
  ),
  position: optional(text(1, 60)),
  department: optional(text(1, 60)),
  working_days: optional(workingDays),
  working_days_from: optional(
    described(day, 'A day in the first of the weeks of working_days that take turns; left out, start_date'),
  ),
  public_holiday_region: optional(publicHolidayRegion),
} as const;
