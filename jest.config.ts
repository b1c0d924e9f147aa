/** @jest-config-loader esbuild-register */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';

/**
 * Packages reach each other by their doors. In tests each door is its source, so nothing has to be built first:
 * `payroll-core` is packages/payroll-core/src/index.ts, `payroll-core/au` is packages/payroll-core/src/au/index.ts.
 */
const packages = readdirSync(join(__dirname, 'packages')).join('|');

const common: Config = {
  rootDir: __dirname,
  testEnvironment: 'node',
  // Copies of the packages that a mutation run leaves there would answer to the same names.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/packages/tooling/seeded-fast-check.cjs',
    [`^(${packages})$`]: '<rootDir>/packages/$1/src',
    [`^(${packages})/(?!package\\.json)(.+)$`]: '<rootDir>/packages/$1/src/$2',
  },
  // oauth4webapi comes only as an ES module, which jest does not load by itself.
  transformIgnorePatterns: ['/node_modules/(?!oauth4webapi/)'],
  transform: {
    '^.+\\.ts$|/oauth4webapi/.+\\.js$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};

const config: Config = {
  // What a suite leaves in its worker (an AsyncLocalStorage of each module that has one) makes every promise of the later
  // ones dearer, tenfold after a dozen suites; a worker that has grown is replaced.
  workerIdleMemoryLimit: '350MB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{packages,apps}/*/src/**/*.test.ts', '<rootDir>/packages/tooling/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(integration|browser)\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'integration',
      testMatch: ['<rootDir>/{packages,apps}/*/src/**/*.integration.test.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/{packages,apps}/*/src/**/*.browser.test.ts'],
    },
  ],
};

export default config;
