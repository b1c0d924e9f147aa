import { InputReader, withoutNulls, type Amount } from '../../../input/input-reader';
import { dayNumber, dayOfWeek, fromDayNumber, parseCivilDate, type CivilDate } from '../../../calendar/civil-date';
import { isMore, isNegative, sum } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import { asAud, aud, parseDecimal } from '../../../money/parse';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { Dated } from '../../../statutory/dated';
import { readAward, type Award } from '../award';
import { awardEdition } from '../award-edition';
import { awardEmployeeMembers, readAwardEmployee, type AwardEmployee } from '../award-employee';
import type { Certainty } from '../certainty';
import { ageOf, serviceOf } from '../age-and-service';
import { rateOf, rateOfLongService, withKnownStream, type MinimumRate } from '../minimum-rate';
import { plainName } from '../plain-name';
import { parseAuState, publicHolidayOn, type AuState } from '../public-holidays/award-public-holidays';
import type { AwardRules } from '../rules/award-rules';
import type { AwardShift } from './award-shift';
import type { Cycle } from './cycle';
import { aroundSleepover, type Engagement } from './engagement';
import type { AwardPayLine } from './pay-line';
import { readShifts } from './read-shifts';
import type { BaseRate } from './hourly-rates';
import { RosterPricing } from './roster-pricing';
import type { WorkerFacts } from './when-applies';

/** A person's shifts of one pay period, and what the shifts alone do not tell. */
export interface InterpretShiftsInput {
  readonly award: Award;
  readonly employee: AwardEmployee;
  /** Where the job is based: public holidays follow it. */
  readonly state: AuState;
  /** Rates start with the first full pay period on or after their date, so the first day of the period chooses them. */
  readonly payPeriodStart: string;
  readonly shifts: readonly AwardShift[];
  /**
   * Shifts of earlier pay periods, as far back as the cycle of the first shift begins. They make no line, and count for the hours
   * and days of the cycle, the rest before the first shift and the most that an allowance pays in a week.
   */
  readonly shiftsBefore?: readonly AwardShift[];
  readonly roster?: RosterCycle;
  /** The hourly rate with all-purpose allowances, where it is more than the minimum rate of the classification. */
  readonly ordinaryHourlyRate?: Amount;
}

/** The cycle over which ordinary hours are averaged, and what was worked in it before. */
export interface RosterCycle {
  /** Weeks over which ordinary hours are averaged: 1 to 4. */
  readonly weeks?: number;
  /** The first day of a cycle; a Monday unless said. */
  readonly startsOn?: string;
  /** Ordinary hours already worked in the cycle of the first shift, beside those of `shiftsBefore`. */
  readonly ordinaryHoursBefore?: Amount;
}

/** What the shifts are worth under the award, line by line. */
export interface AwardInterpretation {
  readonly award: string;
  readonly lines: readonly AwardPayLine[];
  readonly total: Aud;
  readonly rate: MinimumRate;
  /** The weakest certainty of anything that decided a line. */
  readonly certainty: Certainty;
  /** What the award says and this result does not price; nothing here was guessed. */
  readonly notCovered: readonly string[];
  readonly textRead: string;
  /** The dated files that were used, such as `au.awards.MA000004.rules@2024-07-05`. */
  readonly editions: readonly string[];
}

/** Turns shifts into priced pay lines, each with its clause and explanation. Refuses what it cannot read. */
export function interpretShifts(input: InterpretShiftsInput): Result<AwardInterpretation> {
  return interpretPeriod(input, undefined);
}

/** The same for a pay period whose last day is known: a shift that begins later is refused. */
export function interpretPeriod(
  given: InterpretShiftsInput,
  lastDay: CivilDate | undefined,
): Result<AwardInterpretation> {
  const read = readInput(given);
  if (!read.ok) return read;
  const input = read.value;
  const { award } = input;
  const known = withKnownStream(award, input.employee);
  if (!known.ok) return known;
  const employee = known.value;
  const on = parseCivilDate(input.payPeriodStart, 'payPeriodStart');
  if (!on.ok) return on;
  const state = parseAuState(input.state);
  if (!state.ok) return state;
  if (award.rules.editions.length === 0) {
    return refused({
      code: 'statutory/not-covered',
      message: `The conditions of ${award.code} are not covered: only its minimum rates are known.`,
      path: 'award',
    });
  }
  const engagements = readShifts(input.shifts, {
    from: on.value,
    ...(lastDay === undefined ? {} : { to: lastDay }),
  });
  if (!engagements.ok) return engagements;
  const before = readBefore(input.shiftsBefore, engagements.value[0]);
  if (!before.ok) return before;
  const last = engagements.value.at(-1)?.date ?? on.value;
  const rules = awardEdition(award.rules, last > on.value ? last : on.value, `the conditions of ${award.code}`);
  if (!rules.ok) return rules;
  const rate = rateOf(award, employee, on.value);
  if (!rate.ok) return rate;
  const person = personOf(employee, rules.value.values, rate.value);
  if (!person.ok) return person;
  const first = engagements.value[0]?.date ?? on.value;
  const pricing = pricingOf(input, on.value, rules.value, person.value, rate.value, first);
  if (!pricing.ok) return pricing;
  if (rateOfLongService(award, employee, on.value, last) !== undefined) {
    pricing.value.notes.push(
      'How long the person has been with the employer was not said: the rate is that of the first six months, and more is due after them.',
    );
  }
  const placed = rules.value.values.sleepover === undefined ? (each: Engagement): Engagement => each : aroundSleepover;
  for (const engagement of before.value) pricing.value.count(placed(engagement));
  return finish(input, rules.value, rate.value, pricing.value, engagements.value.map(placed));
}

/** Shifts of earlier periods end before the first of this one begins. */
function readBefore(
  shifts: readonly AwardShift[] | undefined,
  first: Engagement | undefined,
): Result<readonly Engagement[]> {
  const read = readShifts(shifts ?? []);
  if (!read.ok) return refused({ ...read.error, path: 'shiftsBefore' });
  const last = read.value.at(-1);
  if (last === undefined || first === undefined || last.end <= first.start) return read;
  return refused({
    code: 'input/conflict',
    message: `The shift of ${last.date} is one before the period and ends after the shift of ${first.date} begins.`,
    path: 'shiftsBefore',
  });
}

const inputMembers: ReadonlySet<keyof InterpretShiftsInput> = new Set([
  'award',
  'employee',
  'state',
  'payPeriodStart',
  'shifts',
  'shiftsBefore',
  'roster',
  'ordinaryHourlyRate',
]);
const rosterMembers: ReadonlySet<keyof RosterCycle> = new Set(['weeks', 'startsOn', 'ordinaryHoursBefore']);

const NOBODY: AwardEmployee = { employmentType: 'full-time', classification: '' };

/** Members and their types; days, times and amounts are read where they are used. */
function readInput(given: InterpretShiftsInput): Result<InterpretShiftsInput> {
  const reader = new InputReader();
  const source = reader.object(given, inputMembers);
  readAward(reader, source['award'], 'award');
  const employee = reader.required(
    reader.inside(source, 'employee', awardEmployeeMembers, (part) => readAwardEmployee(reader, part)),
    'employee',
    NOBODY,
  );
  const roster: RosterCycle = reader.inside(source, 'roster', rosterMembers, withoutNulls) ?? {};
  return reader.refusal === undefined ? accepted({ ...given, employee, roster }) : refused(reader.refusal);
}

/** The rate that penalties are a percentage of, where one is given. */
export function readOrdinaryHourlyRate(value: unknown): Result<Aud | undefined> {
  if (value === undefined || value === null) return accepted(undefined);
  const rate = parseDecimal(value, 'ordinaryHourlyRate');
  if (!rate.ok) return rate;
  if (isNegative(rate.value)) {
    return refused({
      code: 'amount/negative',
      message: 'ordinaryHourlyRate cannot be negative.',
      path: 'ordinaryHourlyRate',
    });
  }
  return accepted(asAud(rate.value));
}

function personOf(employee: AwardEmployee, rules: AwardRules, rate: MinimumRate): Result<WorkerFacts> {
  const worker = employee.worker ?? rules.workers[0] ?? 'day';
  if (!rules.workers.includes(worker)) {
    return refused({
      code: 'code/unknown',
      message: `This award knows the workers ${rules.workers.join(', ')}${typeof worker === 'string' ? `, not ${worker}` : ''}.`,
      path: 'worker',
    });
  }
  const stream = employee.stream ?? rate.stream;
  return accepted({
    employment: employee.employmentType,
    worker,
    classification: plainName(employee.classification),
    disabilityServicesWork: employee.disabilityServicesWork === true,
    ...(stream === undefined ? {} : { stream }),
  });
}

function pricingOf(
  input: InterpretShiftsInput,
  on: CivilDate,
  rules: Dated<AwardRules>,
  person: WorkerFacts,
  rate: MinimumRate,
  first: CivilDate,
): Result<RosterPricing> {
  const given = readOrdinaryHourlyRate(input.ordinaryHourlyRate);
  if (!given.ok) return given;
  const override = given.value;
  // Rates differ by age, service and classification only, so each is looked up once; one rate is one object.
  const known = new Map<string, BaseRate>();
  const base = (day: number, classification?: string): Result<BaseRate> => {
    const at = fromDayNumber(day);
    const age = ageOf(input.employee, at);
    if (!age.ok) return age;
    const service = serviceOf(input.employee, at);
    if (!service.ok) return service;
    const key = `${age.value ?? ''} ${service.value} ${classification ?? ''}`;
    const before = known.get(key);
    if (before !== undefined) return accepted(before);
    const employee = classification === undefined ? input.employee : { ...input.employee, classification };
    const plain = rateOf(input.award, employee, on, at);
    if (!plain.ok) return plain;
    const more = override !== undefined && isMore(override, plain.value.hourly);
    const found: BaseRate = { hourly: more ? override : plain.value.hourly, minimum: plain.value };
    known.set(key, found);
    return accepted(found);
  };
  const cycle = cycleOf(input.roster ?? {}, first);
  if (!cycle.ok) return cycle;
  return accepted(
    new RosterPricing(
      input.award.code,
      rules,
      person,
      rate,
      base,
      (day) => publicHolidayOn(input.state, fromDayNumber(day)),
      cycle.value,
    ),
  );
}

function cycleOf(roster: RosterCycle, first: CivilDate): Result<Cycle> {
  const weeks = roster.weeks ?? 1;
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > 4) {
    return refused({ code: 'input/not-allowed', message: 'A roster cycle has 1 to 4 weeks.', path: 'roster.weeks' });
  }
  const before = parseDecimal(roster.ordinaryHoursBefore ?? '0', 'roster.ordinaryHoursBefore');
  if (!before.ok) return before;
  if (isNegative(before.value)) {
    const path = 'roster.ordinaryHoursBefore';
    return refused({ code: 'amount/negative', message: `${path} cannot be negative.`, path });
  }
  const minutesBefore = Math.round(Number(before.value.toString()) * 60);
  if (roster.startsOn === undefined) {
    return accepted({ weeks, startDay: dayNumber(first) - dayOfWeek(first) + 1, minutesBefore });
  }
  const start = parseCivilDate(roster.startsOn, 'roster.startsOn');
  if (!start.ok) return start;
  // Any cycle may be named: the hours before are those of the one that the first shift is in.
  const days = 7 * weeks;
  const since = dayNumber(first) - dayNumber(start.value);
  return accepted({ weeks, startDay: dayNumber(start.value) + Math.floor(since / days) * days, minutesBefore });
}

function finish(
  input: InterpretShiftsInput,
  rules: Dated<AwardRules>,
  rate: MinimumRate,
  pricing: RosterPricing,
  engagements: readonly Engagement[],
): Result<AwardInterpretation> {
  const lines: AwardPayLine[] = [];
  for (const engagement of engagements) {
    const priced = pricing.price(engagement);
    if (!priced.ok) return priced;
    lines.push(...priced.value);
  }
  const certainties = new Set(lines.map(({ certainty }) => certainty));
  return accepted({
    award: input.award.code,
    lines,
    total: sum(
      aud('0'),
      lines.map(({ amount }) => amount),
    ),
    rate,
    certainty: certainties.has('secondary')
      ? 'secondary'
      : certainties.has('transcribed')
        ? 'transcribed'
        : 'published',
    notCovered: [...rules.values.notCovered, ...pricing.notes],
    textRead: rules.values.textRead,
    editions: [rules.id, rate.edition.id],
  });
}
