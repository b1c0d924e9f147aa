// The dependency rule, as dependency-cruiser checks it: positive lists of what each room may import, and nothing that
// does not resolve. docs/architecture.md draws the same picture; packages/tooling/probes.mjs proves that each rule fires.

const test = '\\.test\\.ts$|/src/testing/';

/** What a room may import besides itself. Paths are of sources: a package is its door. */
const mayImport = {
  'payroll-core': [],
  'webhook-outbox': [],
  configuration: [],
  accounts: [],
  markup: [],
  'resting-storage': [],
  'pay-pages': ['markup', 'payroll-core'],
  'browser-scripts': ['markup', 'pay-pages', 'payroll-core'],
  credentials: ['accounts'],
  'partner-checkout': ['payroll-core', 'accounts', 'companies'],
  mail: [],
  companies: ['payroll-core'],
  'employee-lifecycle': ['payroll-core', 'companies'],
  'pay-runs': ['payroll-core', 'companies', 'employee-lifecycle'],
  filing: ['payroll-core', 'companies', 'employee-lifecycle', 'pay-runs'],
  lodgement: ['filing'],
  payslips: ['payroll-core', 'companies', 'employee-lifecycle', 'pay-runs', 'filing'],
  'payslip-pdf': ['payslips'],
  'demo-seed': ['accounts', 'companies', 'employee-lifecycle', 'partner-checkout'],
  composition: [
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
    'persistence-typeorm',
    'resting-storage',
    'webhook-outbox',
    'outbox-dispatching',
  ],
  'outbox-dispatching': ['webhook-outbox'],
  'webhook-listener': [],
  'persistence-typeorm': [
    'payroll-core',
    'accounts',
    'companies',
    'employee-lifecycle',
    'pay-runs',
    'filing',
    'mail',
    'partner-checkout',
    'resting-storage',
    'webhook-outbox',
  ],
};

/** Packages from npm that a room may import; everything else is refused there. */
const mayUse = {
  'payroll-core': ['big\\.js'],
  'webhook-outbox': [],
  configuration: [],
  accounts: [],
  markup: [],
  'resting-storage': [],
  'pay-pages': [],
  'browser-scripts': [],
  credentials: ['@node-rs/argon2'],
  'partner-checkout': [],
  mail: ['nodemailer'],
  companies: [],
  'employee-lifecycle': [],
  'pay-runs': [],
  filing: [],
  lodgement: ['axios', 'node-cron'],
  payslips: [],
  'payslip-pdf': ['fontkit', 'pdfkit'],
  'demo-seed': [],
  composition: [],
  'outbox-dispatching': ['axios', 'node-cron', 'undici'],
  'webhook-listener': [],
  'persistence-typeorm': ['typeorm', 'mysql2', 'libsql', 'reflect-metadata'],
};

const rooms = Object.keys(mayImport);
const purest =
  'payroll-core|webhook-outbox|configuration|accounts|partner-checkout|companies|employee-lifecycle|pay-runs|filing|markup|pay-pages|browser-scripts|payslips';

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
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^(?:packages|apps)/$1/' },
    },
    {
      name: 'by-the-door',
      comment: 'A package is reached by its exports, never by a path into its src.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/index\\.ts$', '^packages/[^/]+/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'pure-rooms-know-no-node',
      severity: 'error',
      from: { path: `^packages/(?:${purest})/src/`, pathNot: test },
      to: { dependencyTypes: ['core'] },
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
      from: { path: '^packages/payroll-core/src/', pathNot: [test, '/index\\.ts$', '/src/conformance/'] },
      to: {
        path: '^packages/payroll-core/src/.*index\\.ts$',
        pathNot: '/parameters/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'http-knows-no-persistence',
      comment: 'Only the composition roots of the API know the database.',
      severity: 'error',
      from: { path: '^apps/api/src/(?:http|oauth|pages|openapi|limits|logging|observability)/', pathNot: test },
      to: { path: '^packages/persistence-typeorm/|node_modules/typeorm' },
    },
    ...rooms.map((room) => ({
      name: `${room}-imports-only-its-list`,
      severity: 'error',
      from: { path: `^packages/${room}/src/`, pathNot: test },
      to: {
        path: '^(?:packages|apps)/',
        pathNot: [room, ...mayImport[room]].map((name) => `^packages/${name}/`),
      },
    })),
    ...rooms.map((room) => ({
      name: `${room}-uses-only-its-packages`,
      severity: 'error',
      from: { path: `^packages/${room}/src/`, pathNot: test },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: [
          ...mayUse[room].map((name) => `node_modules/${name}/`),
          ...mayUse[room].map((name) => `node_modules/@types/${name}/`),
          '^(?:packages|apps)/',
        ],
      },
    })),
  ],
  options: {
    exclude: { path: '/dist/|/node_modules/.*/node_modules/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: require('node:path').join(__dirname, 'tsconfig', 'rooms.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['require', 'node', 'default'],
      mainFields: ['main', 'types'],
    },
  },
};
