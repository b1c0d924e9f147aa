// Writes packages/payroll-client/src/generated from docs/openapi.json: the types of every operation of the API, and the few facts that the client needs while it runs.
// With --check it fails when they are others.
//
//   node packages/platform/tooling/client-types.mjs [--check]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { root } from './stages.mjs';

const isCheck = process.argv.includes('--check');
const folder = join(root, 'packages', 'payroll-client', 'src', 'generated');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const REFERENCE = '#/components/schemas/';

const document = apiOnly(JSON.parse(readFileSync(join(root, 'docs', 'openapi.json'), 'utf8')));
const sent = reachable(bodySchemas());

/** What applications call: the pages are for people. */
function apiOnly(whole) {
  const paths = Object.fromEntries(
    Object.entries(whole.paths).filter(([path]) => /^\/(?:api\/(?!docs)|health$|ready$|\.well-known\/)/.test(path)),
  );
  const slim = JSON.parse(
    JSON.stringify({ ...whole, paths }, (key, value) =>
      key === 'x-walkthrough' || (key === 'examples' && !Array.isArray(value)) ? undefined : value,
    ),
  );
  // Headers of answers are read by the client itself; errors have one type of their own.
  for (const item of Object.values(slim.paths))
    for (const method of METHODS)
      if (item[method] !== undefined)
        item[method].responses = Object.fromEntries(
          Object.entries(item[method].responses)
            .filter(([status]) => status < '400')
            .map(([status, { headers: _headers, ...answer }]) => [status, answer]),
        );
  slim.components = { schemas: slim.components.schemas };
  const used = reachable(Object.values(slim.paths), slim);
  slim.components.schemas = Object.fromEntries(
    Object.entries(slim.components.schemas).filter(([name]) => used.has(name)),
  );
  return slim;
}

function operations() {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => ({ path, method, ...item[method] })),
  );
}

function bodySchemas() {
  return operations().flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
}

/** The names of the schemas that something refers to, directly or not. */
function reachable(start, from = document) {
  const found = new Set();
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === '$ref' && member.startsWith(REFERENCE)) {
        const name = member.slice(REFERENCE.length);
        if (!found.has(name)) {
          found.add(name);
          visit(from.components.schemas[name]);
        }
      } else visit(member);
    }
  };
  visit(start);
  return found;
}

/** Codes in answers are open: a later version may send one that this client does not know. */
function openCode(schema, { path = '' }) {
  const name = /^#\/components\/schemas\/([^/]+)/.exec(path)?.[1];
  const isAnswer = name === undefined ? /\/responses\//.test(path) : !sent.has(name);
  if (!isAnswer || !Array.isArray(schema.enum) || !schema.enum.every((one) => typeof one === 'string' || one === null))
    return undefined;
  // A union with `string & {}` would keep completion, but openapi-fetch's `Readable` takes it for an object.
  const isNullable = schema.enum.includes(null);
  const text = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  return isNullable
    ? ts.factory.createUnionTypeNode([text, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    : text;
}

/** The codes of today, for readers of the types. */
function nameCodes(value) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value.enum) && value.type !== undefined) {
    const codes = value.enum.filter((one) => one !== null).join(', ');
    value.description = [value.description, `Known today: ${codes}.`].filter(Boolean).join(' ');
  }
  for (const member of Object.values(value)) nameCodes(member);
}

/** The members that a body may hold, by schema: `true` also where null may be sent, or the schema of the member. */
function membersOf(name) {
  const { properties = {} } = document.components.schemas[name];
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const text = JSON.stringify(schema);
      const inner = /#\/components\/schemas\/(\w+)/.exec(text)?.[1];
      const takesNull = /"null"/.test(text);
      return [key, { ...(takesNull ? { null: true } : {}), ...(inner === undefined ? {} : { schema: inner }) }];
    }),
  );
}

for (const [name, schema] of Object.entries(document.components.schemas)) if (!sent.has(name)) nameCodes(schema);
const types = astToString(
  await openapiTS(document, { transform: openCode, emptyObjectsUnknown: true, defaultNonNullable: false }),
);
const facts = operations().map(({ operationId, method, path, parameters = [], requestBody }) => {
  const body = /#\/components\/schemas\/(\w+)/.exec(
    JSON.stringify(requestBody?.content?.['application/json'] ?? ''),
  )?.[1];
  return [
    operationId,
    {
      method: method.toUpperCase(),
      path,
      ...(parameters.some(({ name }) => name === 'idempotency-key') ? { takesIdempotencyKey: true } : {}),
      ...(body === undefined ? {} : { body }),
    },
  ];
});
/** Every export of a published package says what it is. */
const documented = (text) =>
  text
    .replace('export interface paths', '/** Every path of the API with its methods. */\nexport interface paths')
    .replace('export interface components', '/** The schemas of the API by name. */\nexport interface components');
const heading = '// Written by node packages/platform/tooling/client-types.mjs from docs/openapi.json; do not edit.\n';
const files = {
  'api.ts': heading + documented(types),
  'operations.ts': `${heading}
/** Method and path of every operation, by its name; \`body\` is the schema of its body. */
export const operations = ${JSON.stringify(Object.fromEntries(facts), null, 1)} as const;

/** The members that a schema of a body may hold. */
export const requestMembers: Readonly<
  Record<string, Readonly<Record<string, { readonly null?: boolean; readonly schema?: string }>>>
> = ${JSON.stringify(Object.fromEntries([...sent].sort().map((name) => [name, membersOf(name)])), null, 1)};
`,
};
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const file = join(folder, name);
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isCheck) writeFileSync(file, text);
  else if (!isSame) {
    console.error(`${name} of payroll-client is out of date; run node packages/platform/tooling/client-types.mjs`);
    process.exitCode = 1;
  }
}
console.log(`payroll-client: ${facts.length} operations`);
