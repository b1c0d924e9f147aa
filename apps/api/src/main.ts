import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readSettings, unreadVariables, type Settings } from '@anz-payroll/configuration';
import { openBatchThread } from './batches';
import { compose } from './compose';
import { walkthrough } from './walkthrough/walkthrough';
import { runWorkers, tellStarted, workerCount } from './workers';
import { createLogger, type Logger } from '@anz-payroll/http-kit/logging';
import { startServer, StartRefused } from '@anz-payroll/http-kit/server';
import { warmUpFonts } from '@anz-payroll/payslip-pdf';

/** Starts the service. Whatever keeps it from starting is one line on standard error and a non-zero exit. */
async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const read = readSettings(process.env);
  if (!read.ok) return refuse(read.problems);
  const { settings } = read;
  if (cluster.isPrimary) for (const line of unreadVariables(process.env)) console.error(line);
  const log = createLogger(settings.logLevel);
  const count = cluster.isPrimary ? workerCount(settings) : 1;
  try {
    await (count > 1 ? serveByWorkers(settings, count, log) : serve(settings, log));
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    refuse([error.message]);
  }
}

/** This process serves: alone, or as one of several workers. */
async function serve(settings: Settings, log: Logger): Promise<void> {
  const composed = await compose(settings, log);
  if (!composed.ok) return refuse([composed.problem]);
  const { dependencies, service, close, tryIt } = composed;
  // A database in memory belongs to one connection.
  const canShare = settings.databaseUrl !== 'sqlite::memory:';
  const batches = settings.batchThread && canShare ? openBatchThread(service, dependencies.limits, log) : undefined;
  try {
    // What the first reader would keep everybody waiting for is done before the start is told.
    warmUpFonts();
    const server = await startServer({ ...dependencies, walkthrough, ...(batches === undefined ? {} : { batches }) });
    server.prepareDescription();
    stopOnSignal(log, async () => {
      await server.stop();
      await batches?.stop();
      await close();
    });
    const { address, metricsAddress } = server;
    if (cluster.isWorker) tellStarted(address, tryIt(address));
    else console.log(greeting(address, metricsAddress, tryIt(address)));
  } catch (error) {
    await close();
    throw error;
  }
}

async function serveByWorkers(settings: Settings, count: number, log: Logger): Promise<void> {
  const workers = await runWorkers(settings, count, log);
  if (workers === 'refused') process.exit(1);
  stopOnSignal(log, () => workers.stop());
  const { address, tryIt } = workers.started;
  console.log(greeting(address, workers.metricsAddress, tryIt));
}

function stopOnSignal(log: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info('signal', { signal });
    void close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stop failed', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
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
  // The channel to the primary process would keep a worker alive.
  if (cluster.isWorker) process.disconnect();
}

main().catch((error: unknown) => {
  console.error(`The service could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
