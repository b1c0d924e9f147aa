import type { JsonSchema } from '../contract';
import type { RouteTable } from '../route';
import { scopeMeanings } from '../security';
import { componentSchemas } from './component-schemas';
import { sharedResponses } from './error-responses';
import { operationOf, type Operation } from './operation';
import type { ResponseObject } from './response-object';
import { withWalkthrough, type WalkthroughStep } from './walkthrough';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: object;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly headers: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** Spec part 9: the machine-readable description carries this version. */
const VERSION = '0.1.0';

/** The whole service as OpenAPI 3.1, from the same table that the router is made of. */
export function openApiDocument(
  table: RouteTable,
  publicUrl: string,
  walkthrough: readonly WalkthroughStep[] = [],
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of table.routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = withWalkthrough(operationOf(route), walkthrough);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Payroll API',
      version: VERSION,
      description:
        'Companies, employees, pays and terminations for Australian and New Zealand employers. Every figure can be explained down to the published table it comes from.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(table.routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(table.routes),
      responses: sharedResponses,
      headers,
      securitySchemes: securitySchemes(publicUrl),
    },
  };
}

const headers = {
  RequestId: {
    description: 'The id of this request, as sent or generated; it is in every log line about it.',
    schema: { type: 'string' },
  },
  RateLimit: { description: 'What is left of each limit, and seconds until more is free.', schema: { type: 'string' } },
  RateLimitPolicy: { description: 'The limits this request counts under.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } },
};

const securitySchemes = (publicUrl: string) => ({
  oauth2: {
    type: 'oauth2',
    flows: {
      authorizationCode: {
        authorizationUrl: `${publicUrl}/api/oauth/authorize`,
        tokenUrl: `${publicUrl}/api/oauth/token`,
        refreshUrl: `${publicUrl}/api/oauth/token`,
        scopes: scopeMeanings,
      },
    },
  },
  bearer: { type: 'http', scheme: 'bearer' },
});
