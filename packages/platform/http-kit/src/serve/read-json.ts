import { accepted, refused, type Result } from 'payroll-core';
import { invalidRequest, problem, type Problem } from '../errors';
import { inspectJson } from './inspect-json';

/** Our deepest contract has five levels; deeper JSON is a mistake or an attack on the readers behind. */
const DEEPEST = 32;

export function readJson(text: string): Result<unknown, Problem> {
  const { isTooDeep, repeatedKeys, tooMany } = inspectJson(text, DEEPEST);
  if (isTooDeep) {
    return refused(problem('bad-request', `The request body is nested deeper than ${DEEPEST} levels.`));
  }
  if (tooMany !== undefined) {
    const { path, of, most } = tooMany;
    const code = of === 'keys' ? 'too_many_keys' : 'too_many';
    return refused(invalidRequest([{ path: `body${path}`, code, message: `Expected at most ${most} ${of}.` }]));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(problem('bad-request', 'The request body is not valid JSON.'));
  }
  if (repeatedKeys.length === 0) return accepted(value);
  const faults = repeatedKeys.map((path) => ({
    path: `body${path}`,
    code: 'duplicate_key',
    message: 'This key was sent more than once.',
  }));
  return refused(invalidRequest(faults));
}
