import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { decimal, isPositive } from 'payroll-core';
import * as au from 'payroll-core/au';
import { aud } from 'payroll-core/money';
import { inForce } from 'payroll-core/statutory';
import type { CalculationInput } from '../../domain/calculation-input';
import type { AuPayFacts, PayExplanation, PayWarning } from '../../domain/pay-record';
import { hasEveryWorkingDay } from '../../domain/days-at-work';
import { employmentEnd, periodHours, weeklyHours, type PayBasis } from '../pay-basis';
import type { Mutable } from '../mutable';
import { auLeaveLoadingFacts } from './au-leave-loading';
import { isAfterFinalPay } from './au-leave-after-final-pay';
import { auReportedAs } from './au-reported-as';

/** What the pay will be held against: the days of its period and of the employment, usual hours and the last pay. */
export function auPayFacts(basis: PayBasis<'AU'>): AuPayFacts {
  const { run, employee, past = [] } = basis;
  const { details } = employee;
  const last = past.findLast(({ periodEnd }) => periodEnd < run.endDate);
  const lastDay = employmentEnd(basis);
  const facts: Mutable<AuPayFacts> = {
    periodStart: run.startDate,
    periodEnd: run.endDate,
    employmentStart: details.start_date,
  };
  if (lastDay !== undefined) facts.employmentEnd = lastDay;
  if (isAfterFinalPay(basis)) facts.isAfterFinalPay = true;
  facts.dateOfBirth = details.date_of_birth;
  facts.isCasual = details.employment_status === 'Casual';
  if (!hasEveryWorkingDay(details, run, lastDay)) facts.standardHours = periodHours(employee);
  const ofAct = longServiceLeave(details);
  if (ofAct !== undefined) facts.longServiceLeave = ofAct;
  if (last !== undefined) facts.lastGross = last.taxable;
  const reportedAs = auReportedAs(details, basis.payDate);
  if (reportedAs !== undefined) facts.reportedAs = reportedAs;
  facts.state = details.state;
  if (details.annual_salary !== null) facts.annualSalary = String(details.annual_salary);
  // Weeks and days of leave are counted only where some of it is cashed out.
  if (basis.lines.leave.some(({ isCashUp }) => isCashUp === true)) {
    facts.ordinaryHours = { week: weeklyHours(employee), day: details.standard_hours_per_day };
  }
  const leaveLoading = auLeaveLoadingFacts(basis);
  if (leaveLoading !== undefined) facts.leaveLoading = leaveLoading;
  return facts;
}

function longServiceLeave(details: EmployeeDetails): AuPayFacts['longServiceLeave'] {
  const state = au.auStates.find((known) => known === details.state);
  if (state === undefined || !details.is_leave_enabled || !details.is_lsl_enabled) return undefined;
  return { state, accruedPerHour: details.accrue_lsl_per_hour };
}

/** Whether the pay can be meant. Pays that were stored without these facts say nothing. */
export function auPlausibility(pay: au.AuPay, { facts }: CalculationInput<'AU'>): readonly PayWarning[] {
  if (facts === undefined) return [];
  const { lastGross, longServiceLeave: ofAct, ordinaryHours } = facts;
  const standardHours = decimal(facts.standardHours ?? '0');
  return au.plausibilityWarnings(pay, {
    periodStart: facts.periodStart,
    periodEnd: facts.periodEnd,
    employmentStart: facts.employmentStart,
    employmentEnd: facts.employmentEnd,
    dateOfBirth: facts.dateOfBirth,
    isCasual: facts.isCasual === true,
    standardHours: isPositive(standardHours) ? standardHours : undefined,
    ordinaryHours: ordinaryHours === undefined ? undefined : ordinaryHoursOf(ordinaryHours),
    lastGross: lastGross === undefined ? undefined : aud(lastGross),
    longServiceLeave:
      ofAct === undefined ? undefined : { state: ofAct.state, accruedPerHour: decimal(ofAct.accruedPerHour) },
  });
}

type StoredOrdinaryHours = NonNullable<AuPayFacts['ordinaryHours']>;

function ordinaryHoursOf({ week, day }: StoredOrdinaryHours): au.OrdinaryHours {
  return { week: decimal(week), day: decimal(day) };
}

/** What must remain of leave that the pay cashes out, as its explanation. */
export function stepsOfCashedOutLeave(pay: au.AuPay, { facts }: CalculationInput<'AU'>): PayExplanation {
  const ordinary = facts?.ordinaryHours;
  const law = inForce(au.leaveAccrual, pay.payDate, { allowUnconfirmed: true });
  if (ordinary === undefined || !law.ok) return {};
  const cashedOut = au.leaveThatMustRemain(pay.leave, pay.leaveBalanceRows, ordinaryHoursOf(ordinary), law.value);
  return Object.fromEntries(
    cashedOut.map(({ leaveType, mustRemain, remaining, section, says }) => [
      stepNames[leaveType],
      {
        rule: 'au.leave-accrual.leave-that-must-remain',
        value: mustRemain.toString(),
        says: `Fair Work Act 2009 ${section}: ${says} must remain when leave is cashed out; ${remaining.toString()} hours do.`,
      },
    ]),
  );
}

const stepNames: Readonly<Record<au.LeaveCashedOut, string>> = {
  HOLIDAY: 'annual_leave_that_must_remain',
  SICK: 'personal_leave_that_must_remain',
};
