// Writes packages/payroll-core/src/vocabulary/api-names.ts: every member of the calculators' inputs and its name in the API. With --check it fails when the table is another.
//
//   node packages/platform/tooling/vocabulary.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './stages.mjs';

const source = join(root, 'packages', 'payroll-core', 'src');
const stored = join(source, 'vocabulary', 'api-names.ts');
const inputs = [
  ['au/calculate-pay/au-pay-input.ts', 'AuPayInput'],
  ['nz/calculate-pay/nz-pay-input.ts', 'NzPayInput'],
];

/** The rule of the API's names, as the kernel has it: `unusedLslPreAugust1978` is `unused_lsl_pre_august_1978`. */
const wordStart = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=[0-9])/g;
const snake = (name) => name.replace(wordStart, '_').toLowerCase();

const program = ts.createProgram(
  inputs.map(([file]) => join(source, file)),
  {
    strict: true,
    module: ts.ModuleKind.Node20,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    resolveJsonModule: true,
    esModuleInterop: true,
  },
);
const checker = program.getTypeChecker();
const names = new Set();
const seen = new Set();
function visit(type) {
  if (seen.has(type)) return;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.forEach(visit);
  if (checker.isArrayLikeType(type)) return checker.getTypeArguments(type).forEach(visit);
  if (!(type.flags & ts.TypeFlags.Object) || type.symbol?.name === 'Decimal') return;
  for (const property of type.getProperties()) {
    names.add(property.name);
    visit(checker.getTypeOfSymbol(property));
  }
}
for (const [file, name] of inputs) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(join(source, file)));
  visit(checker.getDeclaredTypeOfSymbol(checker.getExportsOfModule(module).find((one) => one.name === name)));
}
const rows = [...names].sort().filter((name) => snake(name) !== name);
const text = `// Written by node packages/platform/tooling/vocabulary.mjs from the inputs of the calculators; do not edit.

/** Every member of the calculators' inputs whose name in the API is written otherwise. */
export const apiNames = {
${rows.map((name) => `  ${name}: '${snake(name)}',`).join('\n')}
} as const;
`;
if (new Set(rows.map(snake)).size !== rows.length) throw new Error('Two members would have one name in the API');
const isSame = existsSync(stored) && readFileSync(stored, 'utf8') === text;
if (!process.argv.includes('--check')) writeFileSync(stored, text);
else if (!isSame) {
  console.error('The table of names is out of date; run node packages/platform/tooling/vocabulary.mjs');
  process.exitCode = 1;
}
console.log(`vocabulary: ${rows.length} names`);
