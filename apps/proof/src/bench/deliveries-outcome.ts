import { besideSlowFigure, runBesideSlow } from './deliveries/beside-slow';
import { deliveriesFigures } from './deliveries/deliveries-figures';
import { runDeliveriesBench } from './deliveries/run-deliveries';
import { figureLine, type BenchOptions, type BenchOutcome } from './figures';

const WHOLE = { deliveries: 4000, turns: 5, sharedDeliveries: 20_000, queues: [16, 104, 1_000, 10_000] };
const SHORT = { deliveries: 100, turns: 1, sharedDeliveries: 400, queues: [16, 32] };

/** Servers are named by TEST_MYSQL_URL, BENCH_POSTGRES_URL and TEST_REDIS_URL; without one its sides are left out. */
export async function runDeliveries({ short }: BenchOptions): Promise<BenchOutcome> {
  const size = short ? SHORT : WHOLE;
  const bench = await runDeliveriesBench({
    ...size,
    server: named('TEST_MYSQL_URL'),
    postgres: named('BENCH_POSTGRES_URL'),
    redis: named('TEST_REDIS_URL'),
  });
  if ((bench.shared?.twice ?? 0) > 0) throw new Error(`${bench.shared!.twice} deliveries were sent twice`);
  const slow = await runBesideSlow(
    short ? { turns: 1, changes: 10, warmUp: false } : { turns: 5, changes: 400, warmUp: true },
  );
  const figures = [...deliveriesFigures(bench), besideSlowFigure(slow)];
  return {
    figures,
    lines: [
      `${size.deliveries} deliveries a turn, ${size.turns} turns of each side in rotation, one more before them not counted`,
      ...figures.map(figureLine),
      ...bench.leftOut.map((line) => `left out: ${line}`),
    ],
  };
}

function named(variable: string): string | undefined {
  const url = process.env[variable];
  return url === '' ? undefined : url;
}
