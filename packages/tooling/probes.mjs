// Breaks every lock of the house on purpose, in a copy of the sources, and expects each to fire. A lock that lets its
// probe through is reported here before it lets a real mistake through.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bin, root } from './stages.mjs';

/**
 * [lock, the rule that must be named, file that breaks it, its text]. Two rules where npm decides: a package that it
 * puts beside its one user cannot even be found from elsewhere.
 */
const probes = [
  ['rooms', 'pure-rooms-know-no-node', 'packages/payroll-core/src/probe-node.ts', `import 'node:fs';`],
  ['rooms', 'pure-rooms-know-no-node', 'packages/webhook-outbox/src/probe-node.ts', `import 'node:crypto';`],
  ['rooms', 'pure-rooms-know-no-node', 'packages/employee-lifecycle/src/probe-node.ts', `import 'fs';`],
  [
    'rooms',
    'payroll-core-uses-only-its-packages|no-unresolvable',
    'packages/payroll-core/src/probe-typeorm.ts',
    `import 'typeorm';`,
  ],
  ['rooms', 'accounts-uses-only-its-packages', 'packages/accounts/src/probe-express.ts', `import 'express';`],
  [
    'rooms',
    'companies-uses-only-its-packages|no-unresolvable',
    'packages/companies/src/probe-typeorm.ts',
    `import 'typeorm';`,
  ],
  [
    'rooms',
    'persistence-typeorm-uses-only-its-packages',
    'packages/persistence-typeorm/src/probe-express.ts',
    `import 'express';`,
  ],
  [
    'rooms',
    'payroll-core-imports-only-its-list',
    'packages/payroll-core/src/probe-neighbour.ts',
    `export * from 'companies';`,
  ],
  [
    'rooms',
    'webhook-outbox-imports-only-its-list',
    'packages/webhook-outbox/src/probe-neighbour.ts',
    `export * from 'payroll-core';`,
  ],
  [
    'rooms',
    'by-the-door',
    'packages/companies/src/probe-inside.ts',
    `export * from '../../payroll-core/src/money/decimal';`,
  ],
  [
    'rooms',
    'by-the-door',
    'packages/employee-lifecycle/src/probe-inside.ts',
    `export * from '../../payroll-core/src/trace/step';`,
  ],
  [
    'rooms',
    'no-app-imports',
    'packages/persistence-typeorm/src/probe-app.ts',
    `export * from '../../../apps/api/src/server';`,
  ],
  ['rooms', 'big-js-only-in-money', 'packages/payroll-core/src/au/probe-big.ts', `import 'big.js';`],
  [
    'rooms',
    'rules-name-their-files',
    'packages/payroll-core/src/nz/probe-index.ts',
    `import { add } from '../money';\nexport const plus = add;`,
  ],
  [
    'rooms',
    'http-knows-no-persistence',
    'apps/api/src/http/probe-persistence.ts',
    `export * from 'persistence-typeorm';`,
  ],
  ['rooms', 'no-unresolvable', 'packages/accounts/src/probe-nothing.ts', `import 'no-such-package';`],
  [
    'rooms',
    'no-circular',
    'packages/companies/src/probe-circle-a.ts',
    `export { b } from './probe-circle-b';\nexport const a = 1;`,
  ],
  [
    'companion',
    'of the circle above',
    'packages/companies/src/probe-circle-b.ts',
    `export { a } from './probe-circle-a';\nexport const b = 1;`,
  ],
  ['lint', 'no-restricted-globals', 'packages/payroll-core/src/probe-clock.ts', `export const now = new Date();`],
  ['lint', 'no-restricted-globals', 'packages/companies/src/probe-float.ts', `export const float = parseFloat('1.1');`],
  [
    'lint',
    'no-restricted-properties',
    'packages/webhook-outbox/src/probe-chance.ts',
    `export const chance = Math.random();`,
  ],
  [
    'lint',
    'no-restricted-properties',
    'packages/persistence-typeorm/src/probe-env.ts',
    `export const home = process.env['HOME'];`,
  ],
  ['lint', 'no-restricted-syntax', 'packages/accounts/src/probe-default.ts', `export default 1;`],
  ['types', 'TS2591', 'packages/payroll-core/src/probe-process.ts', `export const id = process.pid;`],
  ['types', 'TS2584', 'packages/payroll-core/src/probe-console.ts', `console.log('a pure room has no console');`],
  [
    'types',
    'TS2345',
    'packages/payroll-core/src/probe-currency.ts',
    `import { add, aud, nzd } from './money';\nexport const both = add(aud('1'), nzd('1'));`,
  ],
];

const copy = mkdtempSync(join(tmpdir(), 'locks-'));
try {
  const skip = /[\\/](node_modules|dist|data|coverage)$/;
  for (const folder of ['packages', 'apps']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !skip.test(path) });
  }
  for (const file of ['package.json', 'jest.config.ts']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const [, , file, text] of probes) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${text}\n`);
  }
  const filesOf = (lock) => probes.filter((probe) => probe[0] === lock).map((probe) => probe[2]);
  const output = {
    rooms: run(bin('depcruise'), '--config', 'packages/tooling/rooms.cjs', '--output-type', 'err', ...filesOf('rooms')),
    lint: run(bin('eslint'), '--config', 'packages/tooling/eslint.config.mjs', '--format', 'json', ...filesOf('lint')),
    types: run(bin('tsc'), '--noEmit', '--pretty', 'false', '-p', 'packages/payroll-core'),
  };
  let silent = 0;
  const expected = probes.filter(([lock]) => lock !== 'companion');
  for (const [lock, rule, file] of expected) {
    if (fired(lock, rule, file, output[lock])) continue;
    silent += 1;
    console.error(`The ${lock} lock did not fire: ${rule} let ${file} through`);
  }
  console.log(`probes: ${expected.length - silent} of ${expected.length} locks fired`);
  process.exitCode = silent === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function run(command, ...args) {
  const { stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return `${stdout}\n${stderr}`;
}

function fired(lock, rule, file, text) {
  if (lock === 'rooms')
    return text
      .split('\n')
      .some((line) => rule.split('|').some((name) => line.includes(`${name}:`)) && line.includes(file));
  if (lock === 'types')
    return text
      .split('\n')
      .some((line) => line.includes(file.replace('packages/payroll-core/', '')) && line.includes(rule));
  const start = text.indexOf('[{');
  if (start < 0) return false;
  const results = JSON.parse(text.slice(start, text.lastIndexOf(']') + 1));
  return results.some(
    (result) => result.filePath.endsWith(file) && result.messages.some((message) => message.ruleId === rule),
  );
}
