import type { ContractClass } from './contract-class';
import type { FieldFault } from './field';

/** A field as its decorator said it, for reading without a library in between. */
export interface FlatField {
  readonly optional: boolean;
  readonly normalise: ((value: unknown) => unknown) | undefined;
  readonly judge: (value: unknown) => FieldFault | undefined;
}

const fieldsByPrototype = new WeakMap<object, Map<string, FlatField>>();

export function rememberField(prototype: object, key: string, field: FlatField): void {
  const own = fieldsByPrototype.get(prototype) ?? new Map<string, FlatField>();
  own.set(key, field);
  fieldsByPrototype.set(prototype, own);
}

const fieldsByContract = new WeakMap<ContractClass, ReadonlyMap<string, FlatField>>();

/** The fields of a class, its parents' first. Asked only once its decorators have run. */
export function flatFieldsOf(contract: ContractClass): ReadonlyMap<string, FlatField> {
  const known = fieldsByContract.get(contract);
  if (known !== undefined) return known;
  const lineage: object[] = [];
  for (let p: object | null = contract.prototype as object; p !== null; p = Object.getPrototypeOf(p) as object | null) {
    lineage.unshift(p);
  }
  const all = new Map(lineage.flatMap((prototype) => [...(fieldsByPrototype.get(prototype) ?? [])]));
  fieldsByContract.set(contract, all);
  return all;
}
