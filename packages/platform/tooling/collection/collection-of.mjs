// The walkthrough of an OpenAPI document (`x-walkthrough`, decision 0761) as a Postman collection, format 2.1, which Postman, Bruno, Insomnia and newman read.

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Every request of the walkthrough in its order, with the operation it calls. */
export function stepsOf(document) {
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      METHODS.filter((method) => item[method] !== undefined).flatMap((method) =>
        (item[method]['x-walkthrough'] ?? []).map((step) => ({
          ...step,
          path,
          params: step.path ?? {},
          method,
          operation: item[method],
        })),
      ),
    )
    .sort((a, b) => a.step - b.step);
}

/** `/api/company/{company_id}` → `/api/company/{{company_id}}`, save where the step says another value. */
const pathOf = ({ path, params }) => path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? `{{${name}}}`);

export function collectionOf(document) {
  return {
    info: {
      name: document.info.title,
      description: `${document.info.description} Every request once, in an order in which each succeeds on the demo: set base_url and token, then run the whole collection.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: document.servers[0].url },
      { key: 'token', value: '' },
    ],
    item: stepsOf(document).map(itemOf),
  };
}

function itemOf(step) {
  const { operation, method, query = {}, headers = {}, body, save = {} } = step;
  const path = pathOf(step);
  const pairs = Object.entries(query);
  const search = pairs.map(([key, value]) => `${key}=${value}`).join('&');
  return {
    name: `${step.step}. ${operation.summary}`,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: scriptOf(save) } }],
    request: {
      method: method.toUpperCase(),
      ...(operation.security.length === 0 ? { auth: { type: 'noauth' } } : {}),
      header: [
        ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ...Object.entries(headers).map(([key, value]) => ({ key, value })),
      ],
      url: {
        raw: `{{base_url}}${path}${search === '' ? '' : `?${search}`}`,
        host: ['{{base_url}}'],
        path: path.slice(1).split('/'),
        ...(pairs.length === 0 ? {} : { query: pairs.map(([key, value]) => ({ key, value })) }),
      },
      ...(body === undefined
        ? {}
        : { body: { mode: 'raw', raw: textOf(body), options: { raw: { language: 'json' } } } }),
      description: operation.operationId,
    },
  };
}

/** A placeholder of an id that is a whole value is a number there, not text. */
const textOf = (body) => JSON.stringify(body, null, 2).replaceAll(/"(\{\{\w*_id\}\})"/g, '$1');

function scriptOf(save) {
  return [
    `pm.test('succeeds', () => pm.expect(pm.response.code).to.be.below(400));`,
    ...Object.entries(save).map(
      ([name, at]) =>
        `pm.collectionVariables.set('${name}', pm.response.json()${at
          .split('.')
          .map((part) => `['${part}']`)
          .join('')});`,
    ),
  ];
}

/** Operations that the walkthrough leaves out, and what they ask for instead. */
export const leftOut = {
  'oauth-authorize': 'a browser and a person',
  'oauth-authorize-by-post': 'a browser and a person',
  'oauth-userinfo': 'a token with openid, which a person gives by a browser',
  'oauth-userinfo-by-post': 'a token with openid, which a person gives by a browser',
  'oauth-token': 'a code, which a person gives by a browser',
  'oauth-introspect': 'the credentials of an application beside a token of it',
  'oauth-revoke': 'the credentials of an application beside a token of it',
  'pay-award-back-pay': 'a pay that is short of its award, which the demo does not have',
  'decide-release-request': 'a request of another person, who signs in by a browser',
  'create-delegation': 'a person who approves, signed in by a browser, and a delegate',
  'end-delegation': 'a delegation, which a person makes who signed in by a browser',
  'decide-employee-request': 'a request of an employee, who signs in by a browser',
  'revoke-api-connection': 'a connection, which a person makes by a browser',
};

/** Operations of the API that have no step and no reason for it. Add a step in apps/api/src/walkthrough. */
export function withoutStep(document) {
  return Object.entries(document.paths)
    .filter(([path]) => /^\/(?:api\/|schema\/|health$|ready$|\.well-known\/)/.test(path))
    .flatMap(([, item]) => METHODS.flatMap((method) => (item[method] === undefined ? [] : [item[method]])))
    .filter((operation) => operation['x-walkthrough'] === undefined && !(operation.operationId in leftOut))
    .map(({ operationId }) => operationId);
}
