// Starts the service on a free port with a database of its own in a temporary folder, for programs that ask it something.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './stages.mjs';

/** From sources: no build is needed, and nothing old can answer. */
const fromSources = ['-r', join(root, 'packages/platform/tooling/run-typescript.cjs'), 'apps/api/src/main.ts'];
export const fromBuild = ['apps/api/dist/main.js'];

export async function startApi({ node = process.execPath, program = fromSources, environment = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-api-'));
  const args = program.map((part) => (part.startsWith('apps/') ? join(root, part) : part));
  const child = spawn(node, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_SEED: 'off',
      DISPATCHER: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  const greeted = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
      const address = /Payroll API\s+(\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const late = new Promise((resolve) => setTimeout(resolve, 60_000).unref());
  const address = await Promise.race([greeted, ended.then(() => undefined), late]);
  if (address === undefined) {
    await stop();
    throw new Error(`The service did not start: ${said.trim()}`);
  }
  return { address, stop, said: () => said };
}
