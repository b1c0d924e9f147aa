import {
  accepted,
  add,
  aud,
  decimal,
  divide,
  inForce,
  isMore,
  isPositive,
  multiply,
  subtract,
  toCents,
  whole,
  type Aud,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import { allowanceLaw } from 'payroll-core/au';
import { interpretShifts, type Award, type AwardPayLine, type InterpretShiftsInput } from 'payroll-core/au/awards';
import type { AllowanceItem, HoursItem } from '../../domain/pay-command';
import { refusal, type PaysRefusal } from '../../domain/pays-refusal';
import { plainHours, PLACES, type WorkedItem } from '../../domain/timesheets/plain-hours';
import type { ShiftsOfPeriod } from '../../domain/timesheets/shifts-of-period';
import type { ShiftsBasis } from '../pay-basis';
import { auPublicHolidaysBesideShifts } from './au-public-holidays-off';
import { awardEmployeeOf, loadingUnits, shiftUnits, stateOf, workedShifts } from './au-award-check';

/**
 * Shifts as rows of a pay: by the award where its conditions are known, otherwise as hours at the employee's own rate. Public
 * holidays that would have been worked and were not are paid beside them.
 */
export function auItemOfShifts(basis: ShiftsBasis<'AU'>): Result<WorkedItem, PaysRefusal> {
  const priced = pricedShifts(basis);
  return priced.ok ? accepted({ ...priced.value, ...auPublicHolidaysBesideShifts(basis) }) : priced;
}

/** What the award of a record prices; undefined where none is named that prices shifts. */
export function shiftsToPrice(
  { employee: { details }, run, findAward }: Pick<ShiftsBasis<'AU'>, 'employee' | 'run' | 'findAward'>,
  shifts: ShiftsOfPeriod,
): Result<InterpretShiftsInput | undefined, PaysRefusal> {
  const award = details.award_code === null ? undefined : findAward(details.award_code);
  const person = awardEmployeeOf(details);
  if (award === undefined || person === undefined || award.rules.editions.length === 0) return accepted(undefined);
  const state = stateOf(details);
  if (state === undefined) {
    return refusal('pay/invalid', 'Public holidays follow the state: the employee needs one, such as NSW.');
  }
  const own = person.employmentType === 'casual' ? undefined : decimal(details.pay_rate_per_hour);
  return accepted({
    award,
    employee: person,
    state,
    payPeriodStart: run.startDate,
    ...workedShifts(details, shifts),
    ...baseRate(own, details.award_all_purpose_rate),
  });
}

function pricedShifts(basis: ShiftsBasis<'AU'>): Result<WorkedItem, PaysRefusal> {
  const { shifts, employee } = basis;
  const input = shiftsToPrice(basis, shifts);
  if (!input.ok) return input;
  if (input.value === undefined) return plainHours(shifts.own);
  const { award, employee: person } = input.value;
  // A casual's own rate holds the loading, which the award adds in its own way: penalties are no percentage of it, and no hour is paid less.
  const own = person.employmentType === 'casual' ? decimal(employee.details.pay_rate_per_hour) : undefined;
  const priced = interpretShifts(input.value);
  if (!priced.ok) return refusal('pay/invalid', ofAward(award, priced.error.message));
  const { lines } = priced.value;
  const wages = lines.filter(({ kind }) => kind !== 'allowance');
  return accepted({
    hours: merged(wages).map((line) => hoursItem(award.code, line, own)),
    allowances: lines
      .filter(({ kind }) => kind === 'allowance')
      .flatMap((line) => allowanceItems(line, approvedKilometre(basis.payDate))),
    isOfShift: (description) => namesOfAllowances(award).some((name) => isAllowanceOf(name, description)),
  });
}

/** Why shifts are not priced, with the award that they were held against. */
function ofAward({ code }: Award, message: string): string {
  return message.includes(code) ? message : `${code}: ${message}`;
}

/** What penalties are a percentage of, where it is more than the minimum: the own rate, or that with all-purpose allowances. */
function baseRate(own: Decimal | undefined, allPurpose: string | null): { readonly ordinaryHourlyRate?: string } {
  const least = decimal(allPurpose ?? '0');
  const base = own === undefined || isMore(least, own) ? least : own;
  return isPositive(base) ? { ordinaryHourlyRate: base.toString() } : {};
}

interface WageLine {
  readonly line: AwardPayLine;
  /** Hours of an amount that is paid by the hour or part of an hour, minutes of everything else: thirds of an hour lose nothing in a sum. */
  count: Decimal;
  readonly days: string[];
  /** Why the hours are paid so, as far as that is true of all of them: overtime of two limits is overtime. */
  reason: string;
}

const MINUTES = decimal('60');

function hoursOf({ line, count }: WageLine): Decimal {
  return line.per === undefined ? divide(count, MINUTES, PLACES, 'half-up') : count;
}

/** Hours of one rule at one rate are one row, whatever the days. */
function merged(lines: readonly AwardPayLine[]): readonly WageLine[] {
  const rows = new Map<string, WageLine>();
  for (const line of lines) {
    const key = `${line.kind} ${line.rule} ${line.rate?.toString() ?? `${line.amount.toString()} ${line.shiftDate}`}`;
    const row = rows.get(key);
    const count: Decimal = line.per === undefined ? whole(line.minutes) : line.hours;
    const reason = reasonOf(line);
    const day = line.workedOn ?? line.shiftDate;
    if (row === undefined) rows.set(key, { line, count, days: [day], reason });
    else {
      row.count = add(row.count, count);
      if (row.reason !== reason) row.reason = row.reason.split(': ')[0] ?? row.reason;
      if (!row.days.includes(day)) row.days.push(day);
    }
  }
  return [...rows.values()];
}

/** What is said of one shift's hours is not true of several, and the clause is told beside the rate. */
function reasonOf({ says, per }: AwardPayLine): string {
  return says.split(per === undefined ? / \(clause |, with the minimum payment/ : ': ')[0] ?? says;
}

/** As long as a description may be. */
const LONGEST = 60;

function hoursItem(code: string, row: WageLine, own: Decimal | undefined): HoursItem {
  const { line, days, reason } = row;
  const { kind, rate } = line;
  const description = shortened(`${reason}, ${daysInWords(days)}`, reason);
  const rateDescription = `${code} clause ${line.clause}`.slice(0, LONGEST);
  if (rate === undefined) {
    return { description, units: shiftUnits, value: '1', rate: line.amount.toString(), rateDescription };
  }
  // Amounts on top of hours that other rows pay are no rate of an hour.
  const paid: Decimal = kind !== 'loading' && own !== undefined && isMore(own, rate) ? own : rate;
  return {
    description,
    units: kind === 'loading' ? loadingUnits : 'hours',
    value: hoursOf(row).toString(),
    rate: paid.toString(),
    rateDescription,
    ...(kind === 'overtime' ? { isOvertime: true } : {}),
  };
}

/** The first of some texts that is not too long, the best first; else as much of the last as there is room for. */
function shortened(...texts: readonly [string, ...string[]]): string {
  return (texts.find((text) => text.length <= LONGEST) ?? texts.at(-1)!).slice(0, LONGEST).trimEnd();
}

/** `24, 25 and 30 Aug`. */
function daysInWords(days: readonly string[]): string {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const byMonth = new Map<string, string[]>();
  for (const day of days) {
    const month = months[Number(day.slice(5, 7)) - 1] ?? '';
    byMonth.set(month, [...(byMonth.get(month) ?? []), String(Number(day.slice(8)))]);
  }
  return [...byMonth].map(([month, numbers]) => `${numbers.join(', ')} ${month}`).join(', ');
}

/** What the law makes of an allowance: its category in Single Touch Payroll, its tax and its super. */
type TreatmentOfAllowance = Pick<
  AllowanceItem,
  'allowanceCategory' | 'otherType' | 'isWithinLimit' | 'isIncludedInSuperCalculations'
>;

/**
 * The allowances of the awards by a word of their id in the award's rules; what no word names is paid for a task. Overtime meals of awards
 * stay below the reasonable amount, and so does the kilometre of a delivery below the approved rate; other kilometres of awards are above it,
 * and tax is withheld from what is above.
 * The limit of laundry is one of the year, so tax is withheld from what goes beyond it. No expense counts for super.
 * @law ATO, Withholding for allowances; Single Touch Payroll Phase 2 employer reporting guidelines, quick reference guide
 */
const treatments: readonly (readonly [word: RegExp, treatment: TreatmentOfAllowance])[] = [
  [/meal/, { allowanceCategory: 'MD', isWithinLimit: true }],
  [/delivery/, { allowanceCategory: 'CD', isWithinLimit: true }],
  [/vehicle/, { allowanceCategory: 'CD', isWithinLimit: false }],
  [/laundry/, { allowanceCategory: 'LD', isWithinLimit: false }],
  [/uniform/, { allowanceCategory: 'OD', otherType: 'U1', isIncludedInSuperCalculations: false }],
  [/fares/, { allowanceCategory: 'OD', otherType: 'T1' }],
  [/tool/, { allowanceCategory: 'TD', isIncludedInSuperCalculations: false }],
  [/licence/, { allowanceCategory: 'QN' }],
  [/overnight|sleepover/, { allowanceCategory: 'OD' }],
];

const TASK: TreatmentOfAllowance = { allowanceCategory: 'KN' };

/** What the award calls the allowances of a shift. */
function namesOfAllowances({ rules }: Award): readonly string[] {
  return rules.editions.flatMap(({ values: { allowances, brokenShift, sleepover } }) =>
    [...allowances, ...(brokenShift?.allowances ?? []), ...(sleepover === undefined ? [] : [sleepover.allowance])].map(
      ({ name }) => name,
    ),
  );
}

/** `Meal allowance: 1 × 17.42 per occasion, 25 Aug`, as far as a description reaches. */
function isAllowanceOf(name: string, description: string): boolean {
  return description.startsWith(`${name}: `) && /^[\d.]+(?: ×|$)/.test(description.slice(name.length + 2).trimEnd());
}

/** The rate in force is looked at alone: whether its figures are confirmed for the day is for the pay to say. */
function approvedKilometre(payDate: CivilDate): Aud | undefined {
  const law = inForce(allowanceLaw, payDate, { allowUnconfirmed: true });
  return law.ok ? aud(law.value.values.approvedRates.kilometre) : undefined;
}

/** The rows of an allowance: two where an award pays more for a kilometre than the approved rate. */
function allowanceItems(line: AwardPayLine, approved: Aud | undefined): readonly AllowanceItem[] {
  const { says, shiftDate, amount, rule, hours: kilometres } = line;
  const treatment = treatments.find(([word]) => word.test(rule))?.[1] ?? TASK;
  // `Broken shift allowance - 1 unpaid break: 1 × 21.81`, whatever it is paid by.
  const times = says.slice(0, says.lastIndexOf(' per '));
  const day = daysInWords([shiftDate]);
  const description = shortened(`${says}, ${day}`, `${times}, ${day}`, says);
  const undivided = [{ description, amount: amount.toString(), ...treatment }];
  if (approved === undefined || treatment.allowanceCategory !== 'CD' || treatment.isWithinLimit === true)
    return undivided;
  const within = toCents(multiply(approved, kilometres));
  if (!isMore(amount, within)) return undivided;
  const [name = ''] = says.split(/: [\d.]+ ×/);
  const part = (of: Aud, rate: Aud, what: string, isWithinLimit: boolean): AllowanceItem => {
    const counted = `${name}: ${kilometres.toString()} × ${rate.toString()}`;
    return {
      description: shortened(
        `${counted} per km${what}, ${day}`,
        `${counted}${what}, ${day}`,
        `${counted}, ${day}`,
        counted,
      ),
      amount: of.toString(),
      ...treatment,
      isWithinLimit,
    };
  };
  const above = line.rate === undefined ? subtract(amount, within) : subtract(line.rate, approved);
  return [part(within, approved, '', true), part(subtract(amount, within), above, ' above the approved rate', false)];
}
