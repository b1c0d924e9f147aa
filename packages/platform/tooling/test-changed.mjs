// The quick form of `npm test` for those at work: formats, lints, type-checks and tests only what changed since a revision
// (`main` where this is another branch, else the last commit), files that are not committed included.
//
//   npm run test:changed -- [revision]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lint } from './check-stages.mjs';
import { bin, compiler, root, runStages } from './stages.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
const hasMain = git('rev-parse', '--verify', '--quiet', 'main') !== '';
const since = process.argv[2] ?? (branch !== 'main' && hasMain ? git('merge-base', 'main', 'HEAD') : 'HEAD');

const files = [
  ...git('diff', '--name-only', '--diff-filter=d', since).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter((file, index, all) => file !== '' && all.indexOf(file) === index && existsSync(join(root, file)));
const sources = files.filter((file) => /^(?:packages|apps)\/.+\.ts$/.test(file));
const formatted = files.filter((file) => /\.(?:ts|mjs|cjs|js|json|md|yml|yaml)$/.test(file));
console.log(`${files.length} files changed since ${since}`);

const checks = [];
if (sources.length > 0) {
  checks.push(['types', ...compiler, '--noEmit', '-p', 'packages/platform/tooling/tsconfig/tests.json']);
  checks.push(lint(...sources));
  checks.push([
    'dependency rules',
    bin('depcruise'),
    '--config',
    'packages/platform/tooling/dependency-rules.cjs',
    ...sources,
  ]);
}
if (formatted.length > 0)
  checks.push(['format', bin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...formatted]);
if (files.some((file) => file.endsWith('.md')))
  checks.push(['paths in Markdown', process.execPath, 'packages/platform/tooling/markdown-paths.mjs']);
// JSON counts too: parameters and vectors are imported by the rules and their tests.
const tested = files.filter(
  (file) => /^(?:packages|apps)\/.+\.(?:ts|json)$/.test(file) && !file.endsWith('package.json'),
);
const tests = ['tests', bin('jest'), '--maxWorkers=2', '--passWithNoTests', '--findRelatedTests', ...tested];
const groups = [checks, tested.length > 0 ? [tests] : []].filter((group) => group.length > 0);
if (groups.length === 0) console.log('Nothing changed that has a check.');
else process.exitCode = (await runStages('changed', ...groups)) ? 0 : 1;
