import type { ContractClass } from './contract-class';
import type { FieldFault } from './field';

export interface Nested {
  readonly contract: () => ContractClass;
  readonly shape: 'object' | 'list' | 'map';
  /** Of a list: what is said of one with more items than it takes. */
  readonly bound?: { readonly max: number; readonly tooMany: FieldFault };
}

const nestedByPrototype = new WeakMap<object, Map<string, Nested>>();

export function registerNested(prototype: object, key: string, nested: Nested): void {
  const own = nestedByPrototype.get(prototype) ?? new Map<string, Nested>();
  own.set(key, nested);
  nestedByPrototype.set(prototype, own);
}

const nestedByContract = new WeakMap<ContractClass, ReadonlyMap<string, Nested>>();

/** The nested contracts of a class, its parents' included. Asked only once its decorators have run. */
export function nestedOf(contract: ContractClass): ReadonlyMap<string, Nested> {
  const known = nestedByContract.get(contract);
  if (known !== undefined) return known;
  const all = new Map<string, Nested>();
  for (let p: object | null = contract.prototype as object; p !== null; p = Object.getPrototypeOf(p) as object | null) {
    for (const [key, nested] of nestedByPrototype.get(p) ?? []) if (!all.has(key)) all.set(key, nested);
  }
  nestedByContract.set(contract, all);
  return all;
}
