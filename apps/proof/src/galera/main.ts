import { whyNoCluster } from './cluster';
import { runGalera } from './galera';

/**
 * `npm run faults:galera -- [--kills 1] [--phase 8]`: how many times a node is killed, and the seconds of load before the
 * kill, without the node, and after its return.
 */
async function main(): Promise<void> {
  const why = await whyNoCluster();
  if (why !== undefined) throw new Error(`faults:galera cannot run here: ${why}`);
  const kills = option('--kills', 1);
  const phaseMs = option('--phase', 8) * 1000;
  const result = await runGalera({ kills, phaseMs, report: (line) => console.log(line) });
  for (const line of result.broken) console.error(`BROKEN: ${line}`);
  console.log(
    `faults:galera ${result.broken.length === 0 ? 'passed' : 'FAILED'}: 3 nodes, one killed and brought back ${kills}x, ` +
      `${result.commits} acknowledged commits, ${result.retryable} retryable 503, ${result.employees} employees, ` +
      `${result.deliveries} deliveries, ${result.duplicates} sent again, commits again after ${result.pausedMs} ms, ` +
      `node back after ${result.backMs} ms, slowest answer ${result.slowestMs} ms`,
  );
  if (result.broken.length > 0) process.exitCode = 1;
}

function option(name: string, usual: number): number {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? usual : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is a whole number from 1`);
  return value;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
