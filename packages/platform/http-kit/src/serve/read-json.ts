import { accepted, refused, type Result } from 'payroll-core';
import { problem, type Problem } from '../errors';

/** Our deepest contract has five levels; deeper JSON is a mistake or an attack on the readers behind. */
const DEEPEST = 32;

export function readJson(text: string): Result<unknown, Problem> {
  if (deeperThan(text, DEEPEST)) {
    return refused(problem('bad-request', `The request body is nested deeper than ${DEEPEST} levels.`));
  }
  try {
    return accepted(JSON.parse(text));
  } catch {
    return refused(problem('bad-request', 'The request body is not valid JSON.'));
  }
}

const [QUOTE, BACKSLASH, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Counts brackets outside strings before anything is built. */
function deeperThan(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) inString = false;
    } else if (c === QUOTE) inString = true;
    else if (c === OPEN_BRACKET || c === OPEN_BRACE) {
      depth++;
      if (depth > most) return true;
    } else if (c === CLOSE_BRACKET || c === CLOSE_BRACE) depth--;
  }
  return false;
}
