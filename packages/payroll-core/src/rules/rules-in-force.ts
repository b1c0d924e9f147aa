import { parseCivilDate, type CivilDate } from '../calendar/civil-date';
import { accepted, refused, type Result } from '../refusal/result';
import { instruments, rulesCountries, type Edition, type RulesCountry } from './edition';

/** An instrument without figures for the day, and why. */
export interface RuleWithoutValues {
  readonly instrument: string;
  readonly country: RulesCountry;
  readonly why: 'not-covered' | 'unconfirmed';
  /** The days that the instrument does cover. */
  readonly coveredFrom: CivilDate;
  readonly confirmedUntil: CivilDate;
}

/** Every statutory value in force on a day. */
export interface RulesOnDay {
  readonly inForce: readonly Edition[];
  readonly withoutValues: readonly RuleWithoutValues[];
}

/**
 * Every statutory value in force on a day, with the law behind it. Where no instrument has figures for that day the
 * answer is a refusal that says which days there are.
 */
export function rulesInForce(on: CivilDate, country?: RulesCountry): Result<RulesOnDay> {
  const day = parseCivilDate(on, 'on');
  if (!day.ok) return day;
  if (country !== undefined && !rulesCountries.includes(country)) {
    return refused({
      code: 'code/unknown',
      message: `Expected one of ${rulesCountries.join(', ')} in country.`,
      path: 'country',
    });
  }
  const asked = instruments.filter(([first]) => country === undefined || first?.country === country);
  const inForce: Edition[] = [];
  const withoutValues: RuleWithoutValues[] = [];
  for (const editions of asked) {
    const edition = editions.findLast(({ effectiveFrom }) => effectiveFrom <= on);
    if (edition !== undefined && on <= edition.confirmedUntil) inForce.push(edition);
    else withoutValues.push(missing(editions, edition === undefined ? 'not-covered' : 'unconfirmed'));
  }
  if (inForce.length > 0) return accepted({ inForce, withoutValues });
  const from = withoutValues.map(({ coveredFrom }) => coveredFrom).sort()[0]!;
  const until = withoutValues
    .map(({ confirmedUntil }) => confirmedUntil)
    .sort()
    .at(-1)!;
  return refused({
    code: on < from ? 'statutory/not-covered' : 'statutory/unconfirmed',
    message:
      `No confirmed statutory values${country === undefined ? '' : ` of ${country}`} for ${on}. ` +
      `There are values from ${from} to ${until}.`,
    details: { on, coveredFrom: from, confirmedUntil: until },
  });
}

function missing(editions: readonly Edition[], why: RuleWithoutValues['why']): RuleWithoutValues {
  const first = editions[0]!;
  return {
    instrument: first.instrument,
    country: first.country,
    why,
    coveredFrom: first.effectiveFrom,
    confirmedUntil: editions.at(-1)!.confirmedUntil,
  };
}
