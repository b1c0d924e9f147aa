// Versions and changelog from the change files in .changeset (decision 0483). All packages and apps have one version.
//
//   node packages/platform/tooling/release.mjs --check     are all change files readable?
//   node packages/platform/tooling/release.mjs --version   set the next version, write CHANGELOG.md, remove the files
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './stages.mjs';

const { packageSources } = createRequire(import.meta.url)('./package-sources.cjs');
const folder = join(root, '.changeset');
const steps = ['patch', 'minor', 'major'];

const sources = packageSources();
const apps = readdirSync(join(root, 'apps'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `apps/${name}`);
const manifests = [
  'package.json',
  ...[...Object.values(sources).map((source) => source.replace(/\/src$/, '')), ...apps].map(
    (path) => `${path}/package.json`,
  ),
];
const manifest = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const names = new Set(manifests.map((path) => manifest(path).name));

/** `---` lines with packages and steps, then the text; what is wrong with a file is said in words. */
function readChange(file) {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n\n?([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (front === undefined) return { file, problems: ['has no front matter'] };
  const rows = front.split('\n').filter((line) => line.trim() !== '');
  const read = rows.map((line) => /^['"]?([^'":]+)['"]?: (\w+)$/.exec(line.trim()));
  const problems = [];
  read.forEach((row, at) => {
    if (row === null) problems.push(`"${rows[at]}" is not "package: step"`);
    else if (!names.has(row[1])) problems.push(`there is no package ${row[1]}`);
    else if (!steps.includes(row[2])) problems.push(`${row[2]} is not ${steps.join(', ')}`);
  });
  if (rows.length === 0) problems.push('names no package');
  if (text.trim() === '') problems.push('says nothing');
  return { file, problems, text: text.trim(), step: Math.max(...read.map((row) => steps.indexOf(row?.[2]))) };
}

/** Before 1.0 a break is a minor step. */
function nextVersion(version, step) {
  const [major, minor, patch] = version.split('.').map(Number);
  const size = major === 0 ? Math.min(step, 1) : step;
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`][size];
}

const changes = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .sort()
  .map(readChange);
for (const { file, problems } of changes)
  for (const problem of problems) console.error(`.changeset/${file}: ${problem}`);
const isWrong = changes.some(({ problems }) => problems.length > 0);

if (isWrong) process.exitCode = 1;
else if (!process.argv.includes('--version')) console.log(`${changes.length} change files`);
else if (changes.length === 0) console.log('There is nothing to release.');
else {
  const version = nextVersion(manifest('package.json').version, Math.max(...changes.map(({ step }) => step)));
  for (const path of manifests) {
    const text = readFileSync(join(root, path), 'utf8');
    writeFileSync(join(root, path), text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
  }
  const log = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const items = changes.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    log.replace(/^(# .+\n)/, `$1\n## ${version} (${new Date().toISOString().slice(0, 10)})\n\n${items}\n`),
  );
  for (const { file } of changes) rmSync(join(folder, file));
  console.log(
    `Version ${version}. Now: npm install --package-lock-only, node packages/platform/tooling/openapi-report.mjs`,
  );
}
