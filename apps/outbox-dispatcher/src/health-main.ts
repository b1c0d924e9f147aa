import { openService } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';

/** For a container's health check: whether a worker with these settings could reach its queue. */
async function main(): Promise<void> {
  const read = readSettings(process.env);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  const readiness = await service.database.ready();
  await service.close();
  if (!readiness.ready) throw new Error(readiness.why);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
