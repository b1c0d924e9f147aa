import { randomUUID } from 'node:crypto';

/** What a caller may choose as request id: visible ASCII, so that it fits a header and a log line as it is. */
const VISIBLE = /^[\x21-\x7e]{1,128}$/;

/** The caller's `X-Request-Id` when it is usable, else a new one. */
export function requestIdOf(sent: string | readonly string[] | undefined): string {
  return typeof sent === 'string' && VISIBLE.test(sent) ? sent : randomUUID();
}
