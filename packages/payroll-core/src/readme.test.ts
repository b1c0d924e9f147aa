import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import * as payrollCore from '.';

const folder = join(__dirname, '..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const [example = '', printed = ''] = [...readme.matchAll(/```(?:ts)?\n([\s\S]*?)\n```/g)].map(
  (match) => match[1] ?? '',
);

test('the README names what the entry without a path holds', () => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object };
  const root = payrollCore as Readonly<Record<string, unknown>>;
  const held = Object.keys(exports)
    .map((entry) => entry.slice('./'.length))
    .filter((entry) => entry !== '' && !/[*.]/.test(entry))
    .filter((entry) => {
      const names = Object.keys(jest.requireActual<object>(`./${entry}`));
      return root[entry] !== undefined || names.every((name) => root[name] !== undefined);
    });
  const row = /^\| `payroll-core` .*$/m.exec(readme)?.[0] ?? '';
  const named = [...row.matchAll(/`(\w+)`/g)].map((match) => match[1]);
  expect(named.sort()).toEqual(held.sort());
});

// TypeScript 5 with `"module": "commonjs"` reads `typesVersions` and no `exports`, unless a project sets moduleResolution.
test.each(['payroll-core', 'payroll-client'])(
  'every entry of %s has types for a CommonJS project of TypeScript 5',
  (name) => {
    const manifest = JSON.parse(readFileSync(join(folder, '..', name, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, { require: { types: string } }>>;
      typesVersions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    };
    const { '.': _root, './package.json': _manifest, ...entries } = manifest.exports;
    const types = Object.entries(entries).map(([entry, { require }]) => [entry.slice('./'.length), [require.types]]);
    expect(manifest.typesVersions).toEqual({ '*': Object.fromEntries(types) });
  },
);

test('sizes are those that `npm run try-packed` holds the bundles to', () => {
  const budgets = readFileSync(join(folder, '..', 'platform', 'tooling', 'publish', 'size-budgets.mjs'), 'utf8');
  const bars = [...budgets.matchAll(/what: '\w\w calculator[^']*',[^]*?gzipped: (\d+)_000/g)].map((match) => match[1]);
  const [own, sameOfNewZealand, root] = bars;
  expect(sameOfNewZealand).toBe(own);
  expect(readme).toContain(`from \`payroll-core/au\` or \`payroll-core/nz\`, is under ${own} kB gzipped`);
  expect(readme).toContain(`brings all of Australia but its awards, under ${root} kB`);
  const howTo = readFileSync(join(folder, '..', '..', 'docs', 'how-to', 'embed-the-calculator.md'), 'utf8');
  expect(howTo).toContain(`one country (under ${own} kB gzipped)`);
});

describe('the days that are covered', () => {
  const { addDays, au, civilDate, nz } = payrollCore;
  const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;
  const isAnswered = {
    Australia: (payDate: string) =>
      au.calculatePay({ payDate, payPeriod: 'WEEKLY', employee: { payRatePerHour: '30', taxDeclaration } }).ok,
    'New Zealand': (payDate: string) =>
      nz.calculatePay({ payDate, payPeriod: 'WEEKLY', employee: { payRatePerHour: '30', nzTaxCode: 'M' } }).ok,
  };
  const coverage = readFileSync(join(folder, '..', '..', 'docs', 'coverage', 'page.json'), 'utf8');
  const day = '(\\d{1,2} \\w+ \\d{4})';

  test.each<[string, keyof typeof isAnswered, string, RegExp]>([
    ['README', 'Australia', readme, new RegExp(`Australia: ${day} to ${day}`)],
    ['README', 'New Zealand', readme, new RegExp(`New Zealand: ${day} to ${day}`)],
    ['coverage page', 'Australia', coverage, new RegExp(`Australian pays are covered from ${day} to ${day}`)],
    ['coverage page', 'New Zealand', coverage, new RegExp(`New Zealand pays from ${day} to ${day}`)],
  ])('as the %s says for %s', (_where, country, text, sentence) => {
    const [first, last] = (sentence.exec(text) ?? [])
      .slice(1)
      .map((words) => civilDate(new Date(`${words} UTC`).toISOString().slice(0, 10)));
    const days = [addDays(first!, -1), first!, last!, addDays(last!, 1)];
    expect(days.map(isAnswered[country])).toEqual([false, true, true, false]);
  });
});

describe('the example of the README', () => {
  test('is short', () => {
    expect(example).toContain("import { au } from 'payroll-core';");
    expect(example.split('\n')).toHaveLength(10);
  });

  test('compiles under the strictest settings we have', () => {
    const file = join(folder, 'src', 'readme-example.ts');
    const options: ts.CompilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: true,
      resolveJsonModule: true,
      esModuleInterop: true,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      types: ['node'],
      module: ts.ModuleKind.Node20,
      moduleResolution: ts.ModuleResolutionKind.Node16,
      paths: { 'payroll-core': [join(folder, 'src', 'index.ts')] },
    };
    // The example exists only in the README; the compiler is handed its text under the name of a file beside us.
    const host = ts.createCompilerHost(options);
    const fromDisk = host.getSourceFile.bind(host);
    host.getSourceFile = (name, target) =>
      name === file ? ts.createSourceFile(name, example, target) : fromDisk(name, target);
    const program = ts.createProgram([file], options, host);
    const source = program.getSourceFile(file);
    const problems = [...program.getOptionsDiagnostics(), ...ts.getPreEmitDiagnostics(program, source)];
    expect(problems.map((each) => ts.flattenDiagnosticMessageText(each.messageText, '\n'))).toEqual([]);
  }, 60_000);

  test('runs, and prints what the README says', () => {
    const { outputText } = ts.transpileModule(example, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const lines: string[] = [];
    const run = vm.runInThisContext(`(require, exports, console) => {${outputText}\n}`) as (...args: unknown[]) => void;
    run(
      (name: string) => {
        if (name !== 'payroll-core') throw new Error(`The example imports ${name}`);
        return payrollCore;
      },
      {},
      { log: (line: string) => lines.push(line) },
    );
    // Schedule 1 of July 2026, scale 2 from 1,282: 0.32 × 1,349.99 − 181.7319 = 250.26.
    expect(lines.join('\n')).toBe('gross 1349, tax 250, net 1099');
    expect(printed.trim()).toBe(lines.join('\n'));
  });
});
