import type { EmploymentType } from '../employment-type';
import { plainName } from '../plain-name';
import type { When } from '../rules/award-rules';
import { MINUTES_A_DAY, ruleMinutes } from './clock';

/** The person, as far as conditions of an award ask. */
export interface WorkerFacts {
  readonly employment: EmploymentType;
  readonly worker: string;
  readonly stream?: string;
  /** Without capitals and dashes, as `plainName` writes it. */
  readonly classification: string;
  readonly disabilityServicesWork: boolean;
}

/** The period of work and its shift. */
export interface PeriodFacts {
  /** Minutes after midnight of the day on which the period starts. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly beginsOnPublicHoliday: boolean;
  readonly broken: boolean;
  readonly facts: readonly string[];
}

/** One minute, or many that no rule tells apart. */
export interface MinuteFacts {
  readonly weekday: number;
  readonly minuteOfDay: number;
  readonly publicHoliday: boolean;
}

export function whenApplies(when: When, minute: MinuteFacts, period: PeriodFacts, person: WorkerFacts): boolean {
  return (
    (when.days === undefined || when.days.includes(minute.weekday)) &&
    (when.from === undefined || minute.minuteOfDay >= ruleMinutes(when.from)) &&
    (when.to === undefined || minute.minuteOfDay < ruleMinutes(when.to)) &&
    (when.publicHoliday === undefined || when.publicHoliday === minute.publicHoliday) &&
    (when.notStartedFrom === undefined || !startedFrom(when.notStartedFrom, minute, period)) &&
    whenPersonIs(when, person) &&
    whenPeriodIs(when, period)
  );
}

export function whenPersonIs(when: When, person: WorkerFacts): boolean {
  return (
    (when.employment === undefined || when.employment.includes(person.employment)) &&
    (when.workers === undefined || when.workers.includes(person.worker)) &&
    (when.streams === undefined || (person.stream !== undefined && when.streams.includes(person.stream))) &&
    (when.disabilityServicesWork === undefined || when.disabilityServicesWork === person.disabilityServicesWork) &&
    (when.classifications === undefined ||
      when.classifications.some((name) => plainName(name) === person.classification))
  );
}

function whenPeriodIs(when: When, period: PeriodFacts): boolean {
  return (
    (when.beginsOnPublicHoliday === undefined || when.beginsOnPublicHoliday === period.beginsOnPublicHoliday) &&
    (when.brokenShift === undefined || when.brokenShift === period.broken) &&
    (when.fact === undefined || period.facts.includes(when.fact)) &&
    (when.withoutFact === undefined || !period.facts.includes(when.withoutFact)) &&
    starts(when, period.startsAt) &&
    (when.endsAfter === undefined || period.endsAt > ruleMinutes(when.endsAfter)) &&
    (when.endsBy === undefined || period.endsAt <= ruleMinutes(when.endsBy))
  );
}

/** No shift has 24 hours, so a minute after the time of its own day is one of the day on which the period starts. */
function startedFrom(time: string, minute: MinuteFacts, period: PeriodFacts): boolean {
  const from = ruleMinutes(time);
  return period.startsAt >= from && minute.minuteOfDay >= from;
}

/** A window of starting times may pass midnight: from 18:00 to before 29:00 is from 6pm to before 5am. */
function starts({ startsFrom, startsBefore }: When, at: number): boolean {
  const from = startsFrom === undefined ? 0 : ruleMinutes(startsFrom);
  const before = startsBefore === undefined ? MINUTES_A_DAY : ruleMinutes(startsBefore);
  return before <= MINUTES_A_DAY ? at >= from && at < before : at >= from || at < before - MINUTES_A_DAY;
}
