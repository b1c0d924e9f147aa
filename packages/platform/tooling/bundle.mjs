// Bundles the scripts of the pages for browsers: one file for each entry in packages/platform/web/browser.
// It is part of every build and takes a fraction of a second; nothing is fetched.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const web = join(packages, 'platform', 'web');
const output = join(web, 'dist', 'browser');

/** payroll-core is resolved to its sources, as in the tests: then unused parts are left out. */
const sources = {
  name: 'sources',
  setup({ onResolve }) {
    onResolve({ filter: /^payroll-core(?:\/|$)/ }, ({ path }) => {
      const [name, ...entry] = path.split('/');
      return { path: join(packages, name, 'src', ...entry, 'index.ts'), sideEffects: false };
    });
  },
};

async function bundleScripts() {
  const { outputFiles } = await build({
    entryPoints: ['calculator', 'page', 'passkey', 'run-table'].map((name) => join(web, 'browser', `${name}.ts`)),
    outdir: output,
    write: false,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: ['es2022'],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [sources],
  });
  mkdirSync(output, { recursive: true });
  // Put in place whole: a server that starts meanwhile never reads half a script.
  for (const { path, contents } of outputFiles) {
    const draft = join(output, `.${basename(path)}.${process.pid}`);
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}

await bundleScripts();
