import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const wanted = ['bullmq@6.7.0', 'ioredis@5', 'plainjob@0.0.14'];

/**
 * Queues that only this bench needs, installed beside the project: their optional native parts do not belong into its
 * lock file. Undefined when they cannot be had.
 */
export function installPeers(): NodeJS.Require | undefined {
  const folder = join(tmpdir(), 'payroll-bench-peers');
  const here = createRequire(join(folder, 'package.json'));
  if (isThere(here)) return here;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const bare = ['--ignore-scripts', '--omit=optional', '--omit=peer'];
  spawnSync('npm', ['install', ...quiet, ...bare, ...wanted], { cwd: folder, stdio: 'ignore', timeout: 120_000 });
  return isThere(here) ? here : undefined;
}

function isThere(from: NodeJS.Require): boolean {
  try {
    for (const name of ['bullmq', 'ioredis', 'plainjob']) from.resolve(name);
    return true;
  } catch {
    return false;
  }
}
