import { accepted, refused, type Result } from 'payroll-core';
import { problem, type Problem } from '../errors';
import type { RequestContext } from '../route';

const longestKey = 255;

/** The `Idempotency-Key` of a request, undefined when none was sent; one that is too long is a 400 (spec 8.3). */
export function readIdempotencyKey(context: Pick<RequestContext, 'header'>): Result<string | undefined, Problem<400>> {
  const key = context.header('idempotency-key');
  if (key === undefined || key === '') return accepted(undefined);
  if (key.length <= longestKey) return accepted(key);
  return refused(problem('bad-request', `An Idempotency-Key has at most ${longestKey} characters.`));
}

/** The same where a key must be sent. */
export function requireIdempotencyKey(context: Pick<RequestContext, 'header'>): Result<string, Problem<400>> {
  const key = readIdempotencyKey(context);
  if (!key.ok) return key;
  if (key.value !== undefined) return accepted(key.value);
  return refused(problem('bad-request', 'This request needs an Idempotency-Key header.'));
}
