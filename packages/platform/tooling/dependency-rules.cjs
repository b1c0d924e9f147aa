// The dependency rule, as dependency-cruiser checks it. Packages are grouped as the folders show (docs/architecture.md),
// imports run one way between the groups, and each package has a positive list of what it may import.
// probes.mjs breaks each rule on purpose and expects it to fire.

const test = '\\.test\\.ts$|/src/testing/';

/** Groups from the ground up: a group may import itself and those before it, never those after it. */
const groups = {
  ground: ['payroll-core', 'kernel', 'payroll-conformance', 'webhook-listener', 'payroll-client'],
  domain: [
    'accounts',
    'companies',
    'employee-lifecycle',
    'filing',
    'partner-checkout',
    'pay-runs',
    'payslips',
    'reports',
    'webhook-outbox',
  ],
  adapters: ['credentials', 'lodgement', 'mail', 'payslip-pdf', 'persistence-typeorm', 'telemetry', 'webhook-sending'],
  platform: ['composition', 'configuration', 'demo-seed', 'http-kit', 'oauth', 'web'],
};

/** What a package may import besides itself. */
const mayImport = {
  'payroll-core': [],
  kernel: ['payroll-core'],
  'payroll-conformance': ['payroll-core'],
  'webhook-listener': [],
  'payroll-client': ['webhook-listener'],
  accounts: ['kernel', 'payroll-core'],
  companies: ['kernel', 'payroll-core'],
  'employee-lifecycle': ['kernel', 'payroll-core', 'companies'],
  'pay-runs': ['kernel', 'payroll-core', 'companies', 'employee-lifecycle'],
  filing: ['kernel', 'payroll-core', 'companies', 'employee-lifecycle', 'pay-runs'],
  payslips: ['kernel', 'payroll-core', 'companies', 'employee-lifecycle', 'pay-runs', 'filing'],
  reports: ['kernel', 'payroll-core', 'companies', 'employee-lifecycle', 'pay-runs', 'filing'],
  'partner-checkout': ['kernel', 'payroll-core', 'accounts', 'companies'],
  'webhook-outbox': ['kernel', 'payroll-core'],
  credentials: ['accounts'],
  lodgement: ['kernel', 'filing'],
  mail: ['kernel'],
  'payslip-pdf': ['payroll-core', 'payslips', 'reports'],
  'persistence-typeorm': [
    'kernel',
    'payroll-core',
    'accounts',
    'companies',
    'employee-lifecycle',
    'pay-runs',
    'filing',
    'mail',
    'partner-checkout',
    'payslips',
    'reports',
    'webhook-outbox',
  ],
  telemetry: ['kernel'],
  'webhook-sending': ['kernel', 'webhook-outbox'],
  configuration: [],
  'demo-seed': [
    'kernel',
    'payroll-core',
    'accounts',
    'companies',
    'employee-lifecycle',
    'filing',
    'partner-checkout',
    'pay-runs',
  ],
  'http-kit': ['kernel', 'payroll-core', 'configuration'],
  oauth: ['payroll-core', 'accounts', 'http-kit'],
  web: [
    'kernel',
    'payroll-core',
    'accounts',
    'companies',
    'employee-lifecycle',
    'filing',
    'http-kit',
    'oauth',
    'pay-runs',
    'payslips',
    'payslip-pdf',
    'reports',
    'webhook-outbox',
  ],
  composition: [
    'kernel',
    'payroll-core',
    'accounts',
    'companies',
    'configuration',
    'credentials',
    'demo-seed',
    'employee-lifecycle',
    'filing',
    'lodgement',
    'mail',
    'partner-checkout',
    'pay-runs',
    'payslips',
    'payslip-pdf',
    'persistence-typeorm',
    'reports',
    'webhook-outbox',
    'webhook-sending',
  ],
};

/** Packages from npm that a package may import; everything else is refused there. */
const mayUse = {
  'payroll-core': ['big\\.js'],
  'payroll-client': ['csv-parse', 'oauth4webapi', 'openapi-fetch'],
  kernel: ['node-cron'],
  credentials: ['@node-rs/argon2', '@simplewebauthn/server', 'openid-client'],
  mail: ['nodemailer'],
  lodgement: ['axios'],
  'payslip-pdf': ['fontkit', 'pdfkit'],
  telemetry: [
    '@opentelemetry/(?:api|core|resources|sdk-metrics|sdk-trace-base)',
    '@opentelemetry/exporter-(?:metrics|trace)-otlp-(?:http|proto)',
  ],
  'webhook-sending': ['lru-cache', 'undici'],
  'persistence-typeorm': ['typeorm', 'mysql2', 'libsql', 'dataloader', 'lru-cache', 'reflect-metadata'],
  'http-kit': [
    'class-transformer',
    'class-validator',
    'class-validator-jsonschema',
    'express',
    'helmet',
    'ioredis',
    'lru-cache',
    'prom-client',
    'reflect-metadata',
    'swagger-ui-dist',
    'winston',
  ],
  oauth: ['oauth2-server', '@node-oauth/oauth2-server'],
  composition: ['axios'],
  web: ['fflate', 'saxes', 'oauth2-server', '@node-oauth/oauth2-server'],
};

const groupOf = (name) => Object.keys(groups).find((group) => groups[group].includes(name));
const folderOf = (name) => (groupOf(name) === 'ground' ? `packages/${name}` : `packages/${groupOf(name)}/${name}`);
const packages = Object.keys(mayImport);
const order = Object.keys(groups);
const groupPath = (group) => `^(?:${groups[group].map(folderOf).join('|')})/`;

/** Pure packages: no Node modules, no clock, no randomness; a browser can run them. */
const pure = [
  ...['payroll-core', 'payroll-conformance', 'configuration', ...groups.domain].map((name) => `${folderOf(name)}/src/`),
  `${folderOf('web')}/src/(?:markup|pay-pages)/`,
  // The main entry of the kernel; async-context, folders and worker are entries of their own, for Node.
  `${folderOf('kernel')}/src/(?!async-context/|folders/|worker/)`,
];

module.exports = {
  forbidden: [
    {
      name: 'no-unresolvable',
      comment: 'An import that does not resolve escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: test },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-app-imports',
      comment: 'Nothing imports an app.',
      severity: 'error',
      from: { path: '^(packages/|apps/[^/]+/)' },
      to: { path: '^apps/[^/]+/', pathNot: '^$1' },
    },
    {
      name: 'public-entry-only',
      comment: 'A package is reached by its exports, never by a path into its src.',
      severity: 'error',
      from: { path: '^(packages/(?:(?:domain|adapters|platform)/)?[^/]+/|apps/[^/]+/)' },
      to: {
        path: '^packages/',
        pathNot: [
          '^$1',
          '^packages/(?:(?:domain|adapters|platform)/)?[^/]+/src/index\\.ts$',
          '^packages/(?:(?:domain|adapters|platform)/)?[^/]+/src/[^/]+/index\\.ts$',
          // One entry for the awards and one for each award, so that a bundle holds only the awards it asks for.
          '^packages/payroll-core/src/au/awards/index\\.ts$',
          '^packages/payroll-core/src/au/awards/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'pure-packages-know-no-node',
      severity: 'error',
      from: { path: `^(?:${pure.join('|')})`, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    ...order.slice(0, -1).map((group, index) => ({
      name: `${group}-imports-no-later-group`,
      comment: 'Imports run one way: apps, platform, adapters, domain, payroll-core and kernel.',
      severity: 'error',
      from: { path: groupPath(group), pathNot: test },
      to: { path: [...order.slice(index + 1).map(groupPath), '^apps/'] },
    })),
    {
      name: 'node-cron-only-in-the-worker',
      comment: 'One place starts periodic work, and it survives clock jumps (decision 0461).',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: '^packages/kernel/src/worker/' },
      to: { path: 'node_modules/node-cron' },
    },
    {
      name: 'big-js-only-in-money',
      severity: 'error',
      from: { path: '^packages/payroll-core/src/', pathNot: [test, '^packages/payroll-core/src/money/'] },
      to: { path: 'node_modules/big\\.js' },
    },
    {
      name: 'rules-name-their-files',
      comment: 'A lookup in an index is a search by name at every call; a pay makes some five hundred (decision 0152).',
      severity: 'error',
      from: { path: '^packages/payroll-core/src/', pathNot: [test, '/index\\.ts$'] },
      to: {
        path: '^packages/payroll-core/src/.*index\\.ts$',
        pathNot: '/parameters/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'http-knows-no-persistence',
      comment: 'Only the composition root of the API knows the database; routes, contracts and pages ask use cases.',
      severity: 'error',
      from: {
        path: '^apps/api/src/(?:routes|oauth|web)/|^packages/platform/(?:http-kit|web|oauth)/',
        pathNot: test,
      },
      to: { path: '^packages/adapters/persistence-typeorm/|node_modules/typeorm' },
    },
    ...packages.map((name) => ({
      name: `${name}-imports-only-its-list`,
      severity: 'error',
      from: { path: `^${folderOf(name)}/src/`, pathNot: test },
      to: {
        path: '^(?:packages|apps)/',
        pathNot: [name, ...mayImport[name]].map((other) => `^${folderOf(other)}/`),
      },
    })),
    ...packages.map((name) => ({
      name: `${name}-uses-only-its-packages`,
      severity: 'error',
      from: { path: `^${folderOf(name)}/src/`, pathNot: test },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: [
          ...(mayUse[name] ?? []).map((used) => `node_modules/${used}/`),
          ...(mayUse[name] ?? []).map((used) => `node_modules/@types/${used}/`),
          '^(?:packages|apps)/(?!.*/node_modules/)',
        ],
      },
    })),
  ],
  options: {
    // Only our own output: many libraries keep their code in a folder of that name, and the rules are about those too.
    exclude: { path: '^(?:packages|apps)/[^/]+/dist/|^packages/[^/]+/[^/]+/dist/|/node_modules/.*/node_modules/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: require('node:path').join(__dirname, 'tsconfig', 'dependency-rules.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['require', 'node', 'default'],
      mainFields: ['main', 'types'],
    },
  },
};
