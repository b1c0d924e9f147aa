import type { ContractClass, JsonSchema } from '../contract';
import type { Answer, BodyContract, Route } from '../route';
import { sufficientScopes } from '../security';
import { COMPONENTS, contractSchema } from './contract-schema';
import { errorResponses } from './error-responses';
import type { WalkthroughPlace } from './walkthrough';
import { commonHeaders, type MediaTypes, type Reference, type ResponseObject } from './response-object';

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required: boolean; readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly 'x-rate-limit-class': string;
  readonly 'x-permission'?: string;
  readonly 'x-walkthrough'?: readonly WalkthroughPlace[];
}

export function operationOf(route: Route): Operation {
  const parameters = [
    ...parametersOf('path', route.request.params),
    ...parametersOf('query', route.request.query),
    ...parametersOf('header', route.request.headers),
  ];
  const successes = Object.entries(route.responses).map(([status, answer]) => [status, responseOf(answer)] as const);
  return {
    operationId: route.operation,
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [route.tag],
    security: securityOf(route),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.request.body === undefined ? {} : { requestBody: requestBodyOf(route.request.body) }),
    responses: merged(Object.fromEntries(successes), errorResponses(route)),
    'x-rate-limit-class': route.rate,
    ...(route.may === undefined ? {} : { 'x-permission': route.may }),
  };
}

/** A protocol with its own error form declares it as an answer; the spec's shapes can come at the same status. */
function merged(
  answers: Readonly<Record<string, ResponseObject>>,
  errors: Readonly<Record<string, ResponseObject | Reference>>,
): Readonly<Record<string, ResponseObject | Reference>> {
  const joined = Object.entries(answers).flatMap(([status, one]): [string, ResponseObject][] => {
    const other = errors[status];
    if (other === undefined || '$ref' in other) return [];
    const schemas = [one, other].map(({ content }) => content?.['application/json']?.schema ?? {});
    const both = {
      description: `${one.description} ${other.description}`,
      headers: { ...one.headers, ...other.headers },
      content: { ...one.content, ...other.content, 'application/json': { schema: { anyOf: schemas } } },
    };
    return [[status, both]];
  });
  return { ...answers, ...errors, ...Object.fromEntries(joined) };
}

function parametersOf(place: ParameterObject['in'], contract: ContractClass | undefined): readonly ParameterObject[] {
  if (contract === undefined) return [];
  const { properties = {}, required = [] } = contractSchema(contract, 'request');
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}

function requestBodyOf(body: BodyContract): NonNullable<Operation['requestBody']> {
  const one: JsonSchema = { $ref: `${COMPONENTS}${body.contract.name}` };
  const schema = body.kind === 'json-list' ? { type: 'array', items: one, maxItems: body.maxItems } : one;
  const mediaType = body.kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: body.kind !== 'optional-json', content: { [mediaType]: { schema } } };
}

function responseOf(answer: Answer): ResponseObject {
  const own = Object.entries(answer.headers ?? {}).map(([name, description]): [string, object] => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const content = contentOf(answer);
  return {
    description: answer.description,
    headers: { ...Object.fromEntries(own), ...commonHeaders },
    ...(content === undefined ? {} : { content }),
  };
}

function contentOf(answer: Answer): MediaTypes | undefined {
  switch (answer.kind) {
    case 'json': {
      const forms = [answer.contract].flat().map((contract): JsonSchema => {
        const one = { $ref: `${COMPONENTS}${contract.name}` };
        return answer.list ? { type: 'array', items: one } : one;
      });
      return {
        'application/json': { schema: forms.length === 1 ? forms[0]! : { anyOf: forms } },
        ...Object.fromEntries((answer.raw ?? []).map((mediaType) => [mediaType, { schema: { type: 'string' } }])),
      };
    }
    case 'open-json':
      return { [answer.mediaType]: { schema: answer.schema } };
    case 'raw':
      return Object.fromEntries(answer.mediaTypes.map((mediaType) => [mediaType, { schema: { type: 'string' } }]));
    case 'empty':
      return undefined;
  }
}

/** Each entry is one sufficient way in. */
function securityOf({ auth, may }: Pick<Route, 'auth' | 'may'>): Operation['security'] {
  if (auth.kind !== 'bearer') return [];
  const scopes = sufficientScopes(auth.scopes, may);
  const oauth = scopes.length === 0 ? [{ oauth2: [] }] : scopes.map((scope) => ({ oauth2: [scope] }));
  return [...oauth, { bearer: [] }];
}
