export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface MediaTypes {
  readonly [mediaType: string]: { readonly schema: Schema };
}

export interface ResponseObject {
  readonly $ref?: string;
  readonly content?: MediaTypes;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly mediaType: string; readonly required: boolean; readonly schema: Schema } | undefined;
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

export interface ServedDocument {
  readonly raw: object;
  readonly operations: readonly Operation[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
  /** What a reference names, or the schema itself. */
  resolve(schema: Schema): Schema;
}

interface RawOperation {
  readonly operationId: string;
  readonly security?: Operation['security'];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: MediaTypes };
  readonly responses: Operation['responses'];
}

/** The description as the running service serves it. */
export async function readServedDocument(url: string): Promise<ServedDocument> {
  const raw = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
    readonly components: ServedDocument['components'];
  };
  const operations = Object.entries(raw.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)),
  );
  const resolve = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const named = raw.components.schemas[schema.$ref.split('/').at(-1)!];
    if (named === undefined) throw new Error(`The document does not define ${schema.$ref}`);
    return resolve(named);
  };
  return { raw, operations, components: raw.components, resolve };
}

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const [mediaType, media] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    security: raw.security ?? [],
    parameters: raw.parameters ?? [],
    body:
      mediaType === undefined || media === undefined
        ? undefined
        : { mediaType, required: raw.requestBody?.required === true, schema: media.schema },
    responses: raw.responses,
  };
}
