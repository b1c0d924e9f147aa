import { add, asDollars, decimal, equal, isPositive, multiply, whole, type Decimal } from 'payroll-core';
import { checkUnderpayment, type Award, type AwardEmployee } from 'payroll-core/au/awards';
import type { CalculatedPay } from '../../domain/calculate-pay';
import { payWithWarnings } from '../../domain/pay-with-warnings';
import type { PayWarning } from '../../domain/pay-record';
import type { MinimumBasis } from '../pay-basis';
import { awardEmployeeOf, isOutsideAwards } from './au-award-check';

/** Leave of the National Employment Standards that is paid at the base rate of pay. @law Fair Work Act 2009 (Cth) ss 90, 99, 106, 116 */
const atBaseRate: ReadonlySet<string> = new Set(['HOLIDAY', 'SICK', 'COMPASSIONATE', 'PAID_PUBLIC_HOLIDAY']);

/**
 * The last pay of a period with a warning of leave and public holidays at an own rate that is below the minimum of the award. Shifts are paid
 * by the award whatever the record says, so that nothing else tells of a rate that was not raised.
 */
export function withLeaveBelowMinimum(pay: CalculatedPay<'AU'>, basis: MinimumBasis<'AU'>): CalculatedPay<'AU'> {
  const told = leaveBelowMinimum(basis);
  return told === undefined ? pay : payWithWarnings(pay, [told]);
}

function leaveBelowMinimum({ employee, run, pays, findAward }: MinimumBasis<'AU'>): PayWarning | undefined {
  const { details } = employee;
  const { award_code: code, annual_salary: salary } = details;
  const person = awardEmployeeOf(details);
  if (code === null || person === undefined || person.employmentType === 'casual' || salary !== null) return undefined;
  const award = isOutsideAwards(details) ? undefined : findAward(code);
  if (award === undefined) return undefined;
  const own = decimal(details.pay_rate_per_hour);
  // A row with a rate of its own, such as half pay, is somebody's choice.
  const rows = pays
    .flatMap(({ leave }) => leave)
    .filter(
      ({ leaveType, rate, amount }) =>
        atBaseRate.has(leaveType) && equal(decimal(rate), own) && isPositive(decimal(amount)),
    );
  if (rows.length === 0) return undefined;
  const hours = rows.reduce<Decimal>((total, row) => add(total, decimal(row.hours)), whole(0));
  const checked = checkUnderpayment({
    minimum: { kind: 'award', award, employee: withoutLoading(award, person) },
    payPeriod: { from: run.startDate, to: run.endDate },
    work: { kind: 'hours', hours: [{ hours: hours.toString() }], withoutPenalties: true },
    paid: [{ category: 'hours', hours: hours.toString(), amount: multiply(own, hours).toString() }],
    setOff: false,
  });
  if (!checked.ok || checked.value.verdict !== 'short') return undefined;
  const { shortBy, evidence } = checked.value;
  const { hourly, classification } = evidence;
  return {
    code: 'au.awards/leave-below-minimum',
    message:
      `${hours.toString()} hours of leave and public holidays are paid at the own rate of ${asDollars(own)} an hour; the minimum of ${code}` +
      `${classification === undefined || hourly === undefined ? '' : ` (${classification}) is ${asDollars(hourly)}`}, which is the least that the ` +
      `base rate of pay can be (Fair Work Act 2009 ss 16, 90, 99, 116). ${asDollars(shortBy)} is missing: raise the rate of the record.`,
    field: 'pay_rate_per_hour',
    details: { award: code, shortBy: shortBy.toString() },
  };
}

/** What an award adds to every hour of part-time work, such as 15 per cent in Cleaning, is no part of the base rate. */
function withoutLoading({ rules }: Award, person: AwardEmployee): AwardEmployee {
  const isLoaded = rules.editions.some(({ values }) =>
    values.ordinary.some(({ percent }) => percent.partTime !== undefined),
  );
  return isLoaded ? { ...person, employmentType: 'full-time' } : person;
}
