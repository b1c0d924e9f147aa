import type { CivilDate } from '../../../calendar/civil-date';
import { add, isMore, multiply, subtract } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { aud, decimal, parseDecimal, toFixed, whole } from '../../../money/parse';
import { divide, toCents } from '../../../money/rounding';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { Dated } from '../../../statutory/dated';
import { parameter, step } from '../../../trace/step';
import type { Certainty } from '../certainty';
import type { MinimumRate } from '../minimum-rate';
import { percentOf } from '../percent-of';
import type { AwardPublicHoliday } from '../public-holidays/award-public-holidays';
import type {
  AllowanceRule,
  AwardRules,
  HourlyAmount,
  OvertimeTier,
  OvertimeTrigger,
  RestRule,
  Treatment,
} from '../rules/award-rules';
import { MINUTES_A_DAY, ruleHours, ruleMinutes } from './clock';
import { clockCuts } from './clock-cuts';
import { workedMinutes, type Engagement, type Stretch, type WorkPeriod } from './engagement';
import type { Cycle } from './cycle';
import type { AwardLineKind, AwardPayLine } from './pay-line';
import { whenApplies, whenPersonIs, type MinuteFacts, type PeriodFacts, type WorkerFacts } from './when-applies';

/** A rate that was chosen for some minutes, and why. */
interface Chosen {
  readonly kind: AwardLineKind;
  readonly rule: string;
  readonly says: string;
  readonly rate: Aud;
  readonly percent: string;
  readonly column: string;
  readonly clause: string;
  readonly certainty: Certainty;
}

interface OpenLine {
  readonly chosen: Chosen;
  minutes: number;
  /** Minutes of this line for which an hourly amount is paid, by the amount's column. */
  readonly withAmount: Map<string, number>;
}

/** The lines of one shift while it is priced, in the order in which their first minute was worked. */
interface Open {
  readonly engagement: Engagement;
  readonly lines: Map<Chosen | string, OpenLine | AwardPayLine>;
  readonly amountMinutes: Map<string, { readonly amount: HourlyAmount; minutes: number }>;
  readonly firstHours: Map<string, number>;
  ordinary: number;
  overtime: number;
  endedWithOvertime: boolean;
}

/** What was chosen for a rule at one hourly rate, and at others (a birthday, higher duties). */
interface Choice {
  readonly hourly: Aud;
  readonly chosen: Chosen;
  readonly others: Map<Aud, Chosen>;
}

/** Prices the shifts of one person in order; what it counts (hours of the day, the week, the cycle) passes from shift to shift. */
export class RosterPricing {
  readonly notes: string[] = [];
  private readonly dayOrdinary = new Map<number, number>();
  private readonly dayOvertime = new Map<number, number>();
  private readonly cycleOrdinary = new Map<number, number>();
  private readonly longDays = new Map<number, number>();
  private readonly holidays = new Map<number, AwardPublicHoliday | undefined>();
  private readonly bases = new Map<string, Aud>();
  private readonly cuts: readonly number[];
  private readonly casual: boolean;
  private readonly weeklyPaid = new Map<string, Aud>();
  private readonly choices = new Map<object, Map<string, Choice>>();
  private previous: { readonly end: number; readonly day: number; readonly overtime: boolean } | undefined;

  constructor(
    private readonly code: string,
    private readonly edition: Dated<AwardRules>,
    private readonly person: WorkerFacts,
    private readonly minimum: MinimumRate,
    private readonly baseOf: (day: number, classification?: string) => Result<Aud>,
    private readonly holidayOf: (day: number) => Result<AwardPublicHoliday | undefined>,
    private readonly cycle: Cycle,
  ) {
    this.cuts = clockCuts(edition.values);
    this.casual = person.employment === 'casual';
    this.cycleOrdinary.set(0, cycle.minutesBefore);
  }

  private get rules(): AwardRules {
    return this.edition.values;
  }

  price(engagement: Engagement): Result<readonly AwardPayLine[]> {
    const facts = this.prepare(engagement);
    if (!facts.ok) return facts;
    const open: Open = {
      engagement,
      lines: new Map(),
      amountMinutes: new Map(),
      firstHours: new Map(),
      ordinary: 0,
      overtime: 0,
      endedWithOvertime: false,
    };
    const { shift } = engagement;
    if (shift.longDay === true) this.longDays.set(this.weekOf(engagement), dayOf(engagement.start));
    const priced =
      engagement.careMinutes !== undefined
        ? this.priceCare(open)
        : shift.remoteWork !== undefined
          ? this.priceRemote(open)
          : this.priceWork(open);
    if (!priced.ok) return priced;
    const allowances = this.addAllowances(open);
    if (!allowances.ok) return allowances;
    this.previous = { end: engagement.end, day: dayOf(engagement.start), overtime: open.endedWithOvertime };
    return accepted(this.close(open));
  }

  /** Looks up every holiday and rate that the shift can need, so that pricing itself cannot fail. */
  private prepare(engagement: Engagement): Result<null> {
    const lastDay = dayOf(engagement.end) + 1;
    for (let day = dayOf(engagement.start); day <= lastDay; day++) {
      if (!this.holidays.has(day)) {
        const holiday = this.holidayOf(day);
        // The day after the shift only matters for a top-up; a year that is not listed refuses the shift itself.
        if (!holiday.ok && day <= dayOf(engagement.end - 1)) return holiday;
        const found = holiday.ok ? holiday.value : undefined;
        this.holidays.set(day, found?.applies === 'certain' ? found : undefined);
        if (found !== undefined && found.applies !== 'certain') {
          this.notes.push(
            `${found.name} on ${found.date} is a public holiday for some only (${found.applies}); say on the shift whether it applies.`,
          );
        }
      }
      const base = this.baseAt(day);
      if (!base.ok) return base;
    }
    const { higherDuties } = engagement;
    if (higherDuties !== undefined) {
      const rule = this.rules.higherDuties;
      if (rule === undefined || (rule.streams !== undefined && !whenPersonIs({ streams: rule.streams }, this.person))) {
        this.notes.push(`Higher duties on ${engagement.date} are not priced for this person under ${this.code}.`);
      } else {
        const higher = this.baseAt(dayOf(engagement.start), higherDuties.classification);
        if (!higher.ok) return higher;
      }
    }
    return accepted(null);
  }

  private baseAt(day: number, classification?: string): Result<Aud> {
    const key = `${day} ${classification ?? ''}`;
    const known = this.bases.get(key);
    if (known !== undefined) return accepted(known);
    const base = this.baseOf(day, classification);
    if (base.ok) this.bases.set(key, base.value);
    return base;
  }

  private isHoliday(moment: number, { date, shift }: Engagement, startDay: number): boolean {
    const day = dayOf(moment);
    if (day === startDay && shift.publicHoliday !== undefined) return shift.publicHoliday;
    const holiday = this.holidays.get(day);
    return holiday !== undefined && date !== undefined && moment - day * MINUTES_A_DAY >= holiday.fromMinute;
  }

  private minuteFacts(moment: number, engagement: Engagement): MinuteFacts {
    const day = dayOf(moment);
    return {
      weekday: ((((day + 3) % 7) + 7) % 7) + 1,
      minuteOfDay: moment - day * MINUTES_A_DAY,
      publicHoliday: this.isHoliday(moment, engagement, dayOf(engagement.start)),
    };
  }

  private periodFacts(period: WorkPeriod, engagement: Engagement): PeriodFacts {
    const midnight = dayOf(period.from) * MINUTES_A_DAY;
    const isLast = period.to === engagement.end;
    const end = isLast && engagement.rosteredEnd !== undefined ? engagement.rosteredEnd : period.to;
    return {
      startsAt: period.from - midnight,
      endsAt: end - midnight,
      beginsOnPublicHoliday: this.isHoliday(engagement.start, engagement, dayOf(engagement.start)),
      broken: isBroken(engagement),
      facts: engagement.shift.facts ?? [],
    };
  }

  private priceWork(open: Open): Result<null> {
    const { engagement } = open;
    const rest = this.restRule(engagement);
    for (const period of engagement.periods) {
      if (engagement.sleepover !== undefined && engagement.sleepover.from < period.from) this.addSleepover(open);
      const facts = this.periodFacts(period, engagement);
      const before = open.ordinary + open.overtime;
      for (const stretch of period.worked) {
        this.cut(stretch, engagement, (from, to) => this.pricePiece(open, facts, from, to, rest));
      }
      this.topUp(open, period, facts, rest, 'period', open.ordinary + open.overtime - before);
    }
    if (engagement.sleepover !== undefined) this.addSleepover(open);
    const last = engagement.periods.at(-1);
    const first = engagement.periods[0];
    if (last !== undefined && first !== undefined) {
      const facts = this.periodFacts(last, engagement);
      this.topUpOvertime(open, last, facts, rest);
      this.topUp(open, last, this.periodFacts(first, engagement), rest, 'shift', open.ordinary + open.overtime);
    }
    this.addMissedMeal(open);
    this.addBrokenShift(open);
    return accepted(null);
  }

  /** Calls back for each part of a stretch in which no rule of the award changes. */
  private cut({ from, to }: Stretch, engagement: Engagement, each: (from: number, to: number) => void): void {
    const { higherDuties } = engagement;
    const spanEnd = this.brokenSpanEnd(engagement);
    let at = from;
    while (at < to) {
      const midnight = dayOf(at) * MINUTES_A_DAY;
      let next = Math.min(to, midnight + MINUTES_A_DAY);
      for (const minute of this.cuts) {
        if (midnight + minute > at) {
          next = Math.min(next, midnight + minute);
          break;
        }
      }
      const holiday = this.holidays.get(dayOf(at));
      for (const moment of [
        higherDuties?.from,
        higherDuties?.to,
        spanEnd,
        holiday === undefined ? undefined : midnight + holiday.fromMinute,
      ]) {
        if (moment !== undefined && moment > at && moment < next) next = moment;
      }
      each(at, next);
      at = next;
    }
  }

  private brokenSpanEnd(engagement: Engagement): number | undefined {
    const hours = this.rules.brokenShift?.spanHours;
    return hours === undefined || !isBroken(engagement) ? undefined : engagement.start + ruleHours(hours);
  }

  private pricePiece(open: Open, period: PeriodFacts, from: number, to: number, rest: RestRule | undefined): void {
    const { engagement } = open;
    const minute = this.minuteFacts(from, engagement);
    const spanEnd = this.brokenSpanEnd(engagement);
    let at = from;
    while (at < to) {
      const limit = this.ordinaryLeft(open, minute, period);
      const ordinary = Math.min(to - at, limit.minutes);
      if (ordinary > 0) {
        const length = this.payOrdinary(open, period, minute, at, ordinary, rest, spanEnd);
        this.countOrdinary(open, length);
        at += length;
        open.endedWithOvertime = false;
      } else {
        at += this.payOvertime(open, period, minute, at, to - at, rest, limit.trigger);
        open.endedWithOvertime = true;
      }
    }
  }

  /** Minutes that may still be ordinary, and the trigger that ends them. */
  private ordinaryLeft(
    open: Open,
    minute: MinuteFacts,
    period: PeriodFacts,
  ): { readonly minutes: number; readonly trigger?: OvertimeTrigger } {
    const { engagement } = open;
    const day = dayOf(engagement.start);
    let minutes = Number.MAX_SAFE_INTEGER;
    let binding: OvertimeTrigger | undefined;
    const limit = (left: number, trigger: OvertimeTrigger): void => {
      if (left < minutes) {
        minutes = Math.max(0, left);
        binding = trigger;
      }
    };
    for (const trigger of this.rules.overtime.triggers) {
      if (!whenApplies(trigger.when, minute, period, this.person)) continue;
      const worked = this.dayOrdinary.get(day) ?? 0;
      switch (trigger.id) {
        case 'day-off':
          if (period.facts.includes('rosteredDayOff')) limit(0, trigger);
          break;
        case 'outside-span':
          if (!this.isInSpan(minute, period)) limit(0, trigger);
          break;
        case 'beyond-guaranteed':
          if (engagement.guaranteedMinutes !== undefined && engagement.shift.extraHoursAgreedInWriting !== true) {
            limit(engagement.guaranteedMinutes - worked, trigger);
          }
          break;
        case 'beyond-rostered':
          if (engagement.rosteredMinutes !== undefined) limit(engagement.rosteredMinutes - open.ordinary, trigger);
          break;
        case 'daily-hours':
          limit(this.dailyMinutes(trigger, engagement, worked) - worked, trigger);
          break;
        case 'weekly-hours':
          limit(
            ruleHours(trigger.hours ?? '38') * this.cycle.weeks -
              (this.cycleOrdinary.get(this.cycleKey(engagement)) ?? 0),
            trigger,
          );
          break;
      }
    }
    return { minutes, ...(binding === undefined ? {} : { trigger: binding }) };
  }

  private dailyMinutes(trigger: OvertimeTrigger, engagement: Engagement, worked: number): number {
    const plain = ruleHours(
      engagement.sleepover !== undefined && this.rules.sleepover !== undefined
        ? this.rules.sleepover.dailyHours
        : (trigger.hours ?? '24'),
    );
    if (trigger.longDayHours === undefined || worked < plain) return plain;
    const week = this.weekOf(engagement);
    const day = dayOf(engagement.start);
    const longDay = this.longDays.get(week) ?? day;
    if (longDay !== day) return plain;
    this.longDays.set(week, day);
    return ruleHours(trigger.longDayHours);
  }

  /** The entry of the span that applies to the person decides; without one any minute can be ordinary. */
  private isInSpan(minute: MinuteFacts, period: PeriodFacts): boolean {
    const span = this.rules.span.find(
      ({ days, when }) => days.includes(minute.weekday) && whenApplies(when ?? {}, minute, period, this.person),
    );
    return (
      span === undefined ||
      (minute.minuteOfDay >= ruleMinutes(span.start) && minute.minuteOfDay < ruleMinutes(span.end))
    );
  }

  private countOrdinary(open: Open, minutes: number): void {
    const day = dayOf(open.engagement.start);
    open.ordinary += minutes;
    this.dayOrdinary.set(day, (this.dayOrdinary.get(day) ?? 0) + minutes);
    const cycle = this.cycleKey(open.engagement);
    this.cycleOrdinary.set(cycle, (this.cycleOrdinary.get(cycle) ?? 0) + minutes);
  }

  private cycleKey({ start }: Engagement): number {
    return Math.floor((dayOf(start) - this.cycle.startDay) / (7 * this.cycle.weeks));
  }

  private weekOf({ start }: Engagement): number {
    return Math.floor((dayOf(start) - this.cycle.startDay) / 7);
  }

  private payOrdinary(
    open: Open,
    period: PeriodFacts,
    minute: MinuteFacts,
    at: number,
    minutes: number,
    rest: RestRule | undefined,
    spanEnd: number | undefined,
  ): number {
    const { treatment, length } = this.treatmentOf(this.rules.ordinary, open, period, minute, minutes, false);
    let chosen = this.ofTreatment(treatment, this.hourlyAt(open.engagement, at));
    const beyond = this.rules.brokenShift?.beyondSpan;
    if (spanEnd !== undefined && beyond !== undefined && at >= spanEnd) {
      const hourly = this.hourlyAt(open.engagement, at);
      const instead = this.choose(beyond, '', hourly, () => ({
        ...this.priced(beyond.percent, hourly),
        kind: 'overtime',
        rule: 'broken-shift-beyond-span',
        says: 'Work beyond the span of a broken shift',
        column: beyond.column,
        clause: beyond.clause,
        certainty: beyond.certainty,
      }));
      if (isMore(instead.rate, chosen.rate)) chosen = instead;
    }
    chosen = this.orRest(chosen, rest, minute, this.hourlyAt(open.engagement, at));
    const line = this.add(open, chosen, length);
    if (chosen.kind === 'ordinary') this.addAmounts(open, line, period, minute, length);
    return length;
  }

  private addAmounts(open: Open, line: OpenLine, period: PeriodFacts, minute: MinuteFacts, minutes: number): void {
    for (const amount of this.rules.hourlyAmounts) {
      if (!whenApplies(amount.when, minute, period, this.person)) continue;
      const known = open.amountMinutes.get(amount.id);
      if (known === undefined) {
        open.amountMinutes.set(amount.id, { amount, minutes });
        // The place of the line is that of its first minute; it is priced when the shift is complete.
        open.lines.set(`amount ${amount.id}`, this.amountLine(open, amount, 0));
      } else {
        known.minutes += minutes;
      }
      line.withAmount.set(amount.column, (line.withAmount.get(amount.column) ?? 0) + minutes);
      return;
    }
  }

  /** The first treatment that applies; where it is only for the first hours, no more minutes than are left of them. */
  private treatmentOf(
    treatments: readonly Treatment[],
    open: Open,
    period: PeriodFacts,
    minute: MinuteFacts,
    minutes: number,
    isTopUp: boolean,
  ): { readonly treatment: Treatment; readonly length: number } {
    for (const treatment of treatments) {
      if (isTopUp && treatment.timeOfDay === true) continue;
      if (!whenApplies(treatment.when, minute, period, this.person)) continue;
      if (treatment.firstHours === undefined) return { treatment, length: minutes };
      const used = open.firstHours.get(treatment.id) ?? 0;
      const left = ruleHours(treatment.firstHours) - used;
      if (left <= 0) continue;
      const length = Math.min(left, minutes);
      open.firstHours.set(treatment.id, used + length);
      return { treatment, length };
    }
    throw new TypeError(`The rules of ${this.code} leave a minute without an ordinary treatment`);
  }

  private payOvertime(
    open: Open,
    period: PeriodFacts,
    minute: MinuteFacts,
    at: number,
    minutes: number,
    rest: RestRule | undefined,
    trigger: OvertimeTrigger | undefined,
  ): number {
    const day = dayOf(open.engagement.start);
    const used = this.dayOvertime.get(day) ?? 0;
    const { tier, length } = this.tierOf(period, minute, minutes, used);
    const hourly = this.hourlyAt(open.engagement, at);
    // Overtime of one tier is one line of the shift, whichever limit was passed; the line names the first.
    const plain = this.ofTier(tier, hourly, undefined);
    const chosen = this.orRest(plain, rest, minute, hourly);
    this.add(open, chosen === plain ? this.ofTier(tier, hourly, trigger) : chosen, length, chosen);
    this.dayOvertime.set(day, used + length);
    open.overtime += length;
    return length;
  }

  private tierOf(
    period: PeriodFacts,
    minute: MinuteFacts,
    minutes: number,
    used: number,
  ): { readonly tier: OvertimeTier; readonly length: number } {
    for (const tier of this.rules.overtime.tiers) {
      if (!whenApplies(tier.when, minute, period, this.person)) continue;
      if (tier.firstHours === undefined) return { tier, length: minutes };
      const left = ruleHours(tier.firstHours) - used;
      if (left > 0) return { tier, length: Math.min(left, minutes) };
    }
    throw new TypeError(`The rules of ${this.code} leave a minute without an overtime rate`);
  }

  private orRest(chosen: Chosen, rest: RestRule | undefined, minute: MinuteFacts, hourly: Aud): Chosen {
    if (rest === undefined) return chosen;
    const percent = minute.publicHoliday && rest.publicHoliday !== undefined ? rest.publicHoliday : rest.percent;
    const instead = this.choose(percent, '', hourly, () => ({
      ...this.priced(percent, hourly),
      kind: rest.kind,
      rule: 'rest-break',
      says: `Less than ${rest.hours} hours of rest before the shift`,
      column: this.casual ? (rest.casualColumn ?? rest.column) : rest.column,
      clause: rest.clause,
      certainty: rest.certainty,
    }));
    return isMore(chosen.rate, instead.rate) ? chosen : instead;
  }

  /** The rest rule that the time since the work before breaks, if any. */
  private restRule(engagement: Engagement): RestRule | undefined {
    const { shift } = engagement;
    const finish = this.previous?.end ?? engagement.previousFinish;
    if (finish === undefined) return undefined;
    const gap = engagement.start - finish;
    const before = this.previous?.day ?? dayOf(finish - 1);
    const wasOvertime = this.previous === undefined ? shift.previousWorkWasOvertime === true : this.previous.overtime;
    const { restBetweenShifts, restAfterOvertime } = this.rules;
    const breaks = (rule: RestRule | undefined): rule is RestRule =>
      rule !== undefined &&
      rule.employment.includes(this.person.employment) &&
      gap < ruleHours(shift.shorterRestAgreed === true ? (rule.byAgreement ?? rule.hours) : rule.hours);
    if (breaks(restBetweenShifts) && before < dayOf(engagement.start)) return restBetweenShifts;
    return wasOvertime && breaks(restAfterOvertime) ? restAfterOvertime : undefined;
  }

  /** Pays what is missing to the minimum engagement as ordinary hours that follow the shift, without time-of-day penalties. */
  private topUp(
    open: Open,
    period: WorkPeriod,
    facts: PeriodFacts,
    rest: RestRule | undefined,
    per: 'shift' | 'period',
    paid: number,
  ): void {
    const minute = this.minuteFacts(period.from, open.engagement);
    const rule = this.rules.minimumEngagement.find(
      (each) => each.per === per && whenApplies(each.when, minute, facts, this.person),
    );
    const missing = rule === undefined ? 0 : ruleHours(rule.hours) - paid;
    if (missing <= 0) return;
    this.cut({ from: period.to, to: period.to + missing }, open.engagement, (from, to) => {
      const now = this.minuteFacts(from, open.engagement);
      for (let at = from; at < to;) {
        const { treatment, length } = this.treatmentOf(this.rules.ordinary, open, facts, now, to - at, true);
        const hourly = this.hourlyAt(open.engagement, at);
        const line = this.add(open, this.orRest(this.ofTreatment(treatment, hourly), rest, now, hourly), length);
        this.noteMinimum(line, rule?.clause ?? '', rule?.hours ?? '');
        open.ordinary += length;
        at += length;
      }
    });
  }

  private noteMinimum(line: OpenLine, clause: string, hours: string): void {
    const note = `with the minimum payment of ${hours} hours (clause ${clause})`;
    if (line.chosen.says.endsWith(note)) return;
    Object.assign(line, { chosen: { ...line.chosen, says: `${line.chosen.says}, ${note}` } });
  }

  /** A whole engagement of overtime on some days has a minimum payment. */
  private topUpOvertime(open: Open, period: WorkPeriod, facts: PeriodFacts, rest: RestRule | undefined): void {
    if (open.ordinary > 0 || open.overtime === 0) return;
    const first = this.minuteFacts(open.engagement.start, open.engagement);
    const rule = this.rules.overtime.minimums.find((each) => whenApplies(each.when, first, facts, this.person));
    const missing = rule === undefined ? 0 : ruleHours(rule.hours) - open.overtime;
    if (missing <= 0) return;
    this.cut({ from: period.to, to: period.to + missing }, open.engagement, (from, to) => {
      const now = this.minuteFacts(from, open.engagement);
      for (let at = from; at < to;) at += this.payOvertime(open, facts, now, at, to - at, rest, undefined);
    });
  }

  private addMissedMeal(open: Open): void {
    const rule = this.rules.missedMeal;
    const first = open.engagement.periods[0];
    const worked = first?.worked[0];
    if (rule === undefined || worked === undefined) return;
    const minutes = worked.to - worked.from - ruleHours(rule.afterHours);
    if (minutes <= 0) return;
    const hourly = this.hourlyAt(open.engagement, worked.from);
    this.add(
      open,
      {
        kind: 'loading',
        rule: 'missed-meal',
        says: `No meal break within ${rule.afterHours} hours: ${rule.extraPercent} % of the hourly rate on top until the break or the end`,
        rate: percentOf(hourly, rule.extraPercent),
        percent: rule.extraPercent,
        column: 'Missed meal break',
        clause: rule.clause,
        certainty: rule.certainty,
      },
      minutes,
    );
  }

  private addBrokenShift(open: Open): void {
    const { engagement } = open;
    if (!isBroken(engagement)) return;
    const rule = this.rules.brokenShift;
    if (rule === undefined || !rule.who.some((who) => whenPersonIs(who, this.person))) {
      this.notes.push(
        `The award gives ${engagement.date} no rule for a broken shift of this person; its periods are rated as they are.`,
      );
      return;
    }
    const gaps = engagement.periods
      .slice(1)
      .map((period, i) => period.from - (engagement.periods[i]?.to ?? period.from));
    const allowance = rule.allowances.find(
      (each) =>
        (each.employment === undefined || each.employment.includes(this.person.employment)) &&
        (each.unpaidBreaks === undefined || each.unpaidBreaks === gaps.length) &&
        (each.gapOverMinutes === undefined || Math.max(...gaps) > Number(each.gapOverMinutes)),
    );
    if (allowance !== undefined) this.addAllowance(open, allowance, decimal('1'));
    else if (rule.allowances.some(({ unpaidBreaks }) => unpaidBreaks !== undefined)) {
      this.notes.push(
        `A broken shift with ${gaps.length} unpaid breaks (${engagement.date}) is not priced by ${this.code}.`,
      );
    }
  }

  private addSleepover(open: Open): void {
    const rule = this.rules.sleepover;
    if (rule === undefined) this.notes.push(`A sleepover (${open.engagement.date}) is not known to ${this.code}.`);
    else if (!open.lines.has(`allowance ${rule.allowance.id}`)) this.addAllowance(open, rule.allowance, decimal('1'));
  }

  private addAllowances(open: Open): Result<null> {
    for (const [i, { id, quantity }] of (open.engagement.shift.allowances ?? []).entries()) {
      const path = `shifts[${open.engagement.index}].allowances[${i}]`;
      const rule = this.rules.allowances.find((each) => each.id === id && inDates(each, open.engagement.date));
      if (rule === undefined) {
        return refused({ code: 'code/unknown', message: `${this.code} has no allowance ${id} in its rules.`, path });
      }
      const read = parseDecimal(quantity, `${path}.quantity`);
      if (!read.ok) return read;
      this.addAllowance(open, rule, read.value);
    }
    return accepted(null);
  }

  private addAllowance(open: Open, rule: AllowanceRule, quantity: Decimal): void {
    const exact = toCents(multiply(aud(rule.amount), quantity));
    const amount = this.withinWeek(open.engagement, rule, exact);
    const { date } = open.engagement;
    const says = `${rule.name}: ${quantity.toString()} × ${rule.amount} per ${rule.per}`;
    open.lines.set(`allowance ${rule.id}`, {
      shiftDate: date,
      kind: 'allowance',
      rule: rule.id,
      says,
      hours: quantity,
      minutes: 0,
      rate: aud(rule.amount),
      amount,
      column: rule.name,
      clause: rule.clause,
      certainty: rule.certainty,
      ...(rule.expense === true ? { expense: true } : {}),
      because: step(`au.awards.${this.code}.${rule.id}`, amount, () => says, [
        parameter(this.edition, `allowances/${rule.id}`, () => `clause ${rule.clause}: ${rule.amount} per ${rule.per}`),
      ]),
    });
  }

  private withinWeek(engagement: Engagement, rule: AllowanceRule, amount: Aud): Aud {
    if (rule.maximumPerWeek === undefined) return amount;
    const key = `${this.weekOf(engagement)} ${rule.id}`;
    const paid = this.weeklyPaid.get(key) ?? aud('0');
    const left = subtract(aud(rule.maximumPerWeek), paid);
    const allowed = isMore(amount, left) ? left : amount;
    this.weeklyPaid.set(key, add(paid, allowed));
    return allowed;
  }

  private priceCare(open: Open): Result<null> {
    const rule = this.rules.twentyFourHourCare;
    const { engagement } = open;
    if (rule === undefined || !whenPersonIs({ streams: rule.streams }, this.person)) {
      return refused({
        code: 'input/not-allowed',
        message: `24-hour care is not provided for by ${this.code} for this stream.`,
        path: `shifts[${engagement.index}].twentyFourHourCareHours`,
      });
    }
    if ((engagement.careMinutes ?? 0) > ruleHours(rule.hours)) {
      this.notes.push(
        `24-hour care of more than ${rule.hours} hours of work (${engagement.date}): the hours beyond are not priced.`,
      );
    }
    const hours = decimal(rule.hours);
    const { rate, percent } = this.priced(rule.payment.percent, this.hourlyAt(engagement, engagement.start));
    const amount = multiply(rate, hours);
    const says = `24-hour care: ${rule.hours} hours at ${percent} % (${toFixed(rate, 2)})`;
    open.lines.set('care', {
      shiftDate: engagement.date,
      kind: '24-hour-care',
      rule: '24-hour-care',
      says,
      hours,
      minutes: ruleHours(rule.hours),
      percent,
      amount,
      column: rule.payment.column,
      clause: rule.payment.clause,
      certainty: rule.payment.certainty,
      because: step(`au.awards.${this.code}.24-hour-care`, amount, () => says, [
        parameter(this.edition, 'twentyFourHourCare', () => `clause ${rule.payment.clause}`),
      ]),
    });
    return accepted(null);
  }

  private priceRemote(open: Open): Result<null> {
    const rule = this.rules.remoteWork;
    const { engagement } = open;
    const kind = engagement.shift.remoteWork;
    if (rule === undefined || kind === undefined) {
      return refused({
        code: 'input/not-allowed',
        message: `${this.code} has no rule for remote work.`,
        path: `shifts[${engagement.index}].remoteWork`,
      });
    }
    const worked = workedMinutes(engagement.periods);
    if (worked > ruleHours(rule.dailyHours)) {
      this.notes.push(
        `Remote work of more than ${rule.dailyHours} hours on ${engagement.date} is rated like that within them.`,
      );
    }
    const unit = Number(rule.upToNextMinutes);
    const least = Number(rule.minimumMinutes[kind]);
    const paid = worked <= least ? least : least + Math.ceil((worked - least) / unit) * unit;
    const [period] = engagement.periods;
    if (period === undefined) return accepted(null);
    const facts = this.periodFacts(period, engagement);
    const stretch = { from: engagement.start, to: engagement.start + paid };
    this.cut(stretch, engagement, (from, to) => {
      const minute = this.minuteFacts(from, engagement);
      for (let at = from; at < to;) {
        const { treatment, length } = this.treatmentOf(rule.treatments, open, facts, minute, to - at, false);
        this.add(open, this.ofTreatment(treatment, this.hourlyAt(engagement, at), 'remote'), length);
        at += length;
      }
    });
    return accepted(null);
  }

  /** The hourly rate of a minute: that of the age on its day, or of higher duties. */
  private hourlyAt(engagement: Engagement, moment: number): Aud {
    const plain = this.bases.get(`${dayOf(moment)} `) ?? this.minimum.hourly;
    const { higherDuties } = engagement;
    const rule = this.rules.higherDuties;
    if (higherDuties === undefined || rule === undefined) return plain;
    const higher = this.bases.get(`${dayOf(engagement.start)} ${higherDuties.classification}`);
    if (higher === undefined || !isMore(higher, plain)) return plain;
    const whole = higherDuties.to - higherDuties.from > ruleHours(rule.overHours);
    return whole || (moment >= higherDuties.from && moment < higherDuties.to) ? higher : plain;
  }

  private priced(
    percent: { readonly permanent: string; readonly casual: string },
    hourly: Aud,
  ): Pick<Chosen, 'rate' | 'percent'> {
    if (!this.casual) return { percent: percent.permanent, rate: percentOf(hourly, percent.permanent) };
    if (this.rules.casual.method === 'added')
      return { percent: percent.casual, rate: percentOf(hourly, percent.casual) };
    const loaded = percentOf(hourly, (100 + Number(this.rules.casual.loading)).toString());
    return { percent: percent.casual, rate: percentOf(loaded, percent.casual) };
  }

  private ofTier(tier: OvertimeTier, hourly: Aud, trigger: OvertimeTrigger | undefined): Chosen {
    return this.choose(tier, trigger === undefined ? '' : `${trigger.id} ${trigger.clause}`, hourly, () => ({
      ...this.priced(tier.percent, hourly),
      kind: tier.kind ?? 'overtime',
      rule: tier.id,
      says: trigger === undefined ? 'Overtime' : `Overtime: ${lowerFirst(trigger.says)} (clause ${trigger.clause})`,
      column: tier.column,
      clause: tier.clause,
      certainty: weaker(tier.certainty, trigger?.certainty ?? 'published'),
    }));
  }

  private ofTreatment(treatment: Treatment, hourly: Aud, kind: AwardLineKind = treatment.kind): Chosen {
    return this.choose(treatment, kind, hourly, () => ({
      ...this.priced(treatment.percent, hourly),
      kind,
      rule: treatment.id,
      says: treatment.says,
      column: treatment.column,
      clause: treatment.clause,
      certainty: treatment.certainty,
    }));
  }

  private add(open: Open, chosen: Chosen, minutes: number, line: Chosen = chosen): OpenLine {
    const known = open.lines.get(line);
    if (known !== undefined && 'withAmount' in known) {
      known.minutes += minutes;
      return known;
    }
    const opened: OpenLine = { chosen, minutes, withAmount: new Map() };
    open.lines.set(line, opened);
    return opened;
  }

  /** One object for one rule at one hourly rate, so that minutes of the same kind meet in one line. */
  private choose(rule: object, variant: string, hourly: Aud, make: () => Chosen): Chosen {
    const byVariant = this.choices.get(rule) ?? new Map<string, Choice>();
    if (byVariant.size === 0) this.choices.set(rule, byVariant);
    const known = byVariant.get(variant);
    if (known !== undefined && known.hourly === hourly) return known.chosen;
    const again = known?.others.get(hourly);
    if (again !== undefined) return again;
    const chosen = make();
    if (known === undefined) byVariant.set(variant, { hourly, chosen, others: new Map() });
    else known.others.set(hourly, chosen);
    return chosen;
  }

  private close(open: Open): readonly AwardPayLine[] {
    for (const [id, { amount, minutes }] of open.amountMinutes) {
      open.lines.set(`amount ${id}`, this.amountLine(open, amount, minutes));
    }
    return [...open.lines.values()].map((line) => ('withAmount' in line ? this.closeLine(open, line) : line));
  }

  private amountLine({ engagement }: Open, amount: HourlyAmount, minutes: number): AwardPayLine {
    const hours = whole(Math.ceil(minutes / 60));
    const value = multiply(aud(amount.dollars), hours);
    const says = `${amount.says}: ${amount.dollars} for each of ${hours.toString()} hours or parts of an hour`;
    return {
      shiftDate: engagement.date,
      kind: 'loading',
      rule: amount.id,
      says,
      hours,
      minutes,
      rate: aud(amount.dollars),
      amount: value,
      per: 'hour or part of an hour',
      column: amount.column,
      clause: amount.clause,
      certainty: amount.certainty,
      because: step(`au.awards.${this.code}.${amount.id}`, value, () => says, [
        parameter(this.edition, `hourlyAmounts/${amount.id}`, () => `clause ${amount.clause}: ${amount.dollars}`),
      ]),
    };
  }

  private closeLine({ engagement }: Open, { chosen, minutes, withAmount }: OpenLine): AwardPayLine {
    const amount = divide(multiply(chosen.rate, whole(minutes)), sixty, 2, 'half-up');
    const hours = divide(whole(minutes), sixty, 4, 'half-up');
    // Where every minute of the line has the same hourly amount, the pay guide prints both in the amount's column.
    const [only] = withAmount;
    const column = withAmount.size === 1 && only?.[1] === minutes ? only[0] : chosen.column;
    const says = (): string =>
      `${chosen.says}: ${hours.toString()} hours × ${toFixed(chosen.rate, 2)} (${chosen.percent} %) = ${toFixed(amount, 2)}`;
    return {
      shiftDate: engagement.date,
      kind: chosen.kind,
      rule: chosen.rule,
      says: chosen.says,
      hours,
      minutes,
      rate: chosen.rate,
      percent: chosen.percent,
      amount,
      column,
      clause: chosen.clause,
      certainty: weaker(chosen.certainty, this.minimum.certainty),
      because: step(`au.awards.${this.code}.${chosen.rule}`, amount, says, [
        parameter(this.edition, chosen.rule, () => `clause ${chosen.clause}: ${chosen.percent} %`),
        parameter(this.minimum.edition, this.minimum.rateId ?? this.minimum.classification, () => {
          return `${this.minimum.classification}: ${toFixed(this.minimum.hourly, 2)} an hour`;
        }),
      ]),
    };
  }
}

const sixty = decimal('60');

function dayOf(moment: number): number {
  return Math.floor(moment / MINUTES_A_DAY);
}

function isBroken({ periods, sleepover }: Engagement): boolean {
  return periods.length > 1 && sleepover === undefined;
}

function inDates({ from, until }: AllowanceRule, date: CivilDate): boolean {
  return (from === undefined || date >= from) && (until === undefined || date <= until);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function weaker(a: Certainty, b: Certainty): Certainty {
  if (a === 'secondary' || b === 'secondary') return 'secondary';
  return a === 'transcribed' || b === 'transcribed' ? 'transcribed' : 'published';
}
