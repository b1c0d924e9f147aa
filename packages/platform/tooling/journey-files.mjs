// Which files of ours a request passes: starts the built service in this process, makes three journeys and lists, from the
// engine's own record of calls, every file with a function that ran meanwhile (indexes only pass on). docs/journeys.md tells
// them in order; its links are counted beside.
// Needs a build (`npm run build`).
//
//   node packages/platform/tooling/journey-files.mjs [--list]
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './stages.mjs';

const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
process.chdir(folder);
Object.assign(process.env, {
  PORT: '0',
  LOG_LEVEL: 'silent',
  DEMO_SEED: 'on',
  DEMO_HISTORY: 'off',
  DISPATCHER: 'on',
  RATE_LIMITS: 'off',
  WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on',
});

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

let said = '';
const { log } = console;
console.log = (...parts) => (said += `${parts.join(' ')}\n`);
require(join(root, 'apps/api/dist/main.js'));
while (!said.includes('Try it')) await pause(100);
console.log = log;
const address = /Payroll API\s+(\S+)/.exec(said)[1];
// A reseller is an API admin too, and only those may register webhooks.
await admin('customer', 'reseller', '--customer', '1');
const token = await admin('token', 'issue', '--customer', '1', '--scope', 'payroll.write');

/** Waits without holding up the service in this process, which may be in the middle of a write. */
async function admin(...args) {
  const program = join(root, 'apps/admin/dist/main.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: folder });
  return stdout.trim().split('\n').at(-1);
}

const prefix = pathToFileURL(root).href;
/** Files of ours in which a function ran since the last call, besides the module itself. */
async function passed() {
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith(prefix) || url.startsWith(root))
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0].startOffset > 0 && ranges[0].count > 0))
    .map(({ url }) => url.replace(prefix, '').replace(root, ''))
    .filter(
      (path) => /^(?:packages|apps)\/.*\/dist\//.test(path) && !/\/tooling\/|\/node_modules\/|\/index\.js$/.test(path),
    )
    .map((path) => path.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))
    .sort();
}

async function ask(method, path, body) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

let deliveries = 0;
const listener = createServer((_, response) => {
  deliveries += 1;
  response.end();
});
listener.listen(0, '127.0.0.1');
await once(listener, 'listening');
const target = `http://127.0.0.1:${listener.address().port}/`;

const create = (day) =>
  ask('PUT', `/api/company/1/pays/create?identifier_type=employee_number&pay_date=2026-11-${day}`, [
    { employee_number: 'AU-001', hours: [{ description: 'Ordinary time', units: 'hours', value: 76 }] },
  ]);
// Once beforehand: what is loaded or prepared at the first use is no part of the way.
await create('12');
await ask('GET', '/api/company/1/pays/1/explanation');
await pause(1500);

await passed();
await create('13');
const creating = await passed();
await pause(1500);
await passed();
await ask('GET', '/api/company/1/pays/1/explanation');
const explaining = await passed();

const { availableEvents } = JSON.parse(await ask('GET', '/api/webhooks'));
await ask('POST', '/api/webhooks', { url: target, events: availableEvents });
await create('16');
await pause(3000);
deliveries = 0;
await passed();
await create('17');
const announced = (await passed()).filter((path) => /outbox|webhook|announce/.test(path));
while (deliveries === 0) await pause(50);
await pause(500);
const delivering = [...new Set([...announced, ...(await passed())])].sort();

for (const [name, files] of [
  ['PUT /api/company/{company_id}/pays/create', creating],
  ['a webhook event', delivering],
  ['GET …/pays/{pay_id}/explanation', explaining],
]) {
  const core = files.filter((path) => path.startsWith('packages/payroll-core/'));
  log(`${name}: ${files.length - core.length} files ran, and ${core.length} of payroll-core`);
  if (process.argv.includes('--list')) for (const path of files) log(`  ${path}`);
}
const page = readFileSync(join(root, 'docs', 'journeys.md'), 'utf8');
for (const section of page.split(/^## /m).slice(1)) {
  const links = new Set([...section.matchAll(/\]\((\.\.\/[^)]+\.ts)\)/g)].map(([, link]) => link));
  log(`docs/journeys.md, ${section.split('\n', 1)[0]}: ${links.size} files linked`);
}
listener.close();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.kill(process.pid, 'SIGTERM');
