import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { createLogger } from '../logging';
import { DecimalText, Flag, ListOf, MapOf, ObjectOf, PathId, QueryWholeNumber, Text } from '../contract';
import { problem } from '../errors';
import { answer, bearer, company, everyone, urlencoded, jsonList, route } from '../route';
import { fakeAuthenticator, fakeCompanyAccess, probeRoutes, testSettings } from '../testing';
import { startServer, type RunningServer } from '../server/server';
import type { OpenApiDocument } from './openapi-document';

class TreePath {
  @PathId() company_id!: number;
}
class TreeQuery {
  @QueryWholeNumber({ optional: true, min: 1, max: 10, default: 5, description: 'How many' }) limit?: number;
}
class Leaf {
  @Text({ max: 5, nullable: true }) label!: string | null;
}
class Tree {
  @DecimalText({ moreThan: '0' }) height!: string;
  @Flag({ optional: true }) tall?: boolean;
  @ObjectOf(() => Leaf, { nullable: true, optional: true }) first?: Leaf | null;
  @ListOf(() => Tree, { optional: true, max: 3 }) branches?: readonly Tree[];
}
class Planted {
  @ListOf(() => Leaf) leaves!: readonly Leaf[];
  @MapOf(() => Leaf, { optional: true }) by_name?: Readonly<Record<string, Leaf>>;
}
class TokenForm {
  @Text() grant_type!: string;
}
class TokenError {
  @Text() error!: string;
}

const routes = [
  ...probeRoutes('lookup'),
  route({
    method: 'PUT',
    path: '/api/company/{company_id}/trees',
    operation: 'plant-trees',
    summary: 'Plants trees',
    tag: 'Trees',
    may: 'signed-in',
    auth: bearer(['payroll.write'], { company: company() }),
    rate: 'default',
    request: { params: TreePath, query: TreeQuery, body: jsonList(Tree, { maxItems: 100 }) },
    responses: { 201: answer(Planted, 'Planted', { headers: { ETag: 'The version' } }) },
    errors: { 409: 'No room' },
    handle: () => Promise.resolve({ status: 201, body: { leaves: [] } }),
  }),
  route({
    method: 'POST',
    path: '/api/probe/token',
    operation: 'ask-token',
    summary: 'Errors in a form of their own',
    tag: 'Trees',
    auth: everyone,
    rate: 'unlimited',
    request: { body: urlencoded(TokenForm) },
    responses: { 200: answer(Planted, 'Fine') },
    errors: { 400: 'RFC 6749 section 5.2' },
    protocolErrors: {
      contract: TokenError,
      reply: (refusal) => ({
        status: 400,
        body: { error: refusal.problem === 'bad-request' ? 'invalid_grant' : 'invalid_request' },
      }),
    },
    handle: () => Promise.resolve(problem('bad-request', 'No')),
  }),
];

let server: RunningServer;
let document: OpenApiDocument;
let walkthroughReads = 0;
const readsAtEachStep: number[] = [];
beforeAll(async () => {
  server = await startServer({
    get walkthrough() {
      walkthroughReads += 1;
      return [];
    },
    settings: testSettings({ RATE_LIMITS: 'off' }),
    log: createLogger('silent'),
    clock: { now: () => 0 },
    routes,
    authenticator: fakeAuthenticator({}),
    companyAccess: fakeCompanyAccess({}),
    readiness: [],
  });
  readsAtEachStep.push(walkthroughReads);
  server.prepareDescription();
  readsAtEachStep.push(walkthroughReads);
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as OpenApiDocument;
  readsAtEachStep.push(walkthroughReads);
});
afterAll(() => server.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the document', () => {
  test('is written once, before anybody reads it', () => {
    const [started, prepared, read] = readsAtEachStep;
    expect([prepared, read]).toEqual([started! + 1, prepared]);
  });

  test('is OpenAPI 3.1, version 0.1.0 (spec part 9), with both ways to authenticate (spec part 5)', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '0.1.0' },
      components: {
        securitySchemes: {
          oauth2: { type: 'oauth2', flows: { authorizationCode: { tokenUrl: `${server.address}/api/oauth/token` } } },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    });
  });

  test('has every route of the service and no other', async () => {
    const declared = routes.map(({ method, path }) => `${method} ${path}`);
    const own = [
      '/health',
      '/ready',
      '/api/openapi.json',
      '/llms.txt',
      '/api/docs',
      '/api/docs/{asset}',
      '/schema/components/{name}.json',
      '/schema/endpoints/{operation}.json',
    ];
    const documented = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(documented.sort()).toEqual([...declared, ...own.map((path) => `GET ${path}`)].sort());
    for (const { method, path, operation } of operations()) {
      const url =
        server.address +
        path
          .replace('{asset}', 'start.js')
          .replace('{name}', 'Tree')
          .replace('{operation}', 'ping')
          .replace('{company_id}', '1');
      const response = await fetch(url, { method: method.toUpperCase() });
      expect([operation.operationId, response.status === 404 || response.status === 405]).toEqual([
        operation.operationId,
        false,
      ]);
      expect(Object.keys(operation.responses)).toContain(String(response.status));
    }
  });

  test('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1]!);
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      const [, , kind, name] = reference.split('/') as [string, string, 'schemas' | 'headers' | 'responses', string];
      expect([reference, document.components[kind][name] !== undefined]).toEqual([reference, true]);
    }
  });

  test('every schema compiles as JSON Schema 2020-12, strictly', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false });
    addFormats(ajv);
    ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
    ajv.addSchema({ $id: 'http://openapi.invalid/', ...document });
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`http://openapi.invalid/#/components/schemas/${name}`)).toBeInstanceOf(Function);
    }
  });

  test('says for each operation what it takes, gives and refuses', () => {
    const planting = document.paths['/api/company/{company_id}/trees']?.['put'];
    expect(planting).toMatchObject({
      operationId: 'plant-trees',
      security: [{ oauth2: ['payroll.write'] }, { bearer: [] }],
      parameters: [
        { name: 'company_id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        {
          name: 'limit',
          in: 'query',
          required: false,
          description: 'How many',
          schema: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'array', items: { $ref: '#/components/schemas/Tree' }, maxItems: 100 },
          },
        },
      },
    });
    expect(Object.keys(planting!.responses).sort()).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(document.paths['/api/ping']?.['get']?.security).toEqual([
      { oauth2: ['payroll.read'] },
      { oauth2: ['payroll.write'] },
      { oauth2: ['payroll.people.read'] },
      { oauth2: ['payroll.pays.read'] },
      { bearer: [] },
    ]);
  });

  test('schemas carry what the contracts say', () => {
    expect(document.components.schemas['Tree']).toEqual({
      type: 'object',
      properties: {
        height: {
          anyOf: [
            { type: 'number', exclusiveMinimum: 0 },
            { type: 'string', pattern: expect.any(String) as string },
          ],
        },
        tall: { type: 'boolean' },
        first: { anyOf: [{ $ref: '#/components/schemas/Leaf' }, { type: 'null' }] },
        branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' }, maxItems: 3 },
      },
      required: ['height'],
      additionalProperties: false,
    });
    expect(document.components.schemas['Leaf']).toMatchObject({
      properties: { label: { type: ['string', 'null'], maxLength: 5 } },
    });
    expect(document.components.schemas['Planted']).toMatchObject({
      properties: { by_name: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Leaf' } } },
      required: ['leaves'],
    });
  });
});

describe('single schemas', () => {
  const read = async (path: string) => {
    const response = await fetch(server.address + path);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: (await response.json()) as Record<string, never>,
    };
  };

  test('a component refers to its neighbours by address', async () => {
    const { status, type, body } = await read('/schema/components/Planted.json');
    expect([status, type]).toEqual([200, 'application/schema+json; charset=utf-8']);
    expect(body).toMatchObject({
      $id: '/schema/components/Planted.json',
      properties: { leaves: { items: { $ref: '/schema/components/Leaf.json' } } },
    });
  });

  test('resolved, everything is in place, and what contains itself still ends', async () => {
    const { body } = await read('/schema/components/Tree.json?resolved=true');
    expect(body).toMatchObject({
      properties: {
        first: { anyOf: [{ type: 'object', properties: { label: {} } }, { type: 'null' }] },
        branches: { items: { $ref: '/schema/components/Tree.json' } },
      },
    });
  });

  test('an operation by its name', async () => {
    const { body } = await read('/schema/endpoints/plant-trees.json?resolved=true');
    expect(body).toMatchObject({
      method: 'PUT',
      path: '/api/company/{company_id}/trees',
      operation: { operationId: 'plant-trees' },
    });
    expect(JSON.stringify(body)).not.toContain('#/components');
  });

  test.each([
    '/schema/components/Nothing.json',
    '/schema/components/__proto__.json',
    '/schema/endpoints/nothing.json',
    '/schema/components/Tree',
  ])('%s is not found', async (path) =>
    expect(await read(path)).toMatchObject({ status: 404, body: { detail: expect.any(String) as string } }),
  );
});

describe('the docs page', () => {
  test('loads only from this service, under a policy that lets it do nothing else', async () => {
    const response = await fetch(`${server.address}/api/docs`);
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/https?:\/\//);
    const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(assets).toHaveLength(5);
    for (const asset of assets) expect((await fetch(server.address + asset)).status).toBe(200);
  });

  test.each(['package.json', '..%2fpackage.json', 'swagger-ui.js'])('%s is not among its files', async (asset) => {
    expect((await fetch(`${server.address}/api/docs/${asset}`)).status).toBe(422);
  });
});

test('a protocol with its own error form gets it for every refusal', async () => {
  const ask = async (init: RequestInit) =>
    (await fetch(`${server.address}/api/probe/token`, { method: 'POST', ...init })).json();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await ask({ headers, body: 'grant_type=x' })).toEqual({ error: 'invalid_grant' });
  expect(await ask({ headers, body: 'grant_type=x&grant_type=y' })).toEqual({ error: 'invalid_request' });
  expect(await ask({ headers: { 'content-type': 'application/json' }, body: '{}' })).toEqual({
    error: 'invalid_request',
  });
});
