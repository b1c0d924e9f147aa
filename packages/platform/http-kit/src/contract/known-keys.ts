import { getMetadataStorage } from 'class-validator';
import type { ContractClass } from './contract-class';

const knownKeysByContract = new WeakMap<ContractClass, ReadonlySet<string>>();

/** The keys that a contract describes. */
export function knownKeys(contract: ContractClass): ReadonlySet<string> {
  const known = knownKeysByContract.get(contract);
  if (known !== undefined) return known;
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(contract, '', false, false);
  const keys = new Set(metadatas.map((metadata) => metadata.propertyName));
  knownKeysByContract.set(contract, keys);
  return keys;
}
