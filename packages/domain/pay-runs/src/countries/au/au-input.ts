import { add, accepted, decimal, isPositive, quarterOf, type CivilDate, type Result } from 'payroll-core';
import * as au from 'payroll-core/au';
import { figureText } from '../../domain/figures';
import { leaveCode, openingBalances } from '../../domain/leave-account';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { TerminationRequest } from '../../domain/pay-command';
import { filledLists, type BonusLine, type PayLines } from '../../domain/pay-lines';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import type { AuYearFigures } from '../../domain/year-figures';
import {
  isAfterEmployment,
  normalEarnings,
  positiveOrZero,
  weeklyHours,
  type BuiltInput,
  type PayBasis,
  type PeriodBasis,
} from '../pay-basis';
import { auPayFacts } from './au-plausibility';
import { auSuperTiming } from './au-super-timing';
import { auTaxDeclaration } from './au-tax-declaration';
import { earlierInstalments, leaveOfService, splitTerminationFacts } from './au-termination-facts';
import { given } from './given';

/** Everything payroll-core asks about an Australian pay. */
export function buildAuInput(basis: PayBasis<'AU'>): Result<BuiltInput<'AU'>, PaysRefusal> {
  const { payDate, employee, lines } = basis;
  const yearToDate = auYearToDate(basis, [lines]);
  const input: au.AuPayInput = {
    payDate,
    payPeriod: employee.details.pay_period,
    employee: auPayEmployee(basis),
    ...(yearToDate === undefined ? {} : { yearToDate }),
    ...usualEarnings(basis),
    ...given('daysPaid', basis.daysPaid),
    ...auSuperTiming(basis),
    ...auLines(filledLists(lines)),
  };
  const facts = auPayFacts(basis);
  if (basis.termination === null) {
    return accepted({ calculationInput: { country: 'AU', input, termination: null, facts }, granted: {} });
  }
  const termination = auTermination(basis, basis.termination, input);
  return termination.ok
    ? accepted({ calculationInput: { country: 'AU', input, termination: termination.value, facts }, granted: {} })
    : termination;
}

/** Bonuses and back payments that are paid apart from the ordinary pay of their period are taxed on top of it. */
function usualEarnings({ employee, lines }: PayBasis<'AU'>): Pick<au.AuPayInput, 'usualEarnings'> {
  if (lines.bonuses.length + lines.backPayments.length === 0) return {};
  const usual = normalEarnings(employee);
  return isPositive(decimal(usual)) ? { usualEarnings: usual } : {};
}

type AuLists = Pick<
  au.AuPayInput,
  'hours' | 'leave' | 'allowances' | 'deductions' | 'bonuses' | 'paySacrifices' | 'backPayments'
>;

/** The rows as payroll-core takes them. It is the one to judge them: a code of the other country is refused there. */
export function auLines(lines: Partial<PayLines>): AuLists {
  const { bonuses } = lines;
  return (bonuses === undefined ? lines : { ...lines, bonuses: bonuses.map(withoutNzFlags) }) as AuLists;
}

const nzFlags = [
  'isNzEss',
  'isNzEssCashSettled',
  'withholdPaye',
  'taxAsNzExtraPay',
  'isNzDiscretionary',
] as const satisfies readonly (keyof BonusLine)[];

/** A New Zealand flag that is off says nothing; one that is on is left for payroll-core to refuse. */
function withoutNzFlags(line: BonusLine): BonusLine {
  if (!nzFlags.some((name) => line[name] === false)) return line;
  const left: { -readonly [K in keyof BonusLine]: BonusLine[K] } = { ...line };
  for (const name of nzFlags) if (left[name] === false) delete left[name];
  return left;
}

function auPayEmployee(basis: PayBasis<'AU'>): au.AuPayEmployee {
  const { leave } = basis;
  const { details } = basis.employee;
  return {
    dateOfBirth: details.date_of_birth,
    payRatePerHour: details.pay_rate_per_hour,
    taxDeclaration: auTaxDeclaration(details),
    isPrivateOrDomesticWorker: details.is_private_or_domestic_worker,
    ...given('protectedEarnings', details.child_support_protected_earnings),
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
    ...accrualRates(basis),
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

/**
 * Leave accrues with service, so days after the last one earn none: it was paid out when the employment ended.
 * @law Fair Work Act 2009 (Cth) ss 87(2), 90(2), 96(2)
 */
function accrualRates(
  basis: PayBasis<'AU'>,
): Pick<au.AuPayEmployee, 'accrueHolidayLeavePerHour' | 'accrueSickLeavePerHour' | 'accrueLslPerHour'> {
  const { details } = basis.employee;
  if (isAfterEmployment(basis)) {
    return { accrueHolidayLeavePerHour: '0', accrueSickLeavePerHour: '0', accrueLslPerHour: '0' };
  }
  return {
    accrueHolidayLeavePerHour: details.accrue_holiday_leave_per_hour,
    accrueSickLeavePerHour: details.accrue_sick_leave_per_hour,
    accrueLslPerHour: details.accrue_lsl_per_hour,
  };
}

/** Method B(i) calculates earlier pays anew and Method B(ii) averages over them; no other payment asks for them. */
function isTaxedBy(method: 'METHOD_B1' | 'METHOD_B2', pays: readonly PaymentsOfPay[]): boolean {
  return pays.some(({ bonuses, backPayments }) =>
    [...(bonuses ?? []), ...(backPayments ?? [])].some(({ taxMethod }) => taxMethod === method),
  );
}

type PaymentsOfPay = Pick<au.AuPayInput, 'bonuses' | 'backPayments'> | Pick<PayLines, 'bonuses' | 'backPayments'>;

/** The year before a pay, or before all pays of a period, as far as they ask about it. */
export function auYearToDate(
  basis: Omit<PeriodBasis<'AU'>, 'run'>,
  pays: readonly PaymentsOfPay[],
): au.AuYearToDate | undefined {
  const { year, payDate, past = [] } = basis;
  const earlierPays = isTaxedBy('METHOD_B1', pays)
    ? past.map(({ payDate: on, taxable, tax }): au.AuEarlierPay => ({ payDate: on, taxableEarnings: taxable, tax }))
    : [];
  // In how many pays opening figures were paid is not known, so payroll-core spreads the year over its periods.
  const payPeriods =
    isTaxedBy('METHOD_B2', pays) && !hasOpeningEarnings(basis)
      ? new Set(past.map(({ periodEnd }) => periodEnd)).size
      : 0;
  const yearToDate: au.AuYearToDate = {
    ...held('gross', year.taxableGross),
    ...held('superEarningsInQuarter', year[superQuarter(payDate)]),
    ...held('superEarningsInYear', year.superEarnings),
    ...held('superContributions', year.super),
    ...held('normalEarnings', year.normalEarnings),
    ...held('backPaymentsB1', year.backPaymentsB1),
    ...held('paymentsB2', year.paymentsB2),
    ...held('withheldB2', year.withheldB2),
    ...(payPeriods > 0 ? { payPeriods } : {}),
    ...(earlierPays.length === 0 ? {} : { earlierPays }),
  };
  return Object.keys(yearToDate).length === 0 ? undefined : yearToDate;
}

function hasOpeningEarnings({ parts, financialYear }: Pick<PeriodBasis<'AU'>, 'parts' | 'financialYear'>): boolean {
  const opening = openingBalances(parts);
  if (opening?.asAt === undefined) return false;
  const isOfYear = opening.asAt >= financialYear.firstDay && opening.asAt <= financialYear.lastDay;
  return isOfYear && isPositive(decimal(opening.of('gross')));
}

/** A year that went below zero by corrections has held nothing. */
function held(name: keyof au.AuYearToDate, value: string | undefined): au.AuYearToDate {
  return value === undefined || value.startsWith('-') ? {} : { [name]: value };
}

/** The name under which a quarter's earnings for super are kept. */
export function superQuarter(payDate: CivilDate): `superEarnings:${string}` & keyof AuYearFigures {
  return `superEarnings:${quarterOf(payDate).firstDay}`;
}

/** Unused leave is valued after the leave that the final pay itself earns and takes. */
function auTermination(
  { employee, year, financialYear }: PayBasis<'AU'>,
  termination: TerminationRequest,
  input: au.AuPayInput,
): Result<au.AuTerminationInput, PaysRefusal> {
  const { details } = employee;
  const isCasual = details.employment_status === 'Casual';
  const hoursOfWeek = weeklyHours(employee);
  const request: au.AuTerminationInput = {
    payDate: input.payDate,
    payPeriod: input.payPeriod,
    ...splitTerminationFacts(termination),
    employee: {
      dateOfBirth: details.date_of_birth,
      startDate: details.start_date,
      isCasual,
      state: details.state,
      payRatePerHour: details.pay_rate_per_hour,
      normalEarnings: normalEarnings(employee),
      leaveLoadingPercentage: details.leave_loading_percentage,
      taxDeclaration: auTaxDeclaration(details),
      // Without a week of standard hours, as for casuals, leave is counted by the hours of the whole service, which only the
      // employer knows.
      ...leaveOfService(termination, {
        weeklyHours: isCasual || !isPositive(decimal(hoursOfWeek)) ? undefined : hoursOfWeek,
        hoursPerDay: details.standard_hours_per_day,
      }),
    },
  };
  const told = earlierInstalments(termination);
  // Of the year's earlier terminations only the sum is known; its day matters only for the year it is in.
  const earlierEtps = [
    ...told,
    ...(year.etpTaxable === undefined
      ? []
      : [{ paidOn: financialYear.firstDay, taxableComponent: year.etpTaxable, isSameTermination: false }]),
  ];
  // A request that is wrong in itself is refused before anything is calculated from it.
  const asked = au.parseAuTermination({ ...request, ...(told.length === 0 ? {} : { earlierEtps: told }) });
  if (!asked.ok) return refusedTermination(asked.error);
  const ordinary = au.calculatePay(input);
  if (!ordinary.ok) return refusedPay(ordinary.error);
  const tooMuch = moreThanAPay(ordinary.value);
  if (tooMuch !== undefined) return tooMuch;
  const left = (code: string): string =>
    ordinary.value.leaveBalanceRows.find((row) => leaveCode(row) === code)?.hours.toString() ?? '0';
  const taxableIncome = add(
    decimal(positiveOrZero(year.taxableGross ?? '0')),
    decimal(ordinary.value.taxableGross.toString()),
  );
  return accepted({
    ...request,
    employee: {
      ...request.employee,
      holidayLeaveHours: left('HOLIDAY'),
      sickLeaveHours: left('SICK'),
      lslHours: left('LONG_SERVICE'),
      rdoHours: left('RDO'),
      toilHours: left('TOIL'),
    },
    yearToDate: { taxableIncome: taxableIncome.toString() },
    ...(earlierEtps.length === 0 ? {} : { earlierEtps }),
  });
}
