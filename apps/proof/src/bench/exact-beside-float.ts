import type { Result } from 'payroll-core';
import { figure, type BenchOptions, type Figure } from './figures';
import { sideBySide, type SideBySide } from './side-by-side';

/** Whole pays of one country, exact and in floating point. */
export interface PayRules<I, E, F> {
  readonly pays: readonly I[];
  readonly exact: (input: I) => Result<E, { readonly code: string; readonly message: string }>;
  readonly float: (input: I) => F;
  /** Whether both did the same work, to the cent. */
  readonly agrees: (exact: E, float: F) => boolean;
  /** What is compared there, in words. */
  readonly agreement: string;
  readonly locale: string;
}

export interface ExactBesideFloat extends SideBySide {
  readonly agreeing: number;
  readonly pays: number;
  readonly agreement: string;
  readonly locale: string;
}

const ROUNDS = 20;
const PAIRS = 7;

/** Whole pays a second on one core, beside the same rules in floating point. */
export function exactBesideFloat<I, E, F>(rules: PayRules<I, E, F>, { short }: BenchOptions): ExactBesideFloat {
  const { pays, exact, float, agrees, agreement, locale } = rules;
  const agreeing = pays.filter((input) => {
    const worked = exact(input);
    if (!worked.ok) throw new Error(`${worked.error.code}: ${worked.error.message}`);
    return agrees(worked.value, float(input));
  }).length;
  const rounds = short ? 1 : ROUNDS;
  let kept: unknown;
  const every = (work: (input: I) => unknown) => (): void => {
    for (let round = 0; round < rounds; round++) for (const input of pays) kept = work(input);
  };
  const measured = sideBySide(every(exact), every(float), pays.length * rounds, short ? 1 : PAIRS);
  if (kept === undefined) throw new Error('nothing was worked out');
  return { ...measured, agreeing, pays: pays.length, agreement, locale };
}

/** The outcome in lines, for a terminal and for docs/proof.md. */
export function exactBesideFloatLines(bench: ExactBesideFloat): readonly string[] {
  const round = (value: number): string => Math.round(value).toLocaleString(bench.locale);
  const line = (name: string, { perSecond, slowest, fastest }: SideBySide['ours']): string =>
    `${name}: ${round(perSecond)} pays a second on one core (${round(slowest)} to ${round(fastest)}, ${bench.pairs} runs)`;
  return [
    line('payroll-core, exact, checked and explained', bench.ours),
    line('the same rules in floating point', bench.limit),
    `ratio: ${bench.ratio.toFixed(2)} (median of the pairs)`,
    `${bench.agreement} in ${bench.agreeing} of ${bench.pays} pays`,
  ];
}

export function exactBesideFloatFigures(bench: ExactBesideFloat): readonly Figure[] {
  const of = (name: string, { perSecond, slowest, fastest }: SideBySide['ours']): Figure => ({
    ...{ name, unit: 'pays a second on one core' },
    ...{ median: perSecond, least: slowest, most: fastest },
  });
  return [
    of('exact, checked and explained', bench.ours),
    of('the same rules in floating point', bench.limit),
    figure('time of exact over floating point', 'ratio', bench.ratios),
    figure(bench.agreement, `of ${bench.pays} pays`, [bench.agreeing]),
  ];
}
