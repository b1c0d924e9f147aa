import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem, problemBody, problemTable, type Problem, type ProblemKind } from '../errors';
import type { ApiServices } from './api-services';
import type { Request, Response } from 'express';
import { createApp } from './create-app';
import { inFlightRequests, type InFlightRequests } from './in-flight-requests';
import { requestIdOf } from './request-id';
import { clientKeys } from './middleware/client-keys';
import { requestQueue } from './request-queue';
import { admissionControl } from './admission-control';

export interface HttpServer {
  readonly server: Server;
  readonly inFlight: InFlightRequests;
}

/** Tokens and request ids are short; whatever is longer than this all together is refused with 431. */
const MAX_HEADER_BYTES = 16 * 1024;

/** The HTTP server round the application: its own limits, and the spec's shapes where Node would answer by itself. */
export function createHttpServer(services: ApiServices): HttpServer {
  const inFlight = inFlightRequests(services.batches?.atWorkHere);
  const tokens = clientKeys();
  const queue = requestQueue(services.overload, inFlight, tokens);
  const { admit, isTooMany } = admissionControl(services, inFlight, queue);
  const { listener, ...madeOf } = createApp(services, { inFlight, tokens, isTooMany });
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      requireHostHeader: false,
      ...madeOf,
    },
    (req, res) => {
      const hosts = hostHeaders(req);
      if (req.httpVersion === '1.1' && hosts === 0) refuse(res, problem('bad-request', 'The Host header is missing.'));
      else if (hosts > 1) refuse(res, problem('bad-request', 'There is more than one Host header.'));
      else admit(req as Request, res as Response, () => listener(req, res));
    },
  );
  server.on('checkExpectation', (_: IncomingMessage, res: ServerResponse) => {
    refuse(res, problem('expectation-failed', 'Only "Expect: 100-continue" is understood.'));
  });
  // Without a listener Node hangs up, and the client never learns why.
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    refuseUnparsed(socket, problem('bad-request', 'This service is no proxy.'));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseUnparsed(socket, problem(kindOf(error.code)));
  });
  return { server, inFlight };
}

/**
 * Node keeps the first of several, and a proxy may have gone by another.
 * @see RFC 9112, section 3.2
 */
function hostHeaders({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** What Node's parser could not read never became a request. */
function kindOf(code: string | undefined): ProblemKind {
  if (code === 'HPE_HEADER_OVERFLOW') return 'header-too-large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'bad-request';
}

function refuse(res: ServerResponse, refusal: Problem): void {
  const body = JSON.stringify(problemBody(refusal));
  res.writeHead(problemTable[refusal.problem].status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestIdOf(undefined),
    Connection: 'close',
  });
  res.end(body);
}

function refuseUnparsed(socket: Duplex, refusal: Problem): void {
  const { status, title } = problemTable[refusal.problem];
  const body = JSON.stringify(problemBody(refusal));
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `X-Request-Id: ${requestIdOf(undefined)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // The rest of what the client is sending is read and dropped for a moment: closing with unread bytes would reset
  // the connection, and the client would never see the answer.
  socket.resume();
  const cut = setTimeout(() => socket.destroy(), 1_000);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
}
