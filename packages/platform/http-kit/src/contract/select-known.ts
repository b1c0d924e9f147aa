import { ignoresUnknownKeys, structuralFaultsOf, undescribedKeys } from './class-metadata';
import type { ContractClass } from './contract-class';
import type { ContractFault } from './contract-fault';
import { knownKeys } from './known-keys';
import { nestedOf, type Nested } from './nested';
import { keepSentObject } from './sent-objects';

/** More lines than this help nobody, and an attacker could ask for millions. */
export const MOST_FAULTS = 100;

/** No contract has a longer key. */
const LONGEST_SHOWN = 200;

export interface Selection {
  /** A copy with known keys only; undefined where no object was sent, or where its shape alone is wrong often enough. */
  readonly kept: Record<string, unknown> | undefined;
  readonly unknown: readonly ContractFault[];
  /** Objects and lists that are something else, and lists that are far too long. What is inside them is not judged. */
  readonly misshapen: readonly ContractFault[];
}

/**
 * class-validator's own whitelist works for a whole tree at once, while the specification refuses unknown keys in some
 * nested objects and not in others; it also takes a list where an object is asked for. Both are settled here.
 */
export function selectKnown(
  contract: ContractClass,
  plain: unknown,
  path: string,
  unknownKeys: 'by-contract' | 'ignore',
): Selection {
  const unknown: ContractFault[] = [];
  const misshapen: ContractFault[] = [];

  /** Both, in the order of the request. */
  const all: ContractFault[] = [];
  const note = (faults: ContractFault[], fault: ContractFault) => {
    faults.push(fault);
    all.push(fault);
  };

  const select = (of: ContractClass, sent: unknown, at: string): Record<string, unknown> | undefined => {
    if (all.length >= MOST_FAULTS) return undefined;
    const faults = structuralFaultsOf(of);
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
      note(misshapen, { path: at, ...faults.notAnObject });
      return undefined;
    }
    const known = knownKeys(of);
    const nested = nestedOf(of);
    const { dropped, noticed } = undescribedKeys(of);
    const drops = unknownKeys === 'ignore' || ignoresUnknownKeys(of);
    const kept: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(sent as Record<string, unknown>)) {
      if (value === undefined) continue;
      if (all.length >= MOST_FAULTS) break;
      const inside = pathOf(at, key);
      const inner = nested.get(key);
      if (!known.has(key)) {
        if (noticed?.includes(key) === true) kept[key] = true;
        else if (!drops && dropped?.includes(key) !== true) {
          note(unknown, { path: inside, ...faults.unknownKey });
        }
      } else if (inner === undefined || inner.shape === 'map' || value === null) {
        if (typeof value === 'object' && value !== null) keepSentObject(kept, key, value);
        kept[key] = typeof value === 'object' && value !== null ? KEPT_ASIDE : value;
      } else if (inner.shape === 'object') kept[key] = select(inner.contract(), value, inside);
      else if (Array.isArray(value) && inner.bound !== undefined && isFarTooLong(inner, value)) {
        note(misshapen, { path: inside, ...inner.bound.tooMany });
      } else if (Array.isArray(value)) {
        kept[key] = value.map((item, index) => select(inner.contract(), item, `${inside}[${index}]`) ?? {});
      } else note(misshapen, { path: inside, ...faults.notAList });
    }
    return kept;
  };

  const kept = select(contract, plain, path);
  return all.length < MOST_FAULTS ? { kept, unknown, misshapen } : { kept: undefined, unknown: [], misshapen: all };
}

/** Too long for its contract, and longer than is worth naming what is wrong inside. */
export function isFarTooLong({ bound }: Nested, { length }: readonly unknown[]): boolean {
  return bound !== undefined && length > Math.max(bound.max, MOST_FAULTS);
}

/** The path of a key; one that is too long to be ours is shown in part. */
export function pathOf(at: string, key: string): string {
  return `${at}.${key.length <= LONGEST_SHOWN ? key : `${key.slice(0, LONGEST_SHOWN)}…`}`;
}

/** Stands where an object was sent that class-transformer does not see. */
const KEPT_ASIDE = '';
