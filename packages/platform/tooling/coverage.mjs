// Writes docs/coverage.md from docs/coverage/*.json: what is calculated, and by which field of the interface and which test over
// HTTP each rule of payroll-core reaches a pay. A part with a "package" declares every function which that package exports, either
// under "reached" (fields, tests) or, unless the part says "everyRuleIsReached", under "notReached" (why). Fails when one is missing or unknown, when a field is in no
// operation of the OpenAPI document, or when a test does not exist; with --check also when the page is out of date. That the
// rule really runs in the named test is held by rules-called.cjs while the test runs.
//
//   node packages/platform/tooling/coverage.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formatMarkdown } from './format-markdown.mjs';
import { root } from './stages.mjs';
import { testTitles } from './test-titles.mjs';

const require = createRequire(import.meta.url);
require('./run-typescript.cjs');

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const page = read('docs/coverage/page.json');
const problems = [];

/** Every name that a request or an answer may carry. */
function namesOfInterface() {
  const names = new Set();
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.properties !== undefined) for (const name of Object.keys(node.properties)) names.add(name);
    if (Array.isArray(node.parameters)) for (const { name } of node.parameters) names.add(name);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(read('docs/openapi.json'));
  return names;
}

const names = namesOfInterface();
const titlesOf = new Map();
function hasTest({ file, title }) {
  if (!existsSync(join(root, file))) return false;
  if (!titlesOf.has(file)) titlesOf.set(file, testTitles(join(root, file)));
  return titlesOf.get(file).some((pattern) => isTitle(pattern, title));
}

/** Whether a title as it is written, with `%s` for a word of its table, gives the title as it runs. */
function isTitle(pattern, title) {
  const [start, ...rest] = pattern.split('%s');
  if (rest.length === 0) return pattern === title;
  return start !== '' && title.startsWith(start) && title.endsWith(rest.at(-1));
}

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (columns, rows) => [row(columns), row(columns.map(() => '---')), ...rows.map(row), ''];
const code = (words) => words.map((word) => `\`${word}\``).join(', ');

function sectionLines({ heading, text, columns, rows, after }) {
  return [
    ...(heading === undefined ? [] : [`### ${heading}`, '']),
    ...(text === undefined ? [] : [text, '']),
    ...(columns === undefined ? [] : table(columns, rows)),
    ...(after === undefined ? [] : [after, '']),
  ];
}

function reachLines({ package: name, reached, everyRuleIsReached = false, notReached = [] }) {
  const exported = Object.entries(require(name))
    .filter(([, value]) => typeof value === 'function')
    .map(([rule]) => rule);
  const declared = new Map();
  const declare = (rule, isReached) => {
    if (!exported.includes(rule)) problems.push(`${name} exports no function ${rule}`);
    if (declared.has(rule) && declared.get(rule) !== isReached) problems.push(`${rule} is declared both ways`);
    declared.set(rule, isReached);
  };
  for (const { what, rules, fields, tests } of reached) {
    for (const rule of rules) declare(rule, true);
    for (const field of fields) if (!names.has(field)) problems.push(`${what}: no operation has a field ${field}`);
    if (tests.length === 0) problems.push(`${what}: no test over HTTP`);
    for (const test of tests) if (!hasTest(test)) problems.push(`${what}: ${test.file} has no test "${test.title}"`);
  }
  for (const { rules } of notReached) for (const rule of rules) declare(rule, false);
  for (const rule of exported) if (!declared.has(rule)) problems.push(`${rule} of ${name} is not declared`);
  if (everyRuleIsReached) {
    for (const { rules } of notReached)
      for (const rule of rules) problems.push(`${rule} of ${name} is reached by no pay`);
  }
  const missing = [...declared].filter(([, isReached]) => !isReached).map(([rule]) => rule);
  console.log(
    `${name}: ${exported.length} exported rules, ${exported.length - missing.length} reached over HTTP, not reached: ${missing.join(', ') || 'none'}`,
  );
  return [
    '### How each rule reaches a pay',
    '',
    `${exported.length} functions of \`${name}\` are exported; ${missing.length} of them no request reaches. Each test named here fails when the rules beside it do not run in it.`,
    '',
    ...table(
      ['What', 'Rules', 'Fields', 'Tests over HTTP'],
      reached.map(({ what, rules, fields, tests }) => [
        what,
        code(rules),
        code(fields),
        tests.map(({ file, title }) => `${title} (\`${file.split('/').at(-1)}\`)`).join('<br>'),
      ]),
    ),
    ...(notReached.length === 0
      ? []
      : table(
          ['Not reached', 'Why'],
          notReached.map(({ rules, why }) => [code(rules), why]),
        )),
  ];
}

/** Award by award: how far it is known, from which text, and until when. */
function awardLines() {
  const { coverageOfAwards } = require('payroll-core/au/awards/all');
  const days = (one) => (one === undefined ? '–' : `${one.from} to ${one.to}`);
  const rows = coverageOfAwards().map(({ code: award, name, coverage, rates, payGuide, conditions }) => [
    award,
    name,
    coverage,
    days(rates),
    days(payGuide),
    conditions === undefined ? '–' : `${conditions.textRead}; ${days(conditions)}`,
  ]);
  return [
    '### Award by award',
    '',
    ...table(['Award', 'Name', 'Coverage', 'Minimum rates', 'Pay guide or schedule', 'Conditions read'], rows),
  ];
}

const lines = [
  `# ${page.title}`,
  '',
  page.text,
  '',
  'Written by `node packages/platform/tooling/coverage.mjs` from `docs/coverage/*.json`; do not edit.',
  '',
];
for (const part of page.parts.map((name) => read(`docs/coverage/${name}.json`))) {
  lines.push(`## ${part.title}`, '', ...part.sections.flatMap(sectionLines));
  if (part.package !== undefined) lines.push(...reachLines(part));
  if (part.title === 'Awards') lines.push(...awardLines());
}
const output = join(root, 'docs/coverage.md');
const text = await formatMarkdown(lines.join('\n'));
if (!process.argv.includes('--check')) writeFileSync(output, text);
else if (readFileSync(output, 'utf8') !== text)
  problems.push('docs/coverage.md is out of date; run node packages/platform/tooling/coverage.mjs');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
