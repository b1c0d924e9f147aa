/** Penalty percentages of an award by clause heading and rate id, as the Commission's database of a past year holds them. */
export interface AwardPercentages {
  readonly groups: readonly PercentageGroup[];
}

export interface PercentageGroup {
  readonly clause: string;
  readonly rates: readonly string[];
  /** Description, percent of the minimum hourly rate, the database's penalty id. */
  readonly penalties: readonly (readonly [string, string, number])[];
}

/** The percentage of a penalty for a rate, where the database has exactly one. */
export function percentageOf(
  percentages: AwardPercentages,
  clause: string,
  description: string,
  rateId: string,
): string | undefined {
  const found = new Set<string>();
  for (const group of percentages.groups) {
    if (group.clause !== clause || !group.rates.includes(rateId)) continue;
    for (const [name, percent] of group.penalties) if (name === description) found.add(percent);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}
