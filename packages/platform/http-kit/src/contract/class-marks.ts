import type { ContractClass } from './contract-class';
import type { FieldFault } from './field';

/** A rule over several fields of one object. `field` names where the fault is shown. */
export interface ContractRule {
  (value: object): readonly (FieldFault & { readonly field: string })[];
}

/** Judges a whole object by itself, unknown keys included. `field` may lead further in: `employees[0].city`. */
export type OwnReader = (plain: unknown) => readonly (FieldFault & { readonly field: string })[];

interface Marks {
  readonly ignoresUnknownKeys: boolean;
  readonly rules: readonly ContractRule[];
  readonly ownReader?: OwnReader;
}

const marks = new WeakMap<object, Marks>();
const none: Marks = { ignoresUnknownKeys: false, rules: [] };

/** Unknown keys in this object are dropped. Without this mark they are refused. */
export function IgnoresUnknownKeys(): ClassDecorator {
  return (target) => {
    marks.set(target, { ...(marks.get(target) ?? none), ignoresUnknownKeys: true });
  };
}

/** Adds a rule over several fields, judged once each field by itself is right. */
export function Rule<T extends object>(
  judge: (value: T) => readonly (FieldFault & { readonly field: Extract<keyof T, string> })[],
): (target: ContractClass<T>) => void {
  return (target) => {
    const known = marks.get(target) ?? none;
    marks.set(target, { ...known, rules: [...known.rules, judge as unknown as ContractRule] });
  };
}

/**
 * The contract is judged by this reader alone; its decorators only describe it. For wide objects in long lists, which
 * the domain reads by a table of its own: the decorators would take milliseconds for each.
 */
export function readBy(target: ContractClass, ownReader: OwnReader): void {
  marks.set(target, { ...(marks.get(target) ?? none), ownReader });
}

export function ownReaderOf(contract: ContractClass): OwnReader | undefined {
  return marks.get(contract)?.ownReader;
}

export function ignoresUnknownKeys(contract: ContractClass): boolean {
  return marks.get(contract)?.ignoresUnknownKeys ?? false;
}

const rulesByContract = new WeakMap<ContractClass, readonly ContractRule[]>();

/** A class carries its parents' rules. Asked only once its decorators have run. */
export function rulesOf(contract: ContractClass): readonly ContractRule[] {
  const known = rulesByContract.get(contract);
  if (known !== undefined) return known;
  const rules: ContractRule[] = [];
  for (let c: object | null = contract; c !== null; c = Object.getPrototypeOf(c) as object | null) {
    rules.unshift(...(marks.get(c)?.rules ?? []));
  }
  rulesByContract.set(contract, rules);
  return rules;
}
