// The demo on a free port with a token of its partner, for programs that try the API as a partner would.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../served-api.mjs';
import { root } from '../stages.mjs';

const PARTNER = 2;
const scopes = [
  'payroll.read',
  'payroll.write',
  'users.manage',
  'keys.manage',
  ...['preview', 'write', 'cancel'].map((one) => `partner.checkout.${one}`),
];

export async function startDemo(program) {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-demo-'));
  const environment = {
    DATABASE_URL: `sqlite:${join(folder, 'demo.sqlite')}`,
    MAIL_FOLDER: join(folder, 'mail'),
    LODGEMENT_FOLDER: join(folder, 'lodgement'),
    DEMO_SEED: 'on',
    RATE_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  };
  const api = await startApi({ environment, ...(program === undefined ? {} : { program }) });
  const admin = join(root, 'packages/platform/tooling/run-typescript.cjs');
  const args = scopes.flatMap((scope) => ['--scope', scope]);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '-r',
      admin,
      join(root, 'apps/admin/src/main.ts'),
      'token',
      'issue',
      '--customer',
      String(PARTNER),
      '--user',
      String(PARTNER),
      ...args,
    ],
    { cwd: folder, env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' },
  );
  const token = stdout.trim().split('\n').at(-1);
  const stop = async () => {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  if (token === '' || stderr.trim() !== '') {
    await stop();
    throw new Error(`No token was issued: ${stderr}`);
  }
  return { address: api.address, token, said: api.said, stop };
}
