import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const tests = '**/*.test.ts';

/** Pure packages hold no clock, no randomness, no floats read from text and no Node; what they need comes in. */
const purePackages = [
  'packages/payroll-core/src/**/*.ts',
  'packages/payroll-conformance/src/**/*.ts',
  'packages/kernel/src/*.ts',
  'packages/domain/*/src/**/*.ts',
  'packages/platform/configuration/src/**/*.ts',
  'packages/platform/web/src/{markup,pay-pages}/**/*.ts',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'coverage/**',
      'reports/**',
      '.stryker-tmp/**',
      'data/**',
      'docs/**',
      '**/src/generated/**',
    ],
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: 'packages/platform/tooling/tsconfig/tests.json', tsconfigRootDir: root },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      // Ports are asynchronous by contract; a fake or an adapter that needs no await still answers a promise.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'No default exports: a thing has one name everywhere.' },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Scripts of pages know a browser's types, which the tests of Node do not.
    files: ['packages/platform/web/browser/**/*.ts'],
    languageOptions: {
      parserOptions: { project: 'packages/platform/web/browser/tsconfig.json', tsconfigRootDir: root },
    },
  },
  {
    // Configuration is read once, by a composition root, through the table of settings. The proof starts other programs
    // and gives them theirs.
    files: ['{packages,packages/*,apps}/*/src/**/*.ts'],
    ignores: [tests, '**/main.ts', '**/*-main.ts', '**/testing/**', 'apps/proof/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from the configuration package.' },
      ],
    },
  },
  {
    files: purePackages,
    ignores: [tests, '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'A pure package has no clock; dates are civil dates, moments come in.' },
        { name: 'parseFloat', message: 'Money and rates are exact decimals.' },
        { name: 'process', message: 'A pure package knows no process.' },
        { name: 'Buffer', message: 'A pure package runs in a browser too.' },
        { name: 'setTimeout', message: 'A pure package does not wait.' },
        { name: 'fetch', message: 'A pure package does no I/O.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness comes in through a port.' },
        { object: 'Number', property: 'parseFloat', message: 'Money and rates are exact decimals.' },
        { object: 'process', property: 'env', message: 'Settings come from the configuration package.' },
      ],
    },
  },
  {
    // What a person starts may talk to that person.
    files: [
      '**/main.ts',
      '**/*-main.ts',
      'apps/admin/src/**/*.ts',
      'apps/proof/src/**/*.ts',
      '**/testing/**/*.ts',
      tests,
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: [tests, '**/testing/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  { files: ['jest.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
