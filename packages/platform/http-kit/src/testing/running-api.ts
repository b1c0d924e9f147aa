import type { AddressInfo } from 'node:net';
import { neverOverloaded } from '../limits';
import type { LogFields, Logger } from '../logging';
import { routeTable, type Route } from '../route';
import { createHttpServer, unobserved, type ApiServices } from '../serve';
import { fakeAuthenticator, fakeCompanyAccess, principalWith } from './fake-security';
import { replyInspector } from './reply-inspector';

export interface RunningApi {
  readonly url: string;
  readonly lines: readonly (LogFields & { readonly level: string; readonly message: string })[];
  readonly close: () => Promise<void>;
}

/**
 * The real HTTP side, on a free port unless one is given: real Express, real contracts, fakes for who is calling. Token `owner` belongs to
 * customer 1, which owns company 1; company 2 belongs to someone else. Every reply is held against its documented
 * schema. Limits are off unless a test asks for them.
 */
export async function runningApi(
  routes: readonly Route[],
  changes: Partial<ApiServices> = {},
  port = 0,
): Promise<RunningApi> {
  const lines: (LogFields & { level: string; message: string })[] = [];
  const table = routeTable(routes);
  const services: ApiServices = {
    table,
    authenticator: fakeAuthenticator({ owner: principalWith() }),
    companyAccess: fakeCompanyAccess({ 1: 1, 2: 2 }),
    clock: { now: () => Date.now() },
    log: recordingLogger(lines),
    limits: 'off',
    overload: neverOverloaded,
    observer: unobserved,
    maxBodyBytes: 100_000,
    trustedProxies: 0,
    inspectReply: replyInspector(table),
    ...changes,
  };
  const { server } = createHttpServer(services);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

function recordingLogger(lines: (LogFields & { level: string; message: string })[]): Logger {
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ ...fields, level, message });
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}
