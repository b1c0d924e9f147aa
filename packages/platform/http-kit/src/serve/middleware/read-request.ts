import { accepted, refused, type Result } from 'payroll-core';
import { parseContract, structuralFaults, type ContractClass } from '../../contract';
import { invalidRequest, type Problem } from '../../errors';
import type { Route } from '../../route';
import { queryOf } from '../read-target';
import { readPairs } from '../read-pairs';
import type { Step } from '../step';

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
