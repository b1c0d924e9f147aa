import { deliveriesBenchLines, runDeliveriesBench } from './deliveries';
import { besideSlowLines, runBesideSlow } from './deliveries-beside-slow';

/** `node apps/proof/dist/bench/deliveries-main.js [--deliveries 2000] [--turns 5] [--shared 20000]`; MySQL by TEST_MYSQL_URL, PostgreSQL by BENCH_POSTGRES_URL. */
async function main(): Promise<void> {
  const option = (name: string, usual: number): number => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? usual : Number(process.argv[at + 1]);
  };
  const server = process.env['TEST_MYSQL_URL'];
  const postgres = process.env['BENCH_POSTGRES_URL'];
  const result = await runDeliveriesBench({
    postgres: postgres === '' ? undefined : postgres,
    server: server === '' ? undefined : server,
    deliveries: option('deliveries', 2000),
    turns: option('turns', 5),
    sharedDeliveries: option('shared', 20_000),
  });
  for (const line of deliveriesBenchLines(result)) console.log(line);
  for (const line of besideSlowLines(await runBesideSlow(option('turns', 5)))) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : String(error));
  process.exit(1);
});
