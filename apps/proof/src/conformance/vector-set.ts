import type { VectorOutcome } from 'payroll-conformance';

/** The outcome of one vector, with the words that find it again. */
export interface Row extends VectorOutcome {
  readonly name: string;
  readonly source: string;
}

/** The vectors of one file, run. */
export interface VectorSet {
  readonly title: string;
  readonly rows: readonly Row[];
}

export function count(sets: readonly VectorSet[], status: VectorOutcome['status']): number {
  return sets.reduce((total, { rows }) => total + rows.filter((row) => row.status === status).length, 0);
}
