import type { CivilDate } from '../../calendar/civil-date';
import { accepted, type Result } from '../../refusal/result';
import { inForce, type InForceOptions } from '../../statutory/instrument';
import type { Dated } from '../../statutory/dated';
import { allowanceLaw } from '../allowances/allowance-law';
import { protectedEarnings } from '../child-support/protected-earnings';
import { leaveAccrual, type LeaveAccrual } from '../leave-accrual/leave-accrual';
import { superDeadlines, type SuperDeadline } from '../payday-super/super-deadline';
import { publicHolidays, type PublicHolidays } from '../public-holidays/public-holidays';
import { superGuarantee, type SuperGuarantee } from '../super-guarantee/super-guarantee';
import { specialSchedules } from '../withholding/special-schedules';
import { auWithholdingRules, type AuWithholdingRules } from '../withholding/rules-in-force';
import type { ParsedPay } from './parsed-pay';

/** The editions of everything an Australian pay stands on, for one pay date. */
export interface AuPayRules {
  readonly withholding: AuWithholdingRules;
  readonly superGuarantee: Dated<SuperGuarantee>;
  readonly superDeadline: Dated<SuperDeadline>;
  /** Asked for only where super is due by business days. */
  readonly publicHolidays: Dated<PublicHolidays> | undefined;
  readonly leaveAccrual: Dated<LeaveAccrual>;
}

/** Refuses a pay date for which one of the laws that every pay needs is not known. */
export function auPayRules(payDate: CivilDate, options: InForceOptions = {}): Result<AuPayRules> {
  const withholding = auWithholdingRules(payDate, options);
  if (!withholding.ok) return withholding;
  const guarantee = inForce(superGuarantee, payDate, options);
  if (!guarantee.ok) return guarantee;
  const deadline = inForce(superDeadlines, payDate, options);
  if (!deadline.ok) return deadline;
  const accrual = inForce(leaveAccrual, payDate, options);
  if (!accrual.ok) return accrual;
  let holidays: Dated<PublicHolidays> | undefined;
  if (deadline.value.values.due === 'business-days-after-payday') {
    const listed = inForce(publicHolidays, payDate, options);
    if (!listed.ok) return listed;
    holidays = listed.value;
  }
  return accepted({
    withholding: withholding.value,
    superGuarantee: guarantee.value,
    superDeadline: deadline.value,
    publicHolidays: holidays,
    leaveAccrual: accrual.value,
  });
}

/** The same rules with the schedules that only this payee or one of these payments needs. */
export function withSpecialSchedules(
  rules: AuPayRules,
  { employee, bonuses, payDate, periodShare }: Pick<ParsedPay, 'employee' | 'bonuses' | 'payDate'> & Partial<ParsedPay>,
  options: InForceOptions = {},
): Result<AuPayRules> {
  const ofPeriod = periodShare?.taxBasis?.additional ?? [];
  const hasReturnToWork =
    bonuses.some(({ isReturnToWork }) => isReturnToWork) || ofPeriod.some(({ method }) => method === 'RETURN_TO_WORK');
  const { declaration = employee.declaration } = periodShare ?? {};
  // Nearly every pay ends here.
  if (declaration.schedule === undefined && !hasReturnToWork) return accepted(rules);
  const special = specialSchedules(declaration, hasReturnToWork, payDate, options);
  if (!special.ok) return special;
  return accepted(
    special.value === undefined ? rules : { ...rules, withholding: { ...rules.withholding, special: special.value } },
  );
}

/** The parameter files a pay stood on, `au.super-guarantee@2026-07-01`: with them a stored pay can be replayed. */
export function editionsOf(pay: ParsedPay, rules: AuPayRules, options: InForceOptions): readonly Dated<unknown>[] {
  const { withholding } = rules;
  const editions: Dated<unknown>[] = [
    withholding.schedule1,
    withholding.studyLoans,
    withholding.schedule15,
    withholding.medicareLevy,
    withholding.taxOffsets,
    withholding.taxFileNumber,
    withholding.additionalPayments,
    rules.superGuarantee,
    rules.superDeadline,
    rules.leaveAccrual,
  ];
  if (withholding.extraPayBands !== undefined) editions.push(withholding.extraPayBands);
  if (rules.publicHolidays !== undefined) editions.push(rules.publicHolidays);
  if (withholding.special !== undefined) {
    for (const edition of Object.values(withholding.special) as readonly (Dated<unknown> | undefined)[]) {
      if (edition !== undefined) editions.push(edition);
    }
  }
  if (followsAllowanceLaw(pay)) editions.push(...known(inForce(allowanceLaw, pay.payDate, { allowUnconfirmed: true })));
  if (asksForProtectedEarnings(pay)) editions.push(...known(inForce(protectedEarnings, pay.payDate, options)));
  return editions;
}

function known(edition: Result<Dated<unknown>>): readonly Dated<unknown>[] {
  return edition.ok ? [edition.value] : [];
}

/** Rows that say whether they are within their limit have tax and super by the law. */
function followsAllowanceLaw({ allowances }: ParsedPay): boolean {
  return allowances.some(({ isWithinLimit }) => isWithinLimit !== undefined);
}

/** A notice may name what stays with the employee, and so may the employee's record; else the amount of the year does. */
export function asksForProtectedEarnings({ deductions, employee }: ParsedPay): boolean {
  return (
    employee.protectedEarnings === undefined &&
    deductions.some((item) => item.classification === 'CHILD_SUPPORT_DEDUCTION' && item.protectedEarnings === undefined)
  );
}
