import type { Request, Response } from 'express';
import { problemBody, problemDetails, problemTable, type Problem } from '../errors';
import type { AnyReply } from '../route';

/** Writes a reply. Answers of an API are nobody's to keep unless a route says otherwise. */
export function sendReply(res: Response, reply: AnyReply): void {
  res.statusCode = reply.status;
  if (!('cache-control' in lowerCased(reply.headers))) res.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value);
  if (reply.body === undefined) {
    res.end();
    return;
  }
  // Text goes out in one piece with the headers; bytes would be a second one.
  const isRaw = typeof reply.body === 'string' || reply.body instanceof Uint8Array;
  const body = isRaw ? reply.body : JSON.stringify(reply.body);
  res.setHeader('Content-Type', contentType(reply.mediaType ?? 'application/json'));
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

export function sendProblem(req: Request, res: Response, refusal: Problem, requestId: string): void {
  const asDetails = asksForProblemDetails(req.headers.accept);
  sendReply(res, {
    status: problemTable[refusal.problem].status,
    body: asDetails ? problemDetails(refusal, requestId) : problemBody(refusal),
    mediaType: asDetails ? 'application/problem+json' : 'application/json',
    ...(refusal.headers === undefined ? {} : { headers: refusal.headers }),
  });
}

/** Only a client that names the media type gets it (RFC 9457); any other range means the spec's own shapes. */
function asksForProblemDetails(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'application/problem+json' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function contentType(mediaType: string): string {
  return /^text\/|javascript$|json$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType;
}

function lowerCased(headers: AnyReply['headers'] = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
