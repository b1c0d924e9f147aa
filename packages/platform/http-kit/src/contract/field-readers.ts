import type { ContractClass } from './contract-class';
import type { FieldFault } from './field';

/** What the decorators of one field told class-transformer and class-validator. */
export interface FieldReader {
  readonly key: string;
  /** Undefined where class-transformer follows the `@Type` of a nested contract. */
  readonly convert: ((value: unknown) => unknown) | undefined;
  readonly judge: (value: unknown) => FieldFault | undefined;
  readonly isOptional: boolean;
}

const readersByPrototype = new WeakMap<object, FieldReader[]>();

export function registerField(prototype: object, key: string, reader: Omit<FieldReader, 'key'>): void {
  const own = readersByPrototype.get(prototype) ?? [];
  own.push({ key, ...reader });
  readersByPrototype.set(prototype, own);
}

const readersByContract = new WeakMap<ContractClass, ReadonlyMap<string, FieldReader> | 'several'>();

/**
 * The fields of a class, its parents' included; `several` where one is described more than once, since the libraries have
 * rules of their own for which of them holds. Asked only once the decorators have run.
 */
export function readersOf(contract: ContractClass): ReadonlyMap<string, FieldReader> | 'several' {
  const known = readersByContract.get(contract);
  if (known !== undefined) return known;
  const all: FieldReader[] = [];
  for (let p: object | null = contract.prototype as object; p !== null; p = Object.getPrototypeOf(p) as object | null) {
    all.push(...(readersByPrototype.get(p) ?? []));
  }
  const byKey = new Map(all.map((reader) => [reader.key, reader]));
  const readers = byKey.size === all.length ? byKey : 'several';
  readersByContract.set(contract, readers);
  return readers;
}
