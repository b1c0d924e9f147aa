import type { FuzzRequest, Kind } from './fuzz-request';
import { hostileJson, hostileQueries, hostileTexts } from './hostile-values';
import { packedBody, packings, type Packing } from './packed-body';
import type { Connection } from './connect';
import type { KnownIds } from './known-ids';
import { isRecord, nearlyValid } from './nearly-valid';
import type { Random } from './random';
import { recipeOf, type Ingredients } from './recipes';
import type { Operation, Parameter, ServedDocument } from './served-document';
import type { SignedIn } from './sign-in';
import { valueFrom, type ValueSource } from './value-from-schema';

export interface Callers {
  /** A token that may do this. */
  tokenFor(operation: Operation): string;
  /** Tokens that may not: expired, foreign, without scope, made up. */
  wrongTokens(): readonly string[];
  session(): SignedIn | undefined;
  connection(): Connection | undefined;
  readonly login: Ingredients['login'];
}

export interface RequestMaker {
  make(operation: Operation): FuzzRequest;
}

export function requestMaker(document: ServedDocument, random: Random, ids: KnownIds, callers: Callers): RequestMaker {
  const outside: ValueSource = { document, random, ids, within: {} };
  return {
    make: (operation) => {
      const kind: Kind = random.chance(0.4) ? 'valid' : random.chance(0.6) ? 'nearly valid' : 'hostile';
      // One thing at a time: the address, the query, a header or the body.
      const spoil = kind === 'valid' ? undefined : placeToSpoil(operation, random);
      const target = addressOf(outside, operation, kind, spoil);
      const source = { ...outside, within: target.values };
      const query = queryOf(source, operation, kind, spoil, callers);
      const body = bodyOf(source, operation, kind, spoil, callers);
      const envelope = headersOf(source, operation, kind, spoil, callers, body !== undefined);
      return {
        operation,
        kind,
        path: query === '' ? target.path : `${target.path}?${query}`,
        pathValues: target.values,
        headers: envelope.headers,
        body: envelope.packing === undefined || body === undefined ? body : packedBody(body, envelope.packing),
        mayMiss: target.mayMiss || envelope.mayMiss || target.path.length + query.length > 8_000,
      };
    },
  };
}

type Place = 'path' | 'query' | 'header' | 'body';

function placeToSpoil(operation: Operation, random: Random): Place {
  const places: Place[] = ['header', 'query'];
  if (operation.path.includes('{')) places.push('path', 'path');
  if (operation.parameters.some((parameter) => parameter.in === 'query')) places.push('query', 'query');
  if (operation.body !== undefined) places.push('body', 'body', 'body', 'body', 'body', 'body');
  return random.pick(places);
}

function addressOf(source: ValueSource, operation: Operation, kind: Kind, spoil: Place | undefined) {
  const { random, ids } = source;
  const known: Record<string, string> = { ...ids.fill(operation.path, random) };
  for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'path')) {
    known[name] ??= String(valueFrom(source, schema, name));
  }
  const names = Object.keys(known).filter((name) => operation.path.includes(`{${name}}`));
  let raw: string | undefined;
  let mayMiss = false;
  const spoilt = spoil === 'path' && names.length > 0 ? random.pick(names) : undefined;
  if (spoilt !== undefined) {
    if (kind === 'nearly valid')
      raw = random.pick(['0', '-1', '1.5', 'abc', '99999999999999999999', '1e3', '2147483648', '9007199254740992']);
    else if (random.chance(0.3)) {
      raw = random.pick(['%', '%zz', '%E0%A4%A', '', '..', '%2e%2e', '%2F', '%00', '1/2', '1;a=b', '//']);
      mayMiss = true;
    } else raw = encoded(random.pick(hostileTexts).slice(0, 2_000));
  }
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    name === spoilt && raw !== undefined ? raw : encoded(known[name] ?? '1'),
  );
  return { path, values: known, mayMiss };
}

function queryOf(
  source: ValueSource,
  operation: Operation,
  kind: Kind,
  spoil: Place | undefined,
  callers: Callers,
): string {
  const { random } = source;
  const recipe = kind === 'valid' ? recipeOf(operation.id)?.query : undefined;
  if (recipe !== undefined && random.chance(0.7)) {
    return typeof recipe === 'string' ? recipe : recipe(ingredientsOf(source, callers));
  }
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pairs = declared
    .filter(({ required }) => required || random.chance(0.4))
    .map((parameter): [Parameter, unknown] => [parameter, valueFrom(source, parameter.schema, parameter.name)])
    .filter(([, value]) => value !== null);
  if (spoil !== 'query') return written(pairs.map(([{ name }, value]) => [name, value]));
  if (kind === 'hostile' && (pairs.length === 0 || random.chance(0.4))) return random.pick(hostileQueries);
  if (kind === 'hostile') {
    const at = random.whole(pairs.length);
    const put = random.pick(hostileTexts).slice(0, 2_000);
    return written(pairs.map(([{ name }, value], index) => [name, index === at ? put : value]));
  }
  const action = random.whole(4);
  if (pairs.length === 0 || action === 0)
    return written([['unknown', '1'], ...pairs.map(([{ name }, v]) => [name, v] as const)]);
  const at = random.whole(pairs.length);
  if (action === 1) return written(pairs.filter((_, index) => index !== at).map(([{ name }, value]) => [name, value]));
  const changed = pairs.map(([{ name, schema }, value], index): readonly [string, unknown] => [
    name,
    index === at ? nearlyValid(source, schema, value) : value,
  ]);
  return written(action === 2 ? [...changed, changed[at]!] : changed);
}

function bodyOf(
  source: ValueSource,
  operation: Operation,
  kind: Kind,
  spoil: Place | undefined,
  callers: Callers,
): string | undefined {
  const { random } = source;
  const { body } = operation;
  const session = callers.session();
  if (body === undefined) return kind === 'hostile' && random.chance(0.05) ? '{"unasked":1}' : undefined;
  if (!body.required && random.chance(0.5)) return undefined;
  const recipe = recipeOf(operation.id)?.body;
  let value =
    recipe !== undefined && random.chance(0.6)
      ? recipe(ingredientsOf(source, callers))
      : valueFrom(source, body.schema, '', 0);
  const isForm = body.mediaType === 'application/x-www-form-urlencoded';
  if (isForm && isRecord(value) && session !== undefined && random.chance(0.9)) {
    value = { ...value, csrf_token: session.csrfToken };
  }
  if (spoil === 'body' && kind === 'nearly valid') value = nearlyValid(source, body.schema, value);
  if (isForm) return formOf(value, spoil === 'body' && kind === 'hostile' ? random : undefined);
  return spoil === 'body' && kind === 'hostile' ? hostileJson(value, random) : (JSON.stringify(value) ?? 'null');
}

function ingredientsOf({ ids, random, within }: ValueSource, callers: Callers): Ingredients {
  return { ids, random, within, connection: callers.connection(), login: callers.login };
}

function formOf(value: unknown, random: Random | undefined): string {
  const entries = isRecord(value) ? Object.entries(value) : [['value', value] as const];
  if (random === undefined) return written(entries);
  if (random.chance(0.4)) return random.pick(hostileQueries);
  const at = random.whole(Math.max(1, entries.length));
  return written(entries.map(([name, one], index) => [name, index === at ? random.pick(hostileTexts) : one]));
}

const wrongMediaTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'json',
  '',
];

interface Envelope {
  readonly headers: Record<string, string>;
  readonly mayMiss: boolean;
  readonly packing?: Packing;
}

function headersOf(
  source: ValueSource,
  operation: Operation,
  kind: Kind,
  spoil: Place | undefined,
  callers: Callers,
  hasBody: boolean,
): Envelope {
  const { random } = source;
  const headers: Record<string, string> = {};
  const session = callers.session();
  if (operation.security.length > 0) {
    headers['authorization'] =
      `Bearer ${random.chance(0.95) ? callers.tokenFor(operation) : random.pick(callers.wrongTokens())}`;
  } else if (session !== undefined && !operation.path.startsWith('/api/') && random.chance(0.9)) {
    headers['cookie'] = session.cookie;
  }
  if (hasBody) headers['content-type'] = operation.body?.mediaType ?? 'application/json';
  for (const { name, required, schema } of operation.parameters.filter((parameter) => parameter.in === 'header')) {
    if (name === 'idempotency-key' && random.chance(0.8)) headers[name] = `key-${random.whole(1e9)}`;
    else if (required || random.chance(0.4)) headers[name] = latin(String(valueFrom(source, schema)));
  }
  if (random.chance(0.05))
    headers['accept'] = random.pick(['application/problem+json', 'text/html', '*/*', 'image/png', ';']);
  if (spoil !== 'header') return { headers, mayMiss: false };
  if (kind === 'nearly valid') {
    const change = random.whole(4);
    if (change === 0) delete headers['authorization'];
    else if (change === 1)
      headers['authorization'] = random.pick(['Bearer', 'Basic YTpi', 'Bearer  ', 'bearer a b', 'Bearer ???']);
    else if (change === 2) headers['if-match'] = random.pick(['"1"', '*', 'W/"1"', '1', '"9999"', '"a"']);
    else if (hasBody) headers['content-type'] = random.pick(wrongMediaTypes);
    return { headers, mayMiss: false };
  }
  if (hasBody && random.chance(0.3)) {
    const packing = random.pick(packings);
    if (packing.coding !== undefined) headers['content-encoding'] = packing.coding;
    return { headers, mayMiss: false, packing };
  }
  switch (random.whole(11)) {
    case 0:
      headers['x-long'] = 'a'.repeat(20_000);
      return { headers, mayMiss: true };
    case 1:
      headers['x-request-id'] = latin(random.pick(hostileTexts)).slice(0, 300);
      break;
    case 2:
      headers['idempotency-key'] = latin(random.pick(hostileTexts)).slice(0, 600);
      break;
    case 3:
      headers['if-match'] = latin(random.pick(hostileTexts)).slice(0, 300);
      break;
    case 4:
      headers['cookie'] = `payroll-session=${latin(random.pick(hostileTexts)).slice(0, 300)}; payroll-session=b`;
      break;
    case 5:
      if (hasBody) headers['content-encoding'] = random.pick(['gzip', 'br', 'deflate', 'compress', 'x']);
      break;
    case 6:
      headers['range'] = random.pick(['bytes=0-5', 'bytes=5-0', 'bytes=-1', 'bytes=0-,0-,0-', 'lines=1-2']);
      headers['if-range'] = random.pick(['"1"', 'Fri, 31 Dec 9999 23:59:59 GMT']);
      break;
    case 7:
      headers['if-none-match'] = random.pick(['*', '"1"', 'W/"1", "2"', '"']);
      headers[random.pick(['if-modified-since', 'if-unmodified-since'])] = random.pick([
        'Fri, 31 Dec 9999 23:59:59 GMT',
        'Thu, 01 Jan 1970 00:00:00 GMT',
        'yesterday',
      ]);
      break;
    case 8:
      headers[random.pick(['x-http-method-override', 'x-method-override', 'x-http-method'])] = random.pick([
        'DELETE',
        'GET',
        'BREW',
      ]);
      break;
    case 9:
      headers['x-forwarded-host'] = random.pick(['evil.example', 'a, b', '<script>']);
      headers['x-forwarded-proto'] = random.pick(['https', 'javascript', '']);
      headers['forwarded'] = 'for=unknown;host=evil.example';
      break;
    default:
      headers['accept-language'] = 'q'.repeat(3_000);
      headers['x-forwarded-for'] = random.pick(['::1, 1.2.3.4', 'nobody', '999.1.1.1']);
  }
  return { headers, mayMiss: false };
}

/** Node refuses to send what a header cannot hold. */
function latin(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim() || '?';
}

function written(pairs: Iterable<readonly [string, unknown]>): string {
  return [...pairs]
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

/** Half a surrogate pair has no encoding; its replacement has. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
}
