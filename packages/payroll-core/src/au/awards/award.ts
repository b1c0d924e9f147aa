import type { InputReader } from '../../input/input-reader';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import type { ParameterFile } from '../../statutory/dated';
import { readAwardRates, type AwardRates, type RawAwardRates } from './award-rates';
import type { AwardRules } from './rules/award-rules';
import { readPayGuide, type PayGuide, type RawPayGuide } from './pay-guide';
import type { AwardPercentages } from './percentages';

/** One modern award with everything that is known of it, each part dated. */
export interface Award {
  readonly code: string;
  readonly rates: Instrument<AwardRates>;
  /** Its text has no rates by age; of an award without such rates and without this nobody has looked. */
  readonly hasNoJuniors?: true;
  /** The only stream whose juniors have rates by age; everybody else has the adult rate at any age. */
  readonly juniorsOnlyFor?: string;
  /** Its text has rates by age for some levels alone, those with rows of juniors; everybody else has the adult rate at any age. */
  readonly hasJuniorsOfListedLevelsOnly?: true;
  readonly payGuides: Instrument<PayGuide>;
  /** Percentages of a past year; nobody has read a later text for them. */
  readonly percentages: Instrument<AwardPercentages>;
  /** The rules by which shifts become pay lines; an award without them has rates only. */
  readonly rules: Instrument<AwardRules>;
}

/** The files an award is made of: rates, rules, percentages, pay guide. */
export interface AwardFiles {
  readonly rates: readonly unknown[];
  readonly payGuides?: readonly unknown[];
  readonly percentages?: readonly unknown[];
  readonly rules?: readonly unknown[];
}

/** Makes an award from its dated files; a new year is a new file in each list. */
export function defineAward(code: string, files: AwardFiles): Award {
  const latest = files.rates.at(-1) as
    | (ParameterFile & {
        readonly hasNoJuniors?: true;
        readonly juniorsOnlyFor?: string;
        readonly hasJuniorsOfListedLevelsOnly?: true;
      })
    | undefined;
  return {
    code,
    rates: defineInstrument(`au.awards.${code}.rates`, files.rates, (raw: RawAwardRates) => readAwardRates(raw)),
    ...(latest?.hasNoJuniors === undefined ? {} : { hasNoJuniors: latest.hasNoJuniors }),
    ...(latest?.juniorsOnlyFor === undefined ? {} : { juniorsOnlyFor: latest.juniorsOnlyFor }),
    ...(latest?.hasJuniorsOfListedLevelsOnly === undefined ? {} : { hasJuniorsOfListedLevelsOnly: true }),
    payGuides: defineInstrument(`au.awards.${code}.pay-guide`, files.payGuides ?? [], (raw: RawPayGuide) =>
      readPayGuide(raw),
    ),
    percentages: defineInstrument(
      `au.awards.${code}.percentages`,
      files.percentages ?? [],
      (raw: AwardPercentages) => raw,
    ),
    rules: defineInstrument(`au.awards.${code}.rules`, files.rules ?? [], (raw: AwardRules) => raw),
  };
}

/** An award as its entry or `defineAward` gives it; its code alone says nothing of its rates. */
export function readAward(reader: InputReader, value: unknown, key: string): Award | undefined {
  if (isAward(value)) return value;
  reader.refuse(
    'input/missing',
    key,
    'Expected an award as a value, such as MA000009 of payroll-core/au/awards/MA000009, not its code.',
  );
  return undefined;
}

function isAward(value: unknown): value is Award {
  const { code, rates, payGuides, percentages, rules } = (value ?? {}) as Partial<Record<keyof Award, unknown>>;
  return typeof code === 'string' && [rates, payGuides, percentages, rules].every(hasEditions);
}

function hasEditions(value: unknown): boolean {
  return Array.isArray((value as Partial<Instrument<unknown>> | null | undefined)?.editions);
}
