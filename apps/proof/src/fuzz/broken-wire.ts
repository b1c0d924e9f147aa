import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Bytes as they go over the connection: what no HTTP library would agree to send. */
export interface WireRequest {
  readonly name: string;
  readonly bytes: Buffer;
  /** True where the other side may rightly wait for the rest, so that we hang up first. */
  readonly isUnfinished?: boolean;
}

export interface WireFailure {
  readonly name: string;
  readonly what: string;
}

const AT_ONCE = 16;
const HANG_UP_AFTER_MS = 300;
/** Half a minute: others may keep the machine busy, and what hangs does so for ever. */
const LONGEST_MS = 30_000;
const BODY = '{"name":"x"}';
const ROUTE = '/api/employment-types';

/** Requests that break HTTP itself. The token makes them reach as far as they can. */
export function wireRequests(token: string): readonly WireRequest[] {
  const head = (first: string, ...lines: readonly string[]) => [first, 'Host: service', ...lines, '', ''].join('\r\n');
  const asked = [`Authorization: Bearer ${token}`, 'Content-Type: application/json'];
  const post = (...lines: readonly string[]) => head(`POST ${ROUTE} HTTP/1.1`, ...asked, ...lines);
  const get = (...lines: readonly string[]) => head(`GET ${ROUTE} HTTP/1.1`, asked[0]!, ...lines);
  const chunked = post('Transfer-Encoding: chunked');
  const bomb = gzipSync(Buffer.alloc(60_000_000));
  const text: Readonly<Record<string, string>> = {
    'no length, no body': post(),
    'two lengths': `${post('Content-Length: 12', 'Content-Length: 13')}${BODY}`,
    'length with a sign': `${post('Content-Length: +12')}${BODY}`,
    'negative length': post('Content-Length: -1'),
    'length beyond all numbers': post(`Content-Length: ${'9'.repeat(30)}`),
    'length and chunks': `${post('Content-Length: 12', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    'two transfer codings': `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
    'unknown transfer coding': `${post('Transfer-Encoding: cow')}${BODY}`,
    'chunk size that is no number': `${chunked}zz\r\n${BODY}\r\n0\r\n\r\n`,
    'chunk size beyond all numbers': `${chunked}${'f'.repeat(40)}\r\n${BODY}\r\n0\r\n\r\n`,
    'chunk longer than it says': `${chunked}2\r\n${BODY}\r\n0\r\n\r\n`,
    'chunk extensions without end': `${chunked}c;${'a=b;'.repeat(20_000)}\r\n${BODY}\r\n0\r\n\r\n`,
    'trailers without end': `${chunked}c\r\n${BODY}\r\n0\r\n${'X-Trailer: 1\r\n'.repeat(5_000)}\r\n`,
    'a second request inside the first': `${post('Content-Length: 4')}{}  ${get()}`,
    'a hundred requests at once': get().repeat(100),
    'two tokens': get('Authorization: Bearer other'),
    'two types': `${post('Content-Type: text/plain', 'Content-Length: 12')}${BODY}`,
    'two hosts': get('Host: other'),
    'no host': `GET ${ROUTE} HTTP/1.1\r\n\r\n`,
    'host of another': `GET ${ROUTE} HTTP/1.1\r\nHost: <script>\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    'header without a colon': get('Nonsense'),
    'header name with a space': get('X Header: 1'),
    'header with a zero byte': get('X-Header: a\0b'),
    'folded header': get('X-Header: a', ' b'),
    'thousands of headers': get(...Array.from({ length: 3_000 }, (_, at) => `X-${at}: 1`)),
    'overlong address': head(`GET ${ROUTE}?x=${'a'.repeat(9_000)} HTTP/1.1`),
    'address past every limit': head(`GET /${'a'.repeat(100_000)} HTTP/1.1`),
    'address with a space': head('GET /api /company HTTP/1.1'),
    'absolute address': head(`GET http://other.example${ROUTE} HTTP/1.1`, asked[0]!),
    'no address': head('GET  HTTP/1.1'),
    'address of the whole server': head('OPTIONS * HTTP/1.1'),
    'method nobody knows': head(`BREW ${ROUTE} HTTP/1.1`),
    'method in small letters': head(`get ${ROUTE} HTTP/1.1`),
    trace: head(`TRACE ${ROUTE} HTTP/1.1`),
    connect: head('CONNECT other.example:443 HTTP/1.1'),
    'head of a page that is posted to': head('HEAD /sign-out HTTP/1.1'),
    'version of the future': head(`GET ${ROUTE} HTTP/9.9`),
    'version of the past': `GET ${ROUTE}\r\n\r\n`,
    'version 1.0': head(`GET ${ROUTE} HTTP/1.0`, asked[0]!),
    'not HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'asks for a web socket': get('Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'),
    'expects the impossible': get('Expect: the-impossible'),
    'expects to go on': `${post('Expect: 100-continue', 'Content-Length: 12')}${BODY}`,
    'line ends of one byte': get().replaceAll('\r\n', '\n'),
    'empty lines first': `\r\n\r\n\r\n${get()}`,
  };
  const unfinished: Readonly<Record<string, string>> = {
    'nothing at all': '',
    'half a header': `GET ${ROUTE} HT`,
    'half a body': `${post('Content-Length: 12')}{"na`,
    'half a chunk': `${chunked}c\r\n{"na`,
    'no last chunk': `${chunked}c\r\n${BODY}\r\n`,
  };
  const bytes: Readonly<Record<string, readonly Buffer[]>> = {
    'address in other bytes than text': [Buffer.from('GET /api/'), Buffer.from([0xff, 0xfe, 0xc0]), rest],
    'body in other bytes than text': [
      Buffer.from(post('Content-Length: 12')),
      Buffer.from('{"name":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ],
    'body in UTF-16': [Buffer.from(post('Content-Length: 24')), Buffer.from(BODY, 'utf16le')],
    'body that swells when unpacked': [
      Buffer.from(post('Content-Encoding: gzip', `Content-Length: ${bomb.length}`)),
      bomb,
    ],
    'body packed twice': [...packed(post, 'gzip, gzip', gzipSync(gzipSync(BODY)))],
    'packed body cut short': [...packed(post, 'gzip', gzipSync(BODY).subarray(0, 20))],
    'packed body with more behind it': [...packed(post, 'gzip', Buffer.concat([gzipSync(BODY), Buffer.from('more')]))],
  };
  return [
    ...Object.entries(text).map(([name, sent]) => ({ name, bytes: Buffer.from(sent, 'latin1') })),
    ...Object.entries(unfinished).map(([name, sent]) => ({ name, bytes: Buffer.from(sent), isUnfinished: true })),
    ...Object.entries(bytes).map(([name, parts]) => ({ name, bytes: Buffer.concat(parts) })),
  ];
}

const rest = Buffer.from(' HTTP/1.1\r\nHost: service\r\n\r\n');

function packed(post: (...lines: readonly string[]) => string, coding: string, body: Buffer): readonly Buffer[] {
  return [Buffer.from(post(`Content-Encoding: ${coding}`, `Content-Length: ${body.length}`)), body];
}

export async function sendAllBroken(url: string, requests: readonly WireRequest[]): Promise<readonly WireFailure[]> {
  const failures: WireFailure[] = [];
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const some = await Promise.all(requests.slice(at, at + AT_ONCE).map((one) => sendBroken(url, one)));
    failures.push(...some.filter((failure) => failure !== undefined));
  }
  return failures;
}

/** What is wrong with how the service took it. Any answer below 500 is right; silence is so only to half a request. */
async function sendBroken(
  url: string,
  { name, bytes, isUnfinished = false }: WireRequest,
): Promise<WireFailure | undefined> {
  const answers = await exchanged(url, bytes, isUnfinished);
  if (answers === undefined) return { name, what: `no answer within ${LONGEST_MS} ms` };
  const statuses = [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  const worst = Math.max(0, ...statuses);
  if (worst >= 500) return { name, what: `status ${worst}` };
  if (!isUnfinished && statuses.length === 0) return { name, what: 'the connection was closed without an answer' };
  return undefined;
}

/** All that came back until either side hung up; undefined when nobody did in time. */
function exchanged(url: string, bytes: Buffer, isUnfinished: boolean): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const finish = (said: string | undefined): void => {
      clearTimeout(deadline);
      clearTimeout(quiet);
      socket.destroy();
      resolve(said);
    };
    const deadline = setTimeout(() => finish(undefined), LONGEST_MS);
    socket.on('connect', () => {
      socket.write(bytes);
      if (isUnfinished) quiet = setTimeout(() => finish(text), HANG_UP_AFTER_MS);
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      // The service keeps the connection for the next request; once it is silent it has said what it has to say.
      clearTimeout(quiet);
      quiet = setTimeout(() => finish(text), HANG_UP_AFTER_MS);
    });
    socket.on('error', () => finish(text));
    socket.on('close', () => finish(text));
  });
}
