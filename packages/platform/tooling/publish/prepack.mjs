// Runs before `npm pack` and `npm publish` of a published package, in its folder: builds both halves, looks that every public entry is
// there, and writes the list of what the package brings with it (SBOM, CycloneDX) from the lock file. Nothing is fetched.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stages.mjs';
import { buildEsm } from './build-esm.mjs';

const folder = process.cwd();
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', folder]);
await buildEsm(manifest.name);

const targets = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(targets));
const missing = [...new Set(Object.values(manifest.exports).flatMap(targets))].filter(
  (path) => !path.includes('*') && !existsSync(join(folder, path)),
);
if (missing.length > 0) stop(`${manifest.name} names files that were not built: ${missing.join(', ')}`);

const sbom = run('npm', [
  'sbom',
  '--sbom-format=cyclonedx',
  '--package-lock-only',
  '--omit=dev',
  `--workspace=${manifest.name}`,
]);
const { metadata, components, dependencies, ...rest } = JSON.parse(sbom);
// npm describes the repository; the component that is packed is this package.
const component = {
  'bom-ref': `${manifest.name}@${manifest.version}`,
  type: 'library',
  name: manifest.name,
  version: manifest.version,
  description: manifest.description,
  purl: `pkg:npm/${manifest.name}@${manifest.version}`,
  licenses: [{ license: { id: manifest.license } }],
};
const others = components.filter(({ name }) => name !== manifest.name);
const refs = new Set([component['bom-ref'], ...others.map((each) => each['bom-ref'])]);
writeFileSync(
  join(folder, 'sbom.cdx.json'),
  `${JSON.stringify({
    ...rest,
    metadata: { ...metadata, component },
    components: others,
    dependencies: dependencies.filter(({ ref }) => refs.has(ref)),
  })}\n`,
);

function run(command, args) {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error !== undefined || status !== 0) stop(`${command} ${args[0]} failed`);
  return stdout;
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
