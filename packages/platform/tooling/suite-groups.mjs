// Loading the service takes longer than most of the integration suites that start it, and loading a package longer than most of its unit
// suites. Where all of them run, they run in groups: a group is a generated file that loads its suites one after the other, each in a
// `describe` of its own, so that they share the loaded modules (decisions 0971 and 1145). A suite by itself runs as ever: `npx jest <path>`.
//
//   node packages/platform/tooling/suite-groups.mjs [suites …]     then: SUITE_GROUPS=on npx jest --selectProjects integration
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './stages.mjs';

const folder = join(root, 'reports', 'suite-groups');

// Loaded by the group itself, databases that suites hand on are removed after the last of them.
const databases = `import '../../packages/adapters/persistence-typeorm/src/testing';\n`;
const kinds = [
  { ending: '.integration.test.ts', first: databases, grouped: (suites) => evenGroups(suites, 16) },
  { ending: '.test.ts', first: '', grouped: (suites) => neighbours(suites, 12) },
];

export function writeSuiteGroups(suites = allSuites()) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let written = 0;
  for (const kind of kinds) {
    const own = suites.filter((suite) => kinds.find(({ ending }) => suite.endsWith(ending)) === kind);
    const [alone, together] = [true, false].map((wanted) => own.filter((suite) => isAlone(suite) === wanted));
    const groups = [...kind.grouped(together), ...alone.map((suite) => [suite])];
    write(groups, kind);
    written += groups.length;
  }
  return written;
}

function write(groups, { ending, first }) {
  for (const [at, group] of groups.entries()) {
    const text = group.map((suite) => `describe('${suite}', () => void require('../../${suite}'));\n`);
    // Each suite has set the time its own tests may take; the last would count for all.
    const file = join(folder, `group-${String(at + 1).padStart(2, '0')}${ending}`);
    writeFileSync(file, `${first}${text.join('')}jest.setTimeout(900_000);\n`);
  }
}

/** So many groups of about as much text each: every suite with a service loads about the same. */
function evenGroups(suites, count) {
  const groups = Array.from({ length: Math.min(count, suites.length) }, () => ({ suites: [], bytes: 0 }));
  const sized = suites.map((suite) => ({ suite, bytes: bytesOf(suite) }));
  for (const { suite, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    const smallest = groups.reduce((least, one) => (one.bytes < least.bytes ? one : least));
    smallest.suites.push(suite);
    smallest.bytes += bytes;
  }
  return groups.map((group) => group.suites);
}

/** The same, but in the order of their paths, since unit suites of one package load the same. */
function neighbours(suites, count) {
  const share = suites.reduce((sum, suite) => sum + bytesOf(suite), 0) / count;
  const groups = new Map();
  let bytes = 0;
  for (const suite of suites.toSorted()) {
    const at = Math.min(count - 1, Math.floor(bytes / share));
    groups.set(at, [...(groups.get(at) ?? []), suite]);
    bytes += bytesOf(suite);
  }
  return [...groups.values()];
}

function bytesOf(suite) {
  return statSync(join(root, suite)).size;
}

/** A suite that changes or reads what all of a process shares (timers, modules, every contract) keeps a process's modules to itself. */
function isAlone(suite) {
  return /\bjest\.(?!setTimeout\b)|\bgetMetadataStorage\b/.test(readFileSync(join(root, suite), 'utf8'));
}

/** All but those that need a browser. */
function allSuites() {
  return ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true })
      .map((path) => join(top, path).split(sep).join('/'))
      .filter((path) => /(?<!\.browser)\.test\.ts$/.test(path) && !/\/(?:node_modules|dist)\//.test(path)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const suites = process.argv.slice(2);
  console.log(`${writeSuiteGroups(suites.length > 0 ? suites : undefined)} groups of suites`);
}
