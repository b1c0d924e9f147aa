import type { Clock, Tracer } from '@anz-payroll/kernel';
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Settings } from '@anz-payroll/configuration';
import { createHttpServer, type BatchThread } from '../serve';
import type { Problem } from '../errors';
import { routeTable, type PageSecurity, type Route } from '../route';
import type { Authenticator, CompanyAccess, Delegates, RegisteredOrigins } from '../security';
import { fairQueue, openLimits, overloadGuard, type FairQueue, type Limits } from '../limits';
import type { Logger } from '../logging';
import {
  healthRoutes,
  metrics,
  metricsOf,
  metricsOfWorkers,
  metricsServer,
  readiness,
  registryOf,
  serviceMetrics,
  sendMetricsToPrimary,
  type MeasuredService,
  type MetricValues,
  type ReadinessProbe,
} from '../observability';
import { docsRoutes, openApiDocument, openApiRoutes, type OpenApiDocument, type WalkthroughStep } from '../openapi';

/** What the composition root puts in: everything that this process does not make by itself. */
export interface ServerDependencies {
  readonly settings: Settings;
  readonly log: Logger;
  readonly clock: Clock;
  readonly routes: readonly Route[];
  readonly authenticator: Authenticator;
  readonly companyAccess: CompanyAccess;
  readonly delegates?: Delegates;
  readonly origins?: RegisteredOrigins;
  readonly pageSecurity?: PageSecurity;
  readonly readiness: readonly ReadinessProbe[];
  /** What the metrics tell beside requests. */
  readonly measured?: MeasuredService;
  readonly tracer?: Tracer | undefined;
  /** Exports the metrics elsewhere too, whether or not METRICS_PORT is set. */
  readonly exportMetrics?: ((registry: Pick<Registry, 'getMetricsAsJSON'>) => void) | undefined;
  /** Opened already, where pages show them too; undefined is none. Left out, the settings decide. Closed with the server. */
  readonly limits?: Limits | undefined;
  /** The thread for work for many people, and what it measures. */
  readonly batches?: MeasuredBatchThread;
  /** Listens on this socket of the file system instead of HOST and PORT, behind this service itself and nobody else. */
  readonly socketPath?: string;
  /** Requests that succeed in order, for the examples of the OpenAPI document. */
  readonly walkthrough?: readonly WalkthroughStep[];
  /** What failures of the adapters mean to a client. */
  readonly problemOf?: (error: unknown) => Problem | undefined;
}

export interface MeasuredBatchThread extends BatchThread {
  metrics(): Promise<MetricValues>;
}

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  readonly metricsAddress: string | undefined;
  readonly registry: Registry;
  /** Writes the description of the service, so that nobody waits while its first reader has it written. */
  prepareDescription(): void;
  /** Takes no new connections, finishes requests in flight until the deadline, then closes. Safe to call twice. */
  stop(): Promise<void>;
}

/** A start that cannot be; its message is one line for the operator. */
export class StartRefused extends Error {}

export async function startServer(dependencies: ServerDependencies): Promise<RunningServer> {
  const { settings, log } = dependencies;
  const measured = metrics();
  const { exportMetrics, batches } = dependencies;
  // A thread for batches is asked by the one that serves.
  const isAside = dependencies.socketPath !== undefined;
  const isRead = settings.metricsPort !== undefined || exportMetrics !== undefined || isAside;
  if (isRead && dependencies.measured !== undefined) serviceMetrics(measured.registry, dependencies.measured);
  const registries = [measured.registry, ...(batches === undefined ? [] : [registryOf(() => batches.metrics())])];
  exportMetrics?.(metricsOf(registries));
  const limits = 'limits' in dependencies ? dependencies.limits : openLimits(settings, log);
  const overload = overloadGuard(settings);
  const heavyRequests = heavyQueue(settings);
  measured.countHeavy(() => heavyRequests.counts());
  let stopping = false;
  let described: OpenApiDocument | undefined;
  const description = () =>
    (described ??= openApiDocument(table, settings.publicUrl ?? addressOf(server), dependencies.walkthrough ?? []));
  // More than a megabyte that never changes: written out once.
  let written: string | undefined;
  const writtenDescription = () => (written ??= JSON.stringify(description()));
  const table = routeTable([
    ...dependencies.routes,
    ...healthRoutes(
      readiness(dependencies.readiness, () => dependencies.clock.now()),
      () => stopping,
    ),
    ...openApiRoutes(description, writtenDescription),
    ...docsRoutes(),
  ]);
  const { server, inFlight } = createHttpServer({
    ...dependencies,
    table,
    limits: limits ?? 'off',
    overload,
    heavyRequests,
    observer: measured.observer,
    maxBodyBytes: settings.bodyLimitKilobytes * 1024,
    trustedProxies: dependencies.socketPath === undefined ? settings.trustProxy : true,
    isStopping: () => stopping,
  });
  measured.countRequests(() => inFlight);
  server.once('listening', () => overload.start());
  if (cluster.isWorker && !isAside) sendMetricsToPrimary(registries);
  const metricsOn =
    settings.metricsPort === undefined || cluster.isWorker || isAside
      ? undefined
      : metricsServer(metricsOf(registries), settings.metricsToken);
  const closeAll = async () => {
    overload.close();
    await limits?.limiter.close();
    await closed(metricsOn);
  };
  try {
    if (dependencies.socketPath === undefined) await listening(server, settings.host, settings.port, 'PORT');
    else await once(server.listen(dependencies.socketPath), 'listening');
    if (metricsOn !== undefined) await listening(metricsOn, settings.host, settings.metricsPort!, 'METRICS_PORT');
  } catch (error) {
    server.close();
    await closeAll();
    throw error;
  }

  const stop = async (): Promise<void> => {
    stopping = true;
    log.info('stopping', { requests_in_flight: inFlight.count });
    const allClosed = closed(server);
    server.closeIdleConnections();
    await Promise.race([inFlight.drained(), delay(settings.shutdownSeconds * 1000)]);
    if (inFlight.count > 0) log.warn('stopped with requests unanswered', { requests_in_flight: inFlight.count });
    server.closeAllConnections();
    await allClosed;
    await closeAll();
    log.info('stopped');
  };
  let stopped: Promise<void> | undefined;
  return {
    address: dependencies.socketPath ?? addressOf(server),
    registry: measured.registry,
    metricsAddress: metricsOn === undefined ? undefined : addressOf(metricsOn),
    prepareDescription: () => void writtenDescription(),
    stop: () => (stopped ??= stop()),
  };
}

/** In the primary process of several workers: their metrics on METRICS_PORT, if it is set. */
export async function startWorkerMetrics({
  host,
  metricsPort,
  metricsToken,
}: Settings): Promise<{ readonly address: string; close(): Promise<void> } | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = metricsServer(metricsOfWorkers(), metricsToken);
  await listening(server, host, metricsPort, 'METRICS_PORT');
  return { address: addressOf(server), close: () => closed(server) };
}

/** As many may wait as keep the places filled; more would only fill up what is in flight. */
const WAITING_FOR_EACH_PLACE = 4;

function heavyQueue({ heavyRequests, heavyRequestsPerCustomer, heavyWaitSeconds }: Settings): FairQueue {
  return fairQueue({
    most: heavyRequests,
    mostPerKey: heavyRequestsPerCustomer,
    waitingPerKey: heavyRequestsPerCustomer * WAITING_FOR_EACH_PLACE,
    waitMs: heavyWaitSeconds * 1000,
  });
}

async function listening(server: Server, host: string, port: number, variable: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartRefused(whyNot(error, host, port, variable));
  }
}

function whyNot(error: unknown, host: string, port: number, variable: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken; stop the program that uses it or set ${variable} to another port, for example ${variable}=${port + 1}`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has; set ${variable} to one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST=${host} is no address of this machine; use for example HOST=127.0.0.1`;
  }
  return `Cannot listen on ${host}:${port}: ${String(error)}`;
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const reachable = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return family === 'IPv6' && reachable.includes(':') ? `http://[${reachable}]:${port}` : `http://${reachable}:${port}`;
}

function closed(server: Server | undefined): Promise<void> {
  if (server === undefined || !server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
