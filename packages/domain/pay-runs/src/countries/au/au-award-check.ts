import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { add, decimal, isNegative, isPositive, isZero, whole, type Decimal } from 'payroll-core';
import type { AllowanceCategory } from 'payroll-core/au';
import {
  auStates,
  checkUnderpayment,
  type Award,
  type AwardEmployee,
  type AwardShift,
  type CheckUnderpaymentInput,
  type EmploymentType,
  type InterpretShiftsInput,
  type MinimumSetBy,
  type PaidLine,
  type RecordedWork,
  type RequiredLine,
  type UncoveredArrangement,
  type UnderpaymentCheck,
  type UnderpaymentEvidence,
} from 'payroll-core/au/awards';
import { awardWarnings, type AwardCheck } from '../../domain/award-check';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { AuPayFigures, PayExplanation, PayWarning } from '../../domain/pay-record';
import type { ShiftsOfPeriod } from '../../domain/timesheets/shifts-of-period';
import type { MinimumBasis } from '../pay-basis';
import type { Mutable } from '../mutable';

/** The last pay of a period with the verdict on the period. */
export function auHeldAgainstMinimum(pay: CalculatedPay<'AU'>, basis: MinimumBasis<'AU'>): CalculatedPay<'AU'> {
  const check = auAwardCheck(basis);
  return check === undefined ? pay : withAwardCheck(pay, check, notPriced(check, basis));
}

/** What shifts of the period say and no line prices, such as an eleventh hour of remote work. What the award leaves out of every result is not told again. */
function notPriced(
  { notCovered, evidence }: AwardCheck,
  { shifts, findAward }: MinimumBasis<'AU'>,
): readonly PayWarning[] {
  const award = evidence.award === undefined ? undefined : findAward(evidence.award);
  if (award === undefined || shifts.own.length === 0) return [];
  const always = new Set(award.rules.editions.flatMap(({ values }) => values.notCovered));
  // Holidays of a part of a state have a warning of their own.
  const says = notCovered.filter((one) => !always.has(one) && !one.includes('is a public holiday for some only'));
  if (says.length === 0) return [];
  return [
    {
      code: 'au.awards/not-priced',
      message: `Not all that the approved shifts say is priced under ${award.code}: ${says.join(' ')} Enter what the award asks for as rows of the pay.`,
      field: 'hours',
    },
  ];
}

/** What the pays of a period are held against, and how that comes out; undefined where the record names no minimum. */
export function auAwardCheck(basis: MinimumBasis<'AU'>): AwardCheck | undefined {
  const { employee, run, pays, shifts } = basis;
  const { details } = employee;
  const minimum = minimumOf(details, basis.findAward);
  const rows = pays.length === 1 ? pays[0]!.hours : pays.flatMap(({ hours }) => hours);
  if (minimum === undefined || (rows.length === 0 && shifts.own.length === 0)) return undefined;
  if (shifts.own.length > 0 || minimum.kind !== 'award') return checkOf(basis, minimum, rows);
  const known = recentChecks(minimum.award);
  const facts = factsOf(details, run, pays);
  const before = known.get(facts);
  if (before !== undefined) return before;
  const check = checkOf(basis, minimum, rows);
  if (known.size >= MOST_CHECKS) known.clear();
  known.set(facts, check);
  return check;
}

/** A run is checked when it is opened and again when it is processed, and people of one level are often paid alike. */
const checksOf = new WeakMap<Award, Map<string, AwardCheck>>();
const MOST_CHECKS = 1_000;

function recentChecks(award: Award): Map<string, AwardCheck> {
  const known = checksOf.get(award) ?? new Map<string, AwardCheck>();
  if (known.size === 0) checksOf.set(award, known);
  return known;
}

/** Everything that a check of recorded hours reads beside the award, which is the same all day. */
function factsOf(
  details: EmployeeDetails,
  { startDate, endDate }: MinimumBasis<'AU'>['run'],
  pays: readonly AuPayFigures[],
): string {
  const facts: (string | boolean | null)[] = [
    startDate,
    endDate,
    details.employment_status,
    details.award_classification,
    details.award_classification_reason,
    details.date_of_birth,
    details.start_date,
    details.award_group,
    details.award_stream,
    details.award_worker,
    details.award_disability_services_work,
    details.award_office_work,
    details.award_all_purpose_rate,
    details.award_set_off,
    details.award_ordinary_hours_only,
    details.annual_salary !== null,
  ];
  for (const { hours, allowances } of pays) {
    for (const { units, value, payAmount, isOvertime } of hours) facts.push(units, value, payAmount, isOvertime);
    for (const { allowanceCategory, otherType, totalAmount } of allowances)
      facts.push(allowanceCategory, otherType ?? null, totalAmount);
  }
  return JSON.stringify(facts);
}

function checkOf(basis: MinimumBasis<'AU'>, minimum: MinimumSetBy, rows: readonly HoursRow[]): AwardCheck {
  const { run, pays } = basis;
  const { details } = basis.employee;
  const input: CheckUnderpaymentInput = {
    minimum,
    payPeriod: { from: run.startDate, to: run.endDate },
    work: workOf(details, rows, basis.shifts),
    paid: pays.flatMap(paidLines),
    setOff: details.award_set_off,
  };
  const checked = checkUnderpayment(input);
  const own = {
    periodStart: run.startDate,
    periodEnd: run.endDate,
    setOff: details.award_set_off,
  };
  const told: EmployerFacts = {
    ...awardOf(minimum),
    employmentType: employmentTypeOf(details) ?? details.employment_status,
    classificationReason: details.award_classification_reason,
    shifts: basis.shifts.own.length,
  };
  return checked.ok
    ? keptCheck(checked.value, own, keptEvidence(checked.value.evidence, told))
    : unreadable(checked.error.message, own, keptEvidence({ editions: [] }, told));
}

/** What is kept beside the figures of the award: what the employer said of the person. */
interface EmployerFacts {
  readonly award?: string;
  readonly classification?: string;
  readonly employmentType: string;
  readonly classificationReason: string | null;
  /** How many shifts were priced. */
  readonly shifts: number;
}

type OwnOfCheck = Pick<AwardCheck, 'periodStart' | 'periodEnd' | 'setOff'>;

/** The verdict as it is kept. Written out member by member: every pay of a run has one. */
function keptCheck(check: UnderpaymentCheck, own: OwnOfCheck, evidence: AwardCheck['evidence']): AwardCheck {
  return {
    verdict: check.verdict,
    testedAt: check.testedAt,
    shortBy: check.shortBy.toString(),
    possiblyShortBy: check.possiblyShortBy.toString(),
    required: check.required.toString(),
    paid: check.paid.toString(),
    lines: check.lines.map(keptLine),
    // A category that nothing is asked for and nothing was paid in says nothing.
    comparison: check.comparison
      .filter(({ required, paid }) => !isZero(required) || !isZero(paid))
      .map(({ category, required, paid, shortBy }) => ({
        category,
        required: required.toString(),
        paid: paid.toString(),
        shortBy: shortBy.toString(),
      })),
    reasons: check.reasons,
    notCovered: check.notCovered,
    periodStart: own.periodStart,
    periodEnd: own.periodEnd,
    setOff: own.setOff,
    evidence,
  };
}

function keptLine(line: RequiredLine): AwardCheck['lines'][number] {
  const kept: Mutable<AwardCheck['lines'][number]> = {
    kind: line.kind,
    category: line.category,
    says: line.says,
    hours: line.hours.toString(),
    amount: line.amount.toString(),
    clause: line.clause,
    certainty: line.certainty,
  };
  if (line.rate !== undefined) kept.rate = line.rate.toString();
  return kept;
}

function keptEvidence(evidence: UnderpaymentEvidence, told: EmployerFacts): AwardCheck['evidence'] {
  const kept: Mutable<AwardCheck['evidence']> = { editions: evidence.editions, employmentType: told.employmentType };
  const { hourly, weekly, certainty, confirmedUntil, source } = evidence;
  const award = evidence.award ?? told.award;
  const classification = evidence.classification ?? told.classification;
  if (award !== undefined) kept.award = award;
  if (classification !== undefined) kept.classification = classification;
  if (hourly !== undefined) kept.hourly = hourly.toString();
  if (weekly !== undefined) kept.weekly = weekly.toString();
  if (certainty !== undefined) kept.certainty = certainty;
  if (confirmedUntil !== undefined) kept.confirmedUntil = confirmedUntil;
  if (source !== undefined) kept.source = source;
  if (told.classificationReason !== null) kept.classificationReason = told.classificationReason;
  if (told.shifts > 0) kept.shifts = told.shifts;
  return kept;
}

/** A fact that cannot be read, such as a shift without an end, leaves the verdict open. */
function unreadable(says: string, own: OwnOfCheck, evidence: AwardCheck['evidence']): AwardCheck {
  return {
    ...own,
    verdict: 'cannot-tell',
    testedAt: 'nothing',
    shortBy: '0',
    possiblyShortBy: '0',
    required: '0',
    paid: '0',
    lines: [],
    comparison: [],
    reasons: [{ code: 'facts-not-readable', says }],
    notCovered: [],
    evidence,
  };
}

function awardOf(minimum: MinimumSetBy): { readonly award?: string; readonly classification?: string } {
  return minimum.kind === 'award' ? { award: minimum.award.code, classification: minimum.employee.classification } : {};
}

const arrangements: Readonly<Record<string, UncoveredArrangement>> = {
  ENTERPRISE_AGREEMENT: 'enterprise-agreement',
  INDIVIDUAL_FLEXIBILITY_ARRANGEMENT: 'individual-flexibility-arrangement',
  SUPPORTED_WAGE: 'supported-wage',
  PIECE_RATES: 'piece-rates',
  ANNUALISED_WAGE_CLAUSE: 'annualised-wage-clause',
};

/** Whether the record says that something else than an award sets the pay of the employee. */
export function isOutsideAwards({ minimum_pay_set_by: setBy }: EmployeeDetails): boolean {
  return setBy === 'NATIONAL_MINIMUM_WAGE' || (setBy !== null && arrangements[setBy] !== undefined);
}

/**
 * Whether a salary covers penalties and overtime: by the contract, which sets them off, or by the annualised wage of an award. Shifts
 * are then the record that it is held against.
 */
export function isPaidBySalary({
  annual_salary: salary,
  award_set_off: setsOff,
  minimum_pay_set_by: setBy,
}: EmployeeDetails): boolean {
  return salary !== null && (setsOff || setBy === 'ANNUALISED_WAGE_CLAUSE');
}

function minimumOf(details: EmployeeDetails, findAward: (code: string) => Award | undefined): MinimumSetBy | undefined {
  const { minimum_pay_set_by: setBy, award_code: code } = details;
  const arrangement = setBy === null ? undefined : arrangements[setBy];
  if (arrangement !== undefined) return { kind: 'not-covered', arrangement };
  const employmentType = employmentTypeOf(details);
  if (setBy === 'NATIONAL_MINIMUM_WAGE') {
    return employmentType === undefined
      ? { kind: 'not-covered', arrangement: 'unknown' }
      : { kind: 'national-minimum-wage', employmentType, dateOfBirth: details.date_of_birth };
  }
  if (code === null) return undefined;
  const award = findAward(code);
  const employee = awardEmployeeOf(details);
  return award === undefined || employee === undefined
    ? { kind: 'not-covered', arrangement: 'unknown' }
    : { kind: 'award', award, employee, ...allPurposeRate(details) };
}

/** All-purpose allowances are part of the rate before penalties. */
function allPurposeRate({ award_all_purpose_rate: rate }: EmployeeDetails): { readonly ordinaryHourlyRate?: string } {
  return rate === null ? {} : { ordinaryHourlyRate: rate };
}

const employmentTypesOf: Readonly<Record<EmployeeDetails['employment_status'], EmploymentType | undefined>> = {
  'Full-time': 'full-time',
  'Part-time': 'part-time',
  Casual: 'casual',
  'Labour Hire': undefined,
};

export function employmentTypeOf({ employment_status: status }: EmployeeDetails): EmploymentType | undefined {
  return employmentTypesOf[status];
}

/** The person as an award sees them; undefined where the record does not say enough. */
export function awardEmployeeOf(details: EmployeeDetails): AwardEmployee | undefined {
  const employmentType = employmentTypeOf(details);
  const { award_classification: classification } = details;
  if (employmentType === undefined || classification === null) return undefined;
  return {
    employmentType,
    classification,
    dateOfBirth: details.date_of_birth,
    employedSince: details.start_date,
    ...(details.award_group === null ? {} : { group: details.award_group }),
    ...(details.award_stream === null ? {} : { stream: details.award_stream }),
    ...(details.award_worker === null ? {} : { worker: details.award_worker }),
    disabilityServicesWork: details.award_disability_services_work,
    office: details.award_office_work,
  };
}

/** Where the job is: public holidays follow it. */
export function stateOf({ state }: EmployeeDetails) {
  return auStates.find((known) => known === state);
}

/** A shift of a part-timer holds the agreed hours of a day, unless it says others. */
function withAgreedHours(details: EmployeeDetails, shifts: readonly AwardShift[]): readonly AwardShift[] {
  const { award_agreed_hours_per_day: agreed, employment_status: status } = details;
  if (agreed === null || status !== 'Part-time') return shifts;
  return shifts.map((shift) => (shift.guaranteedHours === undefined ? { ...shift, guaranteedHours: agreed } : shift));
}

/** The shifts of a period as the interpreter reads them: a week is the company's, also where another pay holds its first days. */
export function workedShifts(
  details: EmployeeDetails,
  { own, before, weekStart }: ShiftsOfPeriod,
): Pick<InterpretShiftsInput, 'shifts' | 'shiftsBefore' | 'roster'> {
  return {
    shifts: withAgreedHours(details, own),
    shiftsBefore: withAgreedHours(details, before),
    roster: { startsOn: weekStart, weeks: details.award_averaging_weeks },
  };
}

/** Amounts on top of hours that other rows pay, each counted by the hour or part of an hour. */
export const loadingUnits = 'loadings';
/** What an award prices by the whole shift. */
export const shiftUnits = 'shift';

type HoursRow = AuPayFigures['hours'][number];

function workOf(details: EmployeeDetails, rows: readonly HoursRow[], shifts: ShiftsOfPeriod): RecordedWork {
  const state = shifts.own.length === 0 ? undefined : stateOf(details);
  if (state !== undefined) return { kind: 'shifts', state, ...workedShifts(details, shifts) };
  const total = rows.filter(isTime).reduce((sum: Decimal, { value }) => add(sum, decimal(value)), whole(0));
  const hours = total.toString();
  // The hours of a salary are the agreed ones, which are owed at least; those that were worked are in no row.
  if (details.annual_salary !== null && !details.award_ordinary_hours_only) {
    return { kind: 'not-recorded', ...(isPositive(total) ? { agreedHours: hours } : {}) };
  }
  return {
    kind: 'hours',
    hours: [{ hours }],
    withoutPenalties: details.award_ordinary_hours_only && !rows.some(({ isOvertime }) => isOvertime),
  };
}

/** Hours worked; rows of kilometres or dollars are not. */
function isTime({ units }: HoursRow): boolean {
  return /^(h|hr|hrs|hour|hours)$/i.test(units.trim());
}

function paidLines({ hours, allowances }: AuPayFigures): readonly PaidLine[] {
  return [
    ...hours.map((row): PaidLine => {
      const { units, value, payAmount: amount } = row;
      if (units === shiftUnits) return { category: 'penalty', ...paidAmount(amount) };
      const isCounted = (isTime(row) || units === loadingUnits) && isPositive(decimal(value));
      return isCounted ? { category: 'hours', hours: value, amount } : { category: 'ordinary', ...paidAmount(amount) };
    }),
    ...allowances.map((row): PaidLine => ({
      category: refunds.has(row.allowanceCategory) || row.otherType === 'T1' ? 'expense' : 'allowance',
      ...paidAmount(row.totalAmount),
    })),
  ];
}

/** In a pay that was worked out, only a row that was marked as an adjustment is below zero. */
function paidAmount(amount: string): Pick<PaidLine, 'amount' | 'isAdjustment'> {
  return isNegative(decimal(amount)) ? { amount, isAdjustment: true } : { amount };
}

/** Allowances for meals, cars and travel refund what the work costs, as do fares (type T1). */
const refunds: ReadonlySet<AllowanceCategory> = new Set(['CD', 'MD', 'RD']);

/** The pay with the verdict on its period: in its figures, in its warnings and in what it is replayed from. */
export function withAwardCheck(
  pay: CalculatedPay<'AU'>,
  awardCheck: AwardCheck,
  told: readonly PayWarning[] = [],
): CalculatedPay<'AU'> {
  const { calculationInput } = pay;
  const { result } = pay.figures;
  const kept = told.length === 0 ? {} : { warnings: [...told, ...(calculationInput.warnings ?? [])] };
  return {
    calculationInput: { ...calculationInput, ...kept, awardCheck },
    figures: {
      ...pay.figures,
      result: { ...result, awardCheck, warnings: [...told, ...result.warnings, ...awardWarnings(awardCheck)] },
    },
    explain: () => ({ ...pay.explain(), ...stepsOfAward(awardCheck) }),
  };
}

/** What the award asks for, line by line with its clause, as the explanation of a pay. */
export function stepsOfAward(check: AwardCheck | undefined): PayExplanation {
  if (check === undefined) return {};
  const { evidence } = check;
  return {
    award_check: {
      rule: evidence.award === undefined ? 'au.awards.national-minimum-wage' : `au.awards.${evidence.award}`,
      value: check.required,
      says: `${check.verdict}: ${check.required} required, ${check.paid} paid${check.reasons.map(({ says }) => `. ${says}`).join('')}`,
      because: check.lines.map((line) => ({
        rule: `clause ${line.clause}`,
        value: line.amount,
        says: `${line.says}: ${line.hours}${line.rate === undefined ? '' : ` × ${line.rate}`} = ${line.amount} (${line.certainty})`,
      })),
    },
  };
}
