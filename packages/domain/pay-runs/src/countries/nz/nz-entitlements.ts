import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addDays,
  addMonths,
  civilDate,
  daysBetween,
  decimal,
  divide,
  greater,
  isPositive,
  multiply,
  round,
  subtract,
  whole,
  type CivilDate,
  type Dated,
  type Decimal,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figure, figuresOf, type FigureEntry } from '../../domain/figures';
import { hoursArisenName } from '../../domain/hours-arisen';
import { openingBalances } from '../../domain/leave-account';
import type { Figures, PayWarning } from '../../domain/pay-record';
import { annualEntitlement } from './nz-annual-entitlement';
import { earnsNzLeave } from './nz-leave-facts';
import type { NzService } from './nz-service';

const NONE = whole(0);
const MONTHS_OF_YEAR = 12;
/** Days of hours are divided so far that the hours come back when they are multiplied. */
const EXACT_DECIMALS = 12;
const HOURS_DECIMALS = 6;

export interface Arising {
  /** Hours under the names of payroll-core. */
  readonly hours: {
    readonly holidayLeaveHours?: string;
    readonly sickLeaveHours?: string;
    readonly altHolidayHours?: string;
    readonly familyViolenceLeaveHours?: string;
  };
  /**
   * The days whose entitlements this pay gives, so that none is given twice and a reversal takes them back. Those that
   * arose before the first pay here give no hours.
   */
  readonly granted: Figures;
  readonly warnings: readonly PayWarning[];
}

const nothingArises: Arising = { hours: {}, granted: {}, warnings: [] };

/** The periods that this payroll has paid, as far back as its history is looked at. */
export interface PeriodsPaid {
  /** The first day of the first one, that of this pay included. */
  readonly since: CivilDate;
  /** The first day of the last one before this pay; undefined where there is none. */
  readonly last: CivilDate | undefined;
}

/**
 * Entitlements that have become due by the end of a pay period and were not given yet: annual holidays on each
 * anniversary, sick and family violence leave after six months and each year from then. Service that this payroll has
 * not paid gives none: opening balances say what is left of it, and without them a warning asks for them.
 * @law Holidays Act 2003 ss 16, 63, 65, 66, 72D
 */
export function entitlementsArising(
  details: EmployeeDetails,
  parts: readonly Part[],
  balances: Figures,
  paid: PeriodsPaid,
  periodEnd: CivilDate,
  service: NzService,
  holidays: Dated<nz.Holidays>,
): Arising {
  if (!earnsNzLeave(details)) return nothingArises;
  const start = details.start_date;
  const opening = openingBalances(parts)?.asAt;
  const before = opening ?? addDays(paid.since, -1);
  // Nothing arises in the period in which an employment begins.
  const isNew = paid.last === undefined || paid.last < start;
  const dueOf = (leaveType: GrantedType, daysUntil: (day: CivilDate) => readonly CivilDate[]): Due => {
    const names = namesOf[leaveType];
    const counted = Math.max(0, Number(balances[names.count] ?? '0'));
    const given = daysGiven(balances, names.day, start);
    const last = given.at(-1) ?? periodEnd;
    // A day that was given may stand for one that is yet to come.
    const until = addMonths(last > periodEnd ? last : periodEnd, MONTHS_OF_YEAR);
    const open = notGiven(daysUntil(until).slice(isNew ? 0 : counted), given).filter((day) => day <= periodEnd);
    const arising = open.filter((day) => day > before);
    return {
      days: arising,
      before: open.length - arising.length,
      granted: [
        // Counts without days are those of an earlier employment.
        [names.count, isNew && counted > 0 ? whole(-counted) : undefined],
        ...arising.map((day): FigureEntry => [`${names.day}${day}`, '1']),
      ],
    };
  };
  const halfYears = (until: CivilDate) => halfYearDays(start, until, holidays);
  const annual = dueOf('ANNUAL_HOLIDAYS', (until) => service.anniversariesUntil(until).map(({ date }) => date));
  const sick = dueOf('SICK', halfYears);
  const family = dueOf('NZ_FAMILY_VIOLENCE', halfYears);
  const perDay = decimal(details.standard_hours_per_day);
  if (!isPositive(perDay)) {
    const isDue = annual.days.length + sick.days.length + family.days.length > 0;
    return isDue ? { ...nothingArises, warnings: [withoutHoursOfADay(periodEnd)] } : nothingArises;
  }
  const eachYear = annualEntitlement(details, holidays);
  const annualHours = multiply(eachYear, whole(annual.days.length));
  const sickHours = (times: number): Decimal =>
    renewed(times, details.num_sick_leave_days_per_year, figure(balances, 'SICK'), perDay, holidays);
  const familyHours = greater(
    family.days.length === 0
      ? NONE
      : subtract(multiply(nz.renewFamilyViolenceLeave(holidays), perDay), figure(balances, 'NZ_FAMILY_VIOLENCE')),
    NONE,
  );
  const warned = `${SERVICE_BEFORE}${start}`;
  const isServiceBefore = sick.before > 0 && balances[warned] === undefined;
  return {
    hours: {
      ...text('holidayLeaveHours', annualHours, annual),
      ...text('sickLeaveHours', sickHours(sick.days.length), sick),
      ...text('familyViolenceLeaveHours', familyHours, family),
    },
    granted: figuresOf([
      ...annual.granted,
      ...sick.granted,
      ...family.granted,
      ...annual.days.map((day): FigureEntry => [hoursArisenName('ANNUAL_HOLIDAYS', day), eachYear]),
      ...sick.days.map((day, i): FigureEntry => [
        hoursArisenName('SICK', day),
        subtract(sickHours(i + 1), sickHours(i)),
      ]),
      // It is not carried over, so that of the last day is all there is.
      ...family.days.slice(-1).map((day): FigureEntry => [hoursArisenName('NZ_FAMILY_VIOLENCE', day), familyHours]),
      [warned, isServiceBefore ? '1' : undefined],
    ]),
    warnings: [
      ...(opening === undefined && isServiceBefore ? [nz.noOpeningBalance(start, paid.since, annual.before)] : []),
      ...(details.employment_status === 'Casual' && isPositive(add(sickHours(sick.days.length), familyHours))
        ? [qualifiesByHours(start)]
        : []),
    ],
  };
}

/** What of one kind of leave is due with a pay. */
interface Due {
  readonly days: readonly CivilDate[];
  /** How many arose before the first pay here, and give no hours. */
  readonly before: number;
  readonly granted: readonly FigureEntry[];
}

type GrantedType = 'ANNUAL_HOLIDAYS' | 'SICK' | 'NZ_FAMILY_VIOLENCE';

/** In the leave account: the entitlement of a day was given. Accounts of before have a count without days. */
const namesOf: Readonly<Record<GrantedType, { readonly count: string; readonly day: string }>> = {
  ANNUAL_HOLIDAYS: { count: 'granted:ANNUAL_HOLIDAYS', day: 'granted:ANNUAL_HOLIDAYS:' },
  SICK: { count: 'granted:SICK', day: 'granted:SICK:' },
  NZ_FAMILY_VIOLENCE: { count: 'granted:NZ_FAMILY_VIOLENCE', day: 'granted:NZ_FAMILY_VIOLENCE:' },
};

/** In the leave account: service from this start date that no pay covers was noticed. */
const SERVICE_BEFORE = 'granted:service-before:';

/** The days of this employment that were given, oldest first; those of an earlier one are no part of it. */
function daysGiven(balances: Figures, prefix: string, start: CivilDate): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (const name in balances) {
    if (!name.startsWith(prefix)) continue;
    const day = civilDate(name.slice(prefix.length));
    if (day >= start) days.push(day);
  }
  return days.sort();
}

/**
 * The days that nothing was given for. A start date that is put right or unpaid leave told late moves the days, so each
 * day that was given stands for the nearest one.
 */
function notGiven(days: readonly CivilDate[], given: readonly CivilDate[]): readonly CivilDate[] {
  const open = [...days];
  for (const day of given) {
    const distances = open.map((each) => Math.abs(daysBetween(each, day)));
    if (open.length > 0) open.splice(distances.indexOf(Math.min(...distances)), 1);
  }
  return open;
}

/** Leave is kept in hours. What is due waits for the hours of a day and is given with the next pay. */
function withoutHoursOfADay(until: CivilDate): PayWarning {
  return {
    code: 'pay/no-hours-of-a-day',
    message:
      `Leave that fell due by ${until} is not in the balances, and holidays are not paid out on leaving: the record has no hours of ` +
      'a day to count it in (standard_hours_per_day). Set them; the next pay brings the leave in.',
    field: 'standard_hours_per_day',
  };
}

/** @law Holidays Act 2003 ss 63(1)(b), 69(2)(b), 72D(1)(b) */
function qualifiesByHours(start: CivilDate): PayWarning {
  return {
    code: 'pay/casual-hours-test',
    message:
      `Sick, bereavement and family violence leave are there for a casual who has worked at least ten hours a week on average ` +
      `over six months, and an hour in every week or 40 in every month. Look at the hours worked since ${start}: where they ` +
      'are fewer, set num_sick_leave_days_per_year to 0 and make this pay anew.',
  };
}

/** Six months after the start, and each year from then. @law Holidays Act 2003 ss 63, 72D */
function halfYearDays(start: CivilDate, until: CivilDate, holidays: Dated<nz.Holidays>): readonly CivilDate[] {
  const days: CivilDate[] = [];
  let months = holidays.values.sick.afterMonths;
  for (; nz.hasServed(start, months, until); months += MONTHS_OF_YEAR) days.push(addMonths(start, months));
  return days;
}

/** A balance above the Act's maximum stays as it is. @law Holidays Act 2003 ss 6, 65, 66 */
function renewed(
  times: number,
  days: number,
  balance: Decimal,
  perDay: Decimal,
  holidays: Dated<nz.Holidays>,
): Decimal {
  if (times === 0 || days === 0 || !isPositive(perDay)) return NONE;
  // An agreement may give more than the Act, and not less; 0 is said of a casual who does not work enough for any.
  const each = greater(whole(days), holidays.values.sick.days);
  let left = divide(balance, perDay, EXACT_DECIMALS, 'half-up');
  const before = left;
  for (let i = 0; i < times; i++) left = greater(left, nz.renewSickLeave(left, holidays, each));
  return round(multiply(subtract(left, before), perDay), HOURS_DECIMALS, 'half-up');
}

function text(name: string, hours: Decimal, { days }: Due): Record<string, string> {
  return days.length === 0 ? {} : { [name]: hours.toString() };
}
