import type { CivilDate } from '../../calendar/civil-date';
import { instrumentName } from '../../statutory/instrument-name';
import { add, isMore, isNegative, isPositive, isZero } from '../../money/arithmetic';
import { asDollars, asPercent } from '../../money/shown';
import type { Dated } from '../../statutory/dated';
import { inForce } from '../../statutory/instrument';
import { allowanceLaw } from '../allowances/allowance-law';
import type { PayAllowance } from '../allowances/pay-allowance';
import { allowanceWarnings } from '../allowances/allowance-warnings';
import type { Deducted } from '../deductions/deduct';
import type { LeaveBalanceRow } from '../leave-accrual/move-balances';
import type { SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import type { AuPayRules } from './au-pay-rules';
import type { AuPayWarning, AuPayWarningCode } from './au-pay-warning';
import type { ParsedPay } from './parsed-pay';
import type { SuperOfPay } from './super-of-pay';
import type { TaxOfPay } from './tax-of-pay';

const NONE: readonly AuPayWarning[] = Object.freeze([]);

/** What somebody should look at. Most pays have none, and then nothing is built. */
export function warningsOfPay(
  pay: ParsedPay,
  tax: TaxOfPay,
  sacrifices: readonly SacrificedSalary[],
  deductions: readonly Deducted[],
  ofSuper: SuperOfPay,
  balances: readonly LeaveBalanceRow[],
  rules: AuPayRules,
  mayBeUnconfirmed: readonly Dated<unknown>[],
  dueAmongUnlistedHolidays: CivilDate | undefined,
): readonly AuPayWarning[] {
  let warnings: AuPayWarning[] | undefined;
  const warn: Warn = (code, message, field) => {
    (warnings ??= []).push(field === undefined ? { code, message } : { code, message, field });
  };
  if (mayBeUnconfirmed.length > 0) warnOfUnconfirmed(pay, mayBeUnconfirmed, warn);
  if (dueAmongUnlistedHolidays !== undefined) {
    warn(
      'au.statutory/unconfirmed',
      `Public holidays are listed to ${rules.publicHolidays!.values.listedUntil} only; the due date of super, ${dueAmongUnlistedHolidays}, leaves later ones out.`,
    );
  }
  for (const { code, message, field } of tax.warnings) warn(code, message, field);
  if (isPositive(tax.beyondPay)) {
    warn('au.tax/more-than-paid', `Withholding of ${asDollars(tax.beyondPay)} more than the taxable pay was left out.`);
  }
  for (const row of sacrifices) {
    if (isPositive(row.shortfall)) {
      warn(
        'au.salary-sacrifice/more-than-earned',
        `A salary sacrifice was cut by ${asDollars(row.shortfall)}: the pay earned no more.`,
      );
    }
  }
  if (pay.allowances.some(isFlagOff)) warnOfAllowances(pay, warn);
  if (takesBack(pay)) {
    warn(
      'au.adjustments/agreement-needed',
      'Rows with is_adjustment take back earnings. Recovering an overpayment from wages needs the employee’s written ' +
        'agreement; one of an earlier financial year is repaid in gross out of pay after tax, as a deduction.',
      'is_adjustment',
    );
  }
  for (const row of deductions) {
    if (!row.isIncludedInSuperCalculations && isPositive(row.amount)) {
      warn(
        'au.deductions/lowers-super',
        `A deduction of ${asDollars(row.amount)} after tax lowers the earnings for super, as its item says; the law counts them in full.`,
        'is_included_in_super_calculations',
      );
    }
    if (row.shortfallBecause === 'protected-earnings') {
      warn(
        'au.deductions/protected-earnings',
        `Child support was cut by ${asDollars(row.shortfall)} to leave the protected earnings. Tell Services Australia about the smaller deduction.`,
      );
    } else if (row.shortfallBecause === 'nothing-left') {
      warn(
        'au.deductions/nothing-left',
        `A deduction was cut by ${asDollars(row.shortfall)}: nothing more was left of the pay.`,
      );
    }
  }
  warnOfSuper(pay, ofSuper, rules, warn);
  for (const row of balances) {
    if (isNegative(row.hours)) {
      warn('au.leave/balance-below-zero', `${row.name} is below zero after this pay: ${row.hours.toString()} hours.`);
    }
  }
  return warnings ?? NONE;
}

type Warn = (code: AuPayWarningCode, message: string, field?: string) => void;

function takesBack({ hours, leave, allowances, bonuses, backPayments }: ParsedPay): boolean {
  for (const row of hours) if (row.isAdjustment && isNegative(row.value)) return true;
  for (const row of leave) if (row.isAdjustment && isNegative(row.hours)) return true;
  for (const row of allowances) if (row.isAdjustment && isNegative(row.amount)) return true;
  for (const row of bonuses) if (row.isAdjustment && isNegative(row.amount)) return true;
  for (const row of backPayments) if (row.isAdjustment && isNegative(row.amount)) return true;
  return false;
}

/** Only a flag that is off can withhold or count less than the law. */
function isFlagOff(row: PayAllowance): boolean {
  return !row.isTaxable || !row.isIncludedInSuperCalculations;
}

function warnOfAllowances({ payDate, allowances, yearToDate }: ParsedPay, warn: Warn): void {
  const law = inForce(allowanceLaw, payDate, { allowUnconfirmed: true });
  if (!law.ok) return;
  for (const { code, message, field } of allowanceWarnings(
    allowances,
    yearToDate.laundryAllowances,
    law.value.values,
  )) {
    warn(code, message, field);
  }
}

function warnOfUnconfirmed(pay: ParsedPay, editions: readonly Dated<unknown>[], warn: Warn): void {
  for (const edition of editions) {
    if (pay.payDate > edition.confirmedUntil) {
      warn(
        'au.statutory/unconfirmed',
        `The figures of the ${instrumentName(edition.instrument)} are confirmed to ${edition.confirmedUntil} only; they were used for the pay date ${pay.payDate}.`,
      );
    }
  }
}

function warnOfSuper(pay: ParsedPay, ofSuper: SuperOfPay, rules: AuPayRules, warn: Warn): void {
  const { contributions, earnings, weeks } = ofSuper;
  const law = rules.superGuarantee.values;
  if (weeks?.isSpread === true) {
    warn(
      'au.super/hours-spread-over-weeks',
      'Super depends on the hours of each week. Rows have no week, so the hours were spread evenly over the period.',
    );
  }
  if (isPositive(ofSuper.leaveNotWorked) && isZero(contributions.compulsory.value)) {
    warn(
      'au.super/leave-not-worked',
      `No super is due for an employee under ${law.partTime.underAge} by the hours worked: paid leave of ` +
        `${ofSuper.leaveNotWorked.toString()} hours does not count towards the ${law.partTime.hoursInWeek.toString()} hours a week. ` +
        'Where the employee is employed for more, super can be paid all the same: is_super_age_threshold_enabled false.',
      'is_super_age_threshold_enabled',
    );
  }
  if (pay.employee.super.isSuperEnabled && isPositive(earnings.loadingLeftOut)) {
    warn(
      'au.super/leave-loading-left-out',
      `Leave loading of ${asDollars(earnings.loadingLeftOut)} is left out of super. It counts unless it makes up for lost overtime.`,
    );
  }
  if (isPositive(earnings.sacrificeLeftOut)) {
    warn(
      'au.super/sacrifice-left-out',
      `Sacrificed super of ${asDollars(earnings.sacrificeLeftOut)} lowers the earnings for super, as its item says; the law counts it.`,
    );
  }
  if (contributions.isLimited) {
    const { amount, per } = law.maximumContributionBase;
    warn(
      'au.super/maximum-contribution-base',
      `Earnings passed the maximum contribution base of ${asDollars(amount)} a ${per}.`,
    );
  }
  if (contributions.isRateRaised) {
    warn(
      'au.super/rate-below-compulsory',
      'The super_rate of the employee is below the compulsory rate, which was used.',
      'super_rate',
    );
  }
  if (contributions.isCompulsoryRateRaised) {
    warn(
      'au.super/compulsory-rate-below-law',
      `The compulsory_super_rate of the employee is below the super guarantee rate of ${asPercent(law.rate)}, which was used.`,
      'compulsory_super_rate',
    );
  }
  if (ofSuper.isBaseRaised) {
    warn(
      'au.super/base-below-law',
      'super_based_on is OTE; from 1 July 2026 the law counts qualifying earnings (QE), which were used.',
      'super_based_on',
    );
  }
  const paid = contributions.total.value;
  if (!isZero(paid) && isMore(add(pay.yearToDate.superContributions, paid), law.concessionalCap)) {
    warn(
      'au.super/concessional-cap',
      `Contributions of this year pass the member's concessional cap of ${asDollars(law.concessionalCap)}; the member may owe tax.`,
    );
  }
}
