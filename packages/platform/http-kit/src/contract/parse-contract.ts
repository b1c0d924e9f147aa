import { setImmediate } from 'node:timers/promises';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { accepted, refused, type Result } from 'payroll-core';
import { rulesOf } from './class-metadata';
import type { ContractClass } from './contract-class';
import type { ContractFault } from './contract-fault';
import { FIELD, unpackFault } from './field';
import { inSentOrder } from './in-sent-order';
import { nestedOf } from './nested';
import { readFaultless } from './read-faultless';
import { MOST_FAULTS, selectKnown, type Selection } from './select-known';
import { findValidatorsByClass, rememberValidationMetadata } from './validation-metadata';

rememberValidationMetadata();
findValidatorsByClass();

/**
 * Reads one object by its contract: unknown keys, then every field, then the rules over several fields. class-transformer
 * converts, class-validator judges; what is faultless takes a shorter way to the same value.
 */
export function parseContract<T extends object>(
  contract: ContractClass<T>,
  plain: unknown,
  path: string,
  unknownKeys: 'by-contract' | 'ignore' = 'by-contract',
): Result<T, readonly ContractFault[]> {
  const { kept, unknown, misshapen } = selectKnown(contract, plain, path, unknownKeys);
  if (kept === undefined) return refused(misshapen);
  const faultless = unknown.length + misshapen.length === 0 ? readFaultless(contract, kept) : undefined;
  return faultless === undefined
    ? judgedByLibraries(contract, plain, path, { kept, unknown, misshapen })
    : accepted(withoutUndefined(faultless));
}

/** The same by the libraries alone; a test holds `parseContract` to it. */
export function parseByLibraries<T extends object>(
  contract: ContractClass<T>,
  plain: unknown,
  path: string,
): Result<T, readonly ContractFault[]> {
  const { kept, ...faults } = selectKnown(contract, plain, path, 'by-contract');
  return kept === undefined ? refused(faults.misshapen) : judgedByLibraries(contract, plain, path, { kept, ...faults });
}

function judgedByLibraries<T extends object>(
  contract: ContractClass<T>,
  plain: unknown,
  path: string,
  { kept, unknown, misshapen }: Selection & { readonly kept: object },
): Result<T, readonly ContractFault[]> {
  const instance = plainToInstance(contract, kept);
  const faults = [...unknown, ...misshapen];
  for (const fault of flatten(validateSync(instance, withoutValues), path)) {
    if (!misshapen.some((one) => isWithin(fault.path, one.path))) faults.push(fault);
  }
  // Each rule looks for faults in its object, and enough are found already.
  if (faults.length < MOST_FAULTS) faults.push(...brokenRules(contract, instance, path, [...faults]));
  return faults.length === 0
    ? accepted(withoutUndefined(instance))
    : refused(inSentOrder(faults, contract, plain, path).slice(0, MOST_FAULTS));
}

/** A refusal names the field; what was sent in it stays out. */
const withoutValues = { validationError: { target: false, value: false } };

function isWithin(path: string, outer: string): boolean {
  return path.startsWith(outer) && (path.length === outer.length || /[.[]/.test(path.charAt(outer.length)));
}

/** Other requests get their turn after this time, however long the list is. */
const TURN_MS = 10;

/** A list of objects under one contract; paths have the index. */
export async function parseContractList<T extends object>(
  contract: ContractClass<T>,
  plain: unknown,
  path: string,
  most: number,
): Promise<Result<readonly T[], readonly ContractFault[]>> {
  if (!Array.isArray(plain)) return refused([{ path, code: 'not_a_list', message: 'Expected a JSON array.' }]);
  if (plain.length > most) {
    return refused([{ path, code: 'too_many', message: `Expected at most ${most} items; this has ${plain.length}.` }]);
  }
  const values: T[] = [];
  const faults: ContractFault[] = [];
  let turn = performance.now();
  for (const [index, item] of plain.entries()) {
    if (performance.now() - turn > TURN_MS) {
      await setImmediate();
      turn = performance.now();
    }
    const parsed = parseContract(contract, item, `${path}[${index}]`);
    if (parsed.ok) values.push(parsed.value);
    else faults.push(...parsed.error);
    if (faults.length >= MOST_FAULTS) break;
  }
  return faults.length === 0 ? accepted(values) : refused(faults.slice(0, MOST_FAULTS));
}

function* flatten(errors: readonly ValidationError[], path: string): Generator<ContractFault> {
  for (const error of errors) {
    const at = /^\d+$/.test(error.property) ? `${path}[${error.property}]` : `${path}.${error.property}`;
    const own = error.constraints?.[FIELD];
    if (own !== undefined) yield { path: at, ...unpackFault(own) };
    else yield* flatten(error.children ?? [], at);
  }
}

/** An object with a fault in it is not held to its rules. */
function* brokenRules(
  contract: ContractClass,
  instance: object,
  path: string,
  faults: readonly ContractFault[],
): Generator<ContractFault> {
  const rules = rulesOf(contract);
  if (rules.length > 0 && !faults.some((fault) => isWithin(fault.path, path))) {
    for (const rule of rules)
      for (const { field, ...fault } of rule(instance)) yield { path: `${path}.${field}`, ...fault };
  }
  for (const [key, { contract: inner, shape }] of nestedOf(contract)) {
    const value = (instance as Record<string, unknown>)[key];
    if (value === undefined || value === null || shape === 'map') continue;
    if (shape === 'object') yield* brokenRules(inner(), value, `${path}.${key}`, faults);
    else
      for (const [index, item] of (value as object[]).entries()) {
        yield* brokenRules(inner(), item, `${path}.${key}[${index}]`, faults);
      }
  }
}

/** Declared fields that were not sent exist on the instance as `undefined`; a partial update must not see them. */
function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) for (const item of value) withoutUndefined(item);
  else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record)) {
      if (record[key] === undefined) delete record[key];
      else withoutUndefined(record[key]);
    }
  }
  return value;
}
