// Runs the tests of payroll-core and starts the built service on each supported line of Node (decision 0480). A line comes as
// the npm package `node` into a temporary folder; one that cannot be installed fails the run. Needs a build (`npm run build`).
//
//   node packages/platform/tooling/node-lines.mjs [20 22 24 | --others]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBuild, startApi } from './served-api.mjs';
import { root } from './stages.mjs';

/** ATO Schedule 1 from 1 July 2026, general example 1: weekly earnings of 1,333.45 on scale 2 give 245. */
const officialExample = {
  country: 'AU',
  input: {
    payDate: '2026-11-12',
    payPeriod: 'WEEKLY',
    employee: { taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } },
    hours: [{ description: 'Ordinary', units: 'hours', value: '1', rate: '1333.45' }],
  },
};
const own = process.versions.node.split('.')[0];
const supported = ['20', '22', '24'];
const asked = process.argv.slice(2).filter((line) => line !== '--others');
// What `npm test` has run on needs no second time.
const lines = process.argv.includes('--others')
  ? supported.filter((line) => line !== own)
  : asked.length > 0
    ? asked
    : supported;

/** The program of a line: this one where it is of that line, else the one of the npm package. */
function nodeOf(line, folder) {
  if (own === line) return process.execPath;
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  // The package brings the program as a dependency for the platform and links it by its install script.
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--foreground-scripts', `node@${line}`];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`Node ${line} could not be installed`);
  return join(folder, 'node_modules', 'node', 'bin', 'node');
}

function testPayrollCore(node) {
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [jest, '--selectProjects', 'unit', '--maxWorkers=2', 'packages/payroll-core/'];
  const { status, stderr } = spawnSync(node, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const counted = /^Tests: .+$/m.exec(stderr)?.[0] ?? stderr.slice(-2000);
  return { ok: status === 0, said: counted.replace(/\s+/g, ' ') };
}

/** A new database is migrated and seeded, a pay is calculated, a signal ends the process. */
async function startService(node) {
  const api = await startApi({ node, program: fromBuild, environment: { DEMO_SEED: 'on', DISPATCHER: 'on' } });
  let result;
  try {
    const authorization = /Authorization: (Bearer \S+?)"/.exec(api.said())?.[1] ?? '';
    const health = await fetch(`${api.address}/health`);
    const pay = await fetch(`${api.address}/api/calculator/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(officialExample),
    });
    const tax = (await pay.json()).pay?.tax;
    const said = `health ${health.status}, calculator ${pay.status} with tax ${tax}`;
    result = { ok: health.status === 200 && pay.status === 200 && String(tax) === '245', said };
  } finally {
    const code = await api.stop();
    if (code !== 0) result = { ok: false, said: `the service ended with ${code} after SIGTERM` };
  }
  return result;
}

for (const line of lines) {
  const folder = mkdtempSync(join(tmpdir(), 'node-line-'));
  try {
    const node = nodeOf(line, folder);
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
    for (const [what, result] of [
      ['payroll-core', testPayrollCore(node)],
      ['the service', await startService(node)],
    ]) {
      console.log(`${result.ok ? 'passed' : 'FAILED'}  Node ${version}, ${what}: ${result.said}`);
      if (!result.ok) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
