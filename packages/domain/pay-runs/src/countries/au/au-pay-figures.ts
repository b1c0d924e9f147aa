import type * as au from 'payroll-core/au';
import { asJson } from '../../domain/as-json';
import type { AuKeptOfRecord, AuPayFigures, PayWarning } from '../../domain/pay-record';
import type { Mutable } from '../mutable';
import { balanceAsJson, hoursAsJson, rowsAsJson } from '../pay-rows';

/**
 * The figures of a pay as `asJson` has them, with these warnings. Every pay of a run is written so, and member by member
 * takes a third of the time; what few pays have is left to `asJson`.
 */
export function auPayFigures(
  pay: au.AuPay,
  warnings: readonly PayWarning[],
  { reportedAs, state, annualSalary }: AuKeptOfRecord = {},
): AuPayFigures {
  const kept: Mutable<AuKeptOfRecord> = {};
  if (reportedAs !== undefined) kept.reportedAs = reportedAs;
  if (state !== undefined) kept.state = state;
  if (annualSalary !== undefined) kept.annualSalary = annualSalary;
  if (pay.daysPaid !== undefined || pay.termination !== undefined) {
    return { ...asJson<AuPayFigures>(pay), warnings, ...kept };
  }
  const figures: Mutable<Omit<AuPayFigures, 'termination'>> = {
    payDate: pay.payDate,
    gross: pay.gross.toString(),
    grossBeforeSacrifice: pay.grossBeforeSacrifice.toString(),
    taxableGross: pay.taxableGross.toString(),
    tax: pay.tax.toString(),
    studyLoan: pay.studyLoan.toString(),
    totalDeductions: pay.totalDeductions.toString(),
    net: pay.net.toString(),
    super: pay.super.toString(),
    compulsorySuperAmount: pay.compulsorySuperAmount.toString(),
    rescSuperAmount: pay.rescSuperAmount.toString(),
    earningsForSuper: pay.earningsForSuper.toString(),
    superEarnings: pay.superEarnings.toString(),
    superBasedOn: pay.superBasedOn,
    superDueDate: pay.superDueDate,
    totalWorkersCompensation: pay.totalWorkersCompensation.toString(),
    totalAllowances: pay.totalAllowances.toString(),
    hoursWorked: pay.hoursWorked.toString(),
    hours: pay.hours.map(hoursAsJson),
    leave: rowsAsJson(pay.leave),
    leaveBalanceRows: pay.leaveBalanceRows.map(balanceAsJson),
    allowances: rowsAsJson(pay.allowances),
    deductions: rowsAsJson(pay.deductions),
    bonuses: rowsAsJson(pay.bonuses),
    paySacrifices: rowsAsJson(pay.paySacrifices),
    backPayments: rowsAsJson(pay.backPayments),
    warnings,
    parameterFiles: pay.parameterFiles,
  };
  if (pay.isPaidAfterDeath === true) figures.isPaidAfterDeath = true;
  if (pay.qualifyingEarnings !== undefined) figures.qualifyingEarnings = pay.qualifyingEarnings.toString();
  Object.assign(figures, kept);
  // JSON has no member that is undefined.
  return figures as AuPayFigures;
}
