import type { AwardRules, OvertimeTrigger } from '../rules/award-rules';
import { dayOf, ruleHours, ruleMinutes } from './clock';
import type { Cycle } from './cycle';
import type { Engagement } from './engagement';
import { whenApplies, type MinuteFacts, type PeriodFacts, type WorkerFacts } from './when-applies';

/** Counts the hours of a person by day, week and roster cycle, and says how many may still be ordinary. */
export class HoursWorked {
  private readonly dayOrdinary = new Map<number, number>();
  private readonly dayOvertime = new Map<number, number>();
  private readonly cycleOrdinary = new Map<number, number>();
  private readonly longDays = new Map<number, number>();
  private readonly daysOfWeek = new Map<number, Set<number>>();

  constructor(
    private readonly rules: AwardRules,
    private readonly person: WorkerFacts,
    private readonly cycle: Cycle,
  ) {
    this.cycleOrdinary.set(0, cycle.minutesBefore);
  }

  /** Minutes that may still be ordinary, and the trigger that ends them. */
  ordinaryLeft(
    engagement: Engagement,
    ordinaryOfShift: number,
    minute: MinuteFacts,
    period: PeriodFacts,
  ): { readonly minutes: number; readonly trigger?: OvertimeTrigger } {
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
          if (engagement.rosteredMinutes !== undefined) limit(engagement.rosteredMinutes - ordinaryOfShift, trigger);
          break;
        case 'daily-hours':
          limit(this.dailyMinutes(trigger, engagement, worked) - worked, trigger);
          break;
        case 'weekly-days': {
          const days = this.daysOfWeek.get(this.weekOf(engagement));
          if (days !== undefined && !days.has(day) && days.size >= Number(trigger.days)) limit(0, trigger);
          break;
        }
        case 'weekly-hours':
          limit(
            ruleHours(trigger.hours ?? '38') * this.cycle.weeks -
              (this.cycleOrdinary.get(this.cycleKey(engagement)) ?? 0),
            trigger,
          );
          break;
        // The rest before a shift makes it overtime as a whole, before any hours are counted.
        case 'short-rest':
          break;
      }
    }
    return { minutes, ...(binding === undefined ? {} : { trigger: binding }) };
  }

  countOrdinary(engagement: Engagement, minutes: number): void {
    const day = dayOf(engagement.start);
    this.dayOrdinary.set(day, (this.dayOrdinary.get(day) ?? 0) + minutes);
    const cycle = this.cycleKey(engagement);
    this.cycleOrdinary.set(cycle, (this.cycleOrdinary.get(cycle) ?? 0) + minutes);
    const week = this.weekOf(engagement);
    const days = this.daysOfWeek.get(week) ?? new Set<number>();
    this.daysOfWeek.set(week, days.add(day));
  }

  overtimeOfDay({ start }: Engagement): number {
    return this.dayOvertime.get(dayOf(start)) ?? 0;
  }

  countOvertime(engagement: Engagement, minutes: number): void {
    this.dayOvertime.set(dayOf(engagement.start), this.overtimeOfDay(engagement) + minutes);
  }

  /** Makes the day of the shift the one long day of its week. */
  chooseLongDay(engagement: Engagement): void {
    this.longDays.set(this.weekOf(engagement), dayOf(engagement.start));
  }

  weekOf({ start }: Engagement): number {
    return Math.floor((dayOf(start) - this.cycle.startDay) / 7);
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

  private cycleKey({ start }: Engagement): number {
    return Math.floor((dayOf(start) - this.cycle.startDay) / (7 * this.cycle.weeks));
  }
}
