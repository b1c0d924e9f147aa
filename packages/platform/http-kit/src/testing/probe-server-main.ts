import { createLogger } from '../logging';
import { startServer } from '../server/server';
import { fakeAuthenticator, fakeCompanyAccess, principalWith } from './fake-security';
import { probeRoutes } from './probe-routes';
import { testSettings } from './test-settings';

/** A process of its own with the probe routes: what tests of several processes, signals and exits start. */
async function main(): Promise<void> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] =>
      /^(REDIS|RATE|BURST|SHUTDOWN|PORT)/.test(entry[0]),
    ),
  );
  const server = await startServer({
    settings: testSettings(environment),
    log: createLogger('silent'),
    clock: { now: () => Date.now() },
    routes: probeRoutes('default'),
    authenticator: fakeAuthenticator({ owner: principalWith() }),
    companyAccess: fakeCompanyAccess({ 1: 1 }),
    readiness: [],
  });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  console.log(server.address);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
