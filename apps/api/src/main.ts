import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readSettings } from '@anz-payroll/configuration';
import { compose } from './compose';
import { walkthrough } from './walkthrough/walkthrough';
import { createLogger } from '@anz-payroll/http-kit/logging';
import { startServer, StartRefused } from '@anz-payroll/http-kit/server';

/** Starts the service. Whatever keeps it from starting is one line on standard error and a non-zero exit. */
async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const read = readSettings(process.env);
  if (!read.ok) return refuse(read.problems);
  const { settings } = read;
  const log = createLogger(settings.logLevel);
  const composed = await compose(settings, log);
  if (!composed.ok) return refuse([composed.problem]);
  const { dependencies, close, tryIt } = composed;

  try {
    const server = await startServer({ ...dependencies, walkthrough });
    let stopping = false;
    const stop = (signal: string): void => {
      if (stopping) return;
      stopping = true;
      log.info('signal', { signal });
      void server
        .stop()
        .then(close)
        .then(
          () => process.exit(0),
          (error: unknown) => {
            log.error('stop failed', { error });
            process.exit(1);
          },
        );
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    console.log(greeting(server.address, server.metricsAddress, tryIt(server.address)));
  } catch (error) {
    await close();
    if (!(error instanceof StartRefused)) throw error;
    refuse([error.message]);
  }
}

function greeting(address: string, metricsAddress: string | undefined, tryIt: readonly string[]): string {
  return [
    '',
    `  Payroll API   ${address}`,
    `  Docs          ${address}/api/docs`,
    ...(metricsAddress === undefined ? [] : [`  Metrics       ${metricsAddress}/metrics`]),
    ...(tryIt.length === 0 ? [] : ['', '  Try it:', ...tryIt.map((line) => `  ${line}`)]),
    '',
  ].join('\n');
}

function refuse(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`The service could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
