// Writes docs/api/<package>.api.md for each package that is meant for publishing: the declarations behind its public entries and
// every type of the package that they use, from the emitted declaration files. With --check it fails when the stored
// report is another one, and names what is gone, changed or new.
//
//   node packages/platform/tooling/types-report.mjs [--check]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { typeChanges } from './type-changes.mjs';
import { published } from './publish/published.mjs';
import { compiler, root } from './stages.mjs';

const isCheck = process.argv.includes('--check');

/** The public entries of a package that have types: `payroll-core/au` and its declaration file. */
function entriesOf(name) {
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .flatMap(([entry, target]) => filled(folder, entry, target.require?.types ?? target.types))
    .map(({ entry, types }) => ({ entry: join(name, entry), file: join(folder, types) }));
}

/** An entry with a star is one for each folder that fits it. */
function filled(folder, entry, types) {
  if (!entry.includes('*')) return [{ entry, types }];
  const [before, after] = types.split('*');
  return readdirSync(join(folder, before))
    .filter((name) => existsSync(join(folder, `${before}${name}${after}`)))
    .sort()
    .map((name) => ({ entry: entry.replace('*', name), types: `${before}${name}${after}` }));
}

/** The report of one package: a heading for each entry with the names it exports, then every declaration once. */
function reportOf(name, program) {
  const dist = join(root, 'packages', name, 'dist');
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
  const declared = new Map();

  const settled = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const isOurs = (node) => node.getSourceFile().fileName.startsWith(dist);
  const follow = (symbol) => {
    for (const declaration of settled(symbol).declarations ?? []) {
      if (ts.isSourceFile(declaration)) {
        // `export * as au`: the module's own exports belong to the entry.
        if (isOurs(declaration)) for (const inner of checker.getExportsOfModule(settled(symbol))) follow(inner);
        continue;
      }
      const top = statementOf(declaration);
      if (top === undefined || !isOurs(top) || declared.has(top)) continue;
      declared.set(top, undefined);
      const text = printer.printNode(ts.EmitHint.Unspecified, top, top.getSourceFile());
      declared.set(top, {
        name: settled(symbol).name,
        module: relative(dist, top.getSourceFile().fileName).replace(/(?:\/index)?\.d\.ts$/, ''),
        text: text.replace(/^export (?:declare )?|^declare /, ''),
      });
      const visit = (node) => {
        if (ts.isIdentifier(node)) {
          const used = checker.getSymbolAtLocation(node);
          if (used !== undefined) follow(used);
        }
        ts.forEachChild(node, visit);
      };
      visit(top);
    }
  };

  const lines = [
    `# Public types of ${name}`,
    '',
    'Written by `node packages/platform/tooling/types-report.mjs`; do not edit. A declaration that is gone or changed may break users of the',
    'package; `npm run check` fails until this report says the same.',
  ];
  for (const { entry, file } of entriesOf(name)) {
    const source = program.getSourceFile(file);
    const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
    for (const symbol of names) follow(symbol);
    const list = names.map((symbol) => symbol.name).sort();
    lines.push('', `## Entry ${entry}`, '', ...list.map((one) => `- ${one}`));
  }
  lines.push('', '## Declarations');
  const rows = [...declared.values()].sort(
    (a, b) => compare(a.module, b.module) || compare(a.name, b.name) || compare(a.text, b.text),
  );
  for (const { module, name: called, text } of rows)
    lines.push('', `### ${module} ${called}`, '', '```ts', text, '```');
  return `${lines.join('\n')}\n`;
}

/** The statement of the file that holds a declaration: of a variable, its whole statement. */
function statementOf(node) {
  let at = node;
  while (at.parent !== undefined && !ts.isSourceFile(at.parent)) at = at.parent;
  return at.parent === undefined ? undefined : at;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Declaration files of the sources as they are; without a change this takes a moment.
const [node, tsc] = compiler;
const projects = published.map((name) => `packages/${name}`);
const built = spawnSync(node, [tsc, '-b', ...projects], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const program = ts.createProgram(
  published.flatMap((name) => entriesOf(name).map(({ file }) => file)),
  {
    module: ts.ModuleKind.Node20,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    target: ts.ScriptTarget.ES2023,
    types: [],
    skipLibCheck: true,
  },
);
let isOther = false;
mkdirSync(join(root, 'docs', 'api'), { recursive: true });
for (const name of published) {
  const path = join(root, 'docs', 'api', `${name}.api.md`);
  const report = reportOf(name, program);
  const count = report.split('\n### ').length - 1;
  if (!isCheck) {
    writeFileSync(path, report);
    console.log(`docs/api/${name}.api.md: ${count} declarations`);
    continue;
  }
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (before === report) {
    console.log(`docs/api/${name}.api.md is up to date: ${count} declarations`);
    continue;
  }
  isOther = true;
  for (const { isBreaking, text } of typeChanges(before, report))
    console.error(`${name}: ${isBreaking ? 'MAY BREAK USERS' : 'harmless'}: ${text}`);
}
if (isOther) {
  console.error('If this is meant, run node packages/platform/tooling/types-report.mjs and say so in the change file.');
  process.exitCode = 1;
}
