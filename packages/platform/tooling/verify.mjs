// `npm test`: the build beside the checks, which do not need it, then every test that needs no outside server. Tests that do (TEST_MYSQL_URL, TEST_REDIS_URL,
// a browser) say in a line that they were left out. Arguments go to jest: `npm test -- packages/payroll-core`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkStages, reportStages } from './check-stages.mjs';
import { bin, root, runStages } from './stages.mjs';

// jest writes its report there and does not make the folder.
mkdirSync(join(root, 'reports'), { recursive: true });
const wanted = process.argv.slice(2);
const tests = ['tests', bin('jest'), '--maxWorkers=2', '--json', '--outputFile', 'reports/tests.json', ...wanted];
const build = ['build', process.execPath, 'packages/platform/tooling/setup.mjs', 'build'];
const [longest, ...others] = checkStages;
const groups = wanted.length === 0 ? [[longest, build, ...others], reportStages, [tests]] : [[build], [tests]];
process.exitCode = (await runStages('npm test', ...groups)) ? 0 : 1;
