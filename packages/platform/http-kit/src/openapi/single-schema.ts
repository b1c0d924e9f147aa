import type { OpenApiDocument } from './openapi-document';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const REFERENCE = /^#\/components\/(schemas|headers|responses)\/(.+)$/;

/** One component as a JSON Schema of its own: what it refers to is named by address, or put in place when resolved. */
export function componentSchema(document: OpenApiDocument, name: string, resolved: boolean): Json | undefined {
  if (!Object.hasOwn(document.components.schemas, name)) return undefined;
  const schema = document.components.schemas[name] as unknown as Record<string, Json>;
  const body = (resolved ? inlined(document, schema, [name]) : addressed(schema)) as Record<string, Json>;
  return { $schema: DIALECT, $id: addressOf(name), title: name, ...body };
}

/** One operation with its method and path; references as for a component. */
export function endpointSchema(document: OpenApiDocument, operation: string, resolved: boolean): Json | undefined {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      if (described.operationId !== operation) continue;
      const plain = described as unknown as Json;
      return {
        method: method.toUpperCase(),
        path,
        operation: resolved ? inlined(document, plain, []) : addressed(plain),
      };
    }
  }
  return undefined;
}

function addressOf(name: string): string {
  return `/schema/components/${name}.json`;
}

function addressed(node: Json): Json {
  return rebuilt(node, (reference) => {
    const [, kind, name] = REFERENCE.exec(reference) ?? [];
    return kind === 'schemas' ? { $ref: addressOf(name!) } : { $ref: `/api/openapi.json${reference}` };
  });
}

/** A schema that contains itself would never end: where it comes round again it is named by address instead. */
function inlined(document: OpenApiDocument, node: Json, within: readonly string[]): Json {
  return rebuilt(node, (reference) => {
    const [, kind, name] = REFERENCE.exec(reference) ?? [];
    if (within.includes(name!)) return { $ref: addressOf(name!) };
    const target = document.components[kind as 'schemas' | 'headers' | 'responses'][name!];
    return inlined(document, target as unknown as Json, [...within, name!]);
  });
}

function rebuilt(node: Json, replace: (reference: string) => Json): Json {
  if (Array.isArray(node)) return (node as readonly Json[]).map((item) => rebuilt(item, replace));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node as { readonly [key: string]: Json });
  const own = Object.fromEntries(
    entries.filter(([key]) => key !== '$ref').map(([key, value]) => [key, rebuilt(value, replace)]),
  );
  const reference = (node as { readonly [key: string]: Json })['$ref'];
  return typeof reference === 'string' ? { ...(replace(reference) as object), ...own } : own;
}
