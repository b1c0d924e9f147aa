import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import {
  accepted,
  add,
  addDays,
  civilDate,
  decimal,
  inForce,
  isPositive,
  isZero,
  negate,
  nzd,
  subtract,
  type CivilDate,
  type Dated,
  type Decimal,
  type Result,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { addFigures, figure } from '../../domain/figures';
import { hoursArisenBy, notesOfHoursArisen } from '../../domain/hours-arisen';
import type { Figures } from '../../domain/pay-record';
import { noOpeningBalances, openingBalances } from '../../domain/leave-account';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { TerminationRequest } from '../../domain/pay-command';
import { filledLists, type PayLines } from '../../domain/pay-lines';
import type { NzLeaveRecord, NzPayFacts, PayWarning } from '../../domain/pay-record';
import { refusal, type PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import { employeeAsPaid } from '../as-paid';
import { employmentEnd, positiveOrZero, type BuiltInput, type PayBasis } from '../pay-basis';
import {
  ADVANCE_PAID,
  cashUps,
  hoursTaken,
  isAnnualHoliday,
  leftAfterParentalLeave,
  withHoursAfterParentalLeave,
} from './nz-annual-holidays';
import { holidaysPaidBefore, withoutAnyHolidays } from './nz-annual-entitlement';
import {
  holidayPaidWithPay,
  isHolidayPaidWithPay,
  kiwisaverNoticeWarnings,
  kiwisaverWarnings,
  leftOfNotice,
} from './nz-declarations';
import { entitlementsArising, type Arising, type PeriodsPaid } from './nz-entitlements';
import { nzFrequencies } from './nz-frequencies';
import { nzEarlierPays, nzHistory, ofPresentJob, standardDaysIn, type NzHistory } from './nz-history';
import { nzLatePay } from './nz-late-pay';
import { earnsNzLeave, nzLeaveFacts, type NzLeaveFacts } from './nz-leave-facts';
import { isLongPayment, wasLongPayment } from './nz-long-payment';
import { nzLeaveAfterPeriod } from './nz-leave-after-period';
import { leaveInTimeAway, unpaidLeaveBeyondWeek } from './nz-time-away';
import { nzMovedByPay } from './nz-moved-by-pay';
import { declaredToEmployer, nzPayEmployee } from './nz-pay-employee';
import { nzPlausibility } from './nz-plausibility';
import { nzPublicHolidays, nzPublicHolidaysAfterEnd, type NzPublicHolidaysOfPay } from './nz-public-holidays';
import { closedownPaid, nzService } from './nz-service';
import { weekOfCasual } from './nz-week-of-casual';
import { workingTimeChange } from './nz-working-time';
import type { Mutable } from '../mutable';
import type { PastPay } from '../../ports';

/** Everything payroll-core asks about a New Zealand pay. */
export function buildNzInput(stored: PayBasis<'NZ'>): Result<BuiltInput<'NZ'>, PaysRefusal> {
  const { payDate, employee, parts, run, inRun, past, year } = stored;
  const { details } = employee;
  if (stored.superTiming !== undefined) {
    return refusal('pay/invalid', 'super_timing is for Australian pays. Leave it out.', { path: 'superTiming' });
  }
  const edition = inForce(nz.holidays, payDate);
  if (!edition.ok) return refusedPay(edition.error);
  const opening = openingBalances(parts) ?? noOpeningBalances;
  const changed = workingTimeChange(stored, opening);
  const { leave } = changed;
  const basis = { ...stored, leave };
  const lastDay = lastDayOf(basis);
  const told = nzLeaveFacts(parts);
  const service = nzService(details, told, leave, opening.asAt, edition.value);
  const isWithPay = isHolidayPaidWithPay(details, payDate);
  const all = entitlementsArising(details, parts, leave, periodsPaid(basis), lastDay, service, edition.value);
  const annual = isWithPay ? withoutAnnualHolidays(all) : all;
  const history = nzHistory(employee, opening, earnedBefore(basis), payDate, run, { facts: told, service });
  const publicHolidays = nzPublicHolidays(basis, told, history, lastDay, edition.value);
  if (!publicHolidays.ok) return publicHolidays;
  const arising = withAlternativeHolidays(annual, publicHolidays.value);
  const arisingAnnual = decimal(arising.hours.holidayLeaveHours ?? '0');
  const annualLeft = add(figure(leave, 'ANNUAL_HOLIDAYS'), arisingAnnual);
  const others = hoursTaken(basis.lines.leave.filter(({ isCashUp }) => isCashUp !== true));
  const left = subtract(subtract(annualLeft, others), annualHoursAfter(leave, lastDay));
  const cashed = cashUps(basis.lines.leave, details, leave, left, service, { payDate, lastDay }, edition.value);
  if (!cashed.ok) return cashed;
  const rowsOfLeave = withHoursAfterParentalLeave(
    basis.lines.leave,
    details,
    service,
    annualLeft,
    lastDay,
    edition.value,
  );
  const lines = rowsOfLeave === basis.lines.leave ? basis.lines : { ...basis.lines, leave: rowsOfLeave };
  const { taxable } = year;
  const finalPayIn = basis.termination === null ? undefined : nzFrequencies[details.pay_period];
  const earlier = finalPayIn === undefined ? (past ?? []) : ofPresentJob(employee, past ?? []);
  const earlierPays = nzEarlierPays(earlier, payDate, { inRun, finalPayIn });
  const asPaid = employeeAsPaid(
    nzPayEmployee(stored, withChangedHours(arising, changed.hours), history),
    basis.asPaid?.input.employee,
    declaredToEmployer,
  );
  const { otherwiseToday } = asPaid;
  const notice = basis.asPaid === undefined ? {} : noticeLeftNow(asPaid.employee, basis.asPaid.facts, leave);
  const plain: Mutable<nz.NzPayInput> = {
    payDate,
    payPeriod: details.pay_period,
    employee: { ...asPaid.employee, ...notice },
  };
  if (taxable !== undefined && !taxable.startsWith('-')) plain.yearToDate = { taxable };
  Object.assign(plain, nzLines(filledLists(lines)));
  if (earlierPays.length > 0 || isFirstPay(basis)) plain.earlierPays = earlierPays;
  if (run.runEndDate !== undefined) plain.isOffCycle = true;
  if (basis.daysPaid !== null) plain.daysPaid = basis.daysPaid;
  // Employees whose daily pay varies, and those without an hourly rate, are paid leave at average daily pay.
  else if (details.daily_pay_varies || !isPositive(decimal(details.pay_rate_per_hour)))
    plain.standardDaysInPeriod = standardDaysIn({ periodStart: run.startDate, periodEnd: run.endDate }, details);
  const moved = nzMovedByPay(basis, plain, { facts: told, service }, history, arisingAnnual, annualLeft, isWithPay);
  if (!moved.ok) return moved;
  const { closedown, settledHours, closedownBeside } = moved.value;
  const input: nz.NzPayInput =
    closedown === undefined ? plain : { ...plain, closedown, employee: withSettled(plain.employee, settledHours) };
  const late = nzLatePay(basis, input, isWithPay, edition.value);
  if (!late.ok) return late;
  const granted = [
    changed.granted,
    publicHolidays.value.granted,
    cashed.value.granted,
    basis.termination === null ? moved.value.granted : {},
  ].reduce(addFigures, arising.granted);
  const paysHolidays = basis.lines.leave.some(isAnnualHoliday) || moved.value.closedown !== undefined;
  // Whose holiday pay was paid with each pay is paid out only what was left from before.
  const settlesHolidays = basis.termination !== null && (!isWithPay || isPositive(annualLeft));
  const warnings = [
    ...changed.warnings,
    ...kiwisaverWarnings(details, payDate),
    ...kiwisaverNoticeWarnings(details, payDate),
    ...withoutAnyHolidays(details),
    ...(isPositive(arisingAnnual) ? holidaysPaidBefore(details, service, leave, lastDay) : []),
    ...arising.warnings,
    ...publicHolidays.value.warnings,
    ...cashed.value.warnings,
    ...(basis.termination === null ? nzLeaveAfterPeriod(basis) : []),
    ...leaveInTimeAway(basis.lines.leave, told.absences),
    ...(earnsNzLeave(details) ? unpaidLeaveBeyondWeek(basis, told.absences) : []),
    ...(earnsNzLeave(details) ? beyondAct(basis, edition.value) : []),
    ...moved.value.warnings,
    ...(paysHolidays || settlesHolidays ? (history?.warnings ?? []) : []),
    ...(paysHolidays || isPositive(arisingAnnual) ? weekOfCasual(details, history) : []),
    ...late.value,
    ...nzPlausibility(basis),
  ];
  const hasLeave = basis.lines.leave.length > 0 || basis.termination !== null;
  const isLeaveInvolved = publicHolidays.value.hasHolidays || Object.keys(all.hours).length > 0;
  const facts: NzPayFacts = {
    ...(isLeaveInvolved || !details.is_leave_enabled ? { record: leaveRecord(details) } : {}),
    ...ordinaryPayTold(details),
    ...(details.public_holiday_region === null ? {} : { publicHolidayRegion: details.public_holiday_region }),
    ...(hasLeave && history !== undefined ? { holidayRates: history.sideBySide() } : {}),
    ...(isWithPay ? { holidayPayWithPaySince: service.entitledSince(lastDay) } : {}),
    ...(closedownBeside === undefined ? {} : { closedownBeside }),
    ...(Object.keys(changed.hours).length === 0 ? {} : { workingTimeChange: changed.granted }),
    ...(basis.asPaid === undefined ? noticeOf(details) : noticeAsPaid(basis.asPaid.facts)),
  };
  const besideInput = Object.keys(facts).length === 0 ? {} : { facts };
  if (basis.termination === null) {
    return accepted({
      calculationInput: { country: 'NZ', input, termination: null, ...found(warnings), ...besideInput },
      granted,
      otherwiseToday,
    });
  }
  const ended = nzTermination(basis, basis.termination, input, {
    facts: told,
    history,
    lastDay,
    isWithPay,
    paidWithPay: figure(leave, holidayPaidWithPay(service.entitledSince(lastDay))),
    atAverage: (hours) => leftAfterParentalLeave(details, service, hours, lastDay, edition.value),
    paidInAdvance: add(figure(leave, ADVANCE_PAID), figure(moved.value.granted, ADVANCE_PAID)),
  });
  if (!ended.ok) return ended;
  const { termination, warnings: ofTermination } = ended.value;
  return accepted({
    calculationInput: { country: 'NZ', input, termination, ...found([...warnings, ...ofTermination]), ...besideInput },
    granted: addFigures(granted, { [ADVANCE_PAID]: negate(figure(leave, ADVANCE_PAID)).toString() }),
  });
}

/** Hours that arose after a day, which a pay of a later day has noted: nothing is paid out before it is there. */
function annualHoursAfter(account: Figures, day: CivilDate): Decimal {
  const notes = notesOfHoursArisen(account);
  const all = hoursArisenBy(notes, LAST_DAY);
  return subtract(figure(all, 'ANNUAL_HOLIDAYS'), figure(hoursArisenBy(notes, day), 'ANNUAL_HOLIDAYS'));
}

const LAST_DAY = civilDate('9999-12-31');

function leaveRecord(details: EmployeeDetails): NzLeaveRecord {
  const { employment_status, working_days, working_days_from, is_leave_enabled } = details;
  const { num_holiday_leave_days_per_year, annual_holidays_weeks_per_year, num_sick_leave_days_per_year } = details;
  const agreed = { num_holiday_leave_days_per_year, annual_holidays_weeks_per_year, num_sick_leave_days_per_year };
  return { employment_status, working_days, working_days_from, is_leave_enabled, ...agreed };
}

function ordinaryPayTold({ ordinary_weekly_pay, relevant_daily_pay, daily_pay_varies }: EmployeeDetails): NzPayFacts {
  return ordinary_weekly_pay === null && relevant_daily_pay === null && !daily_pay_varies
    ? {}
    : { ordinaryPay: { ordinary_weekly_pay, relevant_daily_pay, ...(daily_pay_varies ? { daily_pay_varies } : {}) } };
}

/** Under which notice compulsory extra deductions are taken. */
function noticeOf(details: EmployeeDetails): NzPayFacts {
  const { slcir_rate: rate, slcir_remaining_amount: told, slcir_notice_number: notice } = details;
  if (rate === null || told === null) return {};
  return { compulsoryExtraTold: told, ...(notice === null ? {} : { compulsoryExtraNotice: notice }) };
}

function noticeAsPaid({ compulsoryExtraTold: told, compulsoryExtraNotice: notice }: NzPayFacts = {}): NzPayFacts {
  return {
    ...(told === undefined ? {} : { compulsoryExtraTold: told }),
    ...(notice === undefined ? {} : { compulsoryExtraNotice: notice }),
  };
}

/**
 * A notice as a pay was made under it, with what is left of it today: pays that were entered since have taken of it.
 * @law Student Loan Scheme Act 2011 s 49
 */
function noticeLeftNow(
  { studentLoanCir }: nz.NzPayEmployee,
  { compulsoryExtraTold: told, compulsoryExtraNotice: notice }: NzPayFacts = {},
  account: Figures,
): Pick<nz.NzPayEmployee, 'studentLoanCir'> {
  if (told === undefined || studentLoanCir === undefined || studentLoanCir === null) return {};
  return { studentLoanCir: { ...studentLoanCir, remaining: leftOfNotice(told, notice, account) } };
}

function beyondAct(
  { employee: { details }, lines }: PayBasis<'NZ'>,
  holidays: Dated<nz.Holidays>,
): readonly nz.NzWarning[] {
  const rows = lines.leave.map(({ leaveType, date, hours, description }) => ({
    leaveType,
    date: civilDate(date),
    hours: decimal(hours),
    description,
  }));
  return nz.leaveBeyondAct(rows, details.start_date, decimal(details.standard_hours_per_day), holidays);
}

const arisingNames = {
  ANNUAL_HOLIDAYS: 'holidayLeaveHours',
  SICK: 'sickLeaveHours',
  ALT_HOLIDAY: 'altHolidayHours',
  NZ_FAMILY_VIOLENCE: 'familyViolenceLeaveHours',
} as const;

/** Balances that are told in other hours change with the pay like entitlements that arise or lapse. */
function withChangedHours(arising: Arising, changed: Figures): Arising {
  const hours = Object.entries(changed).map(([leaveType, more]) => {
    const name = arisingNames[leaveType as keyof typeof arisingNames];
    return [name, add(decimal(arising.hours[name] ?? '0'), decimal(more)).toString()] as const;
  });
  return hours.length === 0 ? arising : { ...arising, hours: { ...arising.hours, ...Object.fromEntries(hours) } };
}

/** Holidays in advance that a closedown settles come to the balance like an entitlement. */
function withSettled(employee: nz.NzPayEmployee, settled: Decimal): nz.NzPayEmployee {
  if (isZero(settled)) return employee;
  const { entitlementsArising: arising } = employee;
  const hours = add(decimal(String(arising?.holidayLeaveHours ?? '0')), settled).toString();
  return { ...employee, entitlementsArising: { ...arising, holidayLeaveHours: hours } };
}

function withAlternativeHolidays(arising: Arising, { alternativeHours }: NzPublicHolidaysOfPay): Arising {
  return isZero(alternativeHours)
    ? arising
    : { ...arising, hours: { ...arising.hours, altHolidayHours: alternativeHours.toString() } };
}

/** The anniversary counts as settled, and gives nothing: the holidays are paid with each pay. */
function withoutAnnualHolidays({ hours, ...arising }: Arising): Arising {
  const { holidayLeaveHours: _paidWithPay, ...others } = hours;
  return { ...arising, hours: others };
}

function found(warnings: readonly PayWarning[]): { readonly warnings?: readonly PayWarning[] } {
  return warnings.length === 0 ? {} : { warnings };
}

/** The last day of the period, or of the employment where it ends in it. */
function lastDayOf(basis: PayBasis<'NZ'>): CivilDate {
  const { endDate } = basis.run;
  const lastDay = employmentEnd(basis);
  return lastDay !== undefined && lastDay < endDate ? lastDay : endDate;
}

/**
 * What holiday pay stands on. Earnings are of the days that they are for: a final pay counts what was earned up to the last day also
 * where it was paid after it.
 * @law Holidays Act 2003 ss 14, 23, 25
 */
function earnedBefore({ past = [], paidLater = [], ...basis }: PayBasis<'NZ'>): readonly PastPay[] {
  const lastDay = employmentEnd(basis);
  if (paidLater.length === 0 || lastDay === undefined) return past;
  return [...past, ...paidLater.filter(({ periodStart }) => periodStart <= lastDay)];
}

/** The days of a bonus for a year pay no service. */
function periodsPaid({ run, lines, past = [] }: PayBasis<'NZ'>): PeriodsPaid {
  let since = isLongPayment({ run, lines }) ? addDays(run.endDate, 1) : run.startDate;
  let last: CivilDate | undefined;
  for (const pay of past) {
    const { periodStart } = pay;
    if (wasLongPayment(pay)) continue;
    if (periodStart < since) since = periodStart;
    if (last === undefined || periodStart > last) last = periodStart;
  }
  return { since, last };
}

/**
 * Nothing can have been paid before to somebody whose job began in the four weeks, so that this pay alone is what an extra
 * pay stands on. A final pay asks for the pays before it.
 * @law Inland Revenue payroll specification 5.11 step 3.1
 */
function isFirstPay({ employee, payDate, termination }: PayBasis<'NZ'>): boolean {
  return termination === null && employee.details.start_date > addDays(payDate, -28);
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

/** What a termination stands on beside the pay. */
interface Leaving {
  readonly facts: NzLeaveFacts;
  readonly history: NzHistory | undefined;
  readonly lastDay: CivilDate;
  /** Holiday pay was paid with each pay, so nothing more is paid on leaving. */
  readonly isWithPay: boolean;
  /** Holiday pay that was paid with the pays since annual holidays last fell due, on other terms than today's. */
  readonly paidWithPay: Decimal;
  /** Dollars that were paid for holidays in advance, those of the final pay included. */
  readonly paidInAdvance: Decimal;
  /** Of hours that are left, those that average weekly earnings alone pay for. */
  readonly atAverage: (hours: Decimal) => Decimal;
}

function nzTermination(
  basis: PayBasis<'NZ'>,
  termination: TerminationRequest,
  input: nz.NzPayInput,
  { facts, history, lastDay, isWithPay, paidWithPay, paidInAdvance, atAverage }: Leaving,
): Result<EndedEmployment, PaysRefusal> {
  const { isAdvanceRecoveryAgreed, ...members } = termination;
  const request: nz.NzTerminationInput = {
    payDate: input.payDate,
    payPeriod: input.payPeriod,
    // payroll-core reads and judges every member of the request.
    termination: members as unknown as nz.NzTerminationInput['termination'],
    employee: { ...input.employee, startDate: basis.employee.details.start_date },
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
  const ofPeriod = [ordinary.value, ...(basis.paidBeside ?? [])].reduce(
    (sum, { holidaysActGrossEarnings: gross }) => add(sum, nzd(gross.toString())),
    nzd('0'),
  );
  // A closedown that would have begun after the last day may be paid already.
  const closed = facts.closedowns.findLast(
    ({ began }) => began > lastDay && basis.leave[closedownPaid(began)] !== undefined,
  );
  const sinceAnniversary = isWithPay ? undefined : history?.grossSinceEntitled(ofPeriod, lastDay, closed?.anchor);
  const averageHours = atAverage(decimal(left('ANNUAL_HOLIDAYS')));
  const after = nzPublicHolidaysAfterEnd(basis, facts, history, lastDay, decimal(left('ANNUAL_HOLIDAYS')));
  return accepted({
    termination: {
      ...request,
      employee: { ...paid, holidayLeaveHours: left('ANNUAL_HOLIDAYS'), altHolidayHours: left('ALT_HOLIDAY') },
      holidayPay: {
        grossSinceAnniversary: positiveOrZero(sinceAnniversary?.gross ?? '0'),
        ...(!isWithPay && isPositive(paidWithPay) ? { paidWithPay: paidWithPay.toString() } : {}),
        ...(isPositive(paidInAdvance) ? { paidInAdvance: paidInAdvance.toString() } : {}),
        ...(isAdvanceRecoveryAgreed === true ? { isAdvanceRecoveryAgreed } : {}),
        ...(isPositive(averageHours) ? { averageWeeklyEarningsHours: averageHours.toString() } : {}),
        ...(after.amounts.length === 0 ? {} : { publicHolidaysAfterEnd: after.amounts }),
      },
      ...(input.earlierPays === undefined ? {} : { earlierPays: input.earlierPays }),
      ...(basis.employee.details.start_date >= basis.run.startDate ? { isFirstPayPeriod: true } : {}),
      ordinaryEarnings: positiveOrZero(ordinary.value.ordinaryEarnings.toString()),
    },
    warnings: [...(sinceAnniversary?.warnings ?? []), ...after.warnings],
  });
}
