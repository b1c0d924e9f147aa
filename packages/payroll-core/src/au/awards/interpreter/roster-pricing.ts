import { isMore } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { Dated } from '../../../statutory/dated';
import type { MinimumRate } from '../minimum-rate';
import type { AwardPublicHoliday } from '../public-holidays/award-public-holidays';
import type { AwardRules, MinimumEngagement, OvertimeTrigger, RestRule, Treatment } from '../rules/award-rules';
import { careLine, careRule } from './care-shifts';
import { dayOf, MINUTES_A_DAY, ruleHours } from './clock';
import { clockCuts } from './clock-cuts';
import type { Cycle } from './cycle';
import { isBroken, workedMinutes, type Engagement, type Stretch, type WorkPeriod } from './engagement';
import { HourlyRates, type BaseRate } from './hourly-rates';
import { HoursWorked } from './hours-worked';
import { OvertimeTiers } from './overtime-tiers';
import type { AwardPayLine } from './pay-line';
import { PublicHolidaysOfShifts } from './public-holidays-of-shifts';
import { RateChoices, type ChosenRate } from './rate-choices';
import { brokenRestRule, overtimeAfterShortRest, type WorkBefore } from './rest-before-shift';
import { ShiftAllowances } from './shift-allowances';
import { ShiftLines, type OpenLine } from './shift-lines';
import { whenApplies, type MinuteFacts, type PeriodFacts, type WorkerFacts } from './when-applies';

type MinimumPayment = Pick<MinimumEngagement, 'hours' | 'clause' | 'certainty'>;
type OvertimeByItself = Pick<OvertimeTrigger, 'says' | 'clause' | 'certainty'>;

/** Prices the shifts of one person in order; what is counted (hours of the day, the week, the cycle) passes from shift to shift. */
export class RosterPricing {
  readonly notes: string[] = [];
  private readonly cuts: readonly number[];
  private readonly choices: RateChoices;
  private readonly hours: HoursWorked;
  private readonly tiers: OvertimeTiers;
  private readonly holidays: PublicHolidaysOfShifts;
  private readonly rates: HourlyRates;
  private readonly allowances: ShiftAllowances;
  private previous: WorkBefore | undefined;

  constructor(
    private readonly code: string,
    private readonly edition: Dated<AwardRules>,
    private readonly person: WorkerFacts,
    minimum: MinimumRate,
    baseOf: (day: number, classification?: string) => Result<BaseRate>,
    holidayOf: (day: number) => Result<AwardPublicHoliday | undefined>,
    cycle: Cycle,
  ) {
    const rules = edition.values;
    this.cuts = clockCuts(rules);
    this.choices = new RateChoices(rules, person);
    this.hours = new HoursWorked(rules, person, cycle);
    this.tiers = new OvertimeTiers(code, rules, person);
    this.holidays = new PublicHolidaysOfShifts(holidayOf, this.notes);
    this.rates = new HourlyRates(code, rules, person, minimum, baseOf, this.notes);
    this.allowances = new ShiftAllowances(code, edition, person, this.rates, this.hours, this.notes);
  }

  private get rules(): AwardRules {
    return this.edition.values;
  }

  /** A shift that was paid before: it counts for the day, the week and the rest after it. */
  count(engagement: Engagement): void {
    const priced = this.price(engagement);
    if (!priced.ok) this.notes.push(`The shift of ${engagement.date} does not count: ${priced.error.message}`);
  }

  price(engagement: Engagement): Result<readonly AwardPayLine[]> {
    const holidays = this.holidays.prepare(engagement);
    if (!holidays.ok) return holidays;
    const rates = this.rates.prepare(engagement);
    if (!rates.ok) return rates;
    const lines = new ShiftLines(engagement, this.code, this.edition, this.rates);
    const { shift } = engagement;
    if (shift.longDay === true) this.hours.chooseLongDay(engagement);
    const priced =
      engagement.careMinutes !== undefined
        ? this.priceCare(lines)
        : shift.remoteWork !== undefined
          ? this.priceRemote(lines)
          : engagement.inSleepover === true
            ? this.priceWorkInSleepover(lines)
            : this.priceWork(lines);
    if (!priced.ok) return priced;
    // The rest after a sleepover is counted from the end of the shift that it is part of.
    if (engagement.inSleepover !== true)
      this.previous = { end: engagement.end, day: dayOf(engagement.start), overtime: lines.endedWithOvertime };
    const allowances = this.allowances.addAllowances(lines);
    return allowances.ok ? accepted(lines.close()) : allowances;
  }

  private priceWork(lines: ShiftLines): Result<null> {
    const { engagement } = lines;
    const rest = brokenRestRule(this.rules, this.person, engagement, this.previous);
    const beside: { period: WorkPeriod; facts: PeriodFacts; minutes: number }[] = [];
    for (const period of engagement.periods) {
      if (engagement.sleepover !== undefined && engagement.sleepover.from < period.from)
        this.allowances.addSleepover(lines);
      const facts = this.periodFacts(period, engagement);
      const before = lines.ordinary + lines.overtime;
      // A gap between two periods relieves from duty.
      delete lines.untilRelieved;
      for (const stretch of period.worked) {
        this.cut(stretch, engagement, (from, to) => this.pricePiece(lines, facts, from, to, rest));
      }
      const worked = lines.ordinary + lines.overtime - before;
      const minimum = this.minimumOf(lines, period, facts, 'period');
      const filled = this.topUp(lines, period, facts, rest, minimum, worked);
      beside.push({ period: { ...period, to: period.to + filled }, facts, minutes: worked + filled });
    }
    if (engagement.sleepover !== undefined) {
      this.allowances.addSleepover(lines);
      // One of the periods beside a sleepover has a minimum payment: the longest has the least to fill.
      const longest = beside.reduce((most, each) => (each.minutes > most.minutes ? each : most), beside[0]!);
      this.topUp(lines, longest.period, longest.facts, rest, this.rules.sleepover?.besideIt, longest.minutes);
    }
    const last = engagement.periods.at(-1);
    const first = engagement.periods[0];
    if (last !== undefined && first !== undefined) {
      const facts = this.periodFacts(last, engagement);
      const ofDays = this.topUpDays(lines, last, facts, rest);
      const filled = ofDays + this.topUpOvertime(lines, { ...last, to: last.to + ofDays }, facts, rest);
      // What fills one minimum after another follows it on the clock, so that midnight takes nothing away.
      const end = { ...last, to: last.to + filled };
      const ofShift = this.periodFacts(first, engagement);
      const minimum = this.minimumOf(lines, end, ofShift, 'shift');
      this.topUp(lines, end, ofShift, rest, minimum, lines.ordinary + lines.overtime);
    }
    this.allowances.addMissedMeal(lines);
    this.allowances.addBrokenShift(lines);
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
      for (const moment of [higherDuties?.from, higherDuties?.to, spanEnd, this.holidays.beginsAt(at)]) {
        if (moment !== undefined && moment > at && moment < next) next = moment;
      }
      each(at, next);
      at = next;
    }
  }

  private periodFacts(period: WorkPeriod, engagement: Engagement): PeriodFacts {
    const facts = this.holidays.periodFacts(period, engagement);
    if (this.rules.brokenShift?.loadingByStart !== true || !isBroken(engagement)) return facts;
    const midnight = dayOf(engagement.start) * MINUTES_A_DAY;
    return { ...facts, startsAt: engagement.start - midnight, endsAt: engagement.end - midnight };
  }

  private brokenSpanEnd(engagement: Engagement): number | undefined {
    const hours = this.rules.brokenShift?.spanHours;
    return hours === undefined || !isBroken(engagement) ? undefined : engagement.start + ruleHours(hours);
  }

  private pricePiece(
    lines: ShiftLines,
    period: PeriodFacts,
    from: number,
    to: number,
    rest: RestRule | undefined,
  ): void {
    const { engagement } = lines;
    const minute = this.holidays.minuteFacts(from, engagement);
    const spanEnd = this.brokenSpanEnd(engagement);
    let at = from;
    while (at < to) {
      const limit = overtimeAfterShortRest(rest) ?? this.hours.ordinaryLeft(engagement, lines.ordinary, minute, period);
      const ordinary = this.tiers.isHeld(lines.untilRelieved, period, minute) ? 0 : Math.min(to - at, limit.minutes);
      lines.isOnPublicHoliday ||= minute.publicHoliday;
      this.countForMinimums(lines, period, minute, at, ordinary === 0);
      if (ordinary > 0) {
        const length = this.payOrdinary(lines, period, minute, at, ordinary, rest, spanEnd);
        lines.ordinary += length;
        this.hours.countOrdinary(engagement, length);
        at += length;
        lines.endedWithOvertime = false;
      } else {
        lines.firstTrigger ??= limit.trigger?.id;
        at += this.payOvertime(lines, period, minute, at, to - at, rest, limit.trigger);
        lines.endedWithOvertime = true;
      }
    }
  }

  /** Notes where a minimum payment of a day begins to count. */
  private countForMinimums(
    lines: ShiftLines,
    period: PeriodFacts,
    minute: MinuteFacts,
    at: number,
    isOvertime: boolean,
  ): void {
    for (const rule of this.rules.overtime.minimums) {
      if (rule.ofDay !== true || !whenApplies(rule.when, minute, period, this.person)) continue;
      const known = lines.dayMinimums.get(rule);
      if (known !== undefined) {
        known.overtime ||= isOvertime;
        continue;
      }
      const before = minute.publicHoliday && this.holidays.isPartDay(at) ? 0 : lines.ordinary + lines.overtime;
      lines.dayMinimums.set(rule, { minute, before, overtime: isOvertime });
    }
  }

  private payOrdinary(
    lines: ShiftLines,
    period: PeriodFacts,
    minute: MinuteFacts,
    at: number,
    minutes: number,
    rest: RestRule | undefined,
    spanEnd: number | undefined,
  ): number {
    const { treatment, length } = this.treatmentOf(this.rules.ordinary, lines, period, minute, minutes, false);
    const hourly = this.rates.hourlyAt(lines.engagement, at);
    const ordinary = this.choices.ofTreatment(treatment, hourly);
    const inSpan = spanEnd === undefined || at < spanEnd;
    const chosen = this.choices.orRest(
      inSpan ? ordinary : this.choices.orBeyondSpan(ordinary, hourly),
      rest,
      minute,
      hourly,
    );
    const line = lines.add(chosen, length, at);
    if (chosen.kind === 'ordinary') {
      const amount = this.rules.hourlyAmounts.find(({ when }) => whenApplies(when, minute, period, this.person));
      if (amount !== undefined) lines.addHourlyAmount(line, amount, length);
    }
    return length;
  }

  /** The first treatment that applies; where it is only for the first hours, no more minutes than are left of them. */
  private treatmentOf(
    treatments: readonly Treatment[],
    lines: ShiftLines,
    period: PeriodFacts,
    minute: MinuteFacts,
    minutes: number,
    isTopUp: boolean,
  ): { readonly treatment: Treatment; readonly length: number } {
    for (const treatment of treatments) {
      if (isTopUp && treatment.timeOfDay === true) continue;
      if (!whenApplies(treatment.when, minute, period, this.person)) continue;
      if (treatment.firstHours === undefined) return { treatment, length: minutes };
      const used = lines.firstHours.get(treatment.id) ?? 0;
      const left = ruleHours(treatment.firstHours) - used;
      if (left <= 0) continue;
      const length = Math.min(left, minutes);
      lines.firstHours.set(treatment.id, used + length);
      return { treatment, length };
    }
    throw new TypeError(`The rules of ${this.code} leave a minute without an ordinary treatment`);
  }

  private payOvertime(
    lines: ShiftLines,
    period: PeriodFacts,
    minute: MinuteFacts,
    at: number,
    minutes: number,
    rest: RestRule | undefined,
    trigger: OvertimeTrigger | undefined,
  ): number {
    const used = this.hours.overtimeOfDay(lines.engagement);
    const { tier: due, length } = this.tiers.tierOf(period, minute, minutes, used, trigger);
    const tier = this.tiers.notLess(due, lines.untilRelieved);
    if (tier.untilRelieved === true) lines.untilRelieved = tier;
    const hourly = this.rates.hourlyAt(lines.engagement, at);
    // Overtime of one tier is one line of the shift, whichever limit was passed; the line names the first.
    const plain = this.choices.ofTier(tier, hourly, undefined);
    const chosen = this.choices.orRest(plain, rest, minute, hourly);
    lines.add(chosen === plain ? this.choices.ofTier(tier, hourly, trigger) : chosen, length, at, chosen);
    this.hours.countOvertime(lines.engagement, length);
    lines.overtime += length;
    return length;
  }

  /**
   * Pays what is missing to a minimum as ordinary hours that follow the work, without time-of-day penalties; answers the minutes that
   * fill it.
   */
  private topUp(
    lines: ShiftLines,
    period: WorkPeriod,
    facts: PeriodFacts,
    rest: RestRule | undefined,
    rule: MinimumPayment | undefined,
    paid: number,
  ): number {
    const missing = rule === undefined ? 0 : ruleHours(rule.hours) - paid;
    if (missing <= 0) return 0;
    this.cut({ from: period.to, to: period.to + missing }, lines.engagement, (from, to) => {
      const now = this.holidays.minuteFacts(from, lines.engagement);
      for (let at = from; at < to;) {
        const { treatment, length: most } = this.treatmentOf(this.rules.ordinary, lines, facts, now, to - at, true);
        const hourly = this.rates.hourlyAt(lines.engagement, at);
        const plain = this.choices.orRest(
          this.choices.ofMinimum(treatment, hourly, rule?.certainty ?? treatment.certainty),
          rest,
          now,
          hourly,
        );
        const filled = at - period.to;
        const {
          chosen,
          length,
          line: key,
        } = this.notMoreThanWorked(lines, facts, now, filled, most, hourly, treatment, plain);
        const line = lines.add(chosen, length, at, key);
        this.noteMinimum(line, rule?.clause ?? '', rule?.hours ?? '');
        lines.ordinary += length;
        at += length;
      }
    });
    return missing;
  }

  private minimumOf(
    { engagement, isOnPublicHoliday: publicHoliday }: ShiftLines,
    { from }: WorkPeriod,
    facts: PeriodFacts,
    per: MinimumEngagement['per'],
  ): MinimumEngagement | undefined {
    // Work that began before the holiday, or went on after it, is work on a public holiday too.
    const minute = { ...this.holidays.minuteFacts(from, engagement), publicHoliday };
    return this.rules.minimumEngagement.find(
      (each) => each.per === per && whenApplies(each.when, minute, facts, this.person),
    );
  }

  /**
   * A part-timer's own percentage is for ordinary hours. Time of a minimum payment that would be overtime if it were worked is not
   * paid higher than that, or a later finish would pay less.
   */
  private notMoreThanWorked(
    lines: ShiftLines,
    facts: PeriodFacts,
    minute: MinuteFacts,
    filled: number,
    minutes: number,
    hourly: Aud,
    { percent }: Treatment,
    plain: ChosenRate,
  ): { readonly chosen: ChosenRate; readonly line: ChosenRate; readonly length: number } {
    const asOrdinary = { chosen: plain, line: plain };
    if (percent.partTime === undefined || this.person.employment !== 'part-time')
      return { ...asOrdinary, length: minutes };
    const { engagement } = lines;
    const { minutes: left, trigger } = this.hours.ordinaryLeft(engagement, lines.ordinary, minute, facts);
    if (left > filled) return { ...asOrdinary, length: Math.min(minutes, left - filled) };
    const used = this.hours.overtimeOfDay(engagement) + filled - left;
    const { tier, length } = this.tiers.tierOf(facts, minute, minutes, used, trigger);
    const line = this.choices.ofTier(tier, hourly, undefined);
    if (!isMore(plain.rate, line.rate)) return { ...asOrdinary, length };
    return { chosen: this.choices.ofTier(tier, hourly, trigger), line, length };
  }

  private noteMinimum(line: OpenLine, clause: string, hours: string): void {
    const note = `with the minimum payment of ${hours} hours (clause ${clause})`;
    line.isToppedUp = true;
    if (line.chosen.says.endsWith(note)) return;
    line.chosen = { ...line.chosen, says: `${line.chosen.says}, ${note}` };
  }

  /** Overtime on some days has a minimum payment at the rate of the day; answers the minutes that fill it. */
  private topUpDays(lines: ShiftLines, period: WorkPeriod, facts: PeriodFacts, rest: RestRule | undefined): number {
    let filled = 0;
    for (const rule of this.rules.overtime.minimums) {
      const begun = lines.dayMinimums.get(rule);
      if (begun?.overtime !== true) continue;
      const missing = ruleHours(rule.hours) - (lines.ordinary + lines.overtime - begun.before);
      for (let left = missing; left > 0;) {
        const length = this.payOvertime(lines, facts, begun.minute, period.to + filled, left, rest, undefined);
        left -= length;
        filled += length;
      }
    }
    return filled;
  }

  /** A whole engagement of overtime on some days has a minimum payment; answers the minutes that fill it. */
  private topUpOvertime(lines: ShiftLines, period: WorkPeriod, facts: PeriodFacts, rest: RestRule | undefined): number {
    if (lines.ordinary > 0 || lines.overtime === 0) return 0;
    const first = this.holidays.minuteFacts(lines.engagement.start, lines.engagement);
    const rule = this.rules.overtime.minimums.find(
      (each) =>
        each.ofDay !== true &&
        (each.trigger === undefined || each.trigger === lines.firstTrigger) &&
        whenApplies(each.when, first, facts, this.person),
    );
    const missing = rule === undefined ? 0 : ruleHours(rule.hours) - lines.overtime;
    if (missing <= 0) return 0;
    this.cut({ from: period.to, to: period.to + missing }, lines.engagement, (from, to) => {
      const now = this.holidays.minuteFacts(from, lines.engagement);
      for (let at = from; at < to;) at += this.payOvertime(lines, facts, now, at, to - at, rest, undefined);
    });
    return missing;
  }

  private priceCare(lines: ShiftLines): Result<null> {
    const { engagement } = lines;
    const rule = careRule(this.rules, this.person, this.code, engagement);
    if (!rule.ok) return rule;
    const { hours, beyond, payment } = rule.value;
    const hourly = this.rates.hourlyAt(engagement, engagement.start);
    lines.addComplete(
      'care',
      careLine(this.code, this.edition, rule.value, engagement, this.choices.priced(payment.percent, hourly)),
    );
    // Overtime is the last of the work; when the work beyond the hours was done, the record does not say.
    const minutes = Math.min((engagement.careMinutes ?? 0) - ruleHours(hours), engagement.end - engagement.start);
    const period = engagement.periods.at(-1);
    if (minutes > 0 && period !== undefined) {
      this.payAsOvertime(lines, period, { from: period.to - minutes, to: period.to }, beyond);
    }
    return accepted(null);
  }

  private priceWorkInSleepover(lines: ShiftLines): Result<null> {
    const work = this.rules.sleepover?.work;
    const { engagement } = lines;
    const path = `shifts[${engagement.index}]`;
    if (work === undefined) {
      const message = `What ${this.code} pays for work during a sleepover (${engagement.date}) is not covered; enter it as rows of the pay.`;
      return refused({ code: 'input/not-allowed', message, path });
    }
    for (const period of engagement.periods) {
      for (const stretch of period.worked) this.payAsOvertime(lines, period, stretch, work);
    }
    const last = engagement.periods.at(-1);
    const missing = ruleHours(work.minimumHours) - lines.overtime;
    if (last !== undefined && missing > 0) {
      this.payAsOvertime(lines, last, { from: last.to, to: last.to + missing }, work);
    }
    return accepted(null);
  }

  /** Time that is overtime by itself, whatever was worked before. */
  private payAsOvertime(lines: ShiftLines, period: WorkPeriod, stretch: Stretch, why: OvertimeByItself): void {
    const { engagement } = lines;
    const trigger: OvertimeTrigger = { ...why, id: 'beyond-rostered', when: {} };
    this.cut(stretch, engagement, (from, to) => {
      const minute = this.holidays.minuteFacts(from, engagement);
      const facts = this.periodFacts(period, engagement);
      for (let at = from; at < to;) at += this.payOvertime(lines, facts, minute, at, to - at, undefined, trigger);
    });
  }

  private priceRemote(lines: ShiftLines): Result<null> {
    const rule = this.rules.remoteWork;
    const { engagement } = lines;
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
      const minute = this.holidays.minuteFacts(from, engagement);
      for (let at = from; at < to;) {
        const { treatment, length } = this.treatmentOf(rule.treatments, lines, facts, minute, to - at, false);
        lines.add(this.choices.ofTreatment(treatment, this.rates.hourlyAt(engagement, at), 'remote'), length, at);
        at += length;
      }
    });
    return accepted(null);
  }
}
