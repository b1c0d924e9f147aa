import { bin, compiler } from './stages.mjs';

const tooling = 'packages/platform/tooling';

/** Oxlint with typed rules; `.oxlintrc.json` has the rules (decision 0970). */
export function lint(...files) {
  return ['lint', bin('oxlint'), '--type-aware', '--report-unused-disable-directives', '--format', 'unix', ...files];
}

/** What can be said about the code without running or building it; what takes longest comes first. */
export const checkStages = [
  lint(),
  ['types of the tests', ...compiler, '--noEmit', '-p', `${tooling}/tsconfig/tests.json`],
  ['format', bin('oxfmt'), '--check'],
  ['dependency rules', bin('depcruise'), '--config', `${tooling}/dependency-rules.cjs`, 'packages', 'apps'],
  ['probes: every rule fires', process.execPath, `${tooling}/probes.mjs`],
  ['statutory index', process.execPath, `${tooling}/statutory-index.mjs`, '--check'],
  ['questions of the conformance set', process.execPath, `${tooling}/conformance-questions.mjs`, '--check'],
  ['names of the library in the API', process.execPath, `${tooling}/vocabulary.mjs`, '--check'],
  ['statutory data', process.execPath, `${tooling}/statutory-check.mjs`],
  ['checks of the statutory data', process.execPath, '--test', `${tooling}/statutory-check.test.mjs`],
  ['requirements and their tests', process.execPath, `${tooling}/requirements.mjs`, '--check'],
  ['rules and how they reach a pay', process.execPath, `${tooling}/coverage.mjs`, '--check'],
  ['READMEs of the packages', process.execPath, `${tooling}/package-readmes.mjs`, '--check'],
  ['index of the decisions', process.execPath, `${tooling}/decisions-index.mjs`, '--check'],
  ['paths in Markdown', process.execPath, `${tooling}/markdown-paths.mjs`],
  ['change files', process.execPath, `${tooling}/release.mjs`],
  ['lock file', process.execPath, `${tooling}/lock-check.mjs`],
];

/** The stored reports of interfaces; those of types stand on a build. */
export const reportStages = [
  ['types of the published packages', process.execPath, `${tooling}/types-report.mjs`, '--check'],
  ['reference of the published packages', process.execPath, `${tooling}/reference.mjs`, '--check'],
  ['OpenAPI document', process.execPath, `${tooling}/openapi-report.mjs`, '--check'],
  ['types of the client', process.execPath, `${tooling}/client-types.mjs`, '--check'],
  ['tests of these tools', process.execPath, '--test', `${tooling}/api-changes.test.mjs`, `${tooling}/setup.test.mjs`],
];
