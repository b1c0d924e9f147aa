import { parseCivilDate, type CivilDate } from '../../calendar/civil-date';
import { InputReader } from '../../input/input-reader';
import { accepted, refused, type Result } from '../../refusal/result';
import type { Dated } from '../../statutory/dated';
import { equal, isMore } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { decimal, toFixed } from '../../money/parse';
import { divide } from '../../money/rounding';
import { asDollars } from '../../money/shown';
import { ageBand, ageOf, fits, isOfAge, serviceOf, type Service } from './age-and-service';
import { readAward, type Award } from './award';
import { awardEdition } from './award-edition';
import { awardEmployeeMembers, readAwardEmployee, type AwardEmployee } from './award-employee';
import type { AwardRate } from './award-rates';
import type { Certainty } from './certainty';
import type { PayGuide, PayGuideRow, PayGuideSectionFor } from './pay-guide';
import { namesAlike } from './names-alike';
import { plainName } from './plain-name';

/** The minimum rate of a person under an award, without casual loading or penalties. */
export interface MinimumRate {
  readonly hourly: Aud;
  readonly weekly?: Aud;
  /** Dollars a year, where the award fixes the rate by the year. */
  readonly annual?: Aud;
  /** The classification as the source names it. */
  readonly classification: string;
  readonly junior: boolean;
  /** The stream that the classification belongs to, where it is of one alone. */
  readonly stream?: string;
  readonly rateId?: string;
  readonly clause?: string;
  readonly certainty: Certainty;
  readonly edition: Dated<unknown>;
}

/**
 * Finds the minimum rate: a rate id in the Commission's database, else the classification in the pay guide of the award,
 * else the classification by name in the database. `on` is the first day of the pay period, because rates start with the
 * first full pay period on or after their date; `at` is the day of the work, which decides a junior's age.
 */
export function minimumRate(
  award: Award,
  employee: AwardEmployee,
  on: CivilDate,
  at: CivilDate = on,
): Result<MinimumRate> {
  const reader = new InputReader();
  readAward(reader, award, 'award');
  const person = readAwardEmployee(reader, reader.object(employee, awardEmployeeMembers));
  if (reader.refusal !== undefined) return refused(reader.refusal);
  const from = parseCivilDate(on, 'on');
  if (!from.ok) return from;
  const worked = parseCivilDate(at, 'at');
  return worked.ok ? rateOf(award, person, from.value, worked.value) : worked;
}

/** The minimum rate of a person and days that have been read. */
export function rateOf(award: Award, person: AwardEmployee, on: CivilDate, at: CivilDate = on): Result<MinimumRate> {
  const known = withKnownStream(award, person);
  if (!known.ok) return known;
  const employee = known.value;
  const age = ageOf(employee, at);
  if (!age.ok) return age;
  const service = serviceOf(employee, at);
  if (!service.ok) return service;
  return /^BR\d+$/.test(employee.classification)
    ? byRateId(award, employee, age.value, service.value, on)
    : byName(award, employee, age.value, service.value, on);
}

/** The rate after six months with the employer, where nobody said how long it has been and the first six months have less. */
export function rateOfLongService(
  award: Award,
  employee: AwardEmployee,
  on: CivilDate,
  at: CivilDate = on,
): MinimumRate | undefined {
  if (employee.employedSince !== undefined || employee.monthsWithEmployer !== undefined) return undefined;
  const [short, long] = [rateOf(award, employee, on, at), rateOf(award, ofLongService(employee), on, at)];
  return short.ok && long.ok && isMore(long.value.hourly, short.value.hourly) ? long.value : undefined;
}

/** The person as one who has been with the employer for more than six months. */
export function ofLongService(employee: AwardEmployee): AwardEmployee {
  return { ...employee, monthsWithEmployer: 7 };
}

/**
 * The person with the stream as the award writes it, whatever its capitals and dashes. One that the award does not have is refused: its
 * conditions would be left out in silence.
 */
export function withKnownStream(award: Award, employee: AwardEmployee): Result<AwardEmployee> {
  const { stream } = employee;
  const { juniorsOnlyFor } = award;
  const streams = [...streamsOf(award), ...(juniorsOnlyFor === undefined ? [] : [juniorsOnlyFor])];
  if (stream === undefined || streams.length === 0 || streams.includes(stream)) return accepted(employee);
  const meant = streams.find((one) => plainName(one) === plainName(stream));
  if (meant !== undefined) return accepted({ ...employee, stream: meant });
  return juniorsOnlyFor === undefined
    ? refused({
        code: 'code/unknown',
        message: `${award.code} has no stream called ${stream}. Its streams are ${streams.join(', ')}.`,
        path: 'classification',
      })
    : accepted(employee);
}

function byRateId(
  award: Award,
  employee: AwardEmployee,
  age: number | undefined,
  service: Service,
  on: CivilDate,
): Result<MinimumRate> {
  const edition = awardEdition(award.rates, on, `the rates of ${award.code}`);
  if (!edition.ok) return edition;
  const { rates, otherRates } = edition.value.values;
  const rate = rates.find((each) => each.id === employee.classification);
  if (rate === undefined && otherRates.has(employee.classification)) return notMinimum(award, employee.classification);
  if (rate === undefined) return unknownClassification(award, employee.classification, []);
  if (rate.type !== 'JN' || age === undefined || isOfAge(rate, age, service)) {
    return fromDatabase(award, ofFullTimeTrainee(rate, employee), edition.value);
  }
  // The id names the level; the age of the day of the work chooses among its rates.
  const others = rates.filter(
    ({ type, parent, clause, name }) =>
      type === 'JN' && parent === rate.parent && clause === rate.clause && isOfAge({ name }, age, service),
  );
  const [other] = others;
  if (other !== undefined && others.every((each) => isSameRate(each, other))) {
    return fromDatabase(award, other, edition.value);
  }
  const adult =
    other === undefined && rate.parent !== undefined
      ? byName(award, { ...employee, classification: rate.parent }, age, service, on)
      : undefined;
  if (adult?.ok === true) return adult;
  return refused({
    code: 'input/conflict',
    message:
      `${rate.id} of ${award.code} is the rate “${rate.name}”, and the person is ${String(age)}. Give the classification by its name, or the ` +
      'rate id of that age.',
    path: 'classification',
  });
}

const TRAINEE_WEEK = decimal('38');

/**
 * Full-time trainees are owed the weekly rate for the whole week, their training in it; the hourly rates are those of part-time trainees, whose
 * training is not paid. @law National training wage, Miscellaneous Award 2020 Schedule E.4
 */
function ofFullTimeTrainee(rate: AwardRate, { employmentType }: AwardEmployee): AwardRate {
  return rate.basePer === 'Weekly - NTW' && employmentType === 'full-time'
    ? { ...rate, weekly: rate.base, hourly: divide(rate.base, TRAINEE_WEEK, 2, 'half-up') }
    : rate;
}

/** What the database pays otherwise than by the hour, in words. */
const paidPer: Readonly<Record<string, string>> = {
  Annual: 'the year',
  Monthly: 'the month',
  'Weekly - NTW': 'the week',
  Daily: 'the day',
  'Engagement rate': 'the engagement',
  'Piece rate': 'the piece',
  'Piece rate - Pastoral': 'the piece',
};

function fromDatabase(award: Award, rate: AwardRate, edition: Dated<unknown>): Result<MinimumRate> {
  if (rate.hourly === undefined) {
    return refused({
      code: 'input/not-allowed',
      message: `${award.code} pays ${rate.name} by ${paidPer[rate.basePer] ?? rate.basePer.toLowerCase()}, not by the hour, so there is no hourly minimum to compare.`,
      path: 'classification',
    });
  }
  const stream = streamNamed(award, rate.parent ?? rate.name);
  return accepted({
    hourly: rate.hourly,
    classification: rate.parent === undefined ? rate.name : `${rate.parent}, ${rate.name}`,
    junior: rate.type === 'JN',
    rateId: rate.id,
    certainty: rate.certainty ?? 'published',
    edition,
    ...(rate.weekly === undefined ? {} : { weekly: rate.weekly }),
    ...(rate.basePer === 'Annual' ? { annual: rate.base } : {}),
    ...(rate.clause === undefined ? {} : { clause: rate.clause }),
    ...(stream === undefined ? {} : { stream }),
  });
}

/** `Social and community services employee level 2` is of the stream `Social and community services`; some rates are of two. */
function streamNamed(award: Award, name: string): string | undefined {
  const plain = plainName(name);
  const found = streamsOf(award).filter((stream) => plain.includes(plainName(stream)));
  return found.length === 1 ? found[0] : undefined;
}

/** The streams that the pay guides of an award tell apart. They are looked for with every rate. */
const knownStreams = new WeakMap<Award, readonly string[]>();

function streamsOf(award: Award): readonly string[] {
  const known = knownStreams.get(award);
  if (known !== undefined) return known;
  const sections = award.payGuides.editions.flatMap(({ values }) => values.sections);
  const streams = [...new Set(sections.flatMap((section) => section.for.stream ?? []))];
  knownStreams.set(award, streams);
  return streams;
}

function byName(
  award: Award,
  employee: AwardEmployee,
  age: number | undefined,
  service: Service,
  on: CivilDate,
): Result<MinimumRate> {
  const guide =
    award.payGuides.editions.length === 0 ? undefined : awardEdition(award.payGuides, on, `the rates of ${award.code}`);
  if (guide?.ok === true) {
    const row = rowOf(guide.value.values, employee, age, service);
    if (row !== undefined) {
      const open = employee.stream === undefined ? ratesByStream(guide.value.values, employee, age, service) : [];
      if (new Set(open.map(({ hourly }) => hourly)).size > 1) return streamMissing(award, employee, open);
      const stream = employee.stream ?? (open.length === 1 ? open[0]?.stream : undefined);
      return accepted({
        hourly: row.row.hourly,
        classification: row.row.classification,
        junior: row.junior,
        certainty: row.certainty,
        edition: guide.value,
        ...(row.row.weekly === undefined ? {} : { weekly: row.row.weekly }),
        ...(stream === undefined ? {} : { stream }),
      });
    }
  }
  const edition = awardEdition(award.rates, on, `the rates of ${award.code}`);
  if (!edition.ok) return edition;
  const { rates } = edition.value.values;
  const wanted = plainName(employee.classification);
  const { juniorsOnlyFor } = award;
  const isYoung = age !== undefined && age < 21;
  const mayBeJunior = isYoung && (juniorsOnlyFor === undefined || employee.stream === juniorsOnlyFor);
  const named = mayBeJunior
    ? (juniorOf(rates, age, service, (level) => level === wanted) ??
      juniorOf(rates, age, service, (level) => level.endsWith(wanted)))
    : undefined;
  if (named !== undefined) return fromDatabase(award, named, edition.value);
  const group = employee.group ?? (juniorsOnlyFor === undefined ? employee.stream : undefined);
  const matching = adultsNamed(rates, wanted);
  const among =
    group === undefined ? matching : matching.filter((rate) => plainName(rate.parent ?? '') === plainName(group));
  // The database has some rates twice: by the week and by the hour.
  const found =
    among.find(({ weekly }) => weekly !== undefined) ?? among.find(({ hourly }) => hourly !== undefined) ?? among[0];
  if (found === undefined) {
    const rows = guide?.ok === true ? rowsFor(guide.value.values, employee, service) : [];
    const adults = rates.filter(({ type }) => type === 'AD');
    const names = [...rows.map((row) => row.classification), ...adults.map(({ name }) => name)];
    return unknownClassification(award, employee.classification, namesAlike(employee.classification, names));
  }
  if (among.some((rate) => rate !== found && !isSameRate(rate, found))) {
    return refused({
      code: 'input/conflict',
      message:
        `${award.code} has more than one rate called ${employee.classification}; give the rate id instead: ` +
        `${among.map(shownRate).join(', ')}.${among.some(isOrdinaryHourly) ? ORDINARY_HOURLY : ''}`,
      path: 'classification',
    });
  }
  // The rates of juniors stand under the level alone, of which adults' say more: `Hair and beauty employee level 1`.
  const junior = mayBeJunior
    ? juniorOf(rates, age, service, (level) => saysMoreThan(wanted, level) && adultsNamed(rates, level).includes(found))
    : undefined;
  if (junior !== undefined) return fromDatabase(award, junior, edition.value);
  const adult = fromDatabase(award, found, edition.value);
  // Nobody said whether the person is one of those whose juniors have rates of their own.
  const isOpen = isYoung && juniorsOnlyFor !== undefined && employee.stream === undefined;
  return adult.ok && isOpen ? accepted({ ...adult.value, certainty: 'secondary' }) : adult;
}

/** The one rate of juniors of an age and a length of service among those whose level is meant. */
function juniorOf(
  rates: readonly AwardRate[],
  age: number,
  service: Service,
  isMeant: (level: string) => boolean,
): AwardRate | undefined {
  const juniors = rates.filter(
    ({ type, parent, name }) =>
      type === 'JN' &&
      ageBand(name) !== undefined &&
      isOfAge({ name }, age, service) &&
      isMeant(plainName(parent ?? '')),
  );
  const [junior] = juniors;
  return junior !== undefined && juniors.every((rate) => isSameRate(rate, junior)) ? junior : undefined;
}

/**
 * Whether somebody for whom an adult's rate was found may be owed less for the age. Where the award has juniors of the level and none of the
 * age, such as of 18 in Hair and Beauty, nobody is; where it has none of the level, or none that are known, nobody can tell.
 */
export function mayBeOwedLess(
  award: Award,
  { rateId }: MinimumRate,
  age: number,
  rates: readonly AwardRate[],
): boolean {
  const adult = rates.find(({ id }) => id === rateId);
  // The wages of apprentices and trainees go by their years and stages.
  if (award.hasNoJuniors === true || adult?.type !== 'AD') return false;
  const name = plainName(adult.name);
  const ofLevel = rates.filter(({ type, parent }) => {
    const level = plainName(parent ?? '');
    return (
      type === 'JN' && (level === name || (saysMoreThan(name, level) && adultsNamed(rates, level).includes(adult)))
    );
  });
  if (ofLevel.length === 0) return award.hasJuniorsOfListedLevelsOnly !== true;
  return ofLevel.some((rate) => fits(ageBand(rate.name), age));
}

function saysMoreThan(name: string, level: string): boolean {
  return level !== '' && (name.endsWith(` ${level}`) || name.startsWith(`${level} `));
}

/** Names such as "level 1—Introductory" say more than the award's own classification. */
function adultsNamed(rates: readonly AwardRate[], wanted: string): readonly AwardRate[] {
  const adults = rates.filter(({ type }) => type === 'AD');
  const named = adults.filter((rate) => plainName(rate.name) === wanted);
  if (named.length > 0) return named;
  const ending = adults.filter((rate) => plainName(rate.name).endsWith(` ${wanted}`));
  return ending.length > 0 ? ending : adults.filter((rate) => plainName(rate.name).startsWith(`${wanted} `));
}

function isSameRate(one: AwardRate, other: AwardRate): boolean {
  return one.hourly === undefined || other.hourly === undefined
    ? one.basePer === other.basePer && equal(one.base, other.base)
    : equal(one.hourly, other.hourly);
}

const ORDINARY_HOURLY =
  ' An ordinary hourly rate holds what the award adds to every hour, such as all-purpose allowances; the others do not.';

function isOrdinaryHourly({ basePer }: AwardRate): boolean {
  return basePer === 'Ordinary hourly';
}

/** `BR90331 ($58,198.00 annual, $29.36 hourly, Technical stream)`: what tells apart rates of one name. */
function shownRate({ id, base, basePer, hourly, parent }: AwardRate): string {
  const says = [`${asDollars(base)} ${basePer.toLowerCase()}`];
  if (hourly !== undefined && !equal(hourly, base)) says.push(`${asDollars(hourly)} hourly`);
  if (parent !== undefined) says.push(parent);
  return `${id} (${says.join(', ')})`;
}

/** The row of a pay guide for a person: juniors in the section of their age, everybody else in that of adults. */
function rowOf(
  guide: PayGuide,
  employee: AwardEmployee,
  age: number | undefined,
  service: Service,
): { readonly row: PayGuideRow; readonly junior: boolean; readonly certainty: Certainty } | undefined {
  if (age !== undefined && employee.group === undefined) {
    for (const section of guide.sections) {
      if (section.for.junior !== true || !isFor(section.for, employee, service)) continue;
      const row = section.rows.find(
        (each) =>
          (section.for.age !== undefined && fits(section.for.age, age) && isNamed(each.classification, employee)) ||
          (section.for.age === undefined && isJuniorRow(each.classification, employee, age)),
      );
      if (row !== undefined) return { row, junior: true, certainty: section.certainty ?? 'published' };
    }
  }
  for (const isJunior of [false, true]) {
    for (const section of guide.sections) {
      if (
        (section.for.junior === true) !== isJunior ||
        section.for.age !== undefined ||
        !isFor(section.for, employee, service)
      ) {
        continue;
      }
      const row = section.rows.find((each) => isNamed(each.classification, employee));
      if (row !== undefined) return { row, junior: isJunior, certainty: section.certainty ?? 'published' };
    }
  }
  return undefined;
}

/** The rows of adults in the sections for a person. */
function rowsFor(guide: PayGuide, employee: AwardEmployee, service: Service): readonly PayGuideRow[] {
  return guide.sections
    .filter((section) => section.for.junior !== true && isFor(section.for, employee, service))
    .flatMap((section) => section.rows);
}

interface RateOfStream {
  readonly stream: string;
  readonly hourly: string;
}

/** What the classification has in each stream of the award that knows it. */
function ratesByStream(
  guide: PayGuide,
  employee: AwardEmployee,
  age: number | undefined,
  service: Service,
): readonly RateOfStream[] {
  const streams = new Set(guide.sections.map((section) => section.for.stream).filter((stream) => stream !== undefined));
  return [...streams].flatMap((stream) => {
    const found = rowOf(guide, { ...employee, stream }, age, service);
    return found === undefined ? [] : [{ stream, hourly: toFixed(found.row.hourly, 2) }];
  });
}

function streamMissing(award: Award, { classification }: AwardEmployee, open: readonly RateOfStream[]): Result<never> {
  return refused({
    code: 'input/conflict',
    message:
      `${award.code} has more than one rate called ${classification}; say the stream: ` +
      `${open.map(({ stream, hourly }) => `${stream} (${hourly} hourly)`).join(', ')}.`,
    path: 'classification',
  });
}

/** Sections of permanent employees hold the minimum rate, also that of casuals. */
function isFor(section: PayGuideSectionFor, employee: AwardEmployee, service: Service): boolean {
  return (
    section.employment === 'permanent' &&
    section.group === employee.group &&
    (section.stream === undefined || employee.stream === undefined || section.stream === employee.stream) &&
    (section.office === undefined || section.office === (employee.office === true)) &&
    (section.service === undefined || section.service === service)
  );
}

/** Rows of juniors are named `Level 1 / 17 years`, or by the age alone where juniors have one rate. */
function isJuniorRow(row: string, employee: AwardEmployee, age: number): boolean {
  const [level, band] = row.includes(' / ') ? row.split(' / ') : [undefined, row];
  return (level === undefined || isNamed(level, employee)) && fits(ageBand(band ?? ''), age);
}

/** Pay guides and the database write the same name with other capitals and dashes. */
function isNamed(name: string, { classification }: AwardEmployee): boolean {
  return name === classification || plainName(name) === plainName(classification);
}

function notMinimum(award: Award, id: string): Result<never> {
  return refused({
    code: 'input/not-allowed',
    message:
      `${id} of ${award.code} is not the minimum rate of a classification: it is a part of one, such as a loading or an allowance, or a rate with ` +
      'a loading or penalty in it. Use the rate id or the name of the classification.',
    path: 'classification',
  });
}

function unknownClassification(award: Award, classification: string, alike: readonly string[]): Result<never> {
  const meant = alike.length === 0 ? '' : ` Names like it: ${alike.join('; ')}.`;
  return refused({
    code: 'code/unknown',
    message: `${award.code} has no minimum rate called ${classification}.${meant} Use a rate id or a name of the award's classifications.`,
    path: 'classification',
  });
}
