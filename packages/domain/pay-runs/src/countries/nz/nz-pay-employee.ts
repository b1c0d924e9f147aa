import { decimal, isPositive, multiply, whole } from 'payroll-core';
import type * as nz from 'payroll-core/nz';
import { figureText } from '../../domain/figures';
import type { PayBasis } from '../pay-basis';
import { nzDeclarations } from './nz-declarations';
import type { Arising } from './nz-entitlements';
import type { NzHistory } from './nz-history';

/** What the employee's record, its leave and its history say, as payroll-core asks for it. */
export function nzPayEmployee(
  { employee: { details }, leave }: PayBasis<'NZ'>,
  arising: Arising,
  history: NzHistory | undefined,
): nz.NzPayEmployee {
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const cec = obligation(details.kiwisaver_cec_obligation);
  return {
    dateOfBirth: details.date_of_birth,
    payRatePerHour: details.pay_rate_per_hour,
    ...(details.nz_tax_code === null ? {} : { nzTaxCode: details.nz_tax_code }),
    hasStudentLoan: details.has_student_loan,
    noDeclaration: details.no_declaration,
    ...given(nzDeclarations(details, leave)),
    kiwisaverStatusCode: details.kiwisaver_status_code,
    ...(details.kiwisaver_employee_rate === null ? {} : { kiwisaverEmployeeRate: details.kiwisaver_employee_rate }),
    ...(details.kiwisaver_employer_rate === null ? {} : { kiwisaverEmployerRate: details.kiwisaver_employer_rate }),
    ...(cec === undefined ? {} : { kiwisaverCecObligation: cec }),
    ...(details.employer_contrib_tax_method === null
      ? {}
      : { employerContribTaxMethod: details.employer_contrib_tax_method }),
    ...(details.employer_contrib_paye_fraction === null
      ? {}
      : { employerContribPayeFraction: details.employer_contrib_paye_fraction }),
    ...(isPositive(perWeek) ? { hoursPerWeek: perWeek.toString(), hoursPerDay: perDay.toString() } : {}),
    ...(history?.leaveFacts ?? {}),
    holidayLeaveHours: figureText(leave, 'ANNUAL_HOLIDAYS'),
    sickLeaveHours: figureText(leave, 'SICK'),
    altHolidayHours: figureText(leave, 'ALT_HOLIDAY'),
    familyViolenceLeaveHours: figureText(leave, 'NZ_FAMILY_VIOLENCE'),
    ...(Object.keys(arising.hours).length === 0 ? {} : { entitlementsArising: arising.hours }),
  };
}

/** The record keeps it as a word; only a plain yes or no is an instruction. */
function obligation(word: string | null): boolean | undefined {
  if (word === null) return undefined;
  if (/^(?:yes|y|true|1)$/i.test(word.trim())) return true;
  return /^(?:no|n|false|0)$/i.test(word.trim()) ? false : undefined;
}

/** Without what is null: a stored input names only what was said. */
function given<T extends object>(members: T): Partial<T> {
  const said: Partial<T> = {};
  for (const name in members) if (members[name] !== null) said[name] = members[name];
  return said;
}
