import { decimal, isPositive, multiply, whole } from 'payroll-core';
import type * as nz from 'payroll-core/nz';
import { figureText } from '../../domain/figures';
import type { PayBasis } from '../pay-basis';
import { nzDeclarations } from './nz-declarations';
import type { Arising } from './nz-entitlements';
import type { NzHistory } from './nz-history';
import type { Mutable } from '../mutable';

/** What the record declares about tax and savings, and the rate; hours and leave come in with `nzDetailsAsPaid`. */
export const declaredToEmployer = [
  ...(['payRatePerHour', 'nzTaxCode', 'hasStudentLoan', 'noDeclaration', 'taxCertificate'] as const),
  ...(['studentLoanSpecialRate', 'studentLoanCir', 'studentLoanBor', 'schedular', 'extraPayElectedRate'] as const),
  ...(['kiwisaverStatusCode', 'kiwisaverEmployeeRate', 'kiwisaverEmployerRate', 'kiwisaverCecObligation'] as const),
  ...(['kiwisaverSavingsSuspension', 'kiwisaverTemporaryReduction'] as const),
  ...(['employerContribTaxMethod', 'employerContribPayeFraction', 'employerContribPaidAs', 'minimumWage'] as const),
  ...(['esctRate', 'esctRateIsDefault', 'esctEarnings'] as const),
] as const satisfies readonly (keyof nz.NzPayEmployee)[];

/** What the employee's record, its leave and its history say, as payroll-core asks for it. */
export function nzPayEmployee(
  { employee: { details }, leave }: PayBasis<'NZ'>,
  arising: Arising,
  history: NzHistory | undefined,
): nz.NzPayEmployee {
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const cec = obligation(details.kiwisaver_cec_obligation);
  const employee: Mutable<nz.NzPayEmployee> = {
    dateOfBirth: details.date_of_birth,
    payRatePerHour: details.pay_rate_per_hour,
  };
  if (details.nz_tax_code !== null) employee.nzTaxCode = details.nz_tax_code;
  employee.hasStudentLoan = details.has_student_loan;
  employee.noDeclaration = details.no_declaration;
  putGiven(employee, nzDeclarations(details, leave));
  employee.kiwisaverStatusCode = details.kiwisaver_status_code;
  const { kiwisaver_employee_rate: employeeRate, kiwisaver_employer_rate: employerRate } = details;
  if (employeeRate !== null) employee.kiwisaverEmployeeRate = employeeRate;
  if (employerRate !== null) employee.kiwisaverEmployerRate = employerRate;
  if (cec !== undefined) employee.kiwisaverCecObligation = cec;
  const { employer_contrib_tax_method: taxMethod, employer_contrib_paye_fraction: payeFraction } = details;
  const { employer_contrib_paid_as: paidAs, minimum_wage: minimumWage } = details;
  if (taxMethod !== null) employee.employerContribTaxMethod = taxMethod;
  if (payeFraction !== null) employee.employerContribPayeFraction = payeFraction;
  if (paidAs !== null) employee.employerContribPaidAs = paidAs;
  if (minimumWage !== null) employee.minimumWage = minimumWage;
  if (isPositive(perWeek)) {
    employee.hoursPerWeek = perWeek.toString();
    employee.hoursPerDay = perDay.toString();
  }
  if (history !== undefined) Object.assign(employee, history.leaveFacts);
  employee.holidayLeaveHours = figureText(leave, 'ANNUAL_HOLIDAYS');
  employee.sickLeaveHours = figureText(leave, 'SICK');
  employee.altHolidayHours = figureText(leave, 'ALT_HOLIDAY');
  employee.familyViolenceLeaveHours = figureText(leave, 'NZ_FAMILY_VIOLENCE');
  if (Object.keys(arising.hours).length > 0) employee.entitlementsArising = arising.hours;
  return employee;
}

/** The record keeps it as a word; only a plain yes or no is an instruction. */
function obligation(word: string | null): boolean | undefined {
  if (word === null) return undefined;
  if (/^(?:yes|y|true|1)$/i.test(word.trim())) return true;
  return /^(?:no|n|false|0)$/i.test(word.trim()) ? false : undefined;
}

/** Without what is null: a stored input names only what was said. */
function putGiven<T extends object>(employee: T, members: Partial<T>): void {
  for (const name in members) {
    const value = members[name];
    if (value !== null && value !== undefined) employee[name] = value;
  }
}
