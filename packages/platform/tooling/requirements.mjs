// Each sentence of the specification beside the test that holds it. The sentences are lists under docs/requirements; a test
// names the sentences it holds in its title, like [4.2-07]. Fails when a sentence has no test, when a title names a sentence
// that does not exist, or (with --check) when the written table is out of date.
//
//   node packages/platform/tooling/requirements.mjs [--check]
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { rootName } from './test-titles.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ID = /\[(\d+(?:\.\d+)?-\d{2})\]/g;

function* testFiles(folder) {
  for (const name of readdirSync(folder).sort()) {
    if (name === 'node_modules' || name === 'dist') continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* testFiles(path);
    else if (name.endsWith('.test.ts') || name.endsWith('-contract.ts')) yield path;
  }
}

/** Titles of test(…), it(…) and their .each forms, with the ids they carry; ids in the rows of a table count as well. */
function titlesOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ['test', 'it'].includes(rootName(node.expression))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) {
        const rows = ts.isCallExpression(node.expression)
          ? node.expression.arguments.map((one) => one.getText()).join(' ')
          : '';
        const ids = [...`${title.text} ${rows}`.matchAll(ID)].map((match) => match[1]);
        if (ids.length > 0)
          titles.push({ ids: new Set(ids), title: title.text.replace(ID, '').replace(/\s+/g, ' ').trim() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

const lists = readdirSync(join(root, 'docs/requirements'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(root, 'docs/requirements', name), 'utf8')));

const held = new Map();
for (const folder of ['packages', 'apps']) {
  for (const path of testFiles(join(root, folder))) {
    for (const { ids, title } of titlesOf(path)) {
      for (const id of ids) held.set(id, [...(held.get(id) ?? []), { title, file: relative(root, path) }]);
    }
  }
}

const problems = [];
const known = new Set();
for (const { title, output, parts, elsewhere } of lists) {
  const lines = [
    `# ${title}`,
    '',
    'Written by `node packages/platform/tooling/requirements.mjs` from the titles of the tests; do not edit.',
  ];
  for (const { part, sentences } of parts) {
    lines.push('', `## ${part}`, '', '| | Sentence | Held by |', '|---|---|---|');
    for (const [id, sentence] of Object.entries(sentences)) {
      known.add(id);
      const tests = held.get(id) ?? [];
      if (tests.length === 0) problems.push(`${id} has no test: ${sentence}`);
      const cell = tests.map(({ title: name, file }) => `${name.replaceAll('|', '\\|')} (\`${file}\`)`).join('<br>');
      lines.push(`| ${id} | ${sentence} | ${cell} |`);
    }
  }
  lines.push('', '## Held elsewhere', '', ...elsewhere.map((line) => `- ${line}`), '');
  const text = lines.join('\n');
  if (!process.argv.includes('--check')) writeFileSync(join(root, output), text);
  else if (readFileSync(join(root, output), 'utf8') !== text)
    problems.push(`${output} is out of date; run node packages/platform/tooling/requirements.mjs`);
}
for (const [id, [first]] of held) if (!known.has(id)) problems.push(`${first.file} names ${id}, which no list has`);

for (const problem of problems) console.error(problem);
console.log(`${known.size} sentences, ${[...known].filter((id) => held.has(id)).length} held by tests`);
process.exitCode = problems.length === 0 ? 0 : 1;
