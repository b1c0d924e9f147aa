import type { CivilDate } from '../../../calendar/civil-date';
import type { Instrument } from '../../../statutory/instrument';
import type { Award } from '../award';
import { awardCatalogue, type AwardCoverage } from '../catalogue/award-catalogue';

/** The first and the last day for which figures of an award are confirmed. */
export interface ConfirmedDays {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** How far one award is known, from which text and until when. */
export interface CoverageOfAward {
  readonly code: string;
  readonly name: string;
  readonly coverage: AwardCoverage;
  readonly rates: ConfirmedDays | undefined;
  readonly payGuide: ConfirmedDays | undefined;
  /** The text that the conditions were read in, and the days for which they hold. */
  readonly conditions: (ConfirmedDays & { readonly textRead: string }) | undefined;
}

/** The coverage of every award in the order of the catalogue. */
export function coverageOf(awards: readonly Award[]): readonly CoverageOfAward[] {
  const byCode = new Map(awards.map((award) => [award.code, award]));
  return awardCatalogue.map(({ code, name, coverage }) => {
    const award = byCode.get(code);
    const rules = award?.rules.editions.at(-1);
    const days = award === undefined ? undefined : daysOf(award.rules);
    return {
      code,
      name,
      coverage,
      rates: award === undefined ? undefined : daysOf(award.rates),
      payGuide: award === undefined ? undefined : daysOf(award.payGuides),
      conditions: rules === undefined || days === undefined ? undefined : { ...days, textRead: rules.values.textRead },
    };
  });
}

function daysOf({ editions }: Instrument<unknown>): ConfirmedDays | undefined {
  const [first, last] = [editions[0], editions.at(-1)];
  return first === undefined || last === undefined ? undefined : { from: first.effectiveFrom, to: last.confirmedUntil };
}
