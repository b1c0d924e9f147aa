import type { ContractClass } from './contract-class';
import type { ContractFault } from './contract-fault';
import { nestedOf } from './nested';
import { isFarTooLong, pathOf } from './select-known';

/** Faults in the order of the request; what an object lacks comes after what it has. */
export function inSentOrder(
  faults: readonly ContractFault[],
  contract: ContractClass,
  plain: unknown,
  path: string,
): readonly ContractFault[] {
  if (faults.length < 2) return faults;
  const positions = new Map<string, number>();
  note(contract, plain, path, positions);
  const positionOf = (at: string) =>
    positions.get(at) ?? positions.get(at.slice(0, at.lastIndexOf('.'))) ?? positions.size;
  return [...faults].sort((a, b) => positionOf(a.path) - positionOf(b.path));
}

/**
 * An object's own position is after those of everything in it. Only what a contract describes is gone into: the paths of
 * anything else could be as long and as many as somebody likes.
 */
function note(contract: ContractClass, value: unknown, path: string, positions: Map<string, number>): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const nested = nestedOf(contract);
    for (const [key, item] of Object.entries(value)) {
      const at = pathOf(path, key);
      const inner = nested.get(key);
      if (inner?.shape === 'object') note(inner.contract(), item, at, positions);
      else {
        if (inner?.shape === 'list' && Array.isArray(item) && !isFarTooLong(inner, item)) {
          item.forEach((one, index) => note(inner.contract(), one, `${at}[${index}]`, positions));
        }
        positions.set(at, positions.size);
      }
    }
  }
  positions.set(path, positions.size);
}
