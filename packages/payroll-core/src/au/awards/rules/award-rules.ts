import type { Certainty } from '../certainty';
import type { EmploymentType } from '../employment-type';

/**
 * The conditions of an award as data: one file per award in words that can be checked beside the award. Percentages are of
 * the minimum hourly rate of the classification and age; the casual figure includes the casual loading, unless the award
 * takes its percentages of the rounded casual rate (`casual.method`). Times are of the local clock, days are 1 Monday to 7 Sunday.
 */
export interface AwardRules {
  /** Which text was read, and what was not. */
  readonly textRead: string;
  readonly casual: {
    readonly loading: string;
    /** `added`: the casual column is a percentage of the permanent rate; `of-casual-rate`: percentages multiply the rounded casual rate. */
    readonly method: 'added' | 'of-casual-rate';
    readonly clause: string;
    readonly certainty: Certainty;
  };
  /** Absent where no text was found for it with confidence. */
  readonly leaveLoading?: LeaveLoadingRule;
  /** Kinds of worker the award tells apart, the first being assumed. */
  readonly workers: readonly string[];
  /** When ordinary hours may be worked; an award or worker without an entry has no span. */
  readonly span: readonly SpanRule[];
  /** How ordinary hours are paid. The first that applies is the one that is paid. */
  readonly ordinary: readonly Treatment[];
  /** Dollars for each hour or part of an hour in a window, on top of ordinary hours. */
  readonly hourlyAmounts: readonly HourlyAmount[];
  readonly overtime: {
    readonly triggers: readonly OvertimeTrigger[];
    readonly tiers: readonly OvertimeTier[];
    readonly minimums: readonly OvertimeMinimum[];
  };
  readonly minimumEngagement: readonly MinimumEngagement[];
  readonly restBetweenShifts?: RestRule;
  readonly restAfterOvertime?: RestRule;
  readonly missedMeal?: {
    readonly afterHours: string;
    readonly extraPercent: string;
    readonly clause: string;
    readonly certainty: Certainty;
  };
  readonly brokenShift?: {
    /** Who may be given one: any of these. */
    readonly who: readonly When[];
    /** Allowance by number of unpaid breaks, by the longest gap, or for each period that is long enough. */
    readonly allowances: readonly AllowanceRule[];
    /** The shift loading of every period follows the start of the whole shift; else that of the period. */
    readonly loadingByStart?: true;
    readonly spanHours?: string;
    readonly beyondSpan?: PercentRule;
    readonly clause: string;
    readonly certainty: Certainty;
  };
  readonly sleepover?: {
    readonly allowance: AllowanceRule;
    readonly dailyHours: string;
    /** The least that one of the periods of work before and after it is paid for. */
    readonly besideIt?: { readonly hours: string; readonly clause: string; readonly certainty: Certainty };
    /** What work during it is: overtime, paid for so many hours at least. */
    readonly work?: {
      readonly minimumHours: string;
      readonly says: string;
      readonly clause: string;
      readonly certainty: Certainty;
    };
  };
  readonly twentyFourHourCare?: {
    readonly streams: readonly string[];
    readonly hours: string;
    readonly payment: PercentRule;
    /** Work beyond the hours is overtime. */
    readonly beyond: { readonly says: string; readonly clause: string; readonly certainty: Certainty };
  };
  readonly remoteWork?: {
    readonly minimumMinutes: Readonly<Record<RemoteWorkKind, string>>;
    readonly upToNextMinutes: string;
    readonly dailyHours: string;
    readonly treatments: readonly Treatment[];
    readonly clause: string;
    readonly certainty: Certainty;
  };
  /** Time off instead of overtime pay, by agreement. */
  readonly timeOff?: {
    readonly rate: 'overtime-rate' | 'hour-for-hour';
    readonly withinMonths: string;
    readonly clause: string;
    readonly certainty: Certainty;
  };
  readonly higherDuties?: {
    readonly overHours: string;
    readonly streams?: readonly string[];
    readonly clause: string;
    readonly certainty: Certainty;
  };
  readonly allowances: readonly AllowanceRule[];
  /** What the award says and this data does not price. */
  readonly notCovered: readonly string[];
}

/** What the award pays on top of annual leave. */
export interface LeaveLoadingRule {
  /** Of the minimum hourly rate. */
  readonly percent: string;
  /** Who has the penalties of the hours that leave replaces instead, where they are more. */
  readonly orPenaltiesOf?: 'everybody' | 'shiftworkers';
  readonly clause: string;
  readonly certainty: Certainty;
}

/** Work done away from the workplace: on call by day, on call by night, or not on call. */
export type RemoteWorkKind = 'on-call-day' | 'on-call-night' | 'not-on-call';

/** The hours of the day and days of the week in which ordinary hours may be worked. */
export interface SpanRule {
  readonly days: readonly number[];
  readonly start: string;
  readonly end: string;
  readonly when?: When;
  readonly clause: string;
  readonly certainty: Certainty;
}

/** When a rule applies. Every member that is there must hold. */
export interface When {
  readonly days?: readonly number[];
  /** The clock from this time to before that time, on the day of the minute. */
  readonly from?: string;
  readonly to?: string;
  /** The minute lies on a public holiday (or on no public holiday). */
  readonly publicHoliday?: boolean;
  /** The period of work begins on a public holiday. */
  readonly beginsOnPublicHoliday?: boolean;
  readonly employment?: readonly EmploymentType[];
  readonly workers?: readonly string[];
  readonly streams?: readonly string[];
  readonly disabilityServicesWork?: boolean;
  /** By every name or rate id that finds the rate. */
  readonly classifications?: readonly string[];
  /** The period of work starts at or after this time and before that time of its own day. */
  readonly startsFrom?: string;
  readonly startsBefore?: string;
  /** Not the time before midnight of a period of work that starts at or after this time. */
  readonly notStartedFrom?: string;
  /** The period of work ends after, and by, this time counted from midnight of the day on which it starts; `32:00` is 8am of the next day. */
  readonly endsAfter?: string;
  readonly endsBy?: string;
  readonly brokenShift?: boolean;
  /** A fact of the shift that only the employer knows, such as `tradesBeyondSpan`. */
  readonly fact?: string;
  readonly withoutFact?: string;
}

/** Percentages by employment type; part-time employees have the permanent one unless the award says another. */
export interface RulePercent {
  readonly permanent: string;
  readonly partTime?: string;
  readonly casual: string;
}

/** A percentage of the base rate, the pay guide's column that prints it, and its clause. */
export interface PercentRule {
  readonly percent: RulePercent;
  /** The column of the pay guide that prints these dollars. */
  readonly column: string;
  readonly clause: string;
  readonly certainty: Certainty;
}

/** How hours that meet a condition are paid: ordinary, penalty, shift or overtime. */
export interface Treatment extends PercentRule {
  readonly id: string;
  readonly kind: 'ordinary' | 'penalty' | 'shift' | 'overtime';
  readonly says: string;
  readonly when: When;
  /** A time-of-day penalty is not part of a top-up to the minimum engagement. */
  readonly timeOfDay?: boolean;
  /** Only for the first hours of the shift. */
  readonly firstHours?: string;
}

/** An amount added for each hour. */
export interface HourlyAmount {
  readonly id: string;
  readonly says: string;
  readonly when: When;
  readonly dollars: string;
  readonly column: string;
  readonly clause: string;
  readonly certainty: Certainty;
}

/** What makes hours overtime: the day, the week, the span, the roster. */
export interface OvertimeTrigger {
  readonly id:
    | 'outside-span'
    | 'daily-hours'
    | 'weekly-hours'
    | 'weekly-days'
    | 'beyond-rostered'
    | 'beyond-guaranteed'
    | 'day-off'
    | 'short-rest';
  readonly says: string;
  readonly when: When;
  readonly hours?: string;
  /** Days of a week on which ordinary hours may be worked. */
  readonly days?: string;
  /** One day a week may have this many hours. */
  readonly longDayHours?: string;
  readonly clause: string;
  readonly certainty: Certainty;
}

/** The percentage of the first hours of overtime and of those after. */
export interface OvertimeTier extends PercentRule {
  readonly id: string;
  readonly kind?: 'penalty';
  readonly when: When;
  /** Only while the overtime of the day is within this many hours. */
  readonly firstHours?: string;
  /** Only where this limit makes the overtime. */
  readonly trigger?: OvertimeTrigger['id'];
  /** Once it is paid, nothing less is paid until the employee is relieved from duty. */
  readonly untilRelieved?: true;
}

/** The least that overtime is paid for. */
export interface OvertimeMinimum {
  readonly when: When;
  readonly hours: string;
  /**
   * Counts the time from the first minute that meets the condition, also where the shift began on another day, and fills it
   * at the rate of that minute. Without it a shift that begins so and is overtime as a whole is filled on the clock.
   */
  readonly ofDay?: true;
  /** Only where this limit made the first overtime of the shift. */
  readonly trigger?: OvertimeTrigger['id'];
  readonly clause: string;
  readonly certainty: Certainty;
}

/** The least hours a shift is paid for. */
export interface MinimumEngagement {
  readonly hours: string;
  readonly per: 'shift' | 'period';
  readonly when: When;
  readonly clause: string;
  readonly certainty: Certainty;
}

/** The break between shifts and what is paid without it. */
export interface RestRule extends PercentRule {
  readonly hours: string;
  readonly byAgreement?: string;
  readonly casualColumn?: string;
  readonly publicHoliday?: RulePercent;
  readonly employment: readonly EmploymentType[];
  readonly kind: 'rest-break' | 'overtime';
  /** The whole shift is overtime, at the rates of overtime; the percentage is that of its first hours. */
  readonly asOvertime?: true;
}

/** When an allowance of the award is due. */
export interface AllowanceRule {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly per: string;
  readonly maximumPerWeek?: string;
  /** The most of what it counts that is paid in a week: 400 kilometres of a clerk's own car. */
  readonly maximumCountPerWeek?: string;
  readonly when?: string;
  readonly unpaidBreaks?: number;
  readonly gapOverMinutes?: string;
  /** For each period of a broken shift that has so many hours. */
  readonly periodHours?: string;
  readonly employment?: readonly EmploymentType[];
  readonly expense?: boolean;
  readonly from?: string;
  readonly until?: string;
  readonly clause: string;
  readonly certainty: Certainty;
}
