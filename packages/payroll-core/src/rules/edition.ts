import type { CivilDate } from '../calendar';
import { deepFreeze } from '../immutable/deep-freeze';
import type { LegalSource, ParameterFile } from '../statutory';
import { parameterFiles } from './parameter-files';

/** The country whose rules are asked for. */
export type RulesCountry = 'AU' | 'NZ';

export const rulesCountries: readonly RulesCountry[] = ['AU', 'NZ'];

/** One law's figures as they were published: decimals are text with their digits, bands store lower edges only. */
export interface Edition {
  /** `au.payg-schedule-1` */
  readonly instrument: string;
  readonly country: RulesCountry;
  readonly effectiveFrom: CivilDate;
  /** The last day for which somebody has checked that these figures hold. */
  readonly confirmedUntil: CivilDate;
  readonly law: LegalSource;
  readonly values: unknown;
}

/** Every edition of every instrument: instruments by name, each with its oldest edition first. */
export const instruments: readonly (readonly Edition[])[] = deepFreeze(
  parameterFiles.map((files) =>
    (files as readonly ParameterFile[])
      .map((file) => ({
        instrument: file.instrument,
        country: file.instrument.startsWith('au.') ? ('AU' as const) : ('NZ' as const),
        effectiveFrom: file.effectiveFrom as CivilDate,
        confirmedUntil: file.confirmedUntil as CivilDate,
        law: file.law,
        values: file.values,
      }))
      .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)),
  ),
);
