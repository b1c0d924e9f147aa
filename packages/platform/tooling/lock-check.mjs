// A lock file made on one machine must install on every other, and what production installs runs no script while it does: no registry
// host in it, no optional (platform) package named without an entry, which `npm ci` refuses elsewhere, and no install script in a
// package that is not for development alone.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));
const problems = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (typeof entry.resolved === 'string' && /^https?:/.test(entry.resolved)) problems.push(`${path} names a host`);
  if (entry.hasInstallScript === true && entry.dev !== true && entry.devOptional !== true) {
    problems.push(`${path} runs a script when production installs it`);
  }
  if (path.includes('node_modules/') && entry.link !== true && typeof entry.integrity !== 'string' && !entry.inBundle) {
    problems.push(`${path} has no hash`);
  }
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    let from = path;
    let found = false;
    for (;;) {
      if (lock.packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) found = true;
      if (found || from === '') break;
      from = from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '';
    }
    if (!found) problems.push(`${path} wants ${name}, which the lock file lacks`);
  }
}
for (const line of problems) console.error(line);
console.log(`lock file: ${Object.keys(lock.packages).length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
