/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { packageSources } from './packages/platform/tooling/package-sources.cjs';
import { swcOptions } from './packages/platform/tooling/swc-options.cjs';

/** In tests each package is its source: `payroll-core/au` is packages/payroll-core/src/au/index.ts. */
const sources = Object.fromEntries(
  Object.entries(packageSources()).flatMap(([name, source]) => [
    [`^${name}$`, `<rootDir>/${source}`],
    [`^${name}/(?!package\\.json)(.+)$`, `<rootDir>/${source}/$1`],
  ]),
);

const areGrouped = process.env['SUITE_GROUPS'] === 'on';
const groups = '<rootDir>/reports/suite-groups';

const common: Config = {
  rootDir: __dirname,
  testEnvironment: 'node',
  // A name of the language is looked up by way of jest's sandbox each time it is used, a hundred times as slow as elsewhere; as a
  // parameter of every module it is not. Left out is what tests replace: clocks, timers, the process, `fetch`.
  sandboxInjectedGlobals: [
    'Array',
    'BigInt',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'RangeError',
    'Reflect',
    'RegExp',
    'String',
    'Symbol',
    'TypeError',
    'Uint8Array',
    'WeakMap',
    'WeakSet',
  ],
  // Copies of the packages that a mutation run leaves there would answer to the same names.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/packages/platform/tooling/seeded-fast-check.cjs',
    ...sources,
  },
  // These come only as ES modules, which jest does not load by itself.
  transformIgnorePatterns: ['/node_modules/(?!(oauth4webapi|openid-client|jose)/)'],
  transform: {
    '^.+\\.ts$|/(oauth4webapi|openid-client|jose)/.+\\.js$': ['@swc/jest', { ...swcOptions, sourceMaps: true }],
  },
};

const config: Config = {
  // What a suite leaves in its worker (an AsyncLocalStorage of each module that has one) makes every promise of the later
  // ones dearer, tenfold after a dozen suites; a worker that has grown is replaced.
  workerIdleMemoryLimit: '350MB',
  // A worker has nothing left to do a millisecond after it is told to end, but on a busy machine the end of so large a process takes
  // longer than the half second after which jest takes it for one that a test keeps open.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/packages/platform/tooling/groups-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      // Where all run, they run in the groups that suite-groups.mjs has written.
      testMatch: [areGrouped ? `${groups}/*.test.ts` : '<rootDir>/{packages,packages/*,apps}/*/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(integration|browser)\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'integration',
      testMatch: [
        areGrouped
          ? `${groups}/*.integration.test.ts`
          : '<rootDir>/{packages,packages/*,apps}/*/src/**/*.integration.test.ts',
      ],
      // Holds what docs/coverage says of a test: that the rules beside it run in it.
      setupFilesAfterEnv: ['<rootDir>/packages/platform/tooling/rules-called.cjs'],
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/{packages,packages/*,apps}/*/src/**/*.browser.test.ts'],
    },
  ],
};

export default config;
