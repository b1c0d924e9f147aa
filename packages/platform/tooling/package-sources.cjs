// The source folder of each workspace package by its name. Tests and the programs that they start resolve packages to
// their sources, so nothing has to be built first.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..', '..');
const groups = ['packages', 'packages/domain', 'packages/adapters', 'packages/platform'];

/** `@anz-payroll/pay-runs` → `packages/domain/pay-runs/src`, relative to the root of the repository. */
function packageSources() {
  const sources = {};
  for (const group of groups) {
    for (const folder of readdirSync(join(root, group))) {
      const manifest = join(root, group, folder, 'package.json');
      if (existsSync(manifest)) sources[JSON.parse(readFileSync(manifest, 'utf8')).name] = `${group}/${folder}/src`;
    }
  }
  return sources;
}

module.exports = { packageSources, root };
