import type { Country } from '@anz-payroll/companies';
import type { FieldNote } from '../record-form';

/** What somebody brings along, in the words of the law of the employer's country. */
export const openingBalanceNotes: Readonly<Record<Country, Readonly<Record<string, FieldNote>>>> = {
  AU: {
    gross: { help: 'Of the financial year, as on payslips: what is left after salary sacrifice', isDollars: true },
    holiday_leave_hours: { label: 'Annual leave, hours' },
    sick_leave_hours: { label: 'Personal leave, hours' },
    long_service_leave_hours: { label: 'Long service leave, hours' },
  },
  NZ: {
    gross: { help: 'Of the tax year, as on payslips', isDollars: true },
    kiwisaver_employee: { label: 'KiwiSaver of the employee' },
    kiwisaver_employer: { label: 'KiwiSaver of the employer' },
    holiday_leave_hours: { label: 'Annual holidays, hours', help: 'Beside the weeks: what is owed in hours' },
    sick_leave_hours: { label: 'Sick leave, hours' },
    annual_holidays_weeks: { label: 'Annual holidays, weeks' },
    annual_holidays_advance_paid: { label: 'Paid for annual holidays in advance' },
    alternative_holiday_days: { label: 'Alternative holidays, days' },
    gross_last_12_months: { label: 'Gross earnings of the last 12 months' },
    gross_since_anniversary: { label: 'Gross earnings since the anniversary' },
    gross_last_4_weeks: { label: 'Gross earnings of the last 4 weeks' },
    irregular_last_4_weeks: { label: 'Of these, not a regular part of pay' },
    gross_last_52_weeks: { label: 'Gross earnings of the last 52 weeks' },
    days_worked_last_52_weeks: { label: 'Days worked in the last 52 weeks' },
  },
};
