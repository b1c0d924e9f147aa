import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import { accepted, decimal, isPositive, multiply, toCents, whole, type CivilDate, type Result } from 'payroll-core';
import * as au from 'payroll-core/au';
import * as nz from 'payroll-core/nz';
import { auPayInput, auTaxDeclaration } from '../domain/au-input';
import { addFigures } from '../domain/figures';
import { leaveBefore } from '../domain/leave-account';
import { moreThanAPay } from '../domain/more-than-a-pay';
import { entitlementsArising } from '../domain/nz-entitlements';
import { nzPayInput } from '../domain/nz-input';
import type { TerminationRequest } from '../domain/pay-command';
import type { PayGrounds } from '../domain/pay-grounds';
import { auEarlierPays, nzHistory } from '../domain/pay-history';
import type { PayLines } from '../domain/pay-lines';
import type { Figures } from '../domain/pay-record';
import type { PaysRefusal } from '../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../domain/work-out';
import type { PayWorld, RunPlace } from './pay-world';

/** What of a wanted pay its figures stand on. */
export interface PayToGround {
  readonly employee: Employee;
  readonly lines: PayLines;
  readonly termination: TerminationRequest | null;
}

export interface Based {
  readonly grounds: PayGrounds;
  readonly granted: Figures;
}

/** Everything one pay is worked out from: its rows, the employee's record, and what earlier pays left. */
export function groundsOf(
  world: PayWorld,
  pay: PayToGround,
  run: RunPlace,
  parts: readonly Part[],
  movedLeave: Figures,
  year: Figures,
): Result<Based, PaysRefusal> {
  const { employee } = pay;
  const leave = leaveBefore(world.company.country, employee.details, parts, movedLeave);
  const past = world.past.get(employee.id) ?? [];
  if (world.company.country === 'AU') {
    const basis = {
      payDate: world.payDate,
      employee,
      leave,
      year,
      earlierPays: isTaxedBy('METHOD_B1', pay.lines) ? auEarlierPays(past) : [],
      payPeriods: isTaxedBy('METHOD_B2', pay.lines) ? new Set(past.map(({ periodEnd }) => periodEnd)).size : 0,
    };
    const input = auPayInput(basis, pay.lines);
    if (pay.termination === null)
      return accepted({ grounds: { country: 'AU', input, termination: null }, granted: {} });
    const ended = auTermination(pay, input, year, world.year.firstDay);
    return ended.ok ? accepted({ grounds: { country: 'AU', input, termination: ended.value }, granted: {} }) : ended;
  }
  const arising = entitlementsArising(employee.details, parts, leave, run.endDate);
  const history = world.past.has(employee.id) ? nzHistory(employee, past, world.payDate, run.startDate) : undefined;
  const basis = { payDate: world.payDate, employee, leave, year, arising, history };
  const input = nzPayInput(basis, pay.lines);
  const { granted } = arising;
  if (pay.termination === null) return accepted({ grounds: { country: 'NZ', input, termination: null }, granted });
  const ended = nzTermination(pay, input, history?.grossSinceAnniversary ?? '0');
  return ended.ok ? accepted({ grounds: { country: 'NZ', input, termination: ended.value }, granted }) : ended;
}

/** Method B(i) works earlier pays out anew and Method B(ii) averages over them; no other payment asks for them. */
function isTaxedBy(method: 'METHOD_B1' | 'METHOD_B2', lines: PayLines): boolean {
  return [...lines.bonuses, ...lines.backPayments].some((line) => line['taxMethod'] === method);
}

/** Unused leave is valued after the leave that the final pay itself earns and takes. */
function auTermination(
  pay: PayToGround,
  input: au.AuPayInput,
  year: Figures,
  firstDay: CivilDate,
): Result<au.AuTerminationInput, PaysRefusal> {
  const { details } = pay.employee;
  const { payDate } = input;
  // A request that is wrong in itself is refused before anything is worked out from it.
  const asked = au.parseAuTermination(terminationInput());
  if (!asked.ok) return refusedTermination(asked.error);
  const ordinary = au.calculatePay(input);
  if (!ordinary.ok) return refusedPay(ordinary.error);
  const tooMuch = moreThanAPay(ordinary.value);
  if (tooMuch !== undefined) return tooMuch;
  const left = (leaveType: string): string =>
    ordinary.value.leaveBalanceRows.find((row) => row.leaveType === leaveType)?.hours.toString() ?? '0';
  const taxableIncome = addFigures(
    { income: positive(year['taxableGross'] ?? '0') },
    { income: ordinary.value.taxableGross.toString() },
  )['income'];
  return accepted({
    ...terminationInput(),
    employee: {
      ...terminationInput().employee,
      holidayLeaveHours: left('HOLIDAY'),
      sickLeaveHours: left('SICK'),
      lslHours: left('LONG_SERVICE'),
    },
    yearToDate: { taxableIncome: taxableIncome ?? '0' },
    // Of the year's earlier terminations only the sum is known; its day matters only for the year it is in.
    ...(year['etpTaxable'] === undefined
      ? {}
      : { earlierEtps: [{ paidOn: firstDay, taxableComponent: year['etpTaxable'], isSameTermination: false }] }),
  });

  function terminationInput(): au.AuTerminationInput {
    return {
      payDate,
      payPeriod: input.payPeriod,
      termination: pay.termination as unknown as au.AuTerminationRequest,
      employee: {
        dateOfBirth: details.date_of_birth,
        startDate: details.start_date,
        isCasual: details.employment_status === 'Casual',
        state: details.state,
        payRatePerHour: details.pay_rate_per_hour,
        normalEarnings: normalEarnings(pay.employee),
        leaveLoadingPercentage: details.leave_loading_percentage,
        taxDeclaration: auTaxDeclaration(details),
      },
    };
  }
}

function nzTermination(
  pay: PayToGround,
  input: nz.NzPayInput,
  grossSinceAnniversary: string,
): Result<nz.NzTerminationInput, PaysRefusal> {
  const request: nz.NzTerminationInput = {
    payDate: input.payDate,
    payPeriod: input.payPeriod,
    termination: pay.termination as unknown as nz.NzTerminationRequest,
    employee: { ...input.employee, startDate: pay.employee.details.start_date },
  };
  const asked = nz.parseNzTermination(request);
  if (!asked.ok) return refusedTermination(asked.error);
  const ordinary = nz.calculatePay(input);
  if (!ordinary.ok) return refusedPay(ordinary.error);
  const tooMuch = moreThanAPay(ordinary.value);
  if (tooMuch !== undefined) return tooMuch;
  const left = (leaveType: string): string =>
    ordinary.value.leaveBalanceRows.find((row) => row.leaveType === leaveType)?.hours.toString() ?? '0';
  const { entitlementsArising: _arising, ...employee } = request.employee;
  const sinceAnniversary = addFigures(
    { gross: positive(grossSinceAnniversary) },
    { gross: ordinary.value.holidaysActGrossEarnings.toString() },
  )['gross'];
  return accepted({
    ...request,
    employee: { ...employee, holidayLeaveHours: left('ANNUAL_HOLIDAYS'), altHolidayHours: left('ALT_HOLIDAY') },
    holidayPay: { grossSinceAnniversary: sinceAnniversary ?? '0' },
    ...(input.earlierPays === undefined ? {} : { earlierPays: input.earlierPays }),
    ordinaryEarnings: positive(ordinary.value.ordinaryEarnings.toString()),
  });
}

/** Gross of one normal pay: the standard hours of a period at the hourly rate. */
function normalEarnings({ details }: Employee): string {
  const weekly = multiply(
    multiply(decimal(details.pay_rate_per_hour), decimal(details.standard_hours_per_day)),
    whole(details.standard_days_per_week),
  );
  if (details.pay_period === 'WEEKLY') return toCents(weekly).toString();
  if (details.pay_period === 'FORTNIGHTLY') return toCents(multiply(weekly, whole(2))).toString();
  return toCents(multiply(weekly, decimal('4.333333'))).toString();
}

function positive(amount: string): string {
  return isPositive(decimal(amount)) ? amount : '0';
}
