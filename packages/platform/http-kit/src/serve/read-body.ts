import express, { type Request, type Response } from 'express';
import { accepted, refused, type Result } from 'payroll-core';
import { problem, type Problem } from '../errors';

/** The bytes of a body, decompressed, within the limit. `undefined` when there is none. */
export function readBody(
  req: Request,
  res: Response,
  maxBytes: number,
): Promise<Result<Uint8Array | undefined, Problem>> {
  if (isPlain(req, maxBytes)) return readPlain(req);
  return new Promise((resolve) => {
    parserFor(maxBytes)(req, res, (error: unknown) => {
      if (error !== undefined && error !== null) resolve(refused(bodyProblem(error, maxBytes)));
      else resolve(accepted(req.body instanceof Uint8Array && req.body.length > 0 ? req.body : undefined));
    });
  });
}

/** Neither packed nor in pieces of unknown number, and not too long: nearly every body. */
function isPlain({ headers }: Request, maxBytes: number): boolean {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return false;
  return headers['content-length'] !== undefined && Number(headers['content-length']) <= maxBytes;
}

/** As many bytes as the header said; Node's parser lets no others through. */
function readPlain(req: Request): Promise<Result<Uint8Array | undefined, Problem>> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => void pieces.push(piece));
    req.once('end', () => {
      const [first] = pieces;
      resolve(accepted(pieces.length > 1 ? Buffer.concat(pieces) : first));
    });
    req.once('error', () => resolve(refused(unreadable)));
  });
}

const parsers = new Map<number, ReturnType<typeof express.raw>>();

function parserFor(maxBytes: number): ReturnType<typeof express.raw> {
  const known = parsers.get(maxBytes);
  if (known !== undefined) return known;
  const parser = express.raw({ type: () => true, limit: maxBytes, inflate: true });
  parsers.set(maxBytes, parser);
  return parser;
}

const unreadable = problem('bad-request', 'The request body could not be read to its end.');

function bodyProblem(error: unknown, maxBytes: number): Problem {
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

/** UTF-8 is what JSON is (RFC 8259) and what forms are sent in; other bytes are refused, not replaced. */
export function decodeText(bytes: Uint8Array): Result<string, Problem> {
  try {
    return accepted(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refused(problem('bad-request', 'The request body is not valid UTF-8.'));
  }
}
