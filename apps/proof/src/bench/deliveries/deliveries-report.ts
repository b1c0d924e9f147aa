import { besideSlowLines, runBesideSlow } from './beside-slow';
import { deliveriesBenchLines } from './deliveries-lines';
import { runDeliveriesBench } from './run-deliveries';

/** Servers are named by TEST_MYSQL_URL, BENCH_POSTGRES_URL and TEST_REDIS_URL; without one its sides are left out. */
export async function deliveriesReport(
  wanted: {
    readonly deliveries?: number | undefined;
    readonly turns?: number | undefined;
    readonly sharedDeliveries?: number | undefined;
  } = {},
): Promise<readonly string[]> {
  const turns = wanted.turns ?? 5;
  const result = await runDeliveriesBench({
    server: named('TEST_MYSQL_URL'),
    postgres: named('BENCH_POSTGRES_URL'),
    redis: named('TEST_REDIS_URL'),
    deliveries: wanted.deliveries ?? 4000,
    turns,
    sharedDeliveries: wanted.sharedDeliveries ?? 20_000,
  });
  return [...deliveriesBenchLines(result), ...besideSlowLines(await runBesideSlow(turns))];
}

function named(variable: string): string | undefined {
  const url = process.env[variable];
  return url === '' ? undefined : url;
}
