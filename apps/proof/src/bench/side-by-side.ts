import { median } from './statistics';

/** How often a piece of work was done in a second, over several runs that took turns with the other side. */
export interface Throughput {
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
}

export interface SideBySide {
  readonly ours: Throughput;
  readonly limit: Throughput;
  /** How many times longer ours takes: the median of the pairs, so that a busy moment hits both sides alike. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  readonly pairs: number;
}

/**
 * Measures two ways of doing the same work, A B A B …, on one core. Both are warmed up first; each turn does `items`
 * pieces of work.
 */
export function sideBySide(ours: () => void, limit: () => void, items: number, pairs: number): SideBySide {
  for (let turn = 0; turn < 2; turn++) {
    ours();
    limit();
  }
  const [a, b]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair++) {
    a.push(items / secondsOf(ours));
    b.push(items / secondsOf(limit));
  }
  const ratios = a.map((each, i) => (b[i] ?? 0) / each);
  return { ours: throughput(a), limit: throughput(b), ratio: median(ratios), ratios, pairs };
}

function secondsOf(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function throughput(perSecond: readonly number[]): Throughput {
  return { perSecond: median(perSecond), slowest: Math.min(...perSecond), fastest: Math.max(...perSecond) };
}
