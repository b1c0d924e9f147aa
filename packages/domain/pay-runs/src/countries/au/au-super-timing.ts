import { addDays, decimal, inForce, isPositive, type CivilDate } from 'payroll-core';
import * as au from 'payroll-core/au';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { Figures } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';

/** In the account: the payday of the first contribution. */
const FIRST_SUPER = 'granted:first-super:';
/** In the account: the payday of a first contribution that the employer named, mostly to a new fund. */
const FIRST_SUPER_SAID = 'granted:first-super-said:';
/** Who started longer before the period may have been paid by another payroll, and has the usual time. */
const DAYS_OF_NEW_STARTER = 31;
/** An extended due date has passed by then: 20 business days and every holiday among them. */
const DAYS_OF_EXTENSION = 60;

/** What was said with the pay goes before what follows from the pays; of a pay that is made anew it takes the place of what counted before. */
export function auSuperTiming(basis: PayBasis<'AU'>): au.AuSuperTiming | undefined {
  const { superTiming: said } = basis;
  if (said === undefined) return knownTiming(basis);
  return { ...knownTiming({ ...basis, replaces: undefined }), ...said };
}

/**
 * The first contribution for a new employee has more time, and the contributions that would fall due before it are due
 * with it. Nothing is said of a pay with the usual time.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C
 */
function knownTiming(basis: PayBasis<'AU'>): au.AuSuperTiming | undefined {
  const { payDate, employee, leave, year, run, replaces } = basis;
  if (replaces?.country === 'AU') {
    const asBefore = timingUntil(payDate, replaces.result.superDueDate);
    if (asBefore !== undefined) return asBefore;
  }
  const said = paydays(leave, FIRST_SUPER_SAID).findLast((day) => day <= payDate);
  const withSaid = said === undefined ? undefined : timingAfterFirst(payDate, said);
  if (withSaid !== undefined) return withSaid;
  const [firstDay] = paydays(leave, FIRST_SUPER);
  if (firstDay === undefined && said === undefined) {
    const isNew = employee.details.start_date >= addDays(run.startDate, -DAYS_OF_NEW_STARTER);
    return isNew && employee.details.is_super_enabled && year.super === undefined ? first : undefined;
  }
  if (firstDay === undefined) return undefined;
  return payDate <= firstDay ? first : timingAfterFirst(payDate, firstDay);
}

/** A payday after that of a first contribution is due with it, where it would be due before. */
function timingAfterFirst(payDate: CivilDate, firstDay: CivilDate): au.AuSuperTiming | undefined {
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

/** The paydays that the account has under a name, the earliest first. Nearly every account has one or none. */
function paydays(account: Figures, name: string): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (const figure in account) if (figure.startsWith(name)) days.push(figure.slice(name.length) as CivilDate);
  return days.length < 2 ? days : days.sort();
}

/** What a pay notes in the account, so that later pays know of it and a reversal takes it back. */
export function auFirstSuper({ calculationInput, figures: { result } }: CalculatedPay<'AU'>): Figures {
  const { input, superTiming: said } = calculationInput;
  const isFirst = input.superTiming?.isFirstContribution === true && isPositive(decimal(result.super));
  const name = said?.isFirstContribution === true ? FIRST_SUPER_SAID : FIRST_SUPER;
  return isFirst ? { [`${name}${result.payDate}`]: '1' } : {};
}
