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
  };
  readonly rates: readonly RawRate[];
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
  return {
    casual: {
      clause: raw.casual.clause,
      confidence: raw.casual.confidence,
      ...(raw.casual.loading === null ? {} : { loading: decimal(raw.casual.loading) }),
      ...(raw.casual.note === null ? {} : { note: raw.casual.note }),
    },
    hoursOfWeek: hoursOfWeek(raw.rates),
    rates: ratesOf(raw),
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

/** @law Fair Work Commission, equal remuneration order of 22 June 2012 (PR525485) */
function ratesOf({ rates, equalRemuneration }: RawAwardRates): readonly AwardRate[] {
  const hours = hoursOfWeek(rates);
  const read = rates.filter((row) => row[5] !== null).map((row) => readRate(row, hours));
  if (equalRemuneration === undefined) return read;
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
