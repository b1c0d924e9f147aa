import { accepted, type Result } from '../../../refusal/result';
import type { AwardPublicHoliday } from '../public-holidays/award-public-holidays';
import { dayOf, MINUTES_A_DAY } from './clock';
import { isBroken, type Engagement, type WorkPeriod } from './engagement';
import type { MinuteFacts, PeriodFacts } from './when-applies';

/** Knows the public holidays of the days on which a person works, and what conditions of an award ask about a moment. */
export class PublicHolidaysOfShifts {
  private readonly holidays = new Map<number, AwardPublicHoliday | undefined>();

  constructor(
    private readonly holidayOf: (day: number) => Result<AwardPublicHoliday | undefined>,
    private readonly notes: string[],
  ) {}

  /** Looks up every holiday that the shift can need, so that pricing itself cannot fail. */
  prepare(engagement: Engagement): Result<null> {
    const lastDay = dayOf(engagement.end) + 1;
    for (let day = dayOf(engagement.start); day <= lastDay; day++) {
      if (this.holidays.has(day)) continue;
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
    return accepted(null);
  }

  /** When the public holiday of a moment's day begins, if it has one. */
  beginsAt(moment: number): number | undefined {
    const day = dayOf(moment);
    const holiday = this.holidays.get(day);
    return holiday === undefined ? undefined : day * MINUTES_A_DAY + holiday.fromMinute;
  }

  /** Whether the public holiday of a moment's day begins after midnight: hours before it count for its minimum payment. */
  isPartDay(moment: number): boolean {
    return (this.holidays.get(dayOf(moment))?.fromMinute ?? 0) > 0;
  }

  minuteFacts(moment: number, engagement: Engagement): MinuteFacts {
    const day = dayOf(moment);
    return {
      weekday: ((((day + 3) % 7) + 7) % 7) + 1,
      minuteOfDay: moment - day * MINUTES_A_DAY,
      publicHoliday: this.isHoliday(moment, engagement, dayOf(engagement.start)),
    };
  }

  periodFacts(period: WorkPeriod, engagement: Engagement): PeriodFacts {
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

  private isHoliday(moment: number, { date, shift }: Engagement, startDay: number): boolean {
    const day = dayOf(moment);
    if (day === startDay && shift.publicHoliday !== undefined) return shift.publicHoliday;
    const holiday = this.holidays.get(day);
    return holiday !== undefined && date !== undefined && moment - day * MINUTES_A_DAY >= holiday.fromMinute;
  }
}
