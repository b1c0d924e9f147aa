import { accepted, refused, type Result } from 'payroll-core';
import type { ContractFault } from '../contract';
import { invalidRequest, problem, type Problem } from '../errors';
import { badEncoding } from './read-target';

/** More lines than this help nobody; a form of megabytes can repeat a name a million times. */
const MOST_FAULTS = 100;

/**
 * Name-value pairs of a query or a form, strictly: a name sent twice is refused rather than one of the two chosen in
 * silence; one of `lists` gives a list of all its values. Names live in an object without prototype, so that `__proto__` is a name like any other.
 */
export function readPairs(
  raw: string,
  part: 'query' | 'body',
  lists: readonly string[] = [],
): Result<Readonly<Record<string, string | readonly string[]>>, Problem> {
  const pairs = Object.create(null) as Record<string, string | readonly string[]>;
  const faults: ContractFault[] = [];
  for (const piece of raw.split('&')) {
    if (piece === '') continue;
    const equals = piece.indexOf('=');
    let name: string;
    let value: string;
    try {
      name = decodePiece(equals === -1 ? piece : piece.slice(0, equals));
      value = equals === -1 ? '' : decodePiece(piece.slice(equals + 1));
    } catch {
      return refused(part === 'query' ? badEncoding : problem('bad-request', 'The body has invalid percent-encoding.'));
    }
    if (lists.includes(name)) {
      pairs[name] = [...(pairs[name] ?? []), value];
      continue;
    }
    if (name in pairs && faults.length < MOST_FAULTS) {
      faults.push({ path: `${part}.${name}`, code: 'repeated', message: 'This name was sent more than once.' });
    }
    pairs[name] = value;
  }
  return faults.length === 0 ? accepted(pairs) : refused(invalidRequest(faults));
}

function decodePiece(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
