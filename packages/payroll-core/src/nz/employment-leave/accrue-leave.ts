import { add, greater, lesser, multiply, subtract, sum } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { EmploymentLeave } from './employment-leave';

/** Standard hours of a pay period by what became of them. Additional and casual hours accrue nothing. */
export interface StandardHours {
  readonly worked: Decimal;
  /** Paid leave under this Act or other legislation. */
  readonly paidLeave: Decimal;
  /** Leave or absence that the employer pays by agreement. */
  readonly paidByAgreement?: Decimal | undefined;
  /** The part of it for which both agreed that nothing accrues (s 25(1)(a)). */
  readonly agreedNotToAccrue?: Decimal | undefined;
  /** Unpaid leave under other legislation, parental leave for one (s 6(1)(c)(iv)). */
  readonly unpaidByLaw?: Decimal | undefined;
  /** Other unpaid leave: it accrues nothing (s 25(1)(b)). */
  readonly otherUnpaid?: Decimal | undefined;
  /** Hours away while receiving accident compensation: they accrue nothing (s 25(1)(c)). */
  readonly onAccidentCompensation?: Decimal | undefined;
}

/** Leave that arose between two days under the Employment Leave Bill. */
export interface AccruedLeave {
  readonly hoursThatAccrue: Step<Decimal>;
  readonly annual: Step<Decimal>;
  readonly sick: Step<Decimal>;
}

const NONE = whole(0);

/**
 * Annual and sick leave that a pay period's standard hours accrue, in hours. The Act sets no rounding, so hours are kept
 * to the last digit. Sick leave stops at its maximum until some of it is taken.
 * @law Employment Leave Act 2026 ss 6, 24, 25, 73 to 75
 */
export function accrueEmploymentLeave(
  hours: StandardHours,
  sickLeaveBefore: Decimal,
  law: Dated<EmploymentLeave>,
): AccruedLeave {
  const { annualLeavePerStandardHour, sickLeavePerStandardHour, mostSickLeaveHours } = law.values;
  const byAgreement = subtract(hours.paidByAgreement ?? NONE, hours.agreedNotToAccrue ?? NONE);
  const accruing = sum(NONE, [hours.worked, hours.paidLeave, byAgreement, hours.unpaidByLaw ?? NONE]);
  const total = step(
    'nz.employment-leave.hours-that-accrue',
    accruing,
    () =>
      `worked ${hours.worked.toString()} + paid leave ${hours.paidLeave.toString()} + by agreement ${byAgreement.toString()} + ` +
      `unpaid by law ${(hours.unpaidByLaw ?? NONE).toString()} = ${accruing.toString()} standard hours`,
    [
      given('other unpaid', hours.otherUnpaid ?? NONE),
      given('on accident compensation', hours.onAccidentCompensation ?? NONE),
    ],
  );
  const annual = multiply(accruing, annualLeavePerStandardHour);
  const sick = multiply(accruing, sickLeavePerStandardHour);
  const room = greater(subtract(mostSickLeaveHours, sickLeaveBefore), NONE);
  const sickWithin = lesser(sick, room);
  return {
    hoursThatAccrue: total,
    annual: step(
      'nz.employment-leave.accrue-annual-leave',
      annual,
      () => `${accruing.toString()} × ${annualLeavePerStandardHour.toString()} = ${annual.toString()} hours`,
      [total, parameter(law, 'annualLeavePerStandardHour', () => annualLeavePerStandardHour.toString())],
    ),
    sick: step(
      'nz.employment-leave.accrue-sick-leave',
      sickWithin,
      () =>
        `${accruing.toString()} × ${sickLeavePerStandardHour.toString()} = ${sick.toString()} hours, up to ` +
        `${mostSickLeaveHours.toString()} in all: ${sickWithin.toString()}`,
      [
        total,
        given('sick leave before', sickLeaveBefore),
        parameter(law, 'mostSickLeaveHours', () => mostSickLeaveHours.toString()),
      ],
    ),
  };
}

/** Accrued hours of several periods, one after another. */
export function accrueOverPeriods(
  periods: readonly StandardHours[],
  law: Dated<EmploymentLeave>,
): { readonly annual: Decimal; readonly sick: Decimal } {
  let annual: Decimal = NONE;
  let sick: Decimal = NONE;
  for (const hours of periods) {
    const accrued = accrueEmploymentLeave(hours, sick, law);
    annual = add(annual, accrued.annual.value);
    sick = add(sick, accrued.sick.value);
  }
  return { annual, sick };
}
