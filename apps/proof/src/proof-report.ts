import type { Figure } from './bench/figures';

/** One bench as programs read it. */
export interface MeasuredBench {
  readonly name: string;
  readonly about: string;
  readonly figures: readonly Figure[];
}

export interface ProofReport {
  readonly measuredAt: string;
  readonly machine: string;
  /** True for a run that shows only that the benches work: its figures mean nothing. */
  readonly short: boolean;
  readonly bars: { readonly met: number; readonly of: number };
  readonly benches: readonly MeasuredBench[];
}

export function proofReport(
  benches: readonly MeasuredBench[],
  facts: Pick<ProofReport, 'measuredAt' | 'machine' | 'short'>,
): ProofReport {
  const barred = benches.flatMap(({ figures }) => figures).filter(({ bar }) => bar !== undefined);
  return { ...facts, bars: { met: barred.filter(({ met }) => met === true).length, of: barred.length }, benches };
}
