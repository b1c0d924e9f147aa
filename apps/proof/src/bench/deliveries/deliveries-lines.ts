import type { DeliveriesBench } from './run-deliveries';

/** The bars: ours over theirs, at least. */
const bars: readonly (readonly [ours: string, theirs: string, atLeast: number])[] = [
  ['sqlite', 'raw', 0.5],
  ['sqlite', 'graphile', 1],
  ['sqlite', 'bullmq', 1],
  ['sqlite', 'plainjob', 2],
  ['mysql', 'graphile', 0.9],
  ['sqliteAxios', 'sqlite', 0],
];

export function deliveriesBenchLines({
  rates,
  names,
  deliveries,
  shared,
  leftOut,
}: DeliveriesBench): readonly string[] {
  const turns = rates.get('raw')?.length ?? 0;
  const ratios = bars.flatMap(([ours, theirs, atLeast]) => {
    const [a, b] = [rates.get(ours), rates.get(theirs)];
    if (a === undefined || b === undefined) return [];
    const pairs = a.map((rate, turn) => rate / b[turn]!);
    const [least, most] = [Math.min(...pairs), Math.max(...pairs)].map((ratio) => ratio.toFixed(2));
    const bar = atLeast === 0 ? '' : `; the bar is ${atLeast.toFixed(1)}`;
    return [`${ours} over ${theirs}: ${median(pairs).toFixed(2)} (${least} to ${most}${bar})`];
  });
  return [
    `${deliveries} deliveries a turn, ${turns} turns of each side in rotation, one more before them not counted; a second:`,
    ...[...rates].map(
      ([side, each]) =>
        `${String(Math.round(median(each))).padStart(6)} (${Math.round(Math.min(...each))} to ${Math.round(Math.max(...each))})  ${side}: ${names.get(side)}`,
    ),
    'ratios of pairs, median (range):',
    ...ratios,
    ...(shared === undefined
      ? []
      : [
          `four dispatchers on one MariaDB or MySQL: ${shared.deliveries} deliveries, ` +
            `${Math.round(shared.perSecond)} a second, ${shared.twice} sent twice`,
        ]),
    ...leftOut.map((line) => `left out: ${line}`),
  ];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
