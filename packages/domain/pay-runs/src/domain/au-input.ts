import type { Employee } from '@anz-payroll/employee-lifecycle';
import { quarterOf, type CivilDate } from 'payroll-core';
import type { AuEarlierPay, AuPayEmployee, AuPayInput, AuTaxDeclarationInput, AuYearToDate } from 'payroll-core/au';
import { taxFileNumberMeaning } from 'payroll-core/identifiers';
import { figureText } from './figures';
import { filledLists, type Line, type PayLines } from './pay-lines';
import type { Figures } from './pay-record';

export interface AuBasis {
  readonly payDate: CivilDate;
  readonly employee: Employee;
  /** Balances before the pay, in hours by leave code. */
  readonly leave: Figures;
  readonly year: Figures;
  readonly earlierPays: readonly AuEarlierPay[];
  /** Pay periods of the year that were paid before; Method B(ii) averages over them. */
  readonly payPeriods: number;
}

/** Everything payroll-core asks about an Australian pay, from the employee's record and what earlier pays left. */
export function auPayInput(basis: AuBasis, lines: PayLines): AuPayInput {
  const { payDate, employee } = basis;
  const yearToDate = auYearToDate(basis);
  return {
    payDate,
    payPeriod: employee.details.pay_period,
    employee: auPayEmployee(basis),
    ...(yearToDate === undefined ? {} : { yearToDate }),
    ...filledLists(withoutNzMembers(lines)),
  };
}

export function auPayEmployee({ employee: { details }, leave }: AuBasis): AuPayEmployee {
  return {
    dateOfBirth: details.date_of_birth,
    payRatePerHour: details.pay_rate_per_hour,
    taxDeclaration: auTaxDeclaration(details),
    isSuperEnabled: details.is_super_enabled,
    isSuperAgeThresholdEnabled: details.is_super_age_threshold_enabled,
    ...given('superBasedOn', details.super_based_on),
    ...given('superRate', details.super_rate),
    ...given('compulsorySuperRate', details.compulsory_super_rate),
    includeLeaveLoadingInSuper: details.include_leave_loading_in_super,
    isLeaveEnabled: details.is_leave_enabled,
    isLslEnabled: details.is_lsl_enabled,
    accrueLeaveOnHoursWorked: details.accrue_leave_on_hours_worked,
    accrueLeaveOnOvertimeHours: details.accrue_leave_on_overtime_hours,
    accrueHolidayLeavePerHour: details.accrue_holiday_leave_per_hour,
    accrueSickLeavePerHour: details.accrue_sick_leave_per_hour,
    accrueLslPerHour: details.accrue_lsl_per_hour,
    leaveLoadingPercentage: details.leave_loading_percentage,
    hourlyAmountForWorkersCompLeave: details.hourly_amount_for_workers_comp_leave,
    hourlyAmountForPaidParentalLeave: details.hourly_amount_for_paid_parental_leave,
    holidayLeaveHours: figureText(leave, 'HOLIDAY'),
    sickLeaveHours: figureText(leave, 'SICK'),
    lslHours: figureText(leave, 'LONG_SERVICE'),
    rdoHours: figureText(leave, 'RDO'),
    toilHours: figureText(leave, 'TOIL'),
  };
}

export function auTaxDeclaration(details: Employee['details']): AuTaxDeclarationInput {
  return {
    taxFileNumber: details.tax_file_number === null ? 'not-quoted' : taxFileNumberMeaning(details.tax_file_number),
    residency: details.is_foreign_resident === true ? 'foreign' : 'resident',
    claimsTaxFreeThreshold: details.has_claimed_tax_free_threshold === true,
    hasStudyLoan: details.has_stsl_liability === true,
    ...(details.working_holiday_tax_scale_applies ? { workingHolidayMaker: { employerIsRegistered: true } } : {}),
    ...(details.is_super_only_contractor ? { isSuperOnlyContractor: true } : {}),
  };
}

function auYearToDate({ year, payDate, earlierPays, payPeriods }: AuBasis): AuYearToDate | undefined {
  const asked: Readonly<Record<string, string>> = {
    gross: 'taxableGross',
    superEarningsInQuarter: superQuarter(payDate),
    superEarningsInYear: 'superEarnings',
    superContributions: 'super',
    normalEarnings: 'normalEarnings',
    backPaymentsB1: 'backPaymentsB1',
    paymentsB2: 'paymentsB2',
    withheldB2: 'withheldB2',
  };
  const figures: Record<string, string> = {};
  for (const [member, name] of Object.entries(asked)) {
    const value = year[name];
    // A year that went below zero by corrections has held nothing.
    if (value !== undefined && !value.startsWith('-')) figures[member] = value;
  }
  if (Object.keys(figures).length === 0 && payPeriods === 0 && earlierPays.length === 0) return undefined;
  return {
    ...figures,
    ...(payPeriods > 0 ? { payPeriods } : {}),
    ...(earlierPays.length === 0 ? {} : { earlierPays }),
  };
}

/** The name under which a quarter's earnings for super are kept. */
export function superQuarter(payDate: CivilDate): string {
  return `superEarnings:${quarterOf(payDate).firstDay}`;
}

const nzBonusMembers = ['isNzEss', 'isNzEssCashSettled', 'withholdPaye', 'taxAsNzExtraPay', 'isNzDiscretionary'];

/** A New Zealand flag that is off says nothing; one that is on is left for payroll-core to refuse. */
function withoutNzMembers(lines: PayLines): PayLines {
  if (!lines.bonuses.some((line) => nzBonusMembers.some((name) => name in line))) return lines;
  return { ...lines, bonuses: lines.bonuses.map(plain) };
}

function plain(line: Line): Line {
  const left: Record<string, unknown> = { ...line };
  for (const name of nzBonusMembers) if (left[name] === false) delete left[name];
  return left as Line;
}

function given<K extends string, V>(name: K, value: V | null | undefined): { [N in K]?: V } {
  return value === null || value === undefined ? {} : ({ [name]: value } as { [N in K]?: V });
}
