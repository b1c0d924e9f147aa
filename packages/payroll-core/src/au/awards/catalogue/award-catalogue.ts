import awards from './awards.json';

/**
 * How far an award is covered. `interpreted`: shifts become pay lines by a text that was read; `interpreted-second-hand`:
 * dollars are official, the conditions were read in transcriptions; `priced`: the pay guide's dollars without the
 * conditions; `preview`: conditions and percentages second-hand; `rates`: minimum rates, allowances and casual loading only.
 */
export type AwardCoverage = 'interpreted' | 'interpreted-second-hand' | 'priced' | 'preview' | 'rates';

/** A modern award in the catalogue: code, title, what of it is held. */
export interface AwardEntry {
  readonly code: string;
  readonly name: string;
  readonly coverage: AwardCoverage;
}

/** Codes and names of the 155 awards, without their figures. */
export const awardCatalogue: readonly AwardEntry[] = awards as readonly AwardEntry[];
