import type { OutgoingHttpHeader } from 'node:http';
import type { Request, Response } from 'express';
import { problemBody, problemDetails, problemTable, type Problem } from '../errors';
import { JsonText, type AnyReply, type HeaderValues } from '../route';
import { accepts, contentTypeOf } from './accepts';
import { problemPage } from './problem-page';
import type { ApiResponse } from './request-state';
import { securityHeaders } from './security-headers';

/**
 * Writes a reply with the headers that every answer has. Answers of an API are nobody's to keep unless a route says
 * otherwise. All headers go out in one call, as a list of names and values: Node spends as long on setting each as on
 * writing them all, and twice as long on an object of them (`npm run bench -- rotation overload`).
 */
export function sendReply(res: Response, requestId: string, reply: AnyReply, limits: HeaderValues = {}): void {
  const headers: HeaderList = [...usual, 'X-Request-Id', requestId];
  setHeaders(headers, limits);
  if (reply.headers !== undefined) setHeaders(headers, reply.headers);
  const body = bodyOf(reply);
  let bytes = 0;
  if (body !== undefined) {
    setHeader(headers, 'Content-Type', contentTypeOf(reply.mediaType ?? 'application/json'));
    setHeader(headers, 'Content-Length', (bytes = Buffer.byteLength(body)));
  } else if (reply.status !== 204 && reply.status !== 304) {
    setHeader(headers, 'Content-Length', 0);
  }
  res.writeHead(reply.status, headers as OutgoingHttpHeader[]);
  if (body === undefined || res.req.method === 'HEAD') res.end();
  // As many bytes as characters means ASCII, which goes out without being encoded.
  else res.end(body, typeof body === 'string' && bytes === body.length ? 'latin1' : 'utf8');
}

/** Names and values in turn. */
type HeaderList = (string | number | readonly string[])[];

const usual: readonly string[] = [...securityHeaders.flat(), 'Cache-Control', 'no-store'];

function setHeaders(headers: HeaderList, given: HeaderValues): void {
  for (const name in given) setHeader(headers, name, given[name]!);
}

/** In the place of the value that it had, whoever set that and however the name was spelt. */
function setHeader(headers: HeaderList, name: string, value: HeaderList[number]): void {
  for (let at = 0; at < headers.length; at += 2) {
    const set = headers[at] as string;
    if (set.length !== name.length || (set !== name && set.toLowerCase() !== name.toLowerCase())) continue;
    headers[at + 1] = value;
    return;
  }
  headers.push(name, value);
}

/** Text goes out in one piece with the headers; bytes would be a second one. */
function bodyOf({ body }: AnyReply): string | Uint8Array | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) return body;
  return body instanceof JsonText ? body.text : JSON.stringify(body);
}

export function sendProblem(
  req: Request,
  res: Response,
  refusal: Problem,
  requestId: string,
  limits: HeaderValues = {},
): void {
  const { status } = problemTable[refusal.problem];
  const page = problemPage(req, status, requestId, refusal, (res as ApiResponse).locals.route);
  if (page !== undefined) {
    sendReply(res, requestId, { ...page, headers: { ...page.headers, ...refusal.headers } }, limits);
    return;
  }
  const asDetails = asksForProblemDetails(req);
  const reply = {
    status,
    body: asDetails ? problemDetails(refusal, requestId) : problemBody(refusal),
    mediaType: asDetails ? 'application/problem+json' : 'application/json',
    ...(refusal.headers === undefined ? {} : { headers: refusal.headers }),
  };
  sendReply(res, requestId, reply, limits);
}

/** Only a client that names the media type gets it (RFC 9457); any other range means the spec's own shapes. */
function asksForProblemDetails(req: Request): boolean {
  const named = req.headers.accept?.toLowerCase().includes('application/problem+json') === true;
  return named && accepts(req, ['application/problem+json']) !== undefined;
}
