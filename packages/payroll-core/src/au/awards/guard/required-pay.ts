import { type CivilDate } from '../../../calendar/civil-date';
import { add, isMore, isNegative, multiply } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { decimal, parseDecimal, whole } from '../../../money/parse';
import { divide, toCents } from '../../../money/rounding';
import { asDollars } from '../../../money/shown';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { Dated } from '../../../statutory/dated';
import { awardEdition } from '../award-edition';
import { interpretPeriod, readOrdinaryHourlyRate, type AwardInterpretation } from '../interpreter/interpret-shifts';
import { readShifts, type DaysOfShifts } from '../interpreter/read-shifts';
import { minutesOf } from '../interpreter/shift-minutes';
import { ageOf } from '../age-and-service';
import { mayBeOwedLess, ofLongService, rateOf, rateOfLongService, type MinimumRate } from '../minimum-rate';
import { minimumWageAt, nationalMinimumWage } from '../national-minimum-wage/national-minimum-wage';
import { percentageOf } from '../percentages';
import { percentOf } from '../percent-of';
import type { CheckUnderpaymentInput, MinimumSetBy } from './check-underpayment-input';
import type {
  CategoryComparison,
  RequiredLine,
  UnderpaymentCheck,
  UnderpaymentEvidence,
  UnderpaymentReason,
} from './underpayment-check';

const ONE = whole(1);
const ONE_PER_CENT = decimal('0.01');

type ByAward = Extract<MinimumSetBy, { kind: 'award' }>;
type Category = CategoryComparison['category'];

/** What the award asks for, and how far that could be found out. */
export interface RequiredPay {
  readonly lines: readonly RequiredLine[];
  readonly testedAt: UnderpaymentCheck['testedAt'];
  readonly reasons: readonly UnderpaymentReason[];
  /** Reasons that forbid the verdict `met`. */
  readonly open: boolean;
  readonly notCovered: readonly string[];
  readonly evidence: UnderpaymentEvidence;
  /**
   * Where a birthday or completed service raises the rate within the pay period and no shifts tell the days of the hours, or where nobody said
   * how long the service has been.
   */
  readonly later?: LaterRate;
}

/** What all hours would be owed at the rate of the last day, or of long service: the most that can be due. */
export interface LaterRate extends Pick<RequiredPay, 'lines' | 'evidence'> {
  readonly code: 'rate-changes-in-period' | 'service-not-known';
  readonly says: string;
}

/** What the award, or the national minimum wage, asks for the recorded work. */
export function requiredFor(input: CheckUnderpaymentInput, days: Required<DaysOfShifts>): Result<RequiredPay> {
  const { minimum, work } = input;
  if (minimum.kind === 'not-covered') {
    return accepted(
      nothing({
        code: 'arrangement-not-covered',
        says: `Pay set by ${minimum.arrangement.replaceAll('-', ' ')} is outside this check.`,
      }),
    );
  }
  if (minimum.kind === 'national-minimum-wage') return requiredByWage(minimum, input, days);
  if (work.kind === 'not-recorded' && work.agreedHours === undefined) return accepted(nothing(hoursNotRecorded));
  const { award } = minimum;
  return work.kind === 'shifts' && award.rules.editions.length > 0
    ? requiredByShifts(minimum, work, days)
    : requiredByHours(minimum, input, days);
}

const hoursNotRecorded: UnderpaymentReason = {
  code: 'hours-not-recorded',
  says: 'No hours are recorded for the pay period; overtime actually worked must be recorded for the salaried too ([2025] FCA 1092).',
};

function nothing(reason: UnderpaymentReason): RequiredPay {
  return { lines: [], testedAt: 'nothing', reasons: [reason], open: true, notCovered: [], evidence: { editions: [] } };
}

function requiredByShifts(
  { award, employee, ordinaryHourlyRate }: ByAward,
  work: Extract<CheckUnderpaymentInput['work'], { kind: 'shifts' }>,
  { from: on, to }: Required<DaysOfShifts>,
): Result<RequiredPay> {
  const input = {
    award,
    employee,
    state: work.state,
    payPeriodStart: on,
    shifts: work.shifts,
    ...(work.shiftsBefore === undefined ? {} : { shiftsBefore: work.shiftsBefore }),
    ...(work.roster === undefined ? {} : { roster: work.roster }),
    ...(ordinaryHourlyRate === undefined ? {} : { ordinaryHourlyRate }),
  };
  const priced = interpretPeriod(input, to);
  if (!priced.ok) return priced;
  const { rate, notCovered } = priced.value;
  const junior = juniorUncertainty(award, employee, rate, on);
  if (!junior.ok) return junior;
  const isUncertain = junior.value.length > 0;
  const longest = rateOfLongService(award, employee, on, to);
  const later =
    longest === undefined ? undefined : interpretPeriod({ ...input, employee: ofLongService(employee) }, to);
  if (later?.ok === false) return later;
  return accepted({
    ...requiredLines(award.code, priced.value, isUncertain),
    testedAt: 'penalties',
    reasons: junior.value,
    open: false,
    notCovered,
    ...(later === undefined
      ? {}
      : {
          later: {
            ...requiredLines(award.code, later.value, isUncertain),
            ...ofUnknownService(rate, later.value.rate),
          },
        }),
  });
}

function requiredLines(
  award: string,
  { lines, rate: minimum, editions }: AwardInterpretation,
  isUncertain: boolean,
): Pick<RequiredPay, 'lines' | 'evidence'> {
  return {
    lines: lines.map(({ kind, says, hours, amount, clause, rate, ...line }): RequiredLine => ({
      kind,
      category: categoryOf(kind, line.expense === true),
      says: `${line.shiftDate}: ${says}`,
      hours,
      amount,
      clause,
      certainty: isUncertain && kind !== 'allowance' ? 'secondary' : line.certainty,
      ...(rate === undefined ? {} : { rate }),
    })),
    evidence: { ...evidenceOf(award, minimum), editions },
  };
}

function ofUnknownService(short: MinimumRate, long: MinimumRate): Pick<LaterRate, 'code' | 'says'> {
  return {
    code: 'service-not-known',
    says:
      `How long the person has been with the employer was not said: up to six months the minimum rate is ${asDollars(short.hourly)}, after them ` +
      `${asDollars(long.hourly)}.`,
  };
}

function categoryOf(kind: RequiredLine['kind'], expense: boolean): Category {
  switch (kind) {
    case 'ordinary':
      return 'ordinary';
    case 'overtime':
      return 'overtime';
    case 'allowance':
      return expense ? 'expense' : 'allowance';
    case 'penalty':
    case 'shift':
    case 'loading':
    case 'rest-break':
    case 'remote':
    case '24-hour-care':
      return 'penalty';
  }
}

function evidenceOf(award: string, rate: MinimumRate): UnderpaymentEvidence {
  return {
    award,
    classification: rate.classification,
    hourly: rate.hourly,
    certainty: rate.certainty,
    confirmedUntil: rate.edition.confirmedUntil,
    source: rate.edition.law.title,
    editions: [rate.edition.id],
    ...(rate.weekly === undefined ? {} : { weekly: rate.weekly }),
    ...(rate.annual === undefined ? {} : { annual: rate.annual }),
  };
}

/** The base-rate floor of every award: hours at the minimum rate of level, age and employment type. */
function requiredByHours(
  minimum: ByAward,
  input: CheckUnderpaymentInput,
  days: Required<DaysOfShifts>,
): Result<RequiredPay> {
  const { award, employee } = minimum;
  const on = days.from;
  const rate = rateOf(award, employee, on);
  if (!rate.ok) return rate;
  const given = readOrdinaryHourlyRate(minimum.ordinaryHourlyRate);
  if (!given.ok) return given;
  const hourly = given.value !== undefined && isMore(given.value, rate.value.hourly) ? given.value : rate.value.hourly;
  const junior = juniorUncertainty(award, employee, rate.value, on);
  if (!junior.ok) return junior;
  const reasons: UnderpaymentReason[] = [...junior.value];
  const juniorUncertain = reasons.length > 0;
  const rates = awardEdition(award.rates, on, `the rates of ${award.code}`);
  if (!rates.ok) return rates;
  const { casual } = rates.value.values;
  let factor = partTimeFactor(minimum, on);
  let loadingUncertain = false;
  if (employee.employmentType === 'casual') {
    if (casual.includedIn.includes(rate.value.clause ?? '')) factor = ONE;
    else if (casual.confidence === 'confirmed' && casual.loading !== undefined) factor = add(factor, casual.loading);
    else {
      loadingUncertain = true;
      reasons.push({
        code: 'casual-loading-uncertain',
        says: `The casual loading of ${award.code} is not certain (${casual.note ?? casual.clause}); only the rate without it was tested.`,
      });
    }
  }
  const worked = hoursOf(input, days);
  if (!worked.ok) return worked;
  const lines = hourLines(minimum, worked.value, hourly, factor, juniorUncertain ? 'secondary' : 'published');
  if (!lines.ok) return lines;
  const later = laterRateOf(minimum, worked.value, days, hourly, factor);
  if (!later.ok) return later;
  const withoutPenalties = input.work.kind === 'hours' && input.work.withoutPenalties;
  if (input.work.kind === 'not-recorded') reasons.push(hoursNotRecorded);
  else if (!withoutPenalties) {
    reasons.push({
      code: 'penalties-not-tested',
      says:
        award.rules.editions.length > 0
          ? 'Only the minimum rate was tested; penalties and overtime need the shifts.'
          : `Only the minimum rate was tested: the conditions of ${award.code} for penalties and overtime are not covered.`,
    });
  }
  return accepted({
    lines: lines.value,
    testedAt: 'base',
    reasons,
    open: loadingUncertain || !withoutPenalties,
    notCovered: [],
    evidence: evidenceOf(award.code, rate.value),
    ...(later.value === undefined ? {} : { later: later.value }),
  });
}

/** Rates follow age and service by the day of the work; hours without shifts have no day. */
function laterRateOf(
  minimum: ByAward,
  worked: readonly ReadHours[],
  { from, to }: Required<DaysOfShifts>,
  hourly: Aud,
  factor: Decimal,
): Result<LaterRate | undefined> {
  const { award, employee } = minimum;
  const rate = rateOf(award, employee, from, to);
  // The rate of the last day may be one that nobody has confirmed; that of the first day is then all that is known.
  if (!rate.ok) return accepted(undefined);
  const long = rateOfLongService(award, employee, from, to);
  const most = long ?? rate.value;
  if (!isMore(most.hourly, hourly)) return accepted(undefined);
  const lines = hourLines(minimum, worked, most.hourly, factor, 'published');
  if (!lines.ok) return lines;
  const why: Pick<LaterRate, 'code' | 'says'> =
    long === undefined
      ? { code: 'rate-changes-in-period', says: raised(hourly, most.hourly) }
      : ofUnknownService(rate.value, long);
  return accepted({ lines: lines.value, evidence: evidenceOf(award.code, most), ...why });
}

function raised(from: Aud, to: Aud): string {
  return (
    `Age or service raises the minimum rate within the pay period from ${asDollars(from)} to ${asDollars(to)}; without shifts it is not ` +
    'known which hours are owed at the higher one.'
  );
}

/** Why the rate of a young person is not certain: an adult's was given, and the award has rates by age. */
function juniorUncertainty(
  award: ByAward['award'],
  employee: ByAward['employee'],
  rate: MinimumRate,
  on: CivilDate,
): Result<readonly UnderpaymentReason[]> {
  const age = ageOf(employee, on);
  if (!age.ok) return age;
  if (age.value === undefined || age.value >= 21 || rate.junior || rate.rateId === undefined) return accepted([]);
  if (award.juniorsOnlyFor !== undefined && employee.stream !== undefined && employee.stream !== award.juniorsOnlyFor) {
    return accepted([]);
  }
  const rates = awardEdition(award.rates, on, `the rates of ${award.code}`);
  if (!rates.ok) return rates;
  const known = rates.value.values.rates;
  if (!mayBeOwedLess(award, rate, age.value, known)) return accepted([]);
  const juniors = known.some(({ type }) => type === 'JN')
    ? `${award.code} has junior rates`
    : `Whether ${award.code} has junior rates was not read`;
  return accepted([
    {
      code: 'junior-rate-uncertain',
      says: `${juniors}; the rate that was found is an adult's, which is the most that can be due.`,
    },
  ]);
}

/** What the award adds to every ordinary hour of a part-time employee, such as 15 per cent in Cleaning. */
function partTimeFactor({ award, employee }: ByAward, on: CivilDate): Decimal {
  const rules = employee.employmentType === 'part-time' ? awardEdition(award.rules, on, 'the conditions') : undefined;
  const ordinary = rules?.ok === true ? rules.value.values.ordinary.at(-1) : undefined;
  return ordinary?.percent.partTime === undefined ? ONE : multiply(decimal(ordinary.percent.partTime), ONE_PER_CENT);
}

function hourLines(
  { award, employee }: ByAward,
  worked: readonly ReadHours[],
  hourly: Aud,
  factor: Decimal,
  certainty: RequiredLine['certainty'],
): Result<readonly RequiredLine[]> {
  const base = toCents(multiply(hourly, factor));
  const lines: RequiredLine[] = [];
  for (const { hours, penalty } of worked) {
    const percent =
      penalty === undefined
        ? undefined
        : percentageOf(
            award.percentages.editions[0]?.values ?? { groups: [] },
            penalty.clause,
            penalty.description,
            employee.classification,
          );
    if (penalty !== undefined && percent === undefined) {
      return refused({
        code: 'code/unknown',
        message: `${award.code} has no single percentage for ${penalty.description} and this rate.`,
        path: 'work.hours',
      });
    }
    const rate = percent === undefined ? base : percentOf(hourly, percent);
    lines.push({
      kind: penalty === undefined ? 'ordinary' : 'penalty',
      category: penalty === undefined ? 'ordinary' : 'penalty',
      says: penalty === undefined ? 'Hours at the minimum rate' : `${penalty.description} (${percent}% in 2021-22)`,
      hours,
      rate,
      amount: toCents(multiply(rate, hours)),
      clause: penalty?.clause ?? 'minimum rates',
      certainty: penalty === undefined ? certainty : 'secondary',
    });
  }
  return accepted(lines);
}

interface ReadHours {
  readonly hours: Decimal;
  readonly penalty?: { readonly clause: string; readonly description: string };
}

/** Recorded hours, or those that a salary is agreed for; of shifts, the time between start and end without unpaid breaks, added up by the interpreter's reader. */
function hoursOf({ work }: CheckUnderpaymentInput, days: DaysOfShifts): Result<readonly ReadHours[]> {
  if (work.kind === 'not-recorded') {
    const agreed = parseDecimal(work.agreedHours ?? '0', 'work.agreedHours');
    if (!agreed.ok) return agreed;
    return isNegative(agreed.value)
      ? refused({ code: 'amount/negative', message: 'Hours cannot be negative.', path: 'work.agreedHours' })
      : accepted([{ hours: agreed.value }]);
  }
  if (work.kind === 'shifts') {
    const shifts = readShifts(work.shifts, days);
    if (!shifts.ok) return shifts;
    return accepted([{ hours: divide(whole(minutesOf(shifts.value)), decimal('60'), 4, 'half-up') }]);
  }
  const read: ReadHours[] = [];
  for (const [i, { hours, penalty }] of work.hours.entries()) {
    const value = parseDecimal(hours, `work.hours[${i}].hours`);
    if (!value.ok) return value;
    if (isNegative(value.value)) {
      return refused({ code: 'amount/negative', message: 'Hours cannot be negative.', path: `work.hours[${i}].hours` });
    }
    read.push({ hours: value.value, ...(penalty === undefined ? {} : { penalty }) });
  }
  return accepted(read);
}

function requiredByWage(
  minimum: ByWage,
  input: CheckUnderpaymentInput,
  days: Required<DaysOfShifts>,
): Result<RequiredPay> {
  const on = days.from;
  const isUnrecorded = input.work.kind === 'not-recorded';
  const unrecorded: UnderpaymentReason = {
    code: 'hours-not-recorded',
    says: 'No hours are recorded for the pay period.',
  };
  if (input.work.kind === 'not-recorded' && input.work.agreedHours === undefined) return accepted(nothing(unrecorded));
  const edition = awardEdition(nationalMinimumWage, on, 'the national minimum wage figures');
  if (!edition.ok) return edition;
  const age = ageOf(minimum, on);
  if (!age.ok) return age;
  const wage = minimumWageAt(edition.value.values, age.value);
  const worked = hoursOf(input, days);
  if (!worked.ok) return worked;
  const ageLater = ageOf(minimum, days.to);
  if (!ageLater.ok) return ageLater;
  const wageLater = minimumWageAt(edition.value.values, ageLater.value);
  const first = atWage(minimum, wage, worked.value, edition.value);
  const last = atWage(minimum, wageLater, worked.value, edition.value);
  return accepted({
    ...first,
    testedAt: 'base',
    reasons: isUnrecorded ? [unrecorded] : [],
    open: isUnrecorded,
    notCovered: [],
    ...(isMore(wageLater.hourly, wage.hourly)
      ? {
          later: {
            ...last,
            code: 'rate-changes-in-period',
            says: raised(hourlyWage(minimum, wage), hourlyWage(minimum, wageLater)),
          },
        }
      : {}),
  });
}

type MinimumWage = ReturnType<typeof minimumWageAt>;
type ByWage = Extract<MinimumSetBy, { kind: 'national-minimum-wage' }>;

function hourlyWage({ employmentType }: ByWage, wage: MinimumWage): Aud {
  return employmentType === 'casual' ? wage.casualHourly : wage.hourly;
}

function atWage(
  minimum: ByWage,
  wage: MinimumWage,
  worked: readonly ReadHours[],
  edition: Dated<unknown>,
): Pick<RequiredPay, 'lines' | 'evidence'> {
  const rate = hourlyWage(minimum, wage);
  const certainty = wage.junior ? 'secondary' : 'published';
  return {
    lines: worked.map(({ hours }) => ({
      kind: 'ordinary',
      category: 'ordinary',
      says: wage.junior ? 'Hours at the national minimum wage for the age' : 'Hours at the national minimum wage',
      hours,
      rate,
      amount: toCents(multiply(rate, hours)),
      clause: 'Fair Work Act 2009 s 294',
      certainty,
    })),
    evidence: {
      hourly: wage.hourly,
      weekly: wage.weekly,
      certainty,
      confirmedUntil: edition.confirmedUntil,
      source: edition.law.title,
      editions: [edition.id],
    },
  };
}
