import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { openApiDocument, type OpenApiDocument } from '../openapi';
import type { AnyReply, Route, RouteTable } from '../route';

/** Throws when a reply's status, media type or body is not what the OpenAPI document promises for its route. */
export function replyInspector(table: RouteTable): (route: Route, reply: AnyReply) => void {
  const document = openApiDocument(table, 'http://127.0.0.1');
  const ajv = validatorOf(document);
  return (route, { status, body, mediaType = 'application/json' }) => {
    const where = `${route.operation} ${status}`;
    const pointer = `http://openapi.invalid/document#/paths/${pointerPart(route.path)}/${route.method.toLowerCase()}/responses/${status}`;
    const promised = document.paths[route.path]?.[route.method.toLowerCase()]?.responses[status];
    if (promised === undefined || '$ref' in promised) throw new Error(`${where} is not documented`);
    if (body === undefined) {
      if (promised.content !== undefined) throw new Error(`${where} has no body; one is documented`);
      return;
    }
    if (promised.content?.[mediaType] === undefined)
      throw new Error(`${where} is ${mediaType}; that is not documented`);
    if (typeof body === 'string' || body instanceof Uint8Array) return;
    const validate = ajv.getSchema(`${pointer}/content/${pointerPart(mediaType)}/schema`);
    if (validate === undefined) throw new Error(`${where} has no schema`);
    if (validate(JSON.parse(JSON.stringify(body))) !== true) {
      throw new Error(`${where} does not match its schema: ${ajv.errorsText(validate.errors)}`);
    }
  };
}

/** Suites start the same service again and again: what ajv compiled for one is there for the next that says the same, word for word. */
const validators = new Map<string, Ajv2020>();

function validatorOf(document: OpenApiDocument): Ajv2020 {
  const text = JSON.stringify(document);
  const known = validators.get(text);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'http://openapi.invalid/document', ...document });
  validators.set(text, ajv);
  return ajv;
}

function pointerPart(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}
