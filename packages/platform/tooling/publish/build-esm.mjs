// Writes dist/esm of each published package: the same modules as ES modules, and their declarations. tsc writes the CommonJS half (dist).
// One file stays one file, so that bundlers leave out what is not imported (decision 0760); data files become modules, since
// not every reader of ES modules takes JSON.
//
//   node packages/platform/tooling/publish/build-esm.mjs
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { folderOf, published } from './published.mjs';

/** Every module that tsc has compiled, by its path in src, and the data that they import. */
function modulesOf(name) {
  const [src, dist] = [join(folderOf(name), 'src'), join(folderOf(name), 'dist')];
  return readdirSync(src, { recursive: true })
    .filter((path) => {
      if (path.endsWith('.json')) return existsSync(join(dist, path));
      return path.endsWith('.ts') && existsSync(join(dist, path.replace(/\.ts$/, '.js')));
    })
    .map((path) => join(src, path));
}

/** `./money` as an ES module has to name it: `./money/index.js`. */
function fileOf(specifier, from) {
  const target = resolve(dirname(from), specifier);
  if (specifier.endsWith('.json')) return specifier.replace(/\.json$/, '.json.js');
  if (existsSync(`${target}.ts`)) return `${specifier}.js`;
  if (existsSync(join(target, 'index.ts'))) return `${specifier === '.' ? '.' : specifier.replace(/\/$/, '')}/index.js`;
  throw new Error(`${from} imports ${specifier}, which is no file`);
}

const namesItsFile = {
  name: 'names-its-file',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path, importer }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.startsWith('.') ? fileOf(path, importer) : path, external: true },
    );
  },
};

/** The declarations that tsc wrote for CommonJS, with the files named as ES modules must. */
function declarationAsEsm(text, source) {
  const specifiers = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) specifiers.push(node.moduleSpecifier);
    if (ts.isImportTypeNode(node)) specifiers.push(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('declaration.d.ts', text, ts.ScriptTarget.Latest));
  let written = text;
  for (const specifier of specifiers.reverse()) {
    if (specifier === undefined || !specifier.text.startsWith('.')) continue;
    // The position before the quotes comes with the space before them.
    const start = specifier.end - specifier.text.length - 1;
    written = `${written.slice(0, start)}${fileOf(specifier.text, source)}${written.slice(specifier.end - 1)}`;
  }
  return written;
}

/** Whether anything has changed since the last time; asking takes less than writing. */
function stampOf(name) {
  const info = join(folderOf(name), 'dist', '.tsbuildinfo');
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  return existsSync(info) ? hash.update(readFileSync(info)).digest('hex') : undefined;
}

export async function buildEsm(name) {
  const folder = folderOf(name);
  const [src, dist, esm] = [join(folder, 'src'), join(folder, 'dist'), join(folder, 'dist', 'esm')];
  const stampFile = join(dist, '.esm-stamp');
  const stamp = stampOf(name);
  if (stamp !== undefined && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(esm))
    return false;
  rmSync(esm, { recursive: true, force: true });
  const modules = modulesOf(name);
  await build({
    entryPoints: modules.map((path) => ({ in: path, out: relative(src, path).replace(/\.ts$/, '') })),
    outdir: esm,
    bundle: true,
    plugins: [namesItsFile],
    format: 'esm',
    platform: 'neutral',
    target: ['es2023'],
    logLevel: 'warning',
  });
  for (const path of modules.filter((each) => each.endsWith('.ts'))) {
    const declaration = relative(src, path).replace(/\.ts$/, '.d.ts');
    mkdirSync(dirname(join(esm, declaration)), { recursive: true });
    writeFileSync(join(esm, declaration), declarationAsEsm(readFileSync(join(dist, declaration), 'utf8'), path));
  }
  // Inside this folder `.js` means an ES module, and nothing here has effects of its own on import.
  writeFileSync(join(esm, 'package.json'), '{ "type": "module", "sideEffects": false }\n');
  if (stamp !== undefined) writeFileSync(stampFile, stamp);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const name of published) await buildEsm(name);
