import type { CivilDate } from '../calendar/civil-date';

/** Where a figure was published. */
export interface LegalSource {
  readonly title: string;
  readonly href: string;
  /** `published`: read on the official page; `secondary`: from third parties that quote it; `derived`: worked out. */
  readonly confidence: 'published' | 'secondary' | 'derived';
  readonly note?: string;
}

/** What one `parameters/<date>.json` file holds, as written: decimals are text and bands store lower edges only. */
export interface ParameterFile<Raw = unknown> {
  /** `au.payg-schedule-1`: country, then the folder of the instrument. */
  readonly instrument: string;
  readonly effectiveFrom: string;
  /** The last day for which somebody has checked that these figures hold. */
  readonly confirmedUntil: string;
  readonly law: LegalSource;
  readonly values: Raw;
}

/** Values in force from a day on, with the law they come from. */
export interface Dated<T> {
  /** The parameter file, `nz.paye@2024-07-31`: with it a stored pay can be replayed. */
  readonly id: string;
  readonly instrument: string;
  readonly effectiveFrom: CivilDate;
  readonly confirmedUntil: CivilDate;
  readonly law: LegalSource;
  readonly values: T;
}
