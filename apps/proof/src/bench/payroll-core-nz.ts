import { nz } from 'payroll-core';
import { floatNzPay } from './float-nz';
import { nzPays } from './nz-pays';
import { figure, type BenchOptions, type Figure } from './figures';
import { sideBySide, type SideBySide } from './side-by-side';

export interface NzBench extends SideBySide {
  /** Pays of the run whose net pay, tax and KiwiSaver are the same in both, to the cent: they do the same work. */
  readonly agreeing: number;
  readonly pays: number;
}

const PAYS = 1000;
const ROUNDS = 20;
const PAIRS = 7;

/** Whole New Zealand pays a second on one core, beside the same rules in floating point. */
export function runNzBench({ short }: BenchOptions = { short: false }): NzBench {
  const rounds = short ? 1 : ROUNDS;
  const pays = nzPays(PAYS);
  const agreeing = pays.filter((input) => {
    const exact = nz.calculatePay(input);
    if (!exact.ok) throw new Error(`${exact.error.code}: ${exact.error.message}`);
    const float = floatNzPay(input);
    return (
      Number(exact.value.net.toString()) === float.net &&
      Number(exact.value.tax.toString()) === float.tax &&
      Number(exact.value.totalKiwiSaver.toString()) === float.totalKiwiSaver
    );
  }).length;
  let kept: unknown;
  const every = (work: (input: nz.NzPayInput) => unknown) => (): void => {
    for (let round = 0; round < rounds; round++) for (const input of pays) kept = work(input);
  };
  const measured = sideBySide(every(nz.calculatePay), every(floatNzPay), PAYS * rounds, short ? 1 : PAIRS);
  if (kept === undefined) throw new Error('nothing was worked out');
  return { ...measured, agreeing, pays: PAYS };
}

/** The outcome in lines, for a terminal and for docs/proof.md. */
export function nzBenchLines(bench: NzBench): readonly string[] {
  const round = (value: number): string => Math.round(value).toLocaleString('en-NZ');
  const line = (name: string, { perSecond, slowest, fastest }: NzBench['ours']): string =>
    `${name}: ${round(perSecond)} pays a second on one core (${round(slowest)} to ${round(fastest)}, ${bench.pairs} runs)`;
  return [
    line('payroll-core, exact, checked and explained', bench.ours),
    line('the same rules in floating point', bench.limit),
    `ratio: ${bench.ratio.toFixed(2)} (median of the pairs)`,
    `net, tax and KiwiSaver agree in ${bench.agreeing} of ${bench.pays} pays`,
  ];
}

export function nzBenchFigures(bench: NzBench): readonly Figure[] {
  const of = (name: string, { perSecond, slowest, fastest }: NzBench['ours']): Figure => ({
    ...{ name, unit: 'pays a second on one core' },
    ...{ median: perSecond, least: slowest, most: fastest },
  });
  return [
    of('exact, checked and explained', bench.ours),
    of('the same rules in floating point', bench.limit),
    figure('time of exact over floating point', 'ratio', bench.ratios),
    figure('net, tax and KiwiSaver agree', `of ${bench.pays} pays`, [bench.agreeing]),
  ];
}
