import { accepted, nzd, parseCivilDate, type CivilDate, type Result } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { noOpeningBalances, openingBalances } from '../../domain/leave-account';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { TerminationRequest } from '../../domain/pay-command';
import { filledLists, type PayLines } from '../../domain/pay-lines';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import { positiveOrZero, type BuiltInput, type PayBasis } from '../pay-basis';
import { isHolidayPaidWithPay } from './nz-declarations';
import { entitlementsArising, type Arising } from './nz-entitlements';
import { nzEarlierPays, nzHistory, type NzHistory } from './nz-history';
import { nzPayEmployee } from './nz-pay-employee';
import { nzPublicHolidayWarnings } from './nz-public-holidays';

/** Everything payroll-core asks about a New Zealand pay. */
export function buildNzInput(basis: PayBasis<'NZ'>): Result<BuiltInput<'NZ'>, PaysRefusal> {
  const { payDate, employee, parts, leave, run, past, year } = basis;
  const lastDay = lastDayOf(basis);
  const isWithPay = isHolidayPaidWithPay(employee.details, payDate);
  const all = entitlementsArising(employee.details, parts, leave, paidSince(basis), lastDay);
  const arising = isWithPay ? withoutAnnualHolidays(all) : all;
  const history = nzHistory(employee, openingBalances(parts) ?? noOpeningBalances, past ?? [], payDate, run);
  const { taxable } = year;
  const earlierPays = nzEarlierPays(past ?? [], payDate, run);
  const input: nz.NzPayInput = {
    payDate,
    payPeriod: employee.details.pay_period,
    employee: nzPayEmployee(basis, arising, history),
    ...(taxable === undefined || taxable.startsWith('-') ? {} : { yearToDate: { taxable } }),
    ...nzLines(filledLists(basis.lines)),
    ...(earlierPays.length === 0 ? {} : { earlierPays }),
  };
  const { granted } = arising;
  const paysHolidays = basis.lines.leave.some(({ leaveType }) => annualHolidays.has(leaveType));
  const warnings = [
    ...arising.warnings,
    ...nzPublicHolidayWarnings(basis, history, lastDay),
    ...(paysHolidays || basis.termination !== null ? (history?.warnings ?? []) : []),
  ];
  if (basis.termination === null) {
    return accepted({ calculationInput: { country: 'NZ', input, termination: null, ...found(warnings) }, granted });
  }
  const ended = nzTermination(basis, basis.termination, input, isWithPay ? undefined : history, lastDay);
  if (!ended.ok) return ended;
  const { termination, warnings: ofTermination } = ended.value;
  return accepted({
    calculationInput: { country: 'NZ', input, termination, ...found([...warnings, ...ofTermination]) },
    granted,
  });
}

/** The anniversary counts as settled, and gives nothing: the holidays are paid with each pay. */
function withoutAnnualHolidays({ hours, ...arising }: Arising): Arising {
  const { holidayLeaveHours: _paidWithPay, ...others } = hours;
  return { ...arising, hours: others };
}

/** Leave that is paid by the week, at the greater of ordinary weekly pay and average weekly earnings. */
const annualHolidays: ReadonlySet<string> = new Set(['ANNUAL_HOLIDAYS', 'HOLIDAY']);

function found(warnings: readonly nz.NzWarning[]): { readonly warnings?: readonly nz.NzWarning[] } {
  return warnings.length === 0 ? {} : { warnings };
}

/** The last day of the period, or of the employment where it ends in it. */
function lastDayOf({ run, termination }: PayBasis<'NZ'>): CivilDate {
  const ends = parseCivilDate(termination?.terminationDate);
  return ends.ok && ends.value < run.endDate ? ends.value : run.endDate;
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

interface EndedEmployment {
  readonly termination: nz.NzTerminationInput;
  readonly warnings: readonly nz.NzWarning[];
}

function nzTermination(
  { employee }: PayBasis<'NZ'>,
  termination: TerminationRequest,
  input: nz.NzPayInput,
  history: NzHistory | undefined,
  lastDay: CivilDate,
): Result<EndedEmployment, PaysRefusal> {
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
  const ofFinalPay = nzd(ordinary.value.holidaysActGrossEarnings.toString());
  const sinceAnniversary = history?.grossSinceEntitled(ofFinalPay, lastDay);
  return accepted({
    termination: {
      ...request,
      employee: { ...paid, holidayLeaveHours: left('ANNUAL_HOLIDAYS'), altHolidayHours: left('ALT_HOLIDAY') },
      holidayPay: { grossSinceAnniversary: positiveOrZero(sinceAnniversary?.gross ?? '0') },
      ...(input.earlierPays === undefined ? {} : { earlierPays: input.earlierPays }),
      ordinaryEarnings: positiveOrZero(ordinary.value.ordinaryEarnings.toString()),
    },
    warnings: sinceAnniversary?.warnings ?? [],
  });
}
