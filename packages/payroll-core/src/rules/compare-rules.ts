import { parseCivilDate, type CivilDate } from '../calendar/civil-date';
import { accepted, refused, type Result } from '../refusal/result';
import { changedValues, type ChangedValue } from './changed-values';
import type { Edition, RulesCountry } from './edition';
import { rulesInForce, type RuleWithoutValues } from './rules-in-force';

/** What one instrument says on the later day and did not say on the earlier one. */
export interface ChangedRule {
  readonly instrument: string;
  readonly country: RulesCountry;
  readonly earlier: Edition;
  readonly later: Edition;
  /** Empty where a new edition repeats the old figures. */
  readonly changes: readonly ChangedValue[];
}

/** What changed in the law between two days. */
export interface ComparedRules {
  readonly changed: readonly ChangedRule[];
  /** Instruments that have no figures on one of the two days, so that nothing can be compared. */
  readonly notCompared: readonly RuleWithoutValues[];
}

/** How the statutory values differ between two days, value by value. */
export function compareRules(from: CivilDate, to: CivilDate, country?: RulesCountry): Result<ComparedRules> {
  const first = parseCivilDate(from, 'from');
  if (!first.ok) return first;
  const second = parseCivilDate(to, 'to');
  if (!second.ok) return second;
  if (to < from) {
    return refused({
      code: 'date/out-of-order',
      message: `The first day, ${from}, is after the second, ${to}.`,
      path: 'to',
    });
  }
  const earlier = rulesInForce(from, country);
  if (!earlier.ok) return earlier;
  const later = rulesInForce(to, country);
  if (!later.ok) return later;
  const before = new Map(earlier.value.inForce.map((edition) => [edition.instrument, edition]));
  const changed = later.value.inForce.flatMap((edition): readonly ChangedRule[] => {
    const old = before.get(edition.instrument);
    if (old === undefined || old === edition) return [];
    const { instrument, country: of } = edition;
    return [
      { instrument, country: of, earlier: old, later: edition, changes: changedValues(old.values, edition.values) },
    ];
  });
  const missing = [...earlier.value.withoutValues, ...later.value.withoutValues];
  const notCompared = missing.filter(
    ({ instrument }, i) => missing.findIndex((other) => other.instrument === instrument) === i,
  );
  return accepted({ changed, notCompared });
}
