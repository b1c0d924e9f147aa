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
  return { ours: throughput(a), limit: throughput(b), ratio: median(a.map((each, i) => (b[i] ?? 0) / each)), pairs };
}

function secondsOf(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function throughput(perSecond: readonly number[]): Throughput {
  return { perSecond: median(perSecond), slowest: Math.min(...perSecond), fastest: Math.max(...perSecond) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
