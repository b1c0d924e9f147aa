import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openService } from '@anz-payroll/composition';
import { testSettings } from '@anz-payroll/http-kit/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { must, operator } from './testing/account-service';

jest.setTimeout(300_000);

/** Nobody who was disabled gets anything from any process later than this. */
const LIMIT_MS = 5000;
const password = 'quite long enough a phrase';

/** The service in a process of its own, as `npm start` starts it. */
async function startProcess(environment: Readonly<Record<string, string>>, folder: string) {
  const loader = join(__dirname, '../../../packages/platform/tooling/run-typescript.cjs');
  const child: ChildProcess = spawn(process.execPath, ['-r', loader, join(__dirname, 'main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (said = `${said}${chunk}`.slice(-20_000)));
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries++) {
    const url = /Payroll API +(http:\/\/\S+)/.exec(said)?.[1];
    if (url !== undefined) return { url, pid: child.pid, stop };
    await setTimeout(100);
  }
  await stop();
  throw new Error(`The service did not start: ${said}`);
}

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))('two processes, %s', (_, engine) => {
  test('a user who is disabled through one process is out of every process within five seconds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'payroll-two-'));
    const place = await engine.makePlace();
    const environment = {
      ...{ DATABASE_URL: place.url, DEMO_SEED: 'off', PORT: '0', METRICS_PORT: '0', RATE_LIMITS: 'off' },
      ...{
        DISPATCHER: 'off',
        MAIL_SENDER: 'off',
        LODGEMENT: 'off',
        LOG_LEVEL: 'error',
        MAIL_FOLDER: join(folder, 'mail'),
      },
      ...{ MAX_EVENT_LOOP_DELAY_MS: '60000' },
    };
    const service = await openService(testSettings(environment));
    const running: { readonly url: string; readonly pid: number | undefined; stop(): Promise<void> }[] = [];
    try {
      await service.database.migrate();
      const { accounts } = service;
      const { id: customerId } = must(await accounts.createCustomer({ name: 'Two' }, operator));
      const add = async (name: string, role: 'owner' | 'bookkeeper') => {
        const login = { email: `${name}@two.example`, password };
        const user = must(await accounts.createUser({ customerId, name, role, ...login }, operator));
        const scopes = ['payroll.read', 'users.manage'];
        const { accessToken } = must(await accounts.issueToken({ customerId, userId: user.id, scopes }, operator));
        const signed = must(await accounts.signIn({ ...login, address: '127.0.0.1', requestId: 'two' }));
        return { id: user.id, token: accessToken, cookie: `payroll-session=${signed.sessionSecret}` };
      };
      const owner = await add('olive', 'owner');
      const leaver = await add('leo', 'bookkeeper');
      for (const one of [1, 2]) {
        running.push(await startProcess(environment, folder));
        expect(running).toHaveLength(one);
      }
      expect(new Set(running.map(({ pid }) => pid)).size).toBe(2);
      const isIn = async (url: string) => {
        const bearer = { authorization: `Bearer ${leaver.token}` };
        const [api, page] = await Promise.all([
          fetch(`${url}/api/company`, { headers: bearer }),
          fetch(`${url}/account`, { headers: { cookie: leaver.cookie }, redirect: 'manual' }),
        ]);
        await Promise.all([api.text(), page.text()]);
        return [api.status === 200, page.status === 200];
      };
      // Both have answered before, so that whatever a process remembers of somebody it remembers now.
      for (const { url } of running) for (const __ of [1, 2]) expect(await isIn(url)).toEqual([true, true]);
      const disabled = await fetch(`${running[0]!.url}/api/users/${leaver.id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ is_active: false }),
      });
      expect([disabled.status, await disabled.text()]).toEqual([200, expect.stringContaining('"disabled"')]);
      const since = Date.now();
      let lastIn = 0;
      while (Date.now() - since < LIMIT_MS + 1000) {
        for (const { url } of running) if ((await isIn(url)).includes(true)) lastIn = Date.now() - since;
        await setTimeout(100);
      }
      expect(lastIn).toBeLessThan(LIMIT_MS);
      for (const { url } of running) expect(await isIn(url)).toEqual([false, false]);
    } finally {
      for (const one of running) await one.stop();
      await service.close();
      await place.remove();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
