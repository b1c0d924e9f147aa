import { au } from 'payroll-core';
import { auPays } from './au-pays';
import { floatPay } from './float-au';
import { figure, type BenchOptions, type Figure } from './figures';
import { sideBySide, type SideBySide } from './side-by-side';

export interface AuBench extends SideBySide {
  /** Pays of the run whose net pay is the same in both, to the cent: they do the same work. */
  readonly agreeing: number;
  readonly pays: number;
}

const PAYS = 1000;
const ROUNDS = 20;
const PAIRS = 7;

/** Whole Australian pays a second on one core, beside the same rules in floating point. */
export function runAuBench({ short }: BenchOptions = { short: false }): AuBench {
  const rounds = short ? 1 : ROUNDS;
  const pays = auPays(PAYS);
  const agreeing = pays.filter((input) => {
    const exact = au.calculatePay(input);
    if (!exact.ok) throw new Error(`${exact.error.code}: ${exact.error.message}`);
    const float = floatPay(input);
    return (
      Number(exact.value.net.toString()) === float.net &&
      Number(exact.value.super.toString()) === float.super &&
      exact.value.superDueDate === float.superDueDate
    );
  }).length;
  let kept: unknown;
  const every = (work: (input: au.AuPayInput) => unknown) => (): void => {
    for (let round = 0; round < rounds; round++) for (const input of pays) kept = work(input);
  };
  const measured = sideBySide(every(au.calculatePay), every(floatPay), PAYS * rounds, short ? 1 : PAIRS);
  if (kept === undefined) throw new Error('nothing was worked out');
  return { ...measured, agreeing, pays: PAYS };
}

/** The outcome in lines, for a terminal and for docs/proof.md. */
export function auBenchLines(bench: AuBench): readonly string[] {
  const round = (value: number): string => Math.round(value).toLocaleString('en-AU');
  const line = (name: string, { perSecond, slowest, fastest }: AuBench['ours']): string =>
    `${name}: ${round(perSecond)} pays a second on one core (${round(slowest)} to ${round(fastest)}, ${bench.pairs} runs)`;
  return [
    line('payroll-core, exact, checked and explained', bench.ours),
    line('the same rules in floating point', bench.limit),
    `ratio: ${bench.ratio.toFixed(2)} (median of the pairs)`,
    `net, super and due date agree in ${bench.agreeing} of ${bench.pays} pays`,
  ];
}

export function auBenchFigures(bench: AuBench): readonly Figure[] {
  const of = (name: string, { perSecond, slowest, fastest }: AuBench['ours']): Figure => ({
    ...{ name, unit: 'pays a second on one core' },
    ...{ median: perSecond, least: slowest, most: fastest },
  });
  return [
    of('exact, checked and explained', bench.ours),
    of('the same rules in floating point', bench.limit),
    figure('time of exact over floating point', 'ratio', bench.ratios),
    figure('net, super and due date agree', `of ${bench.pays} pays`, [bench.agreeing]),
  ];
}
