// Writes the part "What it may import" of each package's and app's README from the dependency rules and the manifests.
// With --check it fails when a README is missing or that part is out of date.
//
//   node packages/platform/tooling/package-readmes.mjs [--check]
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './stages.mjs';

const rules = createRequire(import.meta.url)('./dependency-rules.cjs').forbidden;
const isCheck = process.argv.includes('--check');
const HEADING = '## What it may import';

const groups = ['packages', 'packages/domain', 'packages/adapters', 'packages/platform', 'apps'];
const folders = groups.flatMap((group) =>
  readdirSync(join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json'))),
);

/** The positive lists of a package, or what the manifest of an app names. */
function mayImport(folder) {
  const name = folder.split('/').at(-1);
  const neighbours = rules.find((rule) => rule.name === `${name}-imports-only-its-list`);
  const libraries = rules.find((rule) => rule.name === `${name}-uses-only-its-packages`);
  if (neighbours === undefined || libraries === undefined) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const names = Object.keys(dependencies);
    const ours = new Set(folders.map((other) => manifestName(other)));
    return { packages: names.filter((one) => ours.has(one)), libraries: names.filter((one) => !ours.has(one)) };
  }
  const asText = (pattern) => pattern.replace(/^\^|\/$/g, '').replaceAll('\\', '');
  return {
    packages: neighbours.to.pathNot
      .map(asText)
      .filter((path) => path !== folder)
      .map((path) => manifestName(path)),
    libraries: libraries.to.pathNot
      .filter((pattern) => pattern.startsWith('node_modules/') && !pattern.includes('@types'))
      .map((pattern) => asText(pattern).replace('node_modules/', '')),
  };
}

function manifestName(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name;
}

function importsText(folder) {
  const { packages, libraries } = mayImport(folder);
  const list = (names) =>
    names
      .sort()
      .map((name) => `\`${name}\``)
      .join(', ');
  return [
    `- Packages of this repository: ${packages.length === 0 ? 'none' : list(packages)}.`,
    `- Libraries: ${libraries.length === 0 ? 'none' : list(libraries)}.`,
  ].join('\n');
}

const problems = [];
for (const folder of folders) {
  const path = join(root, folder, 'README.md');
  if (!existsSync(path)) {
    problems.push(`${folder} has no README.md`);
    continue;
  }
  const text = readFileSync(path, 'utf8');
  const start = text.indexOf(`${HEADING}\n`);
  if (start < 0) {
    problems.push(`${folder}/README.md has no part "${HEADING}"`);
    continue;
  }
  const next = text.indexOf('\n## ', start + HEADING.length);
  const written = `${text.slice(0, start)}${HEADING}\n\n${importsText(folder)}\n${next < 0 ? '' : text.slice(next)}`;
  if (written === text) continue;
  if (isCheck)
    problems.push(`${folder}/README.md is out of date; run node packages/platform/tooling/package-readmes.mjs`);
  else writeFileSync(path, written);
}
for (const problem of problems) console.error(problem);
console.log(`${folders.length} packages and apps, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
