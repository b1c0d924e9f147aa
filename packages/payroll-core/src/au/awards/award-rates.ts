import { isMore, isPositive, lesser, multiply, subtract } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { aud, decimal, toFixed } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Certainty } from './certainty';

/** Whom a rate is for, as the Fair Work Commission's database codes it. */
export const rateTypes = {
  AD: 'adult',
  JN: 'junior',
  AP: 'apprentice',
  AA: 'adult apprentice',
  TN: 'trainee',
  CA: 'cadet',
  XT: 'adult trainee',
} as const;

/** The kinds of minimum rates that the Fair Work Commission publishes. */
export type RateType = keyof typeof rateTypes;

/** One minimum rate of an award. */
export interface AwardRate {
  /**
   * The base pay rate id of the Fair Work Commission, `BR89795`; it stays the same over the years. Of a rate that its database does not hold,
   * the name of the level: as a classification it leads there by the age.
   */
  readonly id: string;
  readonly type: RateType;
  readonly parent?: string;
  readonly name: string;
  readonly level: number;
  readonly base: Aud;
  /** What the base is paid for: `Weekly`, `Hourly`, `Annual`, `Piece rate`, … */
  readonly basePer: string;
  /** Dollars a week, where the award fixes a weekly rate. */
  readonly weekly?: Aud;
  /** Dollars an hour: the Commission's own figure, else the weekly rate divided by the hours of its week, rounded half up to the cent. */
  readonly hourly?: Aud;
  readonly clause?: string;
  /** How it was read, where it is not of the Commission's database. */
  readonly certainty?: Certainty;
}

/** How certain the casual loading of an award is: only `confirmed` is relied on. */
export interface AwardCasualLoading {
  readonly loading?: Decimal;
  readonly clause: string;
  readonly confidence: 'confirmed' | 'uncertain' | 'complex' | 'not_found';
  readonly note?: string;
  /** The clauses whose rates are those of casuals and hold the loading already. */
  readonly includedIn: readonly string[];
}

/** An allowance that is a share of the standard rate. */
export interface WageAllowance {
  readonly name: string;
  readonly rateId?: string;
  /** Part of the rate before penalties are worked out. */
  readonly allPurpose: boolean;
  readonly percentOfRate?: string;
  readonly amount?: Aud;
  readonly per?: string;
  readonly clause?: string;
}

/** An allowance that pays back an expense. */
export interface ExpenseAllowance {
  readonly name: string;
  readonly amount?: Aud;
  readonly per?: string;
  readonly clause?: string;
}

/** Minimum rates, casual loading and allowances of one award from a day on. */
export interface AwardRates {
  readonly casual: AwardCasualLoading;
  /** The hours of the full-time week that a weekly rate pays for; what is worked beyond them is overtime. */
  readonly hoursOfWeek: Decimal;
  readonly rates: readonly AwardRate[];
  /** Ids of the database that are no minimum rate: a loading alone, or a rate with penalties or the casual loading in it. */
  readonly otherRates: ReadonlySet<string>;
  readonly wageAllowances: readonly WageAllowance[];
  readonly expenseAllowances: readonly ExpenseAllowance[];
}

type RawRate = readonly [
  string,
  RateType,
  string | null,
  string,
  number,
  string | null,
  string,
  string | null,
  string | null,
  string | null,
  Certainty?,
];

export interface RawAwardRates {
  readonly casual: {
    readonly loading: string | null;
    readonly clause: string;
    readonly confidence: AwardCasualLoading['confidence'];
    readonly note: string | null;
    readonly includedIn?: readonly string[];
  };
  readonly rates: readonly RawRate[];
  /** Ids of amounts beside a wage that neither name nor clause tells from one. */
  readonly parts?: readonly string[];
  /**
   * Where an equal remuneration order raises rates: its rates are the Commission's calculated figure, and the base is the one before
   * it. By the id of a rate that the database still has from before the order, the id of the rate that holds it.
   */
  readonly equalRemuneration?: Readonly<Record<string, string>>;
  readonly wageAllowances: readonly (readonly [
    string,
    string | null,
    boolean | null,
    string | null,
    string | null,
    string | null,
    string | null,
  ])[];
  readonly expenseAllowances: readonly (readonly [string, string | null, string | null, string | null])[];
}

/** A week of full-time hours in nearly every modern award. */
const weeklyHours = decimal('38');
const QUARTERS = decimal('4');
const CENT = aud('0.01');

/**
 * The hours of the week that a weekly rate pays for, to the quarter: 35 in Black Coal Mining, 37.5 in Electrical Power. Where the Commission
 * gives some rates of an award by the week and by the hour, and all of them agree on a shorter week, they tell.
 */
function hoursOfWeek(rows: readonly RawRate[]): Decimal {
  const known = new Set(
    rows.flatMap(([, , , , , base, basePer, calculated, calculatedPer]) =>
      base !== null && basePer === 'Weekly' && calculated !== null && calculatedPer === 'Hourly'
        ? [hoursPaidByWeek(aud(base), aud(calculated))?.toString()]
        : [],
    ),
  );
  const [only] = known;
  return only === undefined || known.size > 1 ? weeklyHours : lesser(weeklyHours, decimal(only));
}

/** The hours that a weekly rate pays for where the hourly rate is a part of it; some hourly rates hold loadings that the weekly one does not. */
export function hoursPaidByWeek(weekly: Aud, hourly: Aud): Decimal | undefined {
  if (!isPositive(hourly)) return undefined;
  const quarters = divide(multiply(weekly, QUARTERS), hourly, 0, 'half-up');
  const hours: Decimal = divide(quarters, QUARTERS, 2, 'half-up');
  if (!isPositive(hours)) return undefined;
  const exact = divide(weekly, hours, 4, 'half-up');
  const apart = isMore(exact, hourly) ? subtract(exact, hourly) : subtract(hourly, exact);
  return isMore(apart, CENT) ? undefined : hours;
}

export function readAwardRates(raw: RawAwardRates): AwardRates {
  const otherRates = otherRatesOf(raw);
  return {
    casual: {
      clause: raw.casual.clause,
      confidence: raw.casual.confidence,
      includedIn: raw.casual.includedIn ?? [],
      ...(raw.casual.loading === null ? {} : { loading: decimal(raw.casual.loading) }),
      ...(raw.casual.note === null ? {} : { note: raw.casual.note }),
    },
    hoursOfWeek: hoursOfWeek(raw.rates),
    rates: ratesOf(raw, otherRates),
    otherRates,
    wageAllowances: raw.wageAllowances.map(([name, rateId, allPurpose, percentOfRate, amount, per, clause]) => ({
      name,
      allPurpose: allPurpose === true,
      ...(rateId === null ? {} : { rateId }),
      ...(percentOfRate === null ? {} : { percentOfRate }),
      ...(amount === null ? {} : { amount: aud(amount) }),
      ...(per === null ? {} : { per }),
      ...(clause === null ? {} : { clause }),
    })),
    expenseAllowances: raw.expenseAllowances.map(([name, amount, per, clause]) => ({
      name,
      ...(amount === null ? {} : { amount: aud(amount) }),
      ...(per === null ? {} : { per }),
      ...(clause === null ? {} : { clause }),
    })),
  };
}

/** What the Commission's database writes behind a clause where a rate is worked out for a table: `15.1*_OrdHrRate - Casual - Night`. */
const noteOfClause = /[*_]+(?<note>.*)/;
const saysLoaded =
  /casual|night|afternoon|early|weekend|saturday|sunday|public holiday|shift|outside spread|non-standard|overtime|loaded|example|lookup/i;

/**
 * The rows of the database that are no minimum rate of a classification: rates of nights, weekends or casuals that were worked out for the
 * schedules of an award, examples, and the parts of a total, such as a loading, which is less than the base that it is of.
 */
function otherRatesOf({ rates: rows, parts = [] }: RawAwardRates): ReadonlySet<string> {
  const noteOf = ([, , , , , , , , , clause]: RawRate): string =>
    noteOfClause.exec(clause ?? '')?.groups?.['note'] ?? '';
  const others = rows.filter((row) => saysLoaded.test(noteOf(row)) || isPartOfTotal(row) || isNamedAsPart(row));
  const ids = new Set([...parts, ...others.map(([id]) => id)]);
  // Rows of the same table whose clause is not known are of the same kind.
  const groups = new Set(others.flatMap(([, , parent]) => parent ?? []));
  for (const [id, , parent, , , , basePer, , , clause] of rows) {
    if (parent !== null && clause === null && hourlyBases.includes(basePer) && groups.has(parent)) ids.add(id);
  }
  return ids;
}

/** Steps of a total: `Plus rations`, `Subtotal 1`. Of trainees `Plus 1 year out of school` is a stage. */
const stepNamed = /^(?:plus|subtotal|total|weekly total|minimum rate)\b/i;
/** Amounts beside a wage: `Industry allowance`, a sixth day; in groups such as `Hourly rig allowance`, `8% penalty averaging per week`. */
const partNamed = /^overtime for|allowance(?:—|$)|work on \d full days/i;
const groupOfParts = /allowance|additional payment|penalty averaging|overtime component|^work on \d full days/i;

function isNamedAsPart([, type, parent, name]: RawRate): boolean {
  return (type === 'AD' && stepNamed.test(name)) || partNamed.test(name) || groupOfParts.test(parent ?? '');
}

function isPartOfTotal([, type, , , , base, basePer, calculated, calculatedPer]: RawRate): boolean {
  if (type !== 'AD' || base === null || calculated === null || basePer !== calculatedPer) return false;
  return isMore(aud(base), aud(calculated));
}

/** @law Fair Work Commission, equal remuneration order of 22 June 2012 (PR525485) */
function ratesOf({ rates, equalRemuneration }: RawAwardRates, otherRates: ReadonlySet<string>): readonly AwardRate[] {
  const hours = hoursOfWeek(rates);
  const minimums = rates.filter(([id, , , , , base]) => base !== null && !otherRates.has(id));
  if (equalRemuneration === undefined) return minimums.map((row) => readRate(ofItsPeriod(row), hours));
  const read = minimums.map((row) => readRate(row, hours));
  const rowOf = new Map(rates.map((row) => [row[0], row]));
  return read.map((rate) => {
    const [, , , , , , , calculated, per] = rowOf.get(equalRemuneration[rate.id] ?? rate.id)!;
    const { weekly: base, hourly: baseHourly, ...others } = rate;
    if (base === undefined || baseHourly === undefined || calculated === null) return rate;
    const figure = aud(calculated);
    if (per === 'Weekly') return { ...others, weekly: figure, hourly: divide(figure, weeklyHours, 2, 'half-up') };
    // The weekly rate is not the printed one of the order, and is not published beside the hourly one.
    return toFixed(figure, 2) === toFixed(divide(base, weeklyHours, 2, 'half-up'), 2)
      ? rate
      : { ...others, hourly: figure };
  });
}

const hourlyBases = ['Hourly', 'Ordinary hourly', 'Hourly - NTW'];

/** Where the Commission works out a rate of the period of its base, such as a junior's share or a total with loadings, that is the rate. */
function ofItsPeriod(row: RawRate): RawRate {
  const [id, type, parent, name, level, , basePer, calculated, calculatedPer, clause, ...certainty] = row;
  return calculated === null || calculatedPer !== basePer
    ? row
    : [id, type, parent, name, level, calculated, basePer, null, null, clause, ...certainty];
}

function readRate(
  [id, type, parent, name, level, base, basePer, calculated, calculatedPer, clause, certainty]: RawRate,
  hours: Decimal,
): AwardRate {
  const amount = aud(base ?? '0');
  const weekly =
    basePer === 'Weekly' ? amount : calculatedPer === 'Weekly' && calculated !== null ? aud(calculated) : undefined;
  const hourly = hourlyBases.includes(basePer)
    ? amount
    : calculatedPer === 'Hourly' && calculated !== null
      ? aud(calculated)
      : weekly === undefined
        ? undefined
        : divide(weekly, hours, 2, 'half-up');
  return {
    id,
    type,
    name,
    level,
    base: amount,
    basePer,
    ...(parent === null ? {} : { parent }),
    ...(weekly === undefined ? {} : { weekly }),
    ...(hourly === undefined ? {} : { hourly }),
    ...(clause === null ? {} : { clause }),
    ...(certainty === undefined ? {} : { certainty }),
  };
}
