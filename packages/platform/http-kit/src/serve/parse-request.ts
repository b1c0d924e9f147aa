import type { Request, Response } from 'express';
import { accepted, refused, type Result } from 'payroll-core';
import { parseContract, parseContractList, structuralFaults, type ContractClass } from '../contract';
import { invalidRequest, problem, type Problem } from '../errors';
import type { BodyContract } from '../route';
import { decodeText, readBody } from './read-body';
import { readJson } from './read-json';
import { readPairs } from './read-target';

export function parseParams(contract: ContractClass | undefined, params: object): Result<object | undefined, Problem> {
  return parsePart(contract, params, 'path');
}

/** A misspelt parameter of the API would otherwise be ignored in silence; pages take any address. */
export function parseQuery(
  contract: ContractClass | undefined,
  rawQuery: string,
  unknownNames: 'by-contract' | 'ignore',
): Result<object | undefined, Problem> {
  const pairs = readPairs(rawQuery, 'query');
  if (!pairs.ok) return pairs;
  if (contract !== undefined) return parsePart(contract, pairs.value, 'query', unknownNames);
  const unknown = unknownNames === 'ignore' ? [] : Object.keys(pairs.value);
  if (unknown.length === 0) return accepted(undefined);
  return refused(invalidRequest(unknown.map((name) => ({ path: `query.${name}`, ...structuralFaults.unknownKey }))));
}

/** Unknown headers are no concern of ours: proxies and clients add their own. */
export function parseHeaders(
  contract: ContractClass | undefined,
  headers: object,
): Result<object | undefined, Problem> {
  return parsePart(contract, headers, 'header');
}

function parsePart(
  contract: ContractClass | undefined,
  plain: object,
  part: string,
  unknownKeys: 'by-contract' | 'ignore' = 'ignore',
): Result<object | undefined, Problem> {
  if (contract === undefined) return accepted(undefined);
  const parsed = parseContract(contract, plain, part, unknownKeys);
  return parsed.ok ? parsed : refused(invalidRequest(parsed.error));
}

export async function parseBody(
  contract: BodyContract | undefined,
  req: Request,
  res: Response,
  maxBytes: number,
): Promise<Result<unknown, Problem>> {
  if (contract === undefined) return accepted(undefined);
  const bytes = await readBody(req, res, contract.maxBytes ?? maxBytes);
  if (!bytes.ok) return bytes;
  if (bytes.value === undefined) {
    if (contract.kind === 'optional-json') return accepted(undefined);
    if (contract.kind !== 'form') {
      return refused(invalidRequest([{ path: 'body', code: 'required', message: 'A JSON body is required.' }]));
    }
  } else {
    const wrongType = checkMediaType(req.headers['content-type'], contract.kind === 'form' ? FORM : JSON_TYPE);
    if (wrongType !== undefined) return refused(wrongType);
  }
  const text = bytes.value === undefined ? accepted('') : decodeText(bytes.value);
  if (!text.ok) return text;
  const plain = contract.kind === 'form' ? readPairs(text.value, 'body') : readJson(text.value);
  if (!plain.ok) return plain;
  const parsed =
    contract.kind === 'json-list'
      ? await parseContractList(contract.contract, plain.value, 'body', contract.maxItems)
      : parseContract(contract.contract, plain.value, 'body');
  return parsed.ok ? parsed : refused(invalidRequest(parsed.error));
}

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
  return charset === undefined || /^"?(utf-8|utf8|us-ascii)"?$/.test(charset)
    ? undefined
    : problem('unsupported-media-type', 'The charset must be utf-8.');
}
