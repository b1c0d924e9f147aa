// Packs the published packages, installs the packed files into an empty project and uses them as a stranger would: ES modules, CommonJS,
// strict TypeScript 5 and 6 without skipLibCheck, esbuild for browsers with size budgets, a worker. `.ci/run` and the forge run it.
//
//   node packages/platform/tooling/publish/try-packed.mjs [--keep]
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../stages.mjs';
import { manifestOf, published } from './published.mjs';
import { sizeBudgets } from './size-budgets.mjs';

const home = mkdtempSync(join(tmpdir(), 'packed-'));
const project = join(home, 'project');
const problems = [];
const started = Date.now();

/** Schedule 1 of July 2026, scale 2: 0.32 × 1349.99 − 181.7319 = 250. */
const pay = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: {
    payRatePerHour: '35.50',
    taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
  },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '38' }],
};

try {
  const packed = pack();
  install(packed);
  lookInside();
  runProgrammes();
  // The compilers run beside the bundles.
  await Promise.all([compile(), bundles()]);
} finally {
  if (!process.argv.includes('--keep')) rmSync(home, { recursive: true, force: true });
  else console.log(`kept in ${home}`);
}
for (const problem of problems) console.error(`FAILED: ${problem}`);
console.log(
  `packed files: ${problems.length === 0 ? 'all uses work' : `${problems.length} problems`}, ${Math.round((Date.now() - started) / 1000)} s`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The packed files: ours, and what they depend on from node_modules, so that installing fetches nothing. */
function pack() {
  const wanted = new Set(published.flatMap((name) => Object.keys(manifestOf(name).dependencies ?? {})));
  for (const name of wanted) {
    const folder = join(root, 'node_modules', name);
    const more = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {};
    if (!published.includes(name)) for (const next of Object.keys(more)) wanted.add(next);
  }
  const libraries = [...wanted]
    .filter((name) => !published.includes(name))
    .map((name) => join(root, 'node_modules', name));
  const ours = published.flatMap((name) => ['--workspace', name]);
  const files = JSON.parse(npm(['pack', '--json', '--pack-destination', home, ...ours], root).replace(/^[^[{]*/, ''));
  const theirs =
    libraries.length === 0
      ? []
      : JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', home, ...libraries], home));
  return [...Object.values(files), ...Object.values(theirs)].map(({ filename }) => join(home, filename));
}

function install(files) {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "version": "1.0.0", "private": true }\n');
  npm(['install', '--offline', '--no-audit', '--no-fund', '--no-package-lock', ...files], project);
}

/** What a packed file must and must not hold. */
function lookInside() {
  for (const name of published) {
    const folder = join(project, 'node_modules', name);
    const files = readdirSync(folder, { recursive: true });
    const { files: _list, ...manifest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const file of ['LICENSE', 'README.md', 'sbom.cdx.json'])
      if (!files.includes(file)) problems.push(`${name} has no ${file}`);
    const strange = files.filter((file) => /\.map$|\.test\.|(^|\/)testing(\/|$)|tsbuildinfo|^src(\/|$)/.test(file));
    if (strange.length > 0)
      problems.push(`${name} ships ${strange.slice(0, 5).join(', ')} (${strange.length} such files)`);
    const mapped = files.filter(
      (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('//# sourceMappingURL='),
    );
    if (mapped.length > 0) problems.push(`${name}: ${mapped[0]} names a source map`);
    if (manifest.private === true || manifest.publishConfig?.provenance !== true)
      problems.push(`${name} would not be published with provenance`);
    console.log(`${name}: ${files.length} files`);
  }
}

/** The README's examples, as they stand there, by both kinds of module: each prints what the block after it says. */
function runProgrammes() {
  for (const name of published) {
    const readme = readFileSync(join(project, 'node_modules', name, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/```(mjs|cjs)\n([\s\S]*?)\n```\n(?:\n```\n([\s\S]*?)\n```)?/g)];
    for (const [, kind, text, printed] of blocks) {
      const file = join(project, `readme-${name}.${kind}`);
      writeFileSync(file, text);
      const { stdout, stderr, status } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' });
      if (status !== 0) problems.push(`the ${kind} example of ${name} fails: ${stderr}`);
      else if (printed !== undefined && stdout.trim() !== printed.trim())
        problems.push(`the ${kind} example of ${name} prints ${stdout.trim()}, not ${printed.trim()}`);
    }
    const kinds = new Set(blocks.map(([, kind]) => kind));
    for (const kind of ['mjs', 'cjs'])
      if (!kinds.has(kind)) problems.push(`the README of ${name} has no ${kind} example`);
  }
  // Every public entry loads by both kinds of module and exports the same names.
  const entries = published.flatMap((name) =>
    Object.keys(manifestOf(name).exports)
      .filter((entry) => entry !== './package.json' && !entry.includes('*'))
      .map((entry) => join(name, entry)),
  );
  const check = `
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    for (const entry of ${JSON.stringify([...entries, 'payroll-core/au/awards/MA000009'])}) {
      const names = (module) => Object.keys(module).filter((name) => name !== 'default' && name !== 'module.exports' && name !== '__esModule').sort().join();
      if (names(await import(entry)) !== names(require(entry))) throw new Error(entry + ' differs between ES module and CommonJS');
    }
    const { inspect } = await import('node:util');
    const { aud } = await import('payroll-core/money');
    if (inspect({ net: aud('1099.50') }) !== '{ net: 1099.5 }') throw new Error('amounts do not print as amounts');
    if (JSON.stringify({ net: aud('1099.50') }) !== '{"net":"1099.5"}') throw new Error('amounts are not text in JSON');`;
  writeFileSync(join(project, 'entries.mjs'), check);
  const { status, stderr } = spawnSync(process.execPath, ['entries.mjs'], { cwd: project, encoding: 'utf8' });
  if (status !== 0) problems.push(stderr);
}

/** Strict TypeScript of both versions, as ES module, CommonJS and by a bundler's resolution, libraries checked too. */
async function compile() {
  cpSync(new URL('./strict-use.ts.txt', import.meta.url), join(project, 'esm.mts'));
  cpSync(new URL('./strict-use.ts.txt', import.meta.url), join(project, 'common.cts'));
  cpSync(new URL('./strict-use.ts.txt', import.meta.url), join(project, 'bundled.ts'));
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: false,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  const settings = {
    node: {
      compilerOptions: { ...options, module: 'nodenext', moduleResolution: 'nodenext' },
      files: ['esm.mts', 'common.cts'],
    },
    bundler: { compilerOptions: { ...options, module: 'esnext', moduleResolution: 'bundler' }, files: ['bundled.ts'] },
    // What `module` alone means in TypeScript 5: the resolution of before `exports`, which TypeScript 6 has no more.
    commonjs: { compilerOptions: { ...options, module: 'commonjs' }, files: ['bundled.ts'] },
  };
  for (const [name, setting] of Object.entries(settings))
    writeFileSync(join(project, `tsconfig.${name}.json`), JSON.stringify(setting));
  for (const compiler of ['typescript5', 'typescript'])
    for (const name of compiler === 'typescript' ? ['node', 'bundler'] : ['node', 'commonjs']) {
      const tsc = join(root, 'node_modules', compiler, 'bin', 'tsc');
      const args = [tsc, '-p', `tsconfig.${name}.json`, '--pretty', 'false'];
      const { status, stdout } = await new Promise((resolve) =>
        execFile(process.execPath, args, { cwd: project }, (error, text) =>
          resolve({ status: error === null ? 0 : 1, stdout: text }),
        ),
      );
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules', compiler, 'package.json'), 'utf8'));
      console.log(`TypeScript ${version}, ${name} resolution: ${status === 0 ? 'no complaint' : 'FAILED'}`);
      if (status !== 0)
        problems.push(`TypeScript ${version} (${name}):\n${stdout.split('\n').slice(0, 15).join('\n')}`);
    }
}

/** What a page would load: sizes, what was left out, and that it runs where there is nothing but the language. */
async function bundles() {
  for (const { what, script, gzipped, without } of sizeBudgets) {
    const { outputFiles, metafile } = await build({
      stdin: { contents: script, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'iife',
      globalName: 'payroll',
      platform: 'browser',
      target: ['es2022'],
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    const size = gzipSync(outputFiles[0].contents, { level: 9 }).length;
    console.log(`${what}: ${(size / 1000).toFixed(1)} kB gzipped of ${gzipped / 1000}`);
    if (size > gzipped) problems.push(`${what} takes ${size} bytes gzipped, more than ${gzipped}`);
    const held = Object.entries(Object.values(metafile.outputs)[0].inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path.replace(/^.*dist\/esm\//, ''));
    const extra = held.filter((path) => without.some((start) => path.startsWith(start)));
    if (extra.length > 0) problems.push(`${what} brings ${extra.slice(0, 5).join(', ')}`);
    if (what === 'AU calculator') inNothing(outputFiles[0].text);
  }
  inWorker();
}

/** A context with no global of Node or of a browser. */
function inNothing(script) {
  const page = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(script, page);
  const tax = vm.runInContext(`String(payroll.calculatePay(${JSON.stringify(pay)}).value.tax)`, page);
  if (tax !== '250') problems.push(`a browser's bundle withholds ${tax}, not 250`);
}

function inWorker() {
  const worker = `
    import { calculatePay } from 'payroll-core/au';
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.postMessage(JSON.stringify(calculatePay(workerData)));`;
  const main = `
    import { Worker } from 'node:worker_threads';
    new Worker(new URL('./worker.mjs', import.meta.url), { workerData: ${JSON.stringify(pay)} }).on('message', (text) => console.log(JSON.parse(text).value.tax));`;
  writeFileSync(join(project, 'worker.mjs'), worker);
  writeFileSync(join(project, 'main.mjs'), main);
  const { stdout, stderr } = spawnSync(process.execPath, ['main.mjs'], { cwd: project, encoding: 'utf8' });
  if (stdout.trim() !== '250') problems.push(`a worker answers ${stdout}${stderr}`);
}

function npm(args, cwd) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 256_000_000 });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr.slice(-2000)}`);
  return stdout;
}
