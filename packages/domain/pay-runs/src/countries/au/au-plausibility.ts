import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { decimal, isPositive, multiply } from 'payroll-core';
import * as au from 'payroll-core/au';
import { aud } from 'payroll-core/money';
import type { CalculationInput } from '../../domain/calculation-input';
import type { AuPayFacts, PayWarning } from '../../domain/pay-record';
import { employmentEnd, weeklyHours, weeksInPeriod, type PayBasis } from '../pay-basis';

/** What the pay will be held against: the days of its period and of the employment, usual hours and the last pay. */
export function auPayFacts(basis: PayBasis<'AU'>): AuPayFacts {
  const { run, employee, past = [] } = basis;
  const { details } = employee;
  const last = past.findLast(({ periodEnd }) => periodEnd < run.endDate);
  const lastDay = employmentEnd(basis);
  return {
    periodStart: run.startDate,
    periodEnd: run.endDate,
    employmentStart: details.start_date,
    ...(lastDay === undefined ? {} : { employmentEnd: lastDay }),
    dateOfBirth: details.date_of_birth,
    isCasual: details.employment_status === 'Casual',
    standardHours: multiply(decimal(weeklyHours(employee)), weeksInPeriod(details.pay_period)).toString(),
    ...longServiceLeave(details),
    ...(last === undefined ? {} : { lastGross: last.taxable }),
  };
}

function longServiceLeave(details: EmployeeDetails): Pick<AuPayFacts, 'longServiceLeave'> {
  const state = au.auStates.find((known) => known === details.state);
  if (state === undefined || !details.is_leave_enabled || !details.is_lsl_enabled) return {};
  return { longServiceLeave: { state, accruedPerHour: details.accrue_lsl_per_hour } };
}

/** Whether the pay can be meant. Pays that were stored without these facts say nothing. */
export function auPlausibility(pay: au.AuPay, { facts }: CalculationInput<'AU'>): readonly PayWarning[] {
  if (facts === undefined) return [];
  const { standardHours, lastGross, longServiceLeave: ofAct, ...days } = facts;
  return au.plausibilityWarnings(pay, {
    ...days,
    ...(standardHours === undefined || !isPositive(decimal(standardHours))
      ? {}
      : { standardHours: decimal(standardHours) }),
    ...(lastGross === undefined ? {} : { lastGross: aud(lastGross) }),
    ...(ofAct === undefined
      ? {}
      : { longServiceLeave: { state: ofAct.state, accruedPerHour: decimal(ofAct.accruedPerHour) } }),
  });
}
