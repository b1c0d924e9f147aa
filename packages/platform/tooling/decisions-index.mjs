// Writes docs/decisions/README.md: every decision by area, with number, title, status and date. A record begins with its title
// and three lines, "- Status:", "- Date:" and "- Area:". A record without them gets them here: accepted, the date of the commit
// that added it (today before its commit), and the first area, to be put right by hand. With --check nothing is written, and the run fails
// when a record lacks its lines, names a record that does not exist, or the index is out of date.
//
//   node packages/platform/tooling/decisions-index.mjs [--check]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMarkdown } from './format-markdown.mjs';
import { root } from './stages.mjs';

const folder = join(root, 'docs', 'decisions');
const index = join(folder, 'README.md');
const isCheck = process.argv.includes('--check');

/** The areas, in the order of the index. */
const areas = [
  'Workspace',
  'Calculation',
  'Australia',
  'New Zealand',
  'Companies and employees',
  'Pays and pay runs',
  'Payslips',
  'Filing',
  'Accounts and OAuth',
  'Partner checkout and e-mail',
  'Webhooks and events',
  'HTTP interface',
  'Web pages',
  'Storage',
  'Overload and speed',
  'Proof',
];

function dateAdded(file) {
  const args = ['log', '--follow', '--diff-filter=A', '--format=%as', '--', `docs/decisions/${file}`];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.trim().split('\n').at(-1) || new Date().toISOString().slice(0, 10);
}

const HEADER = /^# (.+)\n\n- Status: (.+)\n- Date: (\d{4}-\d{2}-\d{2})\n- Area: (.+)\n/;
const STATUS = /^(?:accepted(?:, amended by \d{4}(?: and \d{4})*)?|superseded by \d{4}(?: and \d{4})*)$/;

const files = readdirSync(folder)
  .filter((file) => /^\d{4}-.+\.md$/.test(file))
  .sort();
const numbers = new Set(files.map((file) => file.slice(0, 4)));
const problems = [];
const records = [];
for (const file of files) {
  const number = file.slice(0, 4);
  let text = readFileSync(join(folder, file), 'utf8');
  if (!HEADER.test(text) && !isCheck) {
    const lines = `- Status: accepted\n- Date: ${dateAdded(file)}\n- Area: ${areas[0]}\n`;
    text = text.replace(/^(# .+\n)\n?/, `$1\n${lines}\n`);
    writeFileSync(join(folder, file), text);
  }
  const header = HEADER.exec(text);
  if (header === null) {
    problems.push(`${file} has no status, date and area; run node packages/platform/tooling/decisions-index.mjs`);
    continue;
  }
  const [, title, status, date, area] = header;
  if (!STATUS.test(status)) problems.push(`${file}: "${status}" is no status`);
  if (!areas.includes(area)) problems.push(`${file}: "${area}" is no area of the index`);
  for (const [named] of text.matchAll(/(?<=(?:decisions? |, |and |by |\()0?)\b0\d{3}\b(?!\.)/g))
    if (!numbers.has(named)) problems.push(`${file} names ${named}, which does not exist`);
  records.push({ file, number, title, status, date, area });
}
if (numbers.size !== files.length) problems.push('two records have the same number');

const linked = (text) =>
  text.replace(/\d{4}/g, (number) => `[${number}](${files.find((file) => file.startsWith(number)) ?? '.'})`);
const lines = [
  '# Decisions',
  '',
  'Each record says what the choice was about, what was chosen and what follows. A choice that is replaced keeps its record, with the number',
  'of the one that replaces it; code cites a decision where it would puzzle. Written by',
  '`node packages/platform/tooling/decisions-index.mjs`; do not edit.',
];
for (const area of areas) {
  const rows = records.filter((record) => record.area === area);
  if (rows.length === 0) continue;
  lines.push('', `## ${area}`, '', '| | Decision | Status | Date |', '|---|---|---|---|');
  for (const { file, number, title, status, date } of rows)
    lines.push(`| ${number} | [${title}](${file}) | ${linked(status)} | ${date} |`);
}
const written = await formatMarkdown(`${lines.join('\n')}\n`);
if (!isCheck) writeFileSync(index, written);
else if (!existsSync(index) || readFileSync(index, 'utf8') !== written)
  problems.push('docs/decisions/README.md is out of date; run node packages/platform/tooling/decisions-index.mjs');

for (const problem of problems) console.error(problem);
console.log(`${files.length} decisions, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
