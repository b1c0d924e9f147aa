// The commands that get a clone ready first may be read by a script: what the install and the build say is none of their output.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'node:test';

test('what the install says is none of the output', { skip: process.platform === 'win32' }, (t) => {
  const root = mkdtempSync(join(tmpdir(), 'setup-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const setup = join(root, 'packages', 'platform', 'tooling', 'setup.mjs');
  mkdirSync(dirname(setup), { recursive: true });
  copyFileSync(new URL('./setup.mjs', import.meta.url), setup);
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const npm = join(root, 'bin', 'npm');
  mkdirSync(dirname(npm));
  writeFileSync(npm, '#!/bin/sh\necho "added 535 packages"\n');
  chmodSync(npm, 0o755);
  const path = `${dirname(npm)}${delimiter}${process.env.PATH}`;
  const done = spawnSync(process.execPath, [setup], { env: { ...process.env, PATH: path }, encoding: 'utf8' });
  assert.deepEqual([done.status, done.stdout], [0, '']);
  assert.match(done.stderr, /Installing dependencies …\nadded 535 packages/);
});
