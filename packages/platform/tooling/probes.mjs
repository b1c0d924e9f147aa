// Breaks every rule on purpose, in a copy of the sources, and expects each to fire. A rule that lets its probe
// through is reported here before it lets a real mistake through.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bin, compiler, root } from './stages.mjs';

/**
 * [checker, the rule that must be named, file that breaks it, its text]. Two rules where npm decides: a package that it
 * puts beside its one user cannot even be found from elsewhere.
 */
const probes = [
  ['imports', 'pure-packages-know-no-node', 'packages/payroll-core/src/probe-node.ts', `import 'node:fs';`],
  [
    'imports',
    'pure-packages-know-no-node',
    'packages/domain/webhook-outbox/src/probe-node.ts',
    `import 'node:crypto';`,
  ],
  ['imports', 'pure-packages-know-no-node', 'packages/kernel/src/probe-node.ts', `import 'node:timers';`],
  ['imports', 'pure-packages-know-no-node', 'packages/domain/employee-lifecycle/src/probe-node.ts', `import 'fs';`],
  [
    'imports',
    'payroll-core-uses-only-its-packages|no-unresolvable',
    'packages/payroll-core/src/probe-typeorm.ts',
    `import 'typeorm';`,
  ],
  ['imports', 'accounts-uses-only-its-packages', 'packages/domain/accounts/src/probe-express.ts', `import 'express';`],
  [
    'imports',
    'companies-uses-only-its-packages|no-unresolvable',
    'packages/domain/companies/src/probe-typeorm.ts',
    `import 'typeorm';`,
  ],
  [
    'imports',
    'persistence-typeorm-uses-only-its-packages',
    'packages/adapters/persistence-typeorm/src/probe-express.ts',
    `import 'express';`,
  ],
  [
    'imports',
    'payroll-core-imports-only-its-list',
    'packages/payroll-core/src/probe-neighbour.ts',
    `export * from '@anz-payroll/companies';`,
  ],
  [
    'imports',
    'webhook-outbox-imports-only-its-list',
    'packages/domain/webhook-outbox/src/probe-neighbour.ts',
    `export * from '@anz-payroll/companies';`,
  ],
  [
    'imports',
    'public-entry-only',
    'packages/domain/companies/src/probe-inside.ts',
    `export * from '../../../payroll-core/src/money/decimal';`,
  ],
  [
    'imports',
    'public-entry-only',
    'packages/domain/employee-lifecycle/src/probe-inside.ts',
    `export * from '../../../payroll-core/src/trace/step';`,
  ],
  [
    'imports',
    'no-app-imports',
    'packages/adapters/persistence-typeorm/src/probe-app.ts',
    `export * from '../../../../apps/api/src/compose';`,
  ],
  [
    'imports',
    'domain-imports-no-later-group',
    'packages/domain/filing/src/probe-adapter.ts',
    `export * from '@anz-payroll/mail';`,
  ],
  [
    'imports',
    'adapters-imports-no-later-group',
    'packages/adapters/mail/src/probe-platform.ts',
    `export * from '@anz-payroll/configuration';`,
  ],
  [
    'imports',
    'ground-imports-no-later-group',
    'packages/kernel/src/probe-domain.ts',
    `export * from '@anz-payroll/companies';`,
  ],
  [
    'imports',
    'platform-imports-only-its-list|http-kit-imports-only-its-list',
    'packages/platform/http-kit/src/probe-domain.ts',
    `export * from '@anz-payroll/companies';`,
  ],
  ['imports', 'node-cron-only-in-the-worker', 'packages/adapters/mail/src/probe-cron.ts', `import 'node-cron';`],
  [
    'imports',
    'payroll-client-imports-only-its-list',
    'packages/payroll-client/src/probe-core.ts',
    `export * from 'payroll-core/money';`,
  ],
  ['imports', 'big-js-only-in-money', 'packages/payroll-core/src/au/probe-big.ts', `import 'big.js';`],
  [
    'imports',
    'rules-name-their-files',
    'packages/payroll-core/src/nz/probe-index.ts',
    `import { add } from '../money';\nexport const plus = add;`,
  ],
  [
    'imports',
    'http-knows-no-persistence',
    'apps/api/src/routes/probe-persistence.ts',
    `export * from '@anz-payroll/persistence-typeorm';`,
  ],
  ['imports', 'no-unresolvable', 'packages/domain/accounts/src/probe-nothing.ts', `import 'no-such-package';`],
  [
    'imports',
    'no-circular',
    'packages/domain/companies/src/probe-circle-a.ts',
    `export { b } from './probe-circle-b';\nexport const a = 1;`,
  ],
  [
    'companion',
    'of the circle above',
    'packages/domain/companies/src/probe-circle-b.ts',
    `export { a } from './probe-circle-a';\nexport const b = 1;`,
  ],
  ['lint', 'no-restricted-globals', 'packages/payroll-core/src/probe-clock.ts', `export const now = new Date();`],
  [
    'lint',
    'no-restricted-globals',
    'packages/domain/companies/src/probe-float.ts',
    `export const float = parseFloat('1.1');`,
  ],
  [
    'lint',
    'no-restricted-properties',
    'packages/domain/webhook-outbox/src/probe-chance.ts',
    `export const chance = Math.random();`,
  ],
  [
    'lint',
    'no-restricted-properties',
    'packages/adapters/persistence-typeorm/src/probe-env.ts',
    `export const home = process.env['HOME'];`,
  ],
  ['lint', 'no-restricted-globals', 'packages/kernel/src/probe-clock.ts', `export const now = Date.now();`],
  ['lint', 'no-default-export', 'packages/domain/accounts/src/probe-default.ts', `export default 1;`],
  [
    'lint',
    'no-floating-promises',
    'packages/domain/accounts/src/probe-promise.ts',
    `export function forgets(): void {\n  Promise.resolve(1);\n}`,
  ],
  [
    'lint',
    'no-floating-promises',
    'packages/domain/accounts/src/probe-promise.test.ts',
    `test('forgets', () => {\n  Promise.resolve(1);\n});`,
  ],
  [
    'lint',
    'no-unsafe-member-access',
    'apps/api/src/probe-any.ts',
    `export const inside = (JSON.parse('{}') as { inside: number }, JSON.parse('{}').inside);`,
  ],
  ['types', 'TS2591', 'packages/payroll-core/src/probe-process.ts', `export const id = process.pid;`],
  ['types', 'TS2584', 'packages/payroll-core/src/probe-console.ts', `console.log('a pure package has no console');`],
  [
    'types',
    'TS2345',
    'packages/payroll-core/src/probe-currency.ts',
    `import { add, aud, nzd } from './money';\nexport const both = add(aud('1'), nzd('1'));`,
  ],
];

const copy = mkdtempSync(join(tmpdir(), 'probes-'));
try {
  const skip = /[\\/](node_modules|dist|data|coverage)$/;
  for (const folder of ['packages', 'apps']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !skip.test(path) });
  }
  for (const file of ['package.json', 'jest.config.ts', '.oxlintrc.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const [, , file, text] of probes) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${text}\n`);
  }
  const filesOf = (checker) => probes.filter((probe) => probe[0] === checker).map((probe) => probe[2]);
  const output = {
    imports: run(
      bin('depcruise'),
      '--config',
      'packages/platform/tooling/dependency-rules.cjs',
      '--output-type',
      'err',
      // As far as a probe and what it imports, which is all that a rule looks at; a circle needs one more.
      '--max-depth',
      '2',
      ...filesOf('imports'),
    ),
    lint: run(bin('oxlint'), '--type-aware', '--format', 'json', ...filesOf('lint')),
    types: run(...compiler, '--noEmit', '--pretty', 'false', '-p', 'packages/payroll-core'),
  };
  let silent = 0;
  const expected = probes.filter(([checker]) => checker !== 'companion');
  for (const [checker, rule, file] of expected) {
    if (fired(checker, rule, file, output[checker])) continue;
    silent += 1;
    console.error(`The ${checker} rule did not fire: ${rule} let ${file} through`);
  }
  console.log(`probes: ${expected.length - silent} of ${expected.length} rules fired`);
  process.exitCode = silent === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function run(command, ...args) {
  const { stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return `${stdout}\n${stderr}`;
}

function fired(checker, rule, file, text) {
  if (checker === 'imports')
    return text
      .split('\n')
      .some((line) => rule.split('|').some((name) => line.includes(`${name}:`)) && line.includes(file));
  if (checker === 'types')
    return text
      .split('\n')
      .some((line) => line.includes(file.replace('packages/payroll-core/', '')) && line.includes(rule));
  const { diagnostics } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return diagnostics.some(({ filename, code }) => filename.endsWith(file) && code.endsWith(`(${rule})`));
}
