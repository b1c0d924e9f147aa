import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import { demoLogins } from '@anz-payroll/demo-seed';
import { openTestDatabase, testEngines, type TestEngine } from '@anz-payroll/persistence-typeorm/testing';
import { compose } from '../../compose';
import { testSettings } from '@anz-payroll/http-kit/testing';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startServer } from '@anz-payroll/http-kit/server';
import { browser, type Browser } from '../account-service';
import { NOON } from '../people-service';

/** The whole service as production composes it, with the demo's companies. */
export interface WebService {
  readonly url: string;
  /** A token of the demo's owner. */
  readonly token: string;
  /** The same database, for what has no page. */
  readonly service: Service;
  /** Puts the clock of the service on. */
  pass(milliseconds: number): void;
  /** Calls the API as the demo's owner and throws for any answer but a success. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** A browser in which the demo's owner has signed in. */
  signIn(): Promise<Browser>;
  close(): Promise<void>;
}

const quiet: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

export async function startWebService(
  engine: TestEngine = testEngines[0]!,
  environment: Readonly<Record<string, string>> = {},
): Promise<WebService> {
  const database = await openTestDatabase(engine);
  const settings = testSettings({
    DATABASE_URL: database.url,
    DEMO_SEED: 'on',
    DEMO_HISTORY: 'off',
    BURST_REQUESTS: '100000',
    RATE_LOOKUP_PER_MINUTE: '10000',
    RATE_DEFAULT_PER_MINUTE: '10000',
    RATE_CALCULATION_PER_MINUTE: '10000',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    ...environment,
  });
  // The law in the demo's pays is that of 2026, whatever the day of the test.
  const started = Date.now();
  let passed = 0;
  const clock = { now: () => NOON + passed + (Date.now() - started) };
  const composition = await compose(settings, quiet, { clock });
  if (!composition.ok) throw new Error(composition.problem);
  const server = await startServer(composition.dependencies);
  const service = await openService(settings, { clock });
  const token = /Bearer ([\w-]+)/.exec(composition.tryIt(server.address).join('\n'))?.[1];
  if (token === undefined) throw new Error('The demo has no token');
  return {
    url: server.address,
    token,
    service,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    call: async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const response = await fetch(`${server.address}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    signIn: async () => {
      const owner = browser(server.address);
      const page = await (await owner.get('/sign-in')).text();
      const { status } = await owner.submit(page, '/sign-in', demoLogins.owner);
      if (status !== 303) throw new Error(`The demo's owner could not sign in: ${status}`);
      return owner;
    },
    close: async () => {
      await server.stop();
      await composition.close();
      await service.close();
      await database.remove();
    },
  };
}

/** Makes the scripts of the pages, as a build does. */
export function bundleScripts(): void {
  const bundle = join(__dirname, '../../../../../packages/platform/tooling/bundle.mjs');
  const built = spawnSync(process.execPath, [bundle], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
}
