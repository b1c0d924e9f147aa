// Makes the scripts of the pages: one file for each entry in packages/browser-scripts, from the sources, for browsers.
// It is part of every build and takes a fraction of a second; nothing is fetched.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const packages = fileURLToPath(new URL('../', import.meta.url));
const scripts = join(packages, 'browser-scripts');

/** The doors of our own packages are their sources, as in the tests: then unused parts are left out. */
const doors = {
  name: 'doors',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:markup|pay-pages|payroll-core)(?:\/|$)/ }, ({ path }) => {
      const [name, ...door] = path.split('/');
      return { path: join(packages, name, 'src', ...door, 'index.ts'), sideEffects: false };
    });
  },
};

async function bundleScripts() {
  const { outputFiles } = await build({
    entryPoints: [join(scripts, 'src', 'calculator.ts'), join(scripts, 'src', 'page.ts')],
    outdir: join(scripts, 'dist'),
    write: false,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: ['es2022'],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [doors],
  });
  mkdirSync(join(scripts, 'dist'), { recursive: true });
  // Put in place whole: a server that starts meanwhile never reads half a script.
  for (const { path, contents } of outputFiles) {
    const draft = join(scripts, 'dist', `.${basename(path)}.${process.pid}`);
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}

await bundleScripts();
