import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FuzzRequest } from './fuzz-request';
import type { Answered } from './send';
import type { ResponseObject, Schema, ServedDocument } from './served-document';

/** What is wrong with an answer, or undefined. */
export type AnswerCheck = (request: FuzzRequest, answer: Answered) => string | undefined;

/** Answers of the server itself, before any operation is found. */
const OUTSIDE = new Set([400, 404, 405, 408, 413, 414, 431]);
const DOCUMENT = 'served';
const detail: Schema = { $ref: '#/components/schemas/ErrorDetail' };

export function answerCheck(document: ServedDocument): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ $id: DOCUMENT, components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (key: string, schema: Schema): ValidateFunction => {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`)) as object;
    const made = ajv.compile(absolute);
    compiled.set(key, made);
    return made;
  };
  return ({ operation, mayMiss }, answer) => {
    if (answer.status >= 500) return `status ${answer.status}`;
    if (typeof answer.headers['x-request-id'] !== 'string') return 'no X-Request-Id';
    if (mayMiss && OUTSIDE.has(answer.status)) {
      const body = parsed(answer.text);
      if (body !== undefined && validatorOf('detail', detail)(body)) return undefined;
    }
    const documented = responseOf(document, operation.responses[String(answer.status)]);
    if (documented === undefined) return `status ${answer.status} is not documented`;
    if (documented.content === undefined) {
      return answer.text === '' ? undefined : `status ${answer.status} is documented without a body`;
    }
    // A browser that asks for a page is told of a problem by a page, whose status is documented.
    const isPage = !/^\/(?:api|oauth|\.well-known)(?:\/|$)/.test(operation.path);
    if (isPage && answer.status >= 400 && answer.mediaType === 'text/html') return undefined;
    const media = documented.content[answer.mediaType ?? ''];
    if (media === undefined) return `status ${answer.status} as ${answer.mediaType ?? 'no type'} is not documented`;
    if (!/[/+]json$/.test(answer.mediaType ?? '')) return undefined;
    const body = parsed(answer.text);
    if (body === undefined) return `status ${answer.status}: the body is not JSON`;
    const validate = validatorOf(`${operation.id} ${answer.status} ${answer.mediaType}`, media.schema);
    if (validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `status ${answer.status}: the body is not as documented at ${first?.instancePath || '/'}: ${first?.message}`;
  };
}

function responseOf(document: ServedDocument, response: ResponseObject | undefined): ResponseObject | undefined {
  return response?.$ref === undefined ? response : document.components.responses[response.$ref.split('/').at(-1)!];
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
