// Writes docs/api/<package>.md for each published package: every export with what it does, its signature and the law it implements. The law is that
// of its own `@law` tag, or of the newest parameter file of its instrument. Fails when an export has no doc comment.
//
//   node packages/platform/tooling/reference.mjs [--check]
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { folderOf, manifestOf, published } from './publish/published.mjs';
import { root } from './stages.mjs';

const isCheck = process.argv.includes('--check');
const problems = [];

/** `payroll-core/au` and its source; of the awards one stands for all, since each exports the one constant named after it. */
function entriesOf(name) {
  return Object.entries(manifestOf(name).exports)
    .filter(([entry, target]) => typeof target === 'object' && !entry.includes('*'))
    .map(([entry, target]) => ({
      entry: join(name, entry),
      file: join(folderOf(name), target.require.types.replace('./dist/', 'src/').replace('.d.ts', '.ts')),
    }));
}

/** The law in the newest parameter file beside a source, or beside the folder that holds it. */
const lawOfFolder = new Map();
function lawBeside(file, src) {
  for (let folder = dirname(file); folder.length > src.length; folder = dirname(folder)) {
    if (!lawOfFolder.has(folder)) {
      const parameters = join(folder, 'parameters');
      const newest = existsSync(parameters)
        ? readdirSync(parameters)
            .filter((name) => name.endsWith('.json'))
            .sort()
            .at(-1)
        : undefined;
      lawOfFolder.set(
        folder,
        newest === undefined ? undefined : JSON.parse(readFileSync(join(parameters, newest), 'utf8')).law,
      );
    }
    const law = lawOfFolder.get(folder);
    if (law !== undefined) return `${law.title} ([source](${law.href}))`;
  }
  return undefined;
}

function referenceOf(name) {
  const src = join(folderOf(name), 'src');
  const entries = entriesOf(name);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.Node20,
      moduleResolution: ts.ModuleResolutionKind.Node16,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      types: name === 'payroll-core' || name === 'payroll-conformance' ? [] : ['node'],
      strict: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      skipLibCheck: true,
    },
  );
  const checker = program.getTypeChecker();
  const settled = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const firstEntry = new Map();
  let count = 0;
  const lines = [
    `# Reference of ${name}`,
    '',
    'Written by `node packages/platform/tooling/reference.mjs` from the sources; do not edit. What stands under an earlier entry is only named again.',
  ];
  const narrow = [...entries].sort((a, b) => Number(a.entry === name) - Number(b.entry === name));
  for (const { entry, file } of narrow) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbols = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
    lines.push('', `## \`${entry}\``);
    const again = [];
    for (const symbol of symbols) {
      const real = settled(symbol);
      const declaration = real.declarations?.[0];
      if (declaration === undefined || ts.isSourceFile(declaration)) {
        again.push(symbol.name);
        continue;
      }
      if (firstEntry.has(real)) {
        again.push(symbol.name);
        continue;
      }
      firstEntry.set(real, entry);
      count++;
      const says = ts.displayPartsToString(real.getDocumentationComment(checker)).trim();
      const source = declaration.getSourceFile().fileName;
      if (!source.startsWith(src)) continue;
      if (says === '') problems.push(`${relative(root, source)}: ${symbol.name} has no doc comment`);
      const tag = real.getJsDocTags(checker).find((each) => each.name === 'law');
      const law = tag === undefined ? lawBeside(source, src) : ts.displayPartsToString(tag.text);
      lines.push('', `### ${symbol.name}`, '', `${kindOf(real)} in \`${relative(src, source)}\``);
      if (real.flags & ts.SymbolFlags.Function) {
        const type = checker.getTypeOfSymbolAtLocation(real, declaration);
        const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;
        for (const signature of type.getCallSignatures())
          lines.push(
            '',
            '```ts',
            `${symbol.name}${checker.signatureToString(signature, declaration, flags).replace(' => ', ': ')}`,
            '```',
          );
      }
      lines.push('', says.replaceAll('\n', ' '));
      if (law !== undefined) lines.push('', `Law: ${law.replaceAll('\n', ' ')}`);
    }
    if (again.length > 0) lines.push('', `Also: ${again.map((each) => `\`${each}\``).join(', ')}.`);
  }
  return { text: `${lines.join('\n')}\n`, count };
}

function kindOf({ flags }) {
  if (flags & ts.SymbolFlags.Function) return 'Function';
  if (flags & ts.SymbolFlags.Class) return 'Class';
  if (flags & ts.SymbolFlags.Variable) return 'Constant';
  return 'Type';
}

for (const name of published) {
  const path = join(root, 'docs', 'api', `${name}.md`);
  const { text, count } = referenceOf(name);
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!isCheck) writeFileSync(path, text);
  else if (!isSame)
    problems.push(`docs/api/${name}.md is out of date; run node packages/platform/tooling/reference.mjs`);
  console.log(`docs/api/${name}.md: ${count} exports`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
