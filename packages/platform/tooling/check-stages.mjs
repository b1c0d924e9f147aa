import { bin } from './stages.mjs';

/** Everything that can be said about the code without running it; what takes longest comes first. */
export const checkStages = [
  [
    'lint',
    bin('eslint'),
    '--config',
    'packages/platform/tooling/eslint.config.mjs',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '.',
  ],
  ['format', bin('prettier'), '--check', '--log-level', 'warn', '.'],
  ['types of the tests', bin('tsc'), '--noEmit', '-p', 'packages/platform/tooling/tsconfig/tests.json'],
  [
    'dependency rules',
    bin('depcruise'),
    '--config',
    'packages/platform/tooling/dependency-rules.cjs',
    'packages',
    'apps',
  ],
  ['probes: every rule fires', process.execPath, 'packages/platform/tooling/probes.mjs'],
  ['statutory index', process.execPath, 'packages/platform/tooling/statutory-index.mjs', '--check'],
  ['statutory data', process.execPath, 'packages/platform/tooling/statutory-check.mjs'],
  ['requirements and their tests', process.execPath, 'packages/platform/tooling/requirements.mjs', '--check'],
  ['READMEs of the packages', process.execPath, 'packages/platform/tooling/package-readmes.mjs', '--check'],
  ['index of the decisions', process.execPath, 'packages/platform/tooling/decisions-index.mjs', '--check'],
  ['types of the published packages', process.execPath, 'packages/platform/tooling/types-report.mjs', '--check'],
  ['OpenAPI document', process.execPath, 'packages/platform/tooling/openapi-report.mjs', '--check'],
  ['checks of the reports', process.execPath, '--test', 'packages/platform/tooling/api-changes.test.mjs'],
  ['paths in Markdown', process.execPath, 'packages/platform/tooling/markdown-paths.mjs'],
  ['change files', process.execPath, 'packages/platform/tooling/release.mjs'],
  ['lock file', process.execPath, 'packages/platform/tooling/lock-check.mjs'],
];
