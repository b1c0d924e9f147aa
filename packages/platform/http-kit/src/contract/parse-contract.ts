import { setImmediate } from 'node:timers/promises';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { accepted, refused, type Result } from 'payroll-core';
import { ignoresUnknownKeys, ownReaderOf, rulesOf } from './class-marks';
import type { ContractClass } from './contract-class';
import { flatFieldsOf } from './flat-fields';
import { FIELD, unpackFault, type FieldFault } from './field';
import { nestedOf } from './nested';

/** One line of the validation answer's `data`, with a path like `body[0].date_of_birth`. */
export interface ContractFault extends FieldFault {
  readonly path: string;
}

/** More lines than this help nobody, and an attacker could ask for millions. */
const MOST_FAULTS = 100;

/** Reads one object by its contract: unknown keys, every field, then the rules over several fields. */
export function parseContract<T extends object>(
  contract: ContractClass<T>,
  plain: unknown,
  path: string,
  unknownKeys: 'by-contract' | 'ignore' = 'by-contract',
): Result<T, readonly ContractFault[]> {
  const ownReader = ownReaderOf(contract);
  if (ownReader !== undefined) {
    const found = ownReader(plain).map(({ field, ...fault }) => ({
      path: field === '' ? path : `${path}.${field}`,
      ...fault,
    }));
    return found.length === 0 ? accepted(plain as T) : refused(found.slice(0, MOST_FAULTS));
  }
  if (nestedOf(contract).size === 0) return parseFlat(contract, plain, path, unknownKeys);
  const faults: ContractFault[] = [];
  const leaves: Leaf[] = [];
  const sifted = sift({ faults, leaves, unknownKeys }, contract, plain, path, []);
  if (sifted === undefined) return refused(faults);
  const instance = plainToInstance(contract, sifted);
  for (const leaf of leaves) putBack(instance, leaf);
  const misshapen = faults.map((fault) => fault.path);
  for (const fault of validated(instance, path)) {
    if (!misshapen.some((at) => fault.path === at || fault.path.startsWith(`${at}.`))) faults.push(fault);
  }
  if (faults.length === 0) judgeRules(contract, instance, path, faults);
  return faults.length === 0 ? accepted(withoutUndefined(instance)) : refused(faults.slice(0, MOST_FAULTS));
}

function validated(instance: object, path: string): Iterable<ContractFault> {
  return flatten(validateSync(instance, { validationError: { target: false, value: false } }), path);
}

/**
 * A contract without others inside, such as a path, a query or a form, is read here: every request has one or two, and
 * class-validator looks for its rules anew each time.
 */
function parseFlat<T extends object>(
  contract: ContractClass<T>,
  plain: unknown,
  path: string,
  unknownKeys: 'by-contract' | 'ignore',
): Result<T, readonly ContractFault[]> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) return refused([notAnObject(path)]);
  const fields = flatFieldsOf(contract);
  const drops = unknownKeys === 'ignore' || ignoresUnknownKeys(contract);
  const faults: ContractFault[] = [];
  const instance = Object.create(contract.prototype as object) as Record<string, unknown>;
  for (const key of Object.keys(plain)) {
    const field = fields.get(key);
    if (field === undefined) {
      if (!drops) faults.push(unknownKey(`${path}.${key}`));
      continue;
    }
    const value = (plain as Record<string, unknown>)[key];
    const isLeaf = typeof value === 'object' && value !== null;
    const read = isLeaf || field.normalise === undefined ? value : field.normalise(value);
    if (read !== undefined) instance[key] = read;
  }
  for (const [key, { optional, judge }] of fields) {
    const value = instance[key];
    if (optional && value === undefined) continue;
    const fault = judge(value);
    if (fault !== undefined) faults.push({ path: `${path}.${key}`, ...fault });
  }
  if (faults.length === 0) judgeRules(contract, instance, path, faults);
  return faults.length === 0 ? accepted(instance as T) : refused(faults.slice(0, MOST_FAULTS));
}

function notAnObject(path: string): ContractFault {
  return { path, code: 'not_an_object', message: 'Expected a JSON object.' };
}

function unknownKey(path: string): ContractFault {
  return { path, code: 'unknown_key', message: 'This key is not known here.' };
}

/** Other requests get their turn after so long, however long the list is. */
const TURN_MS = 10;

/** A list of objects under one contract; paths carry the index. */
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

const knownKeysByContract = new WeakMap<ContractClass, ReadonlySet<string>>();

export function knownKeys(contract: ContractClass): ReadonlySet<string> {
  const known = knownKeysByContract.get(contract);
  if (known !== undefined) return known;
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(contract, '', false, false);
  const keys = new Set(metadatas.map((metadata) => metadata.propertyName));
  knownKeysByContract.set(contract, keys);
  return keys;
}

/** A list or object that no contract describes further, and where it belongs. */
interface Leaf {
  readonly keys: readonly (string | number)[];
  readonly value: object;
}

interface Sifting {
  readonly faults: ContractFault[];
  readonly leaves: Leaf[];
  readonly unknownKeys: 'by-contract' | 'ignore';
}

/**
 * A copy with known keys only. class-validator's own whitelist works for a whole tree at once, while the spec refuses
 * unknown keys in some nested objects and not in others; it also takes a list where an object is asked for.
 * Leaves are kept aside: class-transformer would call whatever they hold under `constructor`.
 */
function sift(
  sifting: Sifting,
  contract: ContractClass,
  plain: unknown,
  path: string,
  keys: Leaf['keys'],
): Record<string, unknown> | undefined {
  const { faults, leaves } = sifting;
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    faults.push(notAnObject(path));
    return undefined;
  }
  const known = knownKeys(contract);
  const nested = nestedOf(contract);
  const drops = sifting.unknownKeys === 'ignore' || ignoresUnknownKeys(contract);
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(plain as Record<string, unknown>)) {
    const at = `${path}.${key}`;
    if (!known.has(key)) {
      if (!drops) faults.push(unknownKey(at));
      continue;
    }
    const inner = nested.get(key);
    if (value === null) kept[key] = null;
    else if (inner === undefined || inner.shape === 'map') {
      if (typeof value === 'object') leaves.push({ keys: [...keys, key], value });
      else kept[key] = value;
    } else if (inner.shape === 'object') kept[key] = sift(sifting, inner.contract(), value, at, [...keys, key]);
    else if (Array.isArray(value)) {
      kept[key] = value.map(
        (item, index) => sift(sifting, inner.contract(), item, `${at}[${index}]`, [...keys, key, index]) ?? {},
      );
    } else faults.push({ path: at, code: 'not_a_list', message: 'Expected a list.' });
  }
  return kept;
}

function putBack(instance: object, { keys, value }: Leaf): void {
  let holder = instance as Record<string | number, unknown>;
  for (const key of keys.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  holder[keys.at(-1)!] = value;
}

function* flatten(errors: readonly ValidationError[], path: string): Generator<ContractFault> {
  for (const error of errors) {
    const at = /^\d+$/.test(error.property) ? `${path}[${error.property}]` : `${path}.${error.property}`;
    const own = error.constraints?.[FIELD];
    if (own !== undefined) yield { path: at, ...unpackFault(own) };
    else yield* flatten(error.children ?? [], at);
  }
}

function judgeRules(contract: ContractClass, instance: object, path: string, faults: ContractFault[]): void {
  for (const rule of rulesOf(contract)) {
    for (const { field, ...fault } of rule(instance)) faults.push({ path: `${path}.${field}`, ...fault });
  }
  for (const [key, { contract: inner, shape }] of nestedOf(contract)) {
    const value = (instance as Record<string, unknown>)[key];
    if (value === undefined || value === null) continue;
    if (shape === 'map') continue;
    if (shape === 'object') judgeRules(inner(), value, `${path}.${key}`, faults);
    else (value as object[]).forEach((item, index) => judgeRules(inner(), item, `${path}.${key}[${index}]`, faults));
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
