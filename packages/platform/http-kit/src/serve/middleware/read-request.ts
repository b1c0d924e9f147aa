import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { accepted, refused, type Result } from 'payroll-core';
import { parseContract, parseContractList, structuralFaults, type ContractClass } from '../../contract';
import { invalidRequest, problem, type Problem } from '../../errors';
import type { BodyContract, Route } from '../../route';
import type { ApiServices } from '../api-services';
import { readJson } from '../read-json';
import { readPairs } from '../read-pairs';
import { queryOf } from '../read-target';
import { refuse } from '../refuse';
import type { ApiResponse } from '../request-state';
import { middleware, type Step } from '../step';

/** Reads the parameters of the path by their contract. */
export function readPath({ request: { params: contract } }: Route): Step {
  return (req, res) => {
    const parsed = parsePart(contract, req.params, 'path', 'ignore');
    if (parsed.ok) res.locals.params = parsed.value;
    return parsed.ok ? undefined : parsed.error;
  };
}

/** A misspelt parameter of the API would otherwise be ignored in silence; pages take any address. */
export function readQuery({ auth, request: { query: contract } }: Route): Step {
  const unknownNames = auth.kind === 'bearer' ? 'by-contract' : 'ignore';
  return (req, res) => {
    const pairs = readPairs(queryOf(req.url), 'query');
    if (!pairs.ok) return pairs.error;
    if (contract === undefined) return unknownNames === 'ignore' ? undefined : refuseNames(Object.keys(pairs.value));
    const parsed = parsePart(contract, pairs.value, 'query', unknownNames);
    if (parsed.ok) res.locals.query = parsed.value;
    return parsed.ok ? undefined : parsed.error;
  };
}

function refuseNames(names: readonly string[]): Problem | undefined {
  if (names.length === 0) return undefined;
  return invalidRequest(names.map((name) => ({ path: `query.${name}`, ...structuralFaults.unknownKey })));
}

/** Unknown headers are no concern of ours: proxies and clients add their own. */
export function readHeaders({ request: { headers: contract } }: Route): Step {
  return (req, res) => {
    const parsed = parsePart(contract, req.headers, 'header', 'ignore');
    if (parsed.ok) res.locals.headers = parsed.value;
    return parsed.ok ? undefined : parsed.error;
  };
}

function parsePart(
  contract: ContractClass | undefined,
  plain: object,
  part: string,
  unknownKeys: 'by-contract' | 'ignore',
): Result<object | undefined, Problem> {
  if (contract === undefined) return accepted(undefined);
  const parsed = parseContract(contract, plain, part, unknownKeys);
  return parsed.ok ? parsed : refused(invalidRequest(parsed.error));
}

/**
 * Express reads the body: its limit, its decompression. Express's JSON and form parsers would keep the last of two equal
 * names in silence (docs/decisions/0402), so the text is read by ours.
 */
export function readBody(
  { maxBodyBytes }: ApiServices,
  { request: { body: contract } }: Route,
): readonly RequestHandler[] {
  if (contract === undefined) return [];
  const limit = contract.maxBytes ?? maxBodyBytes;
  const wanted = contract.kind === 'form' ? FORM : JSON_TYPE;
  const bytes = express.raw({
    type: () => true,
    limit,
    verify: (req, _, read) => {
      if (read.length === 0) return;
      const refusal = checkMediaType(req.headers['content-type'], wanted) ?? checkUtf8(read);
      if (refusal !== undefined) throw new RefusedBody(refusal);
    },
  });
  return [
    (req, res, next) =>
      bytes(req, res, (error: unknown) => {
        if (error === undefined || error === null) next();
        else refuse(req, res as ApiResponse, bodyProblem(error, limit));
      }),
    middleware(async (req, res) => {
      const parsed = await parseBody(contract, textOf(req));
      if (parsed.ok) res.locals.body = parsed.value;
      return parsed.ok ? undefined : parsed.error;
    }),
  ];
}

/** UTF-8 is what JSON is (RFC 8259) and what forms are sent in; other bytes are refused, not replaced. */
function checkUtf8(bytes: Uint8Array): Problem | undefined {
  return isUtf8(bytes) ? undefined : problem('bad-request', 'The request body is not valid UTF-8.');
}

class RefusedBody extends Error {
  constructor(readonly refusal: Problem) {
    super(refusal.detail);
  }
}

/** Empty and missing are the same. */
function textOf({ body }: Request): string | undefined {
  return Buffer.isBuffer(body) && body.length > 0 ? utf8.decode(body) : undefined;
}

/** Takes no notice of a byte order mark. */
const utf8 = new TextDecoder('utf-8');

async function parseBody(contract: BodyContract, text: string | undefined): Promise<Result<unknown, Problem>> {
  if (text === undefined && contract.kind === 'optional-json') return accepted(undefined);
  if (text === undefined && contract.kind !== 'form') {
    return refused(invalidRequest([{ path: 'body', code: 'required', message: 'A JSON body is required.' }]));
  }
  const plain = contract.kind === 'form' ? readPairs(text ?? '', 'body', contract.lists) : readJson(text ?? '');
  if (!plain.ok) return plain;
  const parsed =
    contract.kind === 'json-list'
      ? await parseContractList(contract.contract, plain.value, 'body', contract.maxItems)
      : parseContract(contract.contract, plain.value, 'body');
  return parsed.ok ? parsed : refused(invalidRequest(parsed.error));
}

const unreadable = problem('bad-request', 'The request body could not be read to its end.');

function bodyProblem(error: unknown, maxBytes: number): Problem {
  if (error instanceof RefusedBody) return error.refusal;
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return tooLarge(maxBytes);
  if (type === 'encoding.unsupported') {
    return problem('unsupported-media-type', 'Content-Encoding must be identity, gzip, deflate or br.');
  }
  return unreadable;
}

export function tooLarge(maxBytes: number): Problem {
  return problem('payload-too-large', `The request body is larger than ${maxBytes} bytes.`);
}

const wrongCharset = problem('unsupported-media-type', 'The charset must be utf-8.');

const FORM = /^application\/x-www-form-urlencoded$/;
/** Also `application/merge-patch+json` and its kin. */
const JSON_TYPE = /^application\/(?:[a-z0-9!#$&^_.+-]+\+)?json$/;

function checkMediaType(header: string | undefined, wanted: RegExp): Problem | undefined {
  const [type = '', ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!wanted.test(type)) {
    const name = wanted === FORM ? 'application/x-www-form-urlencoded' : 'application/json';
    return problem('unsupported-media-type', `Content-Type must be ${name}.`);
  }
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return charset === undefined || /^"?(utf-8|utf8|us-ascii)"?$/.test(charset) ? undefined : wrongCharset;
}
