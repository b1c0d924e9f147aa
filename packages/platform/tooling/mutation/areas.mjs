// What is mutated together, and which tests have to notice. Property tests are left out: they draw thousands of samples
// a mutant, and the tables beside them must be able to tell by themselves.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
const source = 'packages/payroll-core/src';

const termination = [
  'etp',
  'unused-leave',
  'genuine-redundancy',
  'etp-tax-free-component',
  'long-service-leave',
  'cessation',
  'calculate-termination',
];

/** Folders of an area, below packages/payroll-core/src. */
export const areas = {
  au: folders('au').filter((path) => !termination.some((name) => path === `au/${name}`)),
  nz: folders('nz').filter((path) => path !== 'nz/calculate-termination'),
  termination: ['termination', 'nz/calculate-termination', ...termination.map((name) => `au/${name}`)],
};

function folders(country) {
  return readdirSync(join(root, source, country))
    .filter((name) => statSync(join(root, source, country, name)).isDirectory())
    .map((name) => `${country}/${name}`);
}

function filesOf(folder) {
  return readdirSync(join(root, source, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${source}/${folder}/${name}`);
}

export function mutatedFiles(area) {
  return areas[area].flatMap(filesOf).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/index.ts'));
}

/** The tests of the area itself, and the conformance runner over the package's own vectors. */
export function testFiles(area) {
  const own = areas[area].flatMap(filesOf).filter((file) => file.endsWith('.test.ts'));
  const conformance = ['packages/payroll-conformance/src/own-vectors.test.ts'];
  return [...own, ...conformance].filter((file) => !/propert(y|ies)\.test\.ts$/.test(file));
}
