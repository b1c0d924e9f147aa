// `npm test`: the build beside the checks, which do not need it, then every test that needs no outside server and no browser. Suites that
// could use a server (TEST_MYSQL_URL, TEST_REDIS_URL) say in a line that they were left out; `npm run test:browser` runs those in
// Chromium. Arguments go to jest: `npm test -- packages/payroll-core`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkStages, reportStages } from './check-stages.mjs';
import { bin, root, runStages } from './stages.mjs';
import { writeSuiteGroups } from './suite-groups.mjs';

// jest writes its report there and does not make the folder.
mkdirSync(join(root, 'reports'), { recursive: true });
const wanted = process.argv.slice(2);
const jest = ['tests', bin('jest'), '--maxWorkers=2', '--json', '--outputFile', 'reports/tests.json'];
const tests = [...jest, ...(wanted.length === 0 ? ['--selectProjects', 'unit', 'integration'] : wanted)];
if (wanted.length === 0) {
  writeSuiteGroups();
  process.env.SUITE_GROUPS = 'on';
}
const build = ['build', process.execPath, 'packages/platform/tooling/setup.mjs', 'build'];
const [longest, ...others] = checkStages;
const groups = wanted.length === 0 ? [[longest, build, ...others], reportStages, [tests]] : [[build], [tests]];
process.exitCode = (await runStages('npm test', ...groups)) ? 0 : 1;
