import type { ContractFault } from './contract-fault';

/** Faults in the order of the request; what an object lacks comes after what it has. */
export function inSentOrder(faults: readonly ContractFault[], plain: unknown, path: string): readonly ContractFault[] {
  if (faults.length < 2) return faults;
  const positions = new Map<string, number>();
  note(plain, path, positions);
  const positionOf = (at: string) =>
    positions.get(at) ?? positions.get(at.slice(0, at.lastIndexOf('.'))) ?? positions.size;
  return [...faults].sort((a, b) => positionOf(a.path) - positionOf(b.path));
}

/** An object's own position is after those of everything in it. */
function note(value: unknown, path: string, positions: Map<string, number>): void {
  if (Array.isArray(value)) value.forEach((item, index) => note(item, `${path}[${index}]`, positions));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) note(item, `${path}.${key}`, positions);
  }
  positions.set(path, positions.size);
}
