import type { AnswerCheck } from '../check-answer';
import type { Answered, Sender } from '../send';
import type { Operation } from '../served-document';
import type { Ask, Scene } from './scene';
import type { Fixture } from './fixture';

/** The request that Specmatic may send, and what its twin was answered a moment before. */
export interface Rehearsed {
  readonly operation: Operation;
  readonly ask: Ask;
  readonly answer: Answered;
}

/**
 * Plays the scene twice, and sends the first request itself: what Specmatic sends may work once only, as a deletion does.
 * Throws when the first does not succeed, since the scene then no longer fits the service.
 */
export async function rehearse(
  fixture: Fixture,
  http: Sender,
  check: AnswerCheck,
  operation: Operation,
  scene: Scene,
): Promise<Rehearsed> {
  const first = await scene(fixture);
  const query = new URLSearchParams(first.query).toString();
  const request = {
    path: query === '' ? first.path : `${first.path}?${query}`,
    headers: {
      ...(operation.security.length > 0 ? { authorization: `Bearer ${fixture.service.tokens().full}` } : {}),
      ...(first.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(first.form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...first.headers,
    },
    body: first.form === undefined ? written(first.body) : new URLSearchParams(first.form).toString(),
  };
  const sent = await http.send(fixture.service.url, { ...request, method: operation.method });
  if ('lost' in sent) throw new Error(`${operation.id}: ${sent.lost}`);
  const { answer } = sent;
  const wrong = check({ ...request, operation, kind: 'valid', pathValues: {}, mayMiss: false }, answer);
  if (answer.status >= 400 || wrong !== undefined) {
    throw new Error(
      `The scene of ${operation.id} was answered ${answer.status}: ${wrong ?? answer.text.slice(0, 500)}`,
    );
  }
  return { operation, ask: await scene(fixture), answer };
}

function written(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}
