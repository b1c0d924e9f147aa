import {
  accepted,
  add,
  decimal,
  isPositive,
  multiply,
  toCents,
  whole,
  type CivilDate,
  type Result,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figureText } from '../../domain/figures';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { TerminationRequest } from '../../domain/pay-command';
import { filledLists, type PayLines } from '../../domain/pay-lines';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import { positiveOrZero, type BuiltInput, type PayBasis } from '../pay-basis';
import { entitlementsArising, type Arising } from './nz-entitlements';
import { nzHistory, type NzHistory } from './nz-history';

/** The record has no activity for a contractor, so a payment is a voluntary schedular one. */
const SCHEDULAR_ACTIVITY = 'voluntary';

/** Everything payroll-core asks about a New Zealand pay. */
export function buildNzInput(basis: PayBasis<'NZ'>): Result<BuiltInput<'NZ'>, PaysRefusal> {
  const { payDate, employee, parts, leave, run, past, year } = basis;
  const arising = entitlementsArising(employee.details, parts, leave, paidSince(basis), run.endDate);
  const history = past === undefined ? undefined : nzHistory(employee, past, payDate, run.startDate);
  const { taxable } = year;
  const input: nz.NzPayInput = {
    payDate,
    payPeriod: employee.details.pay_period,
    employee: nzPayEmployee(basis, arising, history),
    ...(taxable === undefined || taxable.startsWith('-') ? {} : { yearToDate: { taxable } }),
    ...nzLines(filledLists(basis.lines)),
    ...(history === undefined ? {} : { earlierPays: history.earlierPays }),
  };
  const { granted } = arising;
  const warnings = [...arising.warnings];
  const found = warnings.length === 0 ? {} : { warnings };
  if (basis.termination === null) {
    return accepted({ calculationInput: { country: 'NZ', input, termination: null, ...found }, granted });
  }
  const termination = nzTermination(basis, basis.termination, input, history?.grossSinceAnniversary ?? '0');
  return termination.ok
    ? accepted({ calculationInput: { country: 'NZ', input, termination: termination.value, ...found }, granted })
    : termination;
}

/** The first day that this payroll has paid, as far back as its history is looked at. */
function paidSince({ run, past }: PayBasis<'NZ'>): CivilDate {
  return (past ?? []).reduce((first, { periodStart }) => (periodStart < first ? periodStart : first), run.startDate);
}

type NzLists = Pick<
  nz.NzPayInput,
  'hours' | 'leave' | 'allowances' | 'deductions' | 'bonuses' | 'paySacrifices' | 'backPayments'
>;

/** The rows as payroll-core takes them. It is the one to judge them: a code of the other country is refused there. */
export function nzLines(lines: Partial<PayLines>): NzLists {
  const judgedByPayrollCore: object = lines;
  return judgedByPayrollCore;
}

function nzPayEmployee(
  { employee: { details }, leave }: PayBasis<'NZ'>,
  arising: Arising,
  history: NzHistory | undefined,
): nz.NzPayEmployee {
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const rate = decimal(details.pay_rate_per_hour);
  const isContractor = details.nz_tax_code === 'WT';
  const cec = obligation(details.kiwisaver_cec_obligation);
  return {
    dateOfBirth: details.date_of_birth,
    payRatePerHour: details.pay_rate_per_hour,
    ...(details.nz_tax_code === null ? {} : { nzTaxCode: details.nz_tax_code }),
    hasStudentLoan: details.has_student_loan,
    noDeclaration: details.no_declaration,
    ...(isContractor
      ? { schedular: { activity: SCHEDULAR_ACTIVITY, noNotification: details.ird_number === null } }
      : {}),
    kiwisaverStatusCode: details.kiwisaver_status_code,
    ...(details.kiwisaver_employee_rate === null ? {} : { kiwisaverEmployeeRate: details.kiwisaver_employee_rate }),
    ...(details.kiwisaver_employer_rate === null ? {} : { kiwisaverEmployerRate: details.kiwisaver_employer_rate }),
    ...(cec === undefined ? {} : { kiwisaverCecObligation: cec }),
    esctRate: details.esct_rate,
    ...(details.employer_contrib_tax_method === null
      ? {}
      : { employerContribTaxMethod: details.employer_contrib_tax_method }),
    ...(details.employer_contrib_paye_fraction === null
      ? {}
      : { employerContribPayeFraction: details.employer_contrib_paye_fraction }),
    ...(isPositive(perWeek) ? { hoursPerWeek: perWeek.toString(), hoursPerDay: perDay.toString() } : {}),
    ordinaryWeeklyPay: toCents(multiply(rate, perWeek)).toString(),
    relevantDailyPay: toCents(multiply(rate, perDay)).toString(),
    ...(history?.averageWeeklyEarnings === undefined ? {} : { averageWeeklyEarnings: history.averageWeeklyEarnings }),
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

function nzTermination(
  { employee }: PayBasis<'NZ'>,
  termination: TerminationRequest,
  input: nz.NzPayInput,
  grossSinceAnniversary: string,
): Result<nz.NzTerminationInput, PaysRefusal> {
  const request: nz.NzTerminationInput = {
    payDate: input.payDate,
    payPeriod: input.payPeriod,
    // payroll-core reads and judges every member of the request.
    termination: termination as nz.NzTerminationInput['termination'],
    employee: { ...input.employee, startDate: employee.details.start_date },
  };
  const asked = nz.parseNzTermination(request);
  if (!asked.ok) return refusedTermination(asked.error);
  const ordinary = nz.calculatePay(input);
  if (!ordinary.ok) return refusedPay(ordinary.error);
  const tooMuch = moreThanAPay(ordinary.value);
  if (tooMuch !== undefined) return tooMuch;
  const left = (leaveType: string): string =>
    ordinary.value.leaveBalanceRows.find((row) => row.leaveType === leaveType)?.hours.toString() ?? '0';
  const { entitlementsArising: _arising, ...paid } = request.employee;
  const sinceAnniversary = add(
    decimal(positiveOrZero(grossSinceAnniversary)),
    decimal(ordinary.value.holidaysActGrossEarnings.toString()),
  );
  return accepted({
    ...request,
    employee: { ...paid, holidayLeaveHours: left('ANNUAL_HOLIDAYS'), altHolidayHours: left('ALT_HOLIDAY') },
    holidayPay: { grossSinceAnniversary: sinceAnniversary.toString() },
    ...(input.earlierPays === undefined ? {} : { earlierPays: input.earlierPays }),
    ordinaryEarnings: positiveOrZero(ordinary.value.ordinaryEarnings.toString()),
  });
}
