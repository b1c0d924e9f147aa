import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { asDollars, decimal, isPositive, negate, type CivilDate } from 'payroll-core';
import type { AuPay, AuTerminationResult } from 'payroll-core/au';
import {
  checkLeaveLoading,
  minimumRate,
  type Award,
  type LeaveLoadingCheck,
  type PaidAnnualLeave,
} from 'payroll-core/au/awards';
import { inForce } from 'payroll-core/statutory';
import type { CalculationInput } from '../../domain/calculation-input';
import type { AuLeaveLoadingFacts, PayExplanation, PayWarning } from '../../domain/pay-record';
import type { Mutable } from '../mutable';
import type { PayBasis } from '../pay-basis';
import type { Calculated } from '../steps-of-pay';
import { awardEmployeeOf, isOutsideAwards } from './au-award-check';

/** What the award of the employee asks for on top of annual leave, where the pay may have any. Casuals have no annual leave. */
export function auLeaveLoadingFacts(basis: PayBasis<'AU'>): AuLeaveLoadingFacts | undefined {
  const { lines, termination, employee, run } = basis;
  const { details } = employee;
  const { award_code: code, employment_status: status } = details;
  const hasLeave = termination !== null || lines.leave.some(({ leaveType }) => leaveType === 'HOLIDAY');
  if (!hasLeave || code === null || status === 'Casual' || isOutsideAwards(details)) return undefined;
  const award = basis.findAward(code);
  return award === undefined ? undefined : factsOf(award, details, run.startDate);
}

function factsOf(award: Award, details: EmployeeDetails, on: CivilDate): AuLeaveLoadingFacts | undefined {
  const edition = inForce(award.rules, on, { allowUnconfirmed: true });
  if (!edition.ok || edition.value.values.leaveLoading === undefined) return undefined;
  const { values, confirmedUntil } = edition.value;
  const facts: Mutable<AuLeaveLoadingFacts> = { award: award.code, ...values.leaveLoading! };
  const person = awardEmployeeOf(details);
  const minimum = person === undefined ? undefined : minimumRate(award, person, on);
  if (minimum?.ok === true) facts.minimumHourly = minimum.value.hourly.toString();
  if (details.award_set_off) facts.setOff = true;
  if (on > confirmedUntil) facts.confirmedUntil = confirmedUntil;
  return facts;
}

type PayAndTermination = Calculated<AuPay, AuTerminationResult>;

interface CheckedLeave {
  readonly facts: AuLeaveLoadingFacts;
  readonly taken: LeaveLoadingCheck;
  readonly unused: LeaveLoadingCheck;
}

/** Leave that was taken, and leave that the end of the job pays out, each beside what the award asks for. */
function checked({ pay, termination }: PayAndTermination, { facts }: CalculationInput<'AU'>): CheckedLeave | undefined {
  const asked = facts?.leaveLoading;
  if (asked === undefined) return undefined;
  const { minimumHourly } = asked;
  const terms = {
    rule: asked,
    minimumHourly: minimumHourly === undefined ? undefined : decimal(minimumHourly),
    setOff: asked.setOff === true,
  };
  const taken = pay.leave
    .filter(({ leaveType }) => leaveType === 'HOLIDAY')
    .map(({ hours, amount, leaveLoadingAmount: loading }): PaidAnnualLeave => ({ hours, amount, loading }));
  return {
    facts: asked,
    taken: checkLeaveLoading(taken, terms),
    unused: checkLeaveLoading(termination === undefined ? [] : unusedLeave(termination), terms),
  };
}

/** An amount that was set by hand for an empty balance has no hours. */
function unusedLeave(termination: AuTerminationResult): readonly PaidAnnualLeave[] {
  const { unusedHolidayAmount: amount, unusedLeaveLoadingAmount: loading, balanceMovements } = termination;
  const moved = balanceMovements.find(({ leaveType }) => leaveType === 'HOLIDAY');
  return [{ hours: moved === undefined ? undefined : negate(moved.hours), amount, loading }];
}

/** Annual leave with less loading than the award asks for. */
export function auLeaveLoadingWarnings(
  calculated: PayAndTermination,
  calculationInput: CalculationInput<'AU'>,
): readonly PayWarning[] {
  const leave = checked(calculated, calculationInput);
  if (leave === undefined) return [];
  const { facts, taken, unused } = leave;
  const warnings: PayWarning[] = [];
  if (isPositive(taken.shortBy)) {
    warnings.push({
      code: 'au.awards/leave-loading',
      message: `Annual leave has a loading of ${asDollars(taken.paid)}; ${asked(facts, taken)}`,
      field: 'leave_loading_percentage',
      details: { shortBy: taken.shortBy.toString() },
    });
  }
  if (isPositive(unused.shortBy)) {
    warnings.push({
      code: 'au.awards/unused-leave-loading',
      message:
        `Unused annual leave is paid out with a loading of ${asDollars(unused.paid)}; ${asked(facts, unused)} ` +
        'It is paid as if the leave had been taken (Fair Work Act 2009 s 90(2)).',
      field: 'is_unused_leave_loading_paid',
      details: { shortBy: unused.shortBy.toString() },
    });
  }
  return warnings;
}

function asked(facts: AuLeaveLoadingFacts, { base, required }: LeaveLoadingCheck): string {
  const { award, clause, percent, orPenaltiesOf, confirmedUntil } = facts;
  const orPenalties = {
    everybody: ', or the penalties that the employee would have earned, if they are more',
    shiftworkers: ', or for shiftworkers the penalties that they would have earned, if they are more',
  };
  return (
    `award ${award}, clause ${clause}, asks for ${percent}% of ${asDollars(base)}, ${asDollars(required)}` +
    `${orPenaltiesOf === undefined ? '' : orPenalties[orPenaltiesOf]}.` +
    (confirmedUntil === undefined ? '' : ` The text is confirmed to ${confirmedUntil} only.`)
  );
}

/** The loading that the award asks for with its clause, as the explanation of a pay. */
export function stepsOfLeaveLoading(
  calculated: PayAndTermination,
  calculationInput: CalculationInput<'AU'>,
): PayExplanation {
  const leave = checked(calculated, calculationInput);
  if (leave === undefined) return {};
  const { facts, taken, unused } = leave;
  return {
    ...(isPositive(taken.required) ? { award_leave_loading: stepOf(facts, taken) } : {}),
    ...(isPositive(unused.required) ? { award_unused_leave_loading: stepOf(facts, unused) } : {}),
  };
}

function stepOf(facts: AuLeaveLoadingFacts, check: LeaveLoadingCheck): PayExplanation[string] {
  return {
    rule: `au.awards.${facts.award}.leave-loading`,
    value: check.required.toString(),
    says: `${asked(facts, check)} ${asDollars(check.paid)} paid (clause ${facts.certainty}).`,
  };
}
