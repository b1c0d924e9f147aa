// Counts what docs/structure.md compares: sites of raw SQL, uses of TypeORM, casts, non-null assertions, declarations of things of
// which there should be one, files and lines by group. Reads a git revision, so that before and after are one command; test files
// and testing helpers are left out except in the line of tests.
//
//   node packages/platform/tooling/structure-counts.mjs [revision …]     (HEAD unless told; several give several columns)
import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import { root } from './stages.mjs';

const revisions = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['HEAD'];

const isTest = (path) => /\.test\.ts$|\/testing\/|-contract\.ts$/.test(path);
/** Written by programs of ours from the served document; nobody reads or changes it by hand. */
const isGenerated = (path) => path.includes('/generated/');
/** The group of a file in the layout of folders by group, and in the flat one before it. */
const flat = {
  adapters: ['persistence-typeorm', 'mail', 'payslip-pdf', 'lodgement', 'outbox-dispatching', 'credentials'],
  platform: ['configuration', 'composition', 'demo-seed', 'tooling', 'markup', 'pay-pages', 'browser-scripts'],
  core: ['payroll-core', 'payroll-conformance', 'webhook-listener', 'payroll-client', 'kernel', 'resting-storage'],
};
function groupOf(path) {
  const [top, first] = path.split('/');
  if (top === 'apps') return first === 'proof' ? 'apps/proof' : 'apps';
  if (['domain', 'adapters', 'platform'].includes(first)) return first;
  const group = Object.keys(flat).find((name) => flat[name].includes(first)) ?? 'domain';
  return group === 'core' ? 'payroll-core, kernel and the like' : group;
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Every TypeScript file of a revision with its text, by one call of git. */
function sourcesOf(revision) {
  const paths = git('ls-tree', '-r', '--name-only', revision, 'packages', 'apps')
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !isGenerated(path));
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: paths.map((path) => `${revision}:${path}\n`).join(''),
    maxBuffer: 2 ** 30,
  });
  const sources = [];
  let at = 0;
  for (const path of paths) {
    const end = stdout.indexOf(10, at);
    const size = Number(stdout.subarray(at, end).toString().split(' ')[2]);
    sources.push({ path, text: stdout.subarray(end + 1, end + 1 + size).toString() });
    at = end + 1 + size + 1;
  }
  return sources;
}

const SQL =
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|BEGIN|COMMIT|ROLLBACK|SET|SHOW|PRAGMA|WITH|LOCK|START|EXPLAIN|SAVEPOINT|CALL|DO)\b/i;
const ORM = new Set([
  'getRepository',
  'createQueryBuilder',
  'getMongoRepository',
  'getTreeRepository',
  'withRepository',
]);
/** Methods of an EntityManager or a Repository, counted only where the receiver is called so. */
const MANAGED = new Set([
  'find',
  'findBy',
  'findOne',
  'findOneBy',
  'findOneOrFail',
  'findOneByOrFail',
  'findAndCount',
  'save',
  'insert',
  'update',
  'upsert',
  'delete',
  'remove',
  'count',
  'countBy',
  'exists',
  'existsBy',
  'increment',
  'decrement',
]);
const RECEIVER = /(?:^|\.)(?:manager|repository|repo|entities)$|Repository$|Manager$/;

/** Things of which there should be one: types by name, and functions by what their name says. */
const ONCE = {
  Result: /^Result$/,
  Clock: /^Clock$/,
  UnitOfWork: /^(?:\w*UnitOfWork|UnitsOfWork)$/,
  Announcement: /^Announcement$/,
  'snake case': /^(?:to)?snake(?:Case|Cased|Name)?$|^snakeCase\w*$|^asSnake\w*$/i,
  'camel case': /^(?:to)?camel(?:Case|Cased|Name)?$|^camelCase\w*$/i,
  'UTC timestamp': /^(?:utc(?:Timestamp|Text|Seconds)?|toUtc\w*|utcOf\w*)$/i,
  'Accept header':
    /^(?:accepts?|prefers?|negotiate|media|ranks?)(?:Json|Pdf|Text|Media\w*|Html|Accept\w*|Header\w*|Problem\w*)?$|^\w*[aA]cceptHeader\w*$/,
  'bounded cache': /^(?:\w*Cache|bounded\w*|\w*LruMap|remember\w*)$/,
};

function count(revision) {
  const table = {};
  const add = (key, by = 1) => (table[key] = (table[key] ?? 0) + by);
  for (const key of [
    'raw-SQL call sites',
    '… of them in hot-sql',
    'uses of TypeORM repositories and query builder',
    'casts with `as`',
    'non-null `!`',
    '`any`',
    'country ternaries and comparisons',
  ])
    add(key, 0);
  for (const name of Object.keys(ONCE)) add(`declarations of ${name}`, 0);
  const sources = sourcesOf(revision);
  add(
    'pairs of places that share six or more lines of the same shape',
    duplicatePairs(sources.filter(({ path }) => !isTest(path) && !path.startsWith('apps/proof/'))),
  );
  for (const { path, text } of sources) {
    const lines = text.split('\n').length - 1;
    if (isTest(path)) {
      add('files of tests');
      add('lines of tests', lines);
      continue;
    }
    add(`files: ${groupOf(path)}`);
    add(`lines: ${groupOf(path)}`, lines);
    add('files: all without tests');
    add('lines: all without tests', lines);
    visitFile(path, text, add);
  }
  return table;
}

/**
 * Pairs of places that share six or more lines of the same shape: names and literals are alike, imports and lines without a name
 * do not count, and a longer stretch is one pair. Lines of a table (one call or object a line, all alike) are no copy of each other,
 * so a window needs four different shapes.
 */
function duplicatePairs(sources) {
  const WINDOW = 6;
  const places = new Map();
  const shapes = sources.map(({ text }) =>
    text
      .replace(/^import[\s\S]*?;$/gm, '')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .map((line) => line.replace(/\/\/.*$/, '').trim())
      .filter((line) => /\w/.test(line) && !/^(?:return;|else \{)$/.test(line))
      .map((line) =>
        line
          .replace(/'[^']*'|`[^`]*`|"[^"]*"|\b\d[\w.]*/g, 'L')
          .replace(
            /\b(?!(?:const|return|if|await|async|function|export|interface|readonly|type|for|of|new|throw|else|L)\b)[A-Za-z_]\w*/g,
            'N',
          ),
      ),
  );
  shapes.forEach((lines, file) => {
    for (let at = 0; at + WINDOW <= lines.length; at += 1) {
      const window = lines.slice(at, at + WINDOW);
      if (new Set(window).size < 4) continue;
      const key = window.join('\n');
      places.set(key, [...(places.get(key) ?? []), [file, at]]);
    }
  });
  let pairs = 0;
  for (const found of places.values()) {
    for (let a = 0; a < found.length; a += 1) {
      for (let b = a + 1; b < found.length; b += 1) {
        const [[fileA, lineA], [fileB, lineB]] = [found[a], found[b]];
        if (fileA === fileB && lineB - lineA < WINDOW) continue;
        const before = [shapes[fileA][lineA - 1], shapes[fileB][lineB - 1]];
        if (before[0] === undefined || before[0] !== before[1]) pairs += 1;
      }
    }
  }
  return pairs;
}

function visitFile(path, text, add) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isPersistence = path.includes('persistence-typeorm/');
  const isProof = path.startsWith('apps/proof/');
  const repositories = repositoriesIn(text);
  const visit = (node) => {
    if (isPersistence && ts.isCallExpression(node)) countStorage(node, path, add, repositories);
    if (!isProof) {
      if (ts.isAsExpression(node) && node.type.getText() !== 'const') add('casts with `as`');
      if (ts.isTypeAssertionExpression(node)) add('casts with `as`');
      if (ts.isNonNullExpression(node)) add('non-null `!`');
      if (node.kind === ts.SyntaxKind.AnyKeyword) add('`any`');
      if (isCountryBranch(node)) add('country ternaries and comparisons');
      if (isDeclaration(node) && node.name !== undefined)
        for (const [what, pattern] of Object.entries(ONCE))
          if (pattern.test(node.name.getText())) add(`declarations of ${what}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** `tx.repository(T)`, `manager`, or a name that the file gave to one of them. */
function isRepository(receiver, repositories) {
  return (
    RECEIVER.test(receiver) ||
    /\.(?:repository|getRepository)\(/.test(receiver) ||
    repositories.has(receiver.replace('()', ''))
  );
}

function repositoriesIn(text) {
  return new Set(
    [...text.matchAll(/const (\w+) = (?:\(\) => )?[\w.()]*\.(?:repository|getRepository)\(/g)].map(([, name]) => name),
  );
}

function countStorage(node, path, add, repositories) {
  const called = node.expression;
  const name = ts.isPropertyAccessExpression(called) ? called.name.text : undefined;
  if (name === undefined) return;
  const receiver = called.expression.getText();
  if (ORM.has(name) || (MANAGED.has(name) && isRepository(receiver, repositories)))
    return add('uses of TypeORM repositories and query builder');
  const [first] = node.arguments;
  if (first === undefined) return;
  if (['query', 'execute', 'run', 'prepare', 'exec', 'all', 'get', 'ask', 'rows'].includes(name) && isSql(first)) {
    add('raw-SQL call sites');
    if (path.includes('/hot-sql/')) add('… of them in hot-sql');
  } else if (['query', 'execute'].includes(name)) {
    add('raw-SQL call sites');
    if (path.includes('/hot-sql/')) add('… of them in hot-sql');
  }
}

function isSql(node) {
  if (ts.isStringLiteralLike(node)) return SQL.test(node.text);
  if (ts.isTemplateExpression(node)) return SQL.test(node.head.text);
  if (ts.isBinaryExpression(node)) return isSql(node.left);
  return false;
}

function isCountryBranch(node) {
  if (!ts.isBinaryExpression(node)) return false;
  const operator = node.operatorToken.kind;
  if (operator !== ts.SyntaxKind.EqualsEqualsEqualsToken && operator !== ts.SyntaxKind.ExclamationEqualsEqualsToken)
    return false;
  return [node.left, node.right].some((side) => ts.isStringLiteralLike(side) && /^(?:AU|NZ)$/.test(side.text));
}

function isDeclaration(node) {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    (ts.isVariableDeclaration(node) &&
      ts.isSourceFile(node.parent.parent.parent) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer))
  );
}

const tables = revisions.map(count);
const keys = [...new Set(tables.flatMap((table) => Object.keys(table)))];
const order = (key) => (/^(?:files|lines):/.test(key) ? 1 : /tests$/.test(key) ? 2 : 0);
keys.sort((a, b) => order(a) - order(b) || (order(a) === 1 ? (a < b ? -1 : 1) : 0));
const names = revisions.map((revision) => git('rev-parse', '--short', revision).trim());
console.log(`| | ${names.join(' | ')} |`);
console.log(`|---|${names.map(() => '--:').join('|')}|`);
for (const key of keys)
  console.log(`| ${key} | ${tables.map((table) => (table[key] ?? 0).toLocaleString('en')).join(' | ')} |`);
