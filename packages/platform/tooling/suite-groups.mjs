// Loading the service takes longer than most of the integration suites that start it. Where all of them run, they run in groups: a group
// is a generated file that loads its suites one after the other, each in a `describe` of its own, so that they share the loaded modules
// (decision 0971). A suite by itself runs as ever: `npx jest <path>`.
//
//   node packages/platform/tooling/suite-groups.mjs [suites …]     then: SUITE_GROUPS=on npx jest --selectProjects integration
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './stages.mjs';

const folder = join(root, 'reports', 'suite-groups');
const GROUPS = 16;

export function writeSuiteGroups(suites = integrationSuites()) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [alone, together] = [true, false].map((wanted) => suites.filter((suite) => isAlone(suite) === wanted));
  const groups = Array.from({ length: Math.min(GROUPS, together.length) }, () => ({ suites: [], bytes: 0 }));
  const sized = together.map((suite) => ({ suite, bytes: statSync(join(root, suite)).size }));
  for (const { suite, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    const smallest = groups.reduce((least, one) => (one.bytes < least.bytes ? one : least));
    smallest.suites.push(suite);
    smallest.bytes += bytes;
  }
  for (const [at, group] of [...groups, ...alone.map((suite) => ({ suites: [suite] }))].entries()) {
    const text = group.suites.map((suite) => `describe('${suite}', () => void require('../../${suite}'));\n`);
    // Loaded by the group itself, databases that suites hand on are removed after the last of them.
    const shared = `import '../../packages/adapters/persistence-typeorm/src/testing';\n`;
    // Each suite has set the time its own tests may take; the last would count for all.
    const file = join(folder, `group-${String(at + 1).padStart(2, '0')}.integration.test.ts`);
    writeFileSync(file, `${shared}${text.join('')}jest.setTimeout(900_000);\n`);
  }
  return groups.length + alone.length;
}

/** A suite that changes what all of a process shares (timers, modules) keeps a process's modules to itself. */
function isAlone(suite) {
  return /\bjest\.(?!setTimeout\b)/.test(readFileSync(join(root, suite), 'utf8'));
}

function integrationSuites() {
  return ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true })
      .map((path) => join(top, path).split(sep).join('/'))
      .filter((path) => path.endsWith('.integration.test.ts') && !/\/(?:node_modules|dist)\//.test(path)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const suites = process.argv.slice(2);
  console.log(`${writeSuiteGroups(suites.length > 0 ? suites : undefined)} groups of suites`);
}
