import { ignoresUnknownKeys, structuralFaultsOf, undescribedKeys } from './class-metadata';
import type { ContractClass } from './contract-class';
import type { ContractFault } from './contract-fault';
import { knownKeys } from './known-keys';
import { nestedOf } from './nested';
import { keepSentObject } from './sent-objects';

export interface Selection {
  /** A copy with known keys only; undefined where no object was sent. */
  readonly kept: Record<string, unknown> | undefined;
  readonly unknown: readonly ContractFault[];
  /** Objects and lists that are something else. What is inside them is not judged. */
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

  const select = (of: ContractClass, sent: unknown, at: string): Record<string, unknown> | undefined => {
    const faults = structuralFaultsOf(of);
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
      misshapen.push({ path: at, ...faults.notAnObject });
      return undefined;
    }
    const known = knownKeys(of);
    const nested = nestedOf(of);
    const { dropped, noticed } = undescribedKeys(of);
    const drops = unknownKeys === 'ignore' || ignoresUnknownKeys(of);
    const kept: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(sent as Record<string, unknown>)) {
      if (value === undefined) continue;
      const inside = `${at}.${key}`;
      const inner = nested.get(key);
      if (!known.has(key)) {
        if (noticed?.includes(key) === true) kept[key] = true;
        else if (!drops && dropped?.includes(key) !== true) unknown.push({ path: inside, ...faults.unknownKey });
      } else if (inner === undefined || inner.shape === 'map' || value === null) {
        if (typeof value === 'object' && value !== null) keepSentObject(kept, key, value);
        kept[key] = typeof value === 'object' && value !== null ? KEPT_ASIDE : value;
      } else if (inner.shape === 'object') kept[key] = select(inner.contract(), value, inside);
      else if (Array.isArray(value)) {
        kept[key] = value.map((item, index) => select(inner.contract(), item, `${inside}[${index}]`) ?? {});
      } else misshapen.push({ path: inside, ...faults.notAList });
    }
    return kept;
  };

  return { kept: select(contract, plain, path), unknown, misshapen };
}

/** Stands where an object was sent that class-transformer does not see. */
const KEPT_ASIDE = '';
