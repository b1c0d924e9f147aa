// Makes the scripts of the pages: one file for each entry in packages/browser-scripts, from the sources, for browsers.
// It is part of every build and takes a fraction of a second; nothing is fetched.
import { join } from 'node:path';
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

export function bundleScripts(folder = join(scripts, 'dist')) {
  return build({
    entryPoints: [join(scripts, 'src', 'calculator.ts'), join(scripts, 'src', 'page.ts')],
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: ['es2022'],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [doors],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleScripts();
