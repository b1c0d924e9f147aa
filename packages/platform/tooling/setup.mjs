// Gets a fresh clone ready: checks Node, installs when the lock file has changed, builds when asked to. Runs before
// `npm start` and `npm test`, so it uses nothing but Node itself and says plainly what is missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const stamp = join(root, 'node_modules', '.installed-lock');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old: this needs Node 20.19 or later (https://nodejs.org).`);
}

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing dependencies …');
  // NODE_ENV=production would make npm leave out the compiler.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], 'The install failed');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (process.argv.includes('build')) {
  run(process.execPath, [join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b'], 'The build failed');
  run(
    process.execPath,
    [join(root, 'packages', 'platform', 'tooling', 'publish', 'build-esm.mjs')],
    'The ES modules of the published packages failed',
  );
  run(
    process.execPath,
    [join(root, 'packages', 'platform', 'tooling', 'bundle.mjs')],
    'The scripts of the pages failed',
  );
}

// What is said here goes to standard error: `TOKEN=$(npm run --silent admin -- token issue …)` takes the rest.
function run(command, args, failure) {
  const shell = process.platform === 'win32' && command === 'npm';
  const result = spawnSync(command, args, { cwd: root, stdio: ['inherit', process.stderr.fd, 'inherit'], shell });
  if (result.error) stop(`${failure}: ${command} could not be started (${result.error.message}).`);
  if (result.status !== 0) stop(`${failure}: see the lines above.`);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
