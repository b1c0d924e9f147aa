import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { openService } from '@anz-payroll/composition';
import { readSettings, unreadVariables } from '@anz-payroll/configuration';
import { openTelemetry } from '@anz-payroll/telemetry';
import { dispatchOnce, startDispatcher } from '@anz-payroll/webhook-sending';
import { createLog } from './log';

/** The delivery worker on its own: sweeps until it is told to stop, or with `--once` makes one bounded pass. */
async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const read = readSettings(process.env);
  if (!read.ok) return refuse(read.problems);
  for (const line of unreadVariables(process.env)) console.error(line);
  const log = createLog(read.settings.logLevel);
  const telemetry = await openTelemetry('payroll-dispatcher', read.settings, () =>
    log.warn('traces could not be exported; deliveries go on without'),
  );
  const { tracer } = telemetry;
  const service = await openService(read.settings, { tracer });
  const close = async (): Promise<void> => {
    await telemetry.close();
    await service.close();
  };
  const settings = {
    queue: service.deliveries,
    targets: service.targets,
    clock: service.clock,
    tracer,
    onTrouble: (what: string, error: unknown) =>
      log.warn('the dispatcher goes on after trouble', { what, error: error instanceof Error ? error.message : error }),
  };
  const readiness = await service.database.ready();
  if (!readiness.ready) {
    await close();
    return refuse([
      `The database is not ready: ${readiness.why}. Start the API first, or run: npm run admin -- migrate`,
    ]);
  }
  if (process.argv.includes('--once')) {
    await dispatchOnce(settings);
    await close();
    return;
  }
  const dispatcher = startDispatcher(settings);
  log.info('dispatching');
  const stop = (signal: string): void => {
    log.info('stopping', { signal });
    void dispatcher
      .stop()
      .then(close)
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

function refuse(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`The dispatcher could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
