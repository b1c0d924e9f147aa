import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Answers are data, not pages: nothing may be loaded, framed or sniffed. Pages widen this for themselves. */
const strict = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
});

/** Helmet sets the same on every answer, so it is asked once. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = askOnce();

function askOnce(): readonly (readonly [string, string])[] {
  const headers: (readonly [string, string])[] = [];
  const response = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  };
  strict({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
