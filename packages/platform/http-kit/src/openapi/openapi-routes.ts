import { QueryFlag, Text } from '../contract';
import { problem } from '../errors';
import { answerOpen, answerRaw, everyone, route, type Route } from '../route';
import { llmsText } from './llms-text';
import type { OpenApiDocument } from './openapi-document';
import { componentSchema, endpointSchema } from './single-schema';

class SchemaPath {
  @Text({ max: 100, description: 'Name of the component' }) name!: string;
}
class EndpointPath {
  @Text({ max: 100, description: 'Name of the operation, as in operationId' }) operation!: string;
}
class SchemaQuery {
  @QueryFlag({ optional: true, default: false, description: 'Put what is referred to in its place' })
  resolved?: boolean;
}

const service = { tag: 'Service', auth: everyone, rate: 'unlimited' } as const;
/** The description changes with a release, so it may be kept for a while. */
const kept = { 'Cache-Control': 'public, max-age=300' };

/** The description of the service, whole (`written`) and in parts (spec part 9). */
export function openApiRoutes(document: () => OpenApiDocument, written: () => string): readonly Route[] {
  return [
    route({
      ...service,
      method: 'GET',
      path: '/api/openapi.json',
      operation: 'get-openapi',
      summary: 'The service in OpenAPI 3.1',
      responses: { 200: answerOpen({ type: 'object' }, 'This document') },
      handle: () => Promise.resolve({ status: 200, body: written(), headers: kept }),
    }),
    route({
      ...service,
      method: 'GET',
      path: '/llms.txt',
      operation: 'get-llms-text',
      summary: 'The service described for language models',
      responses: { 200: answerRaw('text/plain', 'Markdown') },
      handle: () =>
        Promise.resolve({ status: 200, body: llmsText(document()), mediaType: 'text/plain', headers: kept }),
    }),
    route({
      ...service,
      method: 'GET',
      path: '/schema/components/{name}.json',
      operation: 'get-component-schema',
      summary: 'One schema of the document',
      request: { params: SchemaPath, query: SchemaQuery },
      responses: { 200: answerOpen({ type: 'object' }, 'A JSON Schema (2020-12)', 'application/schema+json') },
      errors: { 404: 'No schema of that name' },
      async handle({ params, query }) {
        const schema = componentSchema(document(), params.name, query.resolved === true);
        if (schema === undefined) return problem('not-found', 'No schema of that name');
        return { status: 200, body: schema, headers: kept };
      },
    }),
    route({
      ...service,
      method: 'GET',
      path: '/schema/endpoints/{operation}.json',
      operation: 'get-endpoint-schema',
      summary: 'One operation of the document',
      request: { params: EndpointPath, query: SchemaQuery },
      responses: { 200: answerOpen({ type: 'object' }, 'Method, path and operation') },
      errors: { 404: 'No operation of that name' },
      async handle({ params, query }) {
        const schema = endpointSchema(document(), params.operation, query.resolved === true);
        if (schema === undefined) return problem('not-found', 'No operation of that name');
        return { status: 200, body: schema, headers: kept };
      },
    }),
  ];
}
