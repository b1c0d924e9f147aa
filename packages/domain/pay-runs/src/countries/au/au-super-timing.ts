import { addDays, decimal, inForce, isPositive, type CivilDate } from 'payroll-core';
import * as au from 'payroll-core/au';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { Figures } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';

/** In the account: the payday of the first contribution. */
const FIRST_SUPER = 'granted:first-super:';
/** Who started longer before the period may have been paid by another payroll, and has the usual time. */
const DAYS_OF_NEW_STARTER = 31;
/** An extended due date has passed by then: 20 business days and every holiday among them. */
const DAYS_OF_EXTENSION = 60;

/**
 * The first contribution for a new employee has more time, and the contributions that would fall due before it are due
 * with it. Nothing is said of a pay with the usual time.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C
 */
export function auSuperTiming(basis: PayBasis<'AU'>): au.AuSuperTiming | undefined {
  const { payDate, employee, leave, year, run, replaces } = basis;
  if (replaces?.country === 'AU') {
    const asBefore = timingUntil(payDate, replaces.result.superDueDate);
    if (asBefore !== undefined) return asBefore;
  }
  const firstDay = firstPayday(leave);
  if (firstDay === undefined) {
    const isNew = employee.details.start_date >= addDays(run.startDate, -DAYS_OF_NEW_STARTER);
    return isNew && employee.details.is_super_enabled && year.super === undefined ? first : undefined;
  }
  if (payDate <= firstDay) return first;
  if (payDate > addDays(firstDay, DAYS_OF_EXTENSION)) return undefined;
  return timingUntil(payDate, dueDate(firstDay, true));
}

const first: au.AuSuperTiming = { isFirstContribution: true };

/** What gives a payday time until a day that is later than its usual one. */
function timingUntil(payDate: CivilDate, due: CivilDate | undefined): au.AuSuperTiming | undefined {
  const usual = dueDate(payDate, false);
  if (due === undefined || usual === undefined || due <= usual) return undefined;
  return due === dueDate(payDate, true) ? first : { earlierExtendedDueDate: due };
}

function dueDate(payDate: CivilDate, isFirstContribution: boolean): CivilDate | undefined {
  const deadline = inForce(au.superDeadlines, payDate);
  const holidays = inForce(au.publicHolidays, payDate);
  if (!deadline.ok || !holidays.ok) return undefined;
  return au.superDueDate(payDate, { isFirstContribution }, deadline.value, holidays.value.values).value;
}

function firstPayday(account: Figures): CivilDate | undefined {
  let earliest: CivilDate | undefined;
  for (const name in account) {
    if (!name.startsWith(FIRST_SUPER)) continue;
    const day = name.slice(FIRST_SUPER.length) as CivilDate;
    if (earliest === undefined || day < earliest) earliest = day;
  }
  return earliest;
}

/** What a pay notes in the account, so that later pays know of it and a reversal takes it back. */
export function auFirstSuper({ calculationInput: { input }, figures: { result } }: CalculatedPay<'AU'>): Figures {
  const isFirst = input.superTiming?.isFirstContribution === true && isPositive(decimal(result.super));
  return isFirst ? { [`${FIRST_SUPER}${result.payDate}`]: '1' } : {};
}
