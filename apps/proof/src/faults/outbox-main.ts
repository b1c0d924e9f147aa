import { runOutboxFaults } from './outbox';

/**
 * `npm run faults:outbox -- [--kills 300]`: on the server in TEST_MYSQL_URL, or on SQLite without one. Ends with 1 when
 * an invariant is broken.
 */
async function main(): Promise<void> {
  const at = process.argv.indexOf('--kills');
  const kills = at < 0 ? 15 : Number(process.argv[at + 1]);
  if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills is a whole number from 1');
  const server = process.env['TEST_MYSQL_URL'];
  const result = await runOutboxFaults({
    server: server === '' ? undefined : server,
    kills,
    report: (line) => console.log(line),
  });
  for (const line of result.broken) console.error(`BROKEN: ${line}`);
  console.log(
    `faults:outbox ${result.broken.length === 0 ? 'passed' : 'FAILED'}: ${result.kills} kills, ${result.pauses} pauses, ` +
      `${result.commits} acknowledged commits, ${result.employees} employees, ${result.deliveries} deliveries, ` +
      `${result.duplicates} sent again, all delivered ${result.settledMs} ms after the last restart`,
  );
  if (result.broken.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
