import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const typescript = ['-r', join(root, 'packages/platform/tooling/run-typescript.cjs')];
/** Second customer and second user of the demo: API admin, reseller, with a subscription. */
const PARTNER = '2';

/** The demo in a process of its own, on a database that is gone afterwards, and a token of its partner for everything. */
export interface DemoService {
  readonly url: string;
  readonly token: string;
  readonly login: { readonly email: string; readonly password: string };
  stop(): Promise<void>;
}

export async function startDemo(): Promise<DemoService> {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-client-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: `sqlite:${join(folder, 'demo.sqlite')}`,
    MAIL_FOLDER: join(folder, 'mail'),
    LODGEMENT_FOLDER: join(folder, 'lodgement'),
    DEMO_SEED: 'on',
    RATE_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    DISPATCHER: 'off',
    LOG_LEVEL: 'silent',
    // A known port: the issuer of tokens is the address that clients use.
    PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, [...typescript, join(root, 'apps/api/src/main.ts')], { cwd: folder, env });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  let said = '';
  const greeted = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Payroll API\s+(\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    void ended.then(() => reject(new Error(`The service did not start: ${said}`)));
  });
  const url = await greeted;
  const scopes = [
    'payroll.read',
    'payroll.write',
    'users.manage',
    'keys.manage',
    ...['preview', 'write', 'cancel'].map((one) => `partner.checkout.${one}`),
  ];
  const issued = spawnSync(
    process.execPath,
    [
      ...typescript,
      join(root, 'apps/admin/src/main.ts'),
      ...['token', 'issue', '--customer', PARTNER, '--user', PARTNER],
      ...scopes.flatMap((scope) => ['--scope', scope]),
    ],
    { cwd: folder, env, encoding: 'utf8' },
  );
  const token = issued.stdout.trim().split('\n').at(-1) ?? '';
  if (token === '') {
    await stop();
    throw new Error(`No token was issued: ${issued.stderr}`);
  }
  return { url, token, login: { email: 'admin@partner.example', password: 'seven bright paper kites' }, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
