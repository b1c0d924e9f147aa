import { parsed } from '../check-answer';
import type { Rehearsed } from './rehearse';

/** A file that Specmatic reads: the request that it shall send, and an answer of the kind that it shall expect. */
export function exampleOf({ operation, ask, answer }: Rehearsed, token: string): object {
  return {
    'http-request': {
      method: operation.method,
      path: ask.path,
      ...(ask.query === undefined ? {} : { query: ask.query }),
      headers: {
        ...(ask.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(operation.security.length > 0 ? { Authorization: `Bearer ${token}` } : {}),
        ...ask.headers,
      },
      ...(ask.body === undefined ? {} : { body: ask.body }),
      ...(ask.form === undefined ? {} : { 'form-fields': ask.form }),
    },
    'http-response': {
      status: answer.status,
      ...(answer.mediaType === undefined ? {} : { headers: { 'Content-Type': answer.mediaType } }),
      ...(answer.text === '' ? {} : { body: parsed(answer.text) ?? answer.text }),
    },
  };
}
