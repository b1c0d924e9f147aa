import { addDays, addMonths, type CivilDate } from '../../calendar/civil-date';
import {
  add,
  greater,
  isMore,
  isNegative,
  isPositive,
  isZero,
  lesser,
  multiply,
  negate,
  subtract,
} from '../../money/arithmetic';
import { nzd, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { alternativeDayExchangeableFrom } from '../holidays/entitlements';
import type { Holidays } from '../holidays/holidays';
import type { NzWarning } from '../warnings/nz-warnings';
import { anniversaryOf, serviceFrom, type ServiceYear } from './anniversaries';
import type {
  Advance,
  CashUp,
  CountedLeave,
  EntitlementLeft,
  LeaveAccount,
  LeaveEntry,
  LeaveFactsOfEmployee,
  LeaveReason,
  LeaveTaken,
  TakenPart,
  WorkingTime,
} from './leave-account';
import { noOpeningBalance } from './no-opening-balance';

const NONE = whole(0);
const NIL = nzd('0');
const MONTHS_OF_YEAR = 12;
/** Hours of a changed week are kept to four decimals, a third of a second. */
const HOURS_DECIMALS = 4;

/**
 * The leave of an employee from facts alone: what arose on which day and why, what was taken and from which entitlement.
 * Service before the account gives nothing: it is for opening balances to say what was there, and where they are
 * missing a warning asks for them.
 * @law Holidays Act 2003 ss 16, 20, 28A, 34, 35, 56, 61, 63 to 66, 72D, 72H
 */
export function keepLeaveAccount(facts: LeaveFactsOfEmployee, holidays: Dated<Holidays>): LeaveAccount {
  const keeper = new Keeper(facts, holidays);
  keeper.open();
  for (const { date, happens } of eventsOf(facts, keeper)) {
    if (date > facts.until) break;
    keeper.arise(date);
    happens();
  }
  keeper.arise(facts.until);
  return keeper.account();
}

interface LeaveEvent {
  readonly date: CivilDate;
  /** On one day working time changes first and holidays are taken last. */
  readonly order: number;
  readonly happens: () => void;
}

function eventsOf(facts: LeaveFactsOfEmployee, keeper: Keeper): readonly LeaveEvent[] {
  const since = keeper.coveredUntil;
  const events: LeaveEvent[] = [
    ...facts.workingTime
      .slice(1)
      .map((time) => ({ date: time.from, order: 0, happens: () => keeper.changeTime(time) })),
    ...(facts.closedowns ?? []).map(({ began, nominatedDate }) => ({
      date: began,
      order: 1,
      happens: () => keeper.closeDown(nominatedDate ?? began),
    })),
    ...(facts.publicHolidaysWorked ?? []).map((worked) => ({
      date: worked.date,
      order: 2,
      happens: () => {
        if (worked.isOtherwiseWorkingDay) keeper.earnAlternativeDay(worked.date);
      },
    })),
    ...(facts.cashUps ?? []).map((cashUp) => ({ date: cashUp.date, order: 3, happens: () => keeper.cashUp(cashUp) })),
    ...(facts.alternativeHolidaysExchanged ?? []).map(({ date, days }) => ({
      date,
      order: 3,
      happens: () => keeper.exchangeAlternativeDays(date, days),
    })),
    ...(facts.taken ?? []).map((taken) => ({ date: taken.date, order: 4, happens: () => keeper.take(taken) })),
  ];
  return events
    .filter(({ date }) => since === undefined || date > since)
    .sort((a, b) => (a.date === b.date ? a.order - b.order : a.date < b.date ? -1 : 1));
}

class Keeper {
  private readonly entries: LeaveEntry[] = [];
  private readonly warnings: NzWarning[] = [];
  private readonly balances: Record<CountedLeave, Decimal> = {
    ANNUAL_HOLIDAYS: NONE,
    SICK: NONE,
    ALT_HOLIDAY: NONE,
    NZ_FAMILY_VIOLENCE: NONE,
  };
  private left: EntitlementLeft[] = [];
  private advances: Advance[] = [];
  private earned: CivilDate[] = [];
  private year: ServiceYear;
  private entitledSince: CivilDate;
  private time: WorkingTime;
  private cashedUp: { readonly yearFrom: CivilDate; readonly hours: Decimal };
  private halfYears = 0;

  constructor(
    private readonly facts: LeaveFactsOfEmployee,
    private readonly holidays: Dated<Holidays>,
  ) {
    const [first] = facts.workingTime;
    if (first === undefined) throw new TypeError('An account needs the working time of the employee');
    this.time = first;
    this.year = serviceFrom(facts.startDate);
    this.entitledSince = facts.startDate;
    this.cashedUp = { yearFrom: facts.startDate, hours: NONE };
  }

  /** Up to this day nothing arises here: opening balances speak for it, or nobody does. */
  get coveredUntil(): CivilDate | undefined {
    const { opening, accountFrom, startDate } = this.facts;
    if (opening !== undefined) return opening.asAt;
    return accountFrom !== undefined && accountFrom > startDate ? addDays(accountFrom, -1) : undefined;
  }

  open(): void {
    const { opening } = this.facts;
    const covered = this.coveredUntil;
    if (covered === undefined) return;
    for (const time of this.facts.workingTime) if (time.from <= covered) this.time = time;
    let passed = 0;
    for (;;) {
      const anniversary = anniversaryOf(this.year, this.facts.absences ?? [], this.holidays);
      if (anniversary.date > covered) break;
      this.year = anniversary.next;
      this.entitledSince = anniversary.date;
      passed += 1;
    }
    this.cashedUp = { yearFrom: this.year.from, hours: NONE };
    while (this.halfYearDay() <= covered) this.halfYears += 1;
    if (opening === undefined) {
      if (passed > 0 || this.halfYears > 0) {
        this.warnings.push(noOpeningBalance(this.facts.startDate, covered, passed));
      }
      return;
    }
    this.book(covered, 'ANNUAL_HOLIDAYS', opening.annualHours, 'opening-balance', 'brought from the payroll before');
    this.book(covered, 'SICK', opening.sickHours, 'opening-balance', 'brought from the payroll before');
    this.book(covered, 'ALT_HOLIDAY', opening.alternativeHours, 'opening-balance', 'brought from the payroll before');
    this.book(
      covered,
      'NZ_FAMILY_VIOLENCE',
      opening.familyViolenceHours,
      'opening-balance',
      'brought from the payroll before',
    );
    if (isNegative(opening.annualHours)) {
      this.advances.push({ takenOn: covered, hours: negate(opening.annualHours), paid: opening.paidInAdvance });
    } else if (isPositive(opening.annualHours)) {
      this.left.push({ entitledOn: undefined, hours: opening.annualHours, averageWeeklyEarningsOnly: false });
    }
  }

  /** Everything that has become due by a day. */
  arise(until: CivilDate): void {
    for (;;) {
      const anniversary = anniversaryOf(this.year, this.facts.absences ?? [], this.holidays);
      const half = this.halfYearDay();
      if (anniversary.date > until && half > until) return;
      if (anniversary.date <= half) this.entitle(anniversary);
      else this.renew(half);
    }
  }

  /** The day that sick and family violence leave next come: the Act gives both after the same months. */
  private halfYearDay(): CivilDate {
    const { sick } = this.holidays.values;
    return addMonths(this.facts.startDate, sick.afterMonths + MONTHS_OF_YEAR * this.halfYears);
  }

  private entitle({ date, movedByDays, afterParentalLeave, next }: ReturnType<typeof anniversaryOf>): void {
    const { annualWeeks } = this.holidays.values;
    const hours = multiply(this.time.hoursPerWeek, annualWeeks);
    const moved = movedByDays === 0 ? '' : `, ${movedByDays} days later for unpaid leave`;
    this.book(
      date,
      'ANNUAL_HOLIDAYS',
      hours,
      'annual-entitlement',
      `${annualWeeks.toString()} weeks after 12 months of continuous employment${moved}`,
    );
    const forAdvances = this.settleAdvances(hours);
    const rest = subtract(hours, forAdvances);
    if (isPositive(rest))
      this.left.push({ entitledOn: date, hours: rest, averageWeeklyEarningsOnly: afterParentalLeave });
    this.year = next;
    this.entitledSince = date;
  }

  /** An entitlement first covers holidays that were taken before it, the oldest first. */
  private settleAdvances(hours: Decimal): Decimal {
    let room = hours;
    const remaining: Advance[] = [];
    for (const advance of this.advances) {
      const covered = lesser(advance.hours, room);
      room = subtract(room, covered);
      const open = subtract(advance.hours, covered);
      if (isPositive(open)) {
        remaining.push({ ...advance, hours: open, paid: shareOf(advance.paid, open, advance.hours) });
      }
    }
    this.advances = remaining;
    return subtract(hours, room);
  }

  private renew(date: CivilDate): void {
    const { sick, familyViolence } = this.holidays.values;
    const perDay = this.time.hoursPerDay;
    const most = multiply(perDay, subtract(sick.maximumDays, sick.days));
    const over = subtract(this.balances.SICK, most);
    if (isPositive(over)) {
      this.book(date, 'SICK', negate(over), 'sick-not-carried-over', 'sick leave beyond what may be carried over');
    }
    this.book(
      date,
      'SICK',
      multiply(perDay, sick.days),
      'sick-entitlement',
      `${sick.days.toString()} days of sick leave`,
    );
    const lapsed = greater(this.balances.NZ_FAMILY_VIOLENCE, NONE);
    this.book(
      date,
      'NZ_FAMILY_VIOLENCE',
      negate(lapsed),
      'family-violence-not-carried-over',
      'family violence leave is not carried over',
    );
    this.book(
      date,
      'NZ_FAMILY_VIOLENCE',
      multiply(perDay, familyViolence.days),
      'family-violence-entitlement',
      `${familyViolence.days.toString()} days of family violence leave`,
    );
    this.halfYears += 1;
  }

  take({ date, leaveType, hours, paid }: LeaveTaken): void {
    if (leaveType !== 'ANNUAL_HOLIDAYS') {
      this.book(date, leaveType, negate(hours), 'taken', 'taken');
      return;
    }
    const parts = this.draw(hours);
    const entitled = sumOf(parts);
    const early = subtract(hours, entitled);
    if (isPositive(entitled)) this.book(date, leaveType, negate(entitled), 'taken', 'taken', parts);
    if (!isPositive(early)) return;
    this.advances.push({ takenOn: date, hours: early, paid: shareOf(paid, early, hours) });
    this.book(date, leaveType, negate(early), 'taken-in-advance', 'taken before the entitlement arose', [
      { hours: early, inAdvance: true, averageWeeklyEarningsOnly: false },
    ]);
  }

  /** Takes hours from the oldest entitlement first, as far as there is one. */
  private draw(hours: Decimal): readonly TakenPart[] {
    const parts: TakenPart[] = [];
    let wanted = hours;
    const left: EntitlementLeft[] = [];
    for (const lot of this.left) {
      const used = lesser(lot.hours, wanted);
      wanted = subtract(wanted, used);
      if (isPositive(used)) {
        parts.push({
          hours: used,
          entitledOn: lot.entitledOn,
          inAdvance: false,
          averageWeeklyEarningsOnly: lot.averageWeeklyEarningsOnly,
        });
      }
      const rest = subtract(lot.hours, used);
      if (isPositive(rest)) left.push({ ...lot, hours: rest });
    }
    this.left = left;
    return parts;
  }

  /** @law Holidays Act 2003 ss 28A(2)(b), 28A(5), 28B */
  cashUp({ date, hours }: CashUp): void {
    if (this.cashedUp.yearFrom !== this.year.from) this.cashedUp = { yearFrom: this.year.from, hours: NONE };
    const most = multiply(this.holidays.values.cashUpWeeksPerYear, this.time.hoursPerWeek);
    const room = greater(subtract(most, this.cashedUp.hours), NONE);
    const allowed = lesser(lesser(hours, room), greater(this.balances.ANNUAL_HOLIDAYS, NONE));
    if (isMore(hours, allowed)) {
      this.warnings.push({
        code: 'nz.leave/cash-up-over-limit',
        message:
          `Of ${hours.toString()} hours to be cashed up on ${date}, ${allowed.toString()} are allowed: at most ` +
          `${this.holidays.values.cashUpWeeksPerYear.toString()} week of an entitlement in each entitlement year. The rest stays in the balance.`,
        details: { allowedHours: allowed.toString() },
      });
    }
    if (!isPositive(allowed)) return;
    this.cashedUp = { ...this.cashedUp, hours: add(this.cashedUp.hours, allowed) };
    const parts = this.draw(allowed);
    this.book(date, 'ANNUAL_HOLIDAYS', negate(allowed), 'cashed-up', 'paid out at the employee’s request', parts);
  }

  /** @law Holidays Act 2003 ss 34(1), 35 */
  closeDown(from: CivilDate): void {
    if (isPositive(this.balances.ANNUAL_HOLIDAYS)) return;
    this.year = serviceFrom(from);
    this.entitledSince = from;
    // What was paid in advance has been taken off the eight per cent of the closedown (s 34(2)(a)), so it is settled.
    for (const { hours } of this.advances) {
      this.book(from, 'ANNUAL_HOLIDAYS', hours, 'closedown', 'holidays in advance were set against the closedown pay');
    }
    this.advances = [];
  }

  /** @law Holidays Act 2003 ss 56, 57(1)(c) */
  earnAlternativeDay(date: CivilDate): void {
    this.earned.push(date);
    this.book(
      date,
      'ALT_HOLIDAY',
      this.time.hoursPerDay,
      'alternative-holiday-earned',
      'a whole day for work on a public holiday',
    );
  }

  /** @law Holidays Act 2003 s 61(2)(a) */
  exchangeAlternativeDays(date: CivilDate, days: Decimal): void {
    const old = whole(this.earned.filter((on) => alternativeDayExchangeableFrom(on, this.holidays) <= date).length);
    const known = this.facts.opening === undefined;
    if (known && isMore(days, old)) {
      this.warnings.push({
        code: 'nz.leave/alternative-holiday-too-young',
        message: `${days.toString()} alternative holidays were exchanged for pay on ${date}, and only ${old.toString()} are older than 12 months.`,
      });
    }
    this.book(
      date,
      'ALT_HOLIDAY',
      negate(multiply(this.time.hoursPerDay, days)),
      'alternative-holiday-exchanged',
      'exchanged for pay at the employee’s request',
    );
  }

  /** Weeks and days stay what they are; their hours change with the working week. @law Holidays Act 2003 ss 16, 17 */
  changeTime(time: WorkingTime): void {
    const before = this.time;
    const week = (hours: Decimal): Decimal =>
      divide(multiply(hours, time.hoursPerWeek), before.hoursPerWeek, HOURS_DECIMALS, 'half-up');
    const day = (hours: Decimal): Decimal =>
      divide(multiply(hours, time.hoursPerDay), before.hoursPerDay, HOURS_DECIMALS, 'half-up');
    this.left = inOtherHours(this.left, week);
    this.advances = inOtherHours(this.advances, week);
    this.cashedUp = { ...this.cashedUp, hours: week(this.cashedUp.hours) };
    const annual = subtract(
      this.left.reduce((total, lot) => add(total, lot.hours), NONE),
      this.advances.reduce((total, advance) => add(total, advance.hours), NONE),
    );
    const changed: readonly (readonly [CountedLeave, Decimal])[] = [
      ['ANNUAL_HOLIDAYS', annual],
      ['SICK', day(this.balances.SICK)],
      ['ALT_HOLIDAY', day(this.balances.ALT_HOLIDAY)],
      ['NZ_FAMILY_VIOLENCE', day(this.balances.NZ_FAMILY_VIOLENCE)],
    ];
    this.time = time;
    for (const [leaveType, hours] of changed) {
      const difference = subtract(hours, this.balances[leaveType]);
      this.book(time.from, leaveType, difference, 'working-week-changed', 'the same weeks and days in other hours');
    }
  }

  private book(
    date: CivilDate,
    leaveType: CountedLeave,
    hours: Decimal,
    reason: LeaveReason,
    says: string,
    parts?: readonly TakenPart[],
  ): void {
    if (isZero(hours)) return;
    this.balances[leaveType] = add(this.balances[leaveType], hours);
    this.entries.push({ date, leaveType, hours, reason, says, ...(parts === undefined ? {} : { parts }) });
  }

  account(): LeaveAccount {
    return {
      entries: this.entries,
      balances: this.balances,
      entitlementsLeft: this.left,
      advances: this.advances,
      entitledSince: this.entitledSince,
      nextEntitlementOn: anniversaryOf(this.year, this.facts.absences ?? [], this.holidays).date,
      serviceYear: this.year,
      warnings: this.warnings,
    };
  }
}

/** Each part in other hours, by running totals: together they are the whole in other hours, whatever is rounded. */
function inOtherHours<P extends { readonly hours: Decimal }>(
  parts: readonly P[],
  changed: (hours: Decimal) => Decimal,
): P[] {
  let before = NONE;
  let after = NONE;
  return parts.map((part) => {
    before = add(before, part.hours);
    const hours = subtract(changed(before), after);
    after = add(after, hours);
    return { ...part, hours };
  });
}

function sumOf(parts: readonly TakenPart[]): Decimal {
  return parts.reduce((total, { hours }) => add(total, hours), NONE);
}

function shareOf(paid: Nzd | undefined, part: Decimal, of: Decimal): Nzd | undefined {
  return paid === undefined ? undefined : isZero(of) ? NIL : divide(multiply(paid, part), of, 2, 'half-up');
}
