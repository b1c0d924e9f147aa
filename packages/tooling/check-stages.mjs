import { bin } from './stages.mjs';

/** Everything that can be said about the code without running it; what takes longest comes first. */
export const checkStages = [
  [
    'lint',
    bin('eslint'),
    '--config',
    'packages/tooling/eslint.config.mjs',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '.',
  ],
  ['format', bin('prettier'), '--check', '--log-level', 'warn', '.'],
  ['types of the tests', bin('tsc'), '--noEmit', '-p', 'packages/tooling/tsconfig/tests.json'],
  ['rooms and doors', bin('depcruise'), '--config', 'packages/tooling/rooms.cjs', 'packages', 'apps'],
  ['probes: every lock fires', process.execPath, 'packages/tooling/probes.mjs'],
  ['statutory index', process.execPath, 'packages/tooling/statutory-index.mjs', '--check'],
  ['statutory data', process.execPath, 'packages/tooling/statutory-check.mjs'],
  ['requirements and their tests', process.execPath, 'packages/tooling/requirements.mjs', '--check'],
  ['lock file', process.execPath, 'packages/tooling/lock-check.mjs'],
];
