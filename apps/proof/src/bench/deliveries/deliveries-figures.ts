import { atLeast, atMost, figure, pairRatios, type Figure } from '../figures';
import type { DeliveriesBench } from './run-deliveries';

/** Ours over theirs; where there is a bar, at least that. */
const pairs: readonly (readonly [ours: string, theirs: string, atLeast?: number])[] = [
  ['sqlite', 'raw', 0.5],
  ['sqlite', 'graphile', 1],
  ['sqlite', 'bullmq', 1],
  ['sqlite', 'plainjob', 2],
  ['mysql', 'graphile', 0.9],
  ['sqliteAxios', 'sqlite'],
];

export function deliveriesFigures({ rates, names, shared, growth }: DeliveriesBench): readonly Figure[] {
  const ratios = pairs.flatMap(([ours, theirs, bar]) => {
    const [a, b] = [rates.get(ours), rates.get(theirs)];
    if (a === undefined || b === undefined) return [];
    return [figure(`${ours} over ${theirs}`, 'ratio', pairRatios(a, b), bar === undefined ? undefined : atLeast(bar))];
  });
  return [
    ...[...rates].map(([side, each]) => figure(`${side}: ${names.get(side)}`, 'a second', each)),
    ...ratios,
    ...[...growth].flatMap(([engine, times]) => growthFigures(engine, times)),
    ...(shared === undefined
      ? []
      : [
          figure(`four dispatchers, ${shared.deliveries} deliveries`, 'a second', [shared.perSecond]),
          figure('of those, sent twice', 'deliveries', [shared.twice], atMost(0)),
        ]),
  ];
}

function growthFigures(engine: string, times: ReadonlyMap<number, readonly number[]>): readonly Figure[] {
  const each = [...times].map(([queue, ms]) => ({
    queue,
    figure: figure(`${engine}: ${queue} waiting`, 'ms a delivery', ms),
  }));
  const [few, many] = [each[0]!, each.at(-1)!];
  const name = `${engine}: growth of a delivery from ${few.queue} to ${many.queue} waiting`;
  return [
    ...each.map((one) => one.figure),
    figure(name, 'ratio', [many.figure.median / few.figure.median], atMost(1.5)),
  ];
}
