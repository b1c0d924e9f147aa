// Lints everything and checks the types of everything, tests included, on one program: typed rules and the compiler ask the same
// questions, so the second answers from what the first has found. Both keep what they know for the next run.
//
//   node packages/platform/tooling/lint-and-types.mjs
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from './stages.mjs';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

function programOf(path) {
  const file = join(root, path);
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (diagnostic) => stop([diagnostic]) };
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  if (errors.length > 0) stop(errors);
  return ts.createIncrementalProgram({ rootNames: fileNames, options });
}

function stop(diagnostics) {
  console.error(formatted(diagnostics));
  process.exit(1);
}

function formatted(diagnostics) {
  return ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}

/** What the cache of lint knows of a program: its name, since its files are compared by themselves. */
function named(builder, name) {
  return Object.assign(builder.getProgram(), { toJSON: () => name });
}

process.chdir(root);
const tests = programOf('packages/platform/tooling/tsconfig/tests.json');
// Scripts of pages know a browser's types, which the tests of Node do not; the build checks them.
const browser = programOf('packages/platform/web/browser/tsconfig.json');

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: 'packages/platform/tooling/eslint.config.mjs',
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { project: null, programs: [named(tests, 'tests'), named(browser, 'browser')] } },
  },
  cache: true,
  cacheLocation: 'node_modules/.cache/eslint/',
});
const results = await eslint.lintFiles(['.']);
const text = await (await eslint.loadFormatter('stylish')).format(results);
if (text !== '') console.log(text);
const faults = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
console.log(`lint: ${results.length} files, ${faults} faults (${seconds()})`);

const diagnostics = [
  ...tests.getConfigFileParsingDiagnostics(),
  ...tests.getOptionsDiagnostics(),
  ...tests.getSyntacticDiagnostics(),
  ...tests.getGlobalDiagnostics(),
  ...tests.getSemanticDiagnostics(),
];
// Nothing but what is known for the next run is written (noEmit).
tests.emit();
if (diagnostics.length > 0) console.error(formatted(diagnostics));
console.log(`types: ${diagnostics.length} faults (${seconds()})`);
process.exitCode = faults === 0 && diagnostics.length === 0 ? 0 : 1;
