import type { Employee } from '@anz-payroll/employee-lifecycle';
import { decimal, isPositive, multiply, toCents, whole, type CivilDate } from 'payroll-core';
import type { NzEarlierPay, NzPayEmployee, NzPayInput } from 'payroll-core/nz';
import { figureText } from './figures';
import type { Arising } from './nz-entitlements';
import { filledLists, type PayLines } from './pay-lines';
import type { Figures } from './pay-record';

export interface NzBasis {
  readonly payDate: CivilDate;
  readonly employee: Employee;
  readonly leave: Figures;
  readonly year: Figures;
  readonly arising: Arising;
  /** Undefined where no pay of this request asks for it. */
  readonly history: NzHistory | undefined;
}

export interface NzHistory {
  readonly earlierPays: readonly NzEarlierPay[];
  readonly averageWeeklyEarnings: { readonly gross: string; readonly weeks?: string } | undefined;
  readonly grossSinceAnniversary: string;
}

/** The record has no activity for a contractor, so a payment is a voluntary schedular one. */
const SCHEDULAR_ACTIVITY = 'voluntary';

export function nzPayInput(basis: NzBasis, lines: PayLines): NzPayInput {
  const { payDate, employee, history, year } = basis;
  const taxable = year['taxable'];
  return {
    payDate,
    payPeriod: employee.details.pay_period,
    employee: nzPayEmployee(basis),
    ...(taxable === undefined || taxable.startsWith('-') ? {} : { yearToDate: { taxable } }),
    ...filledLists(lines),
    ...(history === undefined ? {} : { earlierPays: history.earlierPays }),
  };
}

export function nzPayEmployee({ employee: { details }, leave, arising, history }: NzBasis): NzPayEmployee {
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const rate = decimal(details.pay_rate_per_hour);
  const isContractor = details.nz_tax_code === 'WT';
  const cec = obligation(details.kiwisaver_cec_obligation);
  return {
    dateOfBirth: details.date_of_birth,
    payRatePerHour: details.pay_rate_per_hour,
    ...(details.nz_tax_code === null ? {} : { nzTaxCode: details.nz_tax_code }),
    hasStudentLoan: details.has_student_loan,
    noDeclaration: details.no_declaration,
    ...(isContractor
      ? { schedular: { activity: SCHEDULAR_ACTIVITY, noNotification: details.ird_number === null } }
      : {}),
    kiwisaverStatusCode: details.kiwisaver_status_code,
    ...(details.kiwisaver_employee_rate === null ? {} : { kiwisaverEmployeeRate: details.kiwisaver_employee_rate }),
    ...(details.kiwisaver_employer_rate === null ? {} : { kiwisaverEmployerRate: details.kiwisaver_employer_rate }),
    ...(cec === undefined ? {} : { kiwisaverCecObligation: cec }),
    esctRate: details.esct_rate,
    ...(details.employer_contrib_tax_method === null
      ? {}
      : { employerContribTaxMethod: details.employer_contrib_tax_method }),
    ...(details.employer_contrib_paye_fraction === null
      ? {}
      : { employerContribPayeFraction: details.employer_contrib_paye_fraction }),
    ...(isPositive(perWeek) ? { hoursPerWeek: perWeek.toString(), hoursPerDay: perDay.toString() } : {}),
    ordinaryWeeklyPay: toCents(multiply(rate, perWeek)).toString(),
    relevantDailyPay: toCents(multiply(rate, perDay)).toString(),
    ...(history?.averageWeeklyEarnings === undefined ? {} : { averageWeeklyEarnings: history.averageWeeklyEarnings }),
    holidayLeaveHours: figureText(leave, 'ANNUAL_HOLIDAYS'),
    sickLeaveHours: figureText(leave, 'SICK'),
    altHolidayHours: figureText(leave, 'ALT_HOLIDAY'),
    familyViolenceLeaveHours: figureText(leave, 'NZ_FAMILY_VIOLENCE'),
    ...(Object.keys(arising.hours).length === 0 ? {} : { entitlementsArising: arising.hours }),
  };
}

/** The record keeps it as a word; only a plain yes or no is an instruction. */
function obligation(word: string | null): boolean | undefined {
  if (word === null) return undefined;
  if (/^(?:yes|y|true|1)$/i.test(word.trim())) return true;
  return /^(?:no|n|false|0)$/i.test(word.trim()) ? false : undefined;
}
