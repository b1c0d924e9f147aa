import { randomUUID } from 'node:crypto';

/** What a caller may choose as request id: visible ASCII, so that it fits a header and a log line as it is. */
const VISIBLE = /^[\x21-\x7e]{1,128}$/;

/** How the ids of the command line and of the service's own work begin; a caller's id is not taken for one. */
const OURS = /^(?:admin-|operator|service-)/i;

/** The caller's `X-Request-Id` when it is usable, else a new one. */
export function requestIdOf(sent: string | readonly string[] | undefined): string {
  return typeof sent === 'string' && VISIBLE.test(sent) && !OURS.test(sent) ? sent : randomUUID();
}
