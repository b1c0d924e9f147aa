import type { ContractClass } from './contract-class';
import type { FieldFault } from './field';
import { structuralFaults, type StructuralFaults } from './structural-faults';

/** A rule over several fields of one object. `field` names where the fault is shown. */
export interface ContractRule {
  (value: object): readonly (FieldFault & { readonly field: string })[];
}

/** Keys that a class accepts without describing them. */
export interface UndescribedKeys {
  /** Clients may send them back from an answer; they are dropped. */
  readonly dropped?: readonly string[];
  /** The route refuses them itself: the parsed object says `true` where one was sent. */
  readonly noticed?: readonly string[];
}

interface ClassMetadata {
  readonly ignoresUnknownKeys: boolean;
  readonly undescribed: UndescribedKeys;
  readonly rules: readonly ContractRule[];
  readonly faults: StructuralFaults;
}

const metadataByClass = new WeakMap<object, ClassMetadata>();
const none: ClassMetadata = { ignoresUnknownKeys: false, undescribed: {}, rules: [], faults: structuralFaults };

function add(target: object, change: Partial<ClassMetadata>): void {
  metadataByClass.set(target, { ...(metadataByClass.get(target) ?? none), ...change });
}

/** Unknown keys in this object are dropped. Without this decorator they are refused. */
export function IgnoresUnknownKeys(): ClassDecorator {
  return (target) => add(target, { ignoresUnknownKeys: true });
}

export function AcceptsKeys(undescribed: UndescribedKeys): (target: ContractClass) => void {
  return (target) => add(target, { undescribed });
}

/** Other codes and sentences for the shape of this object than the usual ones. */
export function AnswersShapeWith(faults: StructuralFaults): (target: ContractClass) => void {
  return (target) => add(target, { faults });
}

/** Adds a rule over several fields, judged once each field of the object by itself is right. */
export function Rule<T extends object>(
  judge: (value: T) => readonly (FieldFault & { readonly field: Extract<keyof T, string> })[],
): (target: ContractClass<T>) => void {
  return (target) => {
    const { rules } = metadataByClass.get(target) ?? none;
    add(target, { rules: [...rules, judge as unknown as ContractRule] });
  };
}

export function ignoresUnknownKeys(contract: ContractClass): boolean {
  return metadataByClass.get(contract)?.ignoresUnknownKeys ?? false;
}

export function undescribedKeys(contract: ContractClass): UndescribedKeys {
  return metadataByClass.get(contract)?.undescribed ?? none.undescribed;
}

/** Takes any class: a decorator knows its field's class before the class is a contract. */
export function structuralFaultsOf(contract: object): StructuralFaults {
  return metadataByClass.get(contract)?.faults ?? structuralFaults;
}

const rulesByContract = new WeakMap<ContractClass, readonly ContractRule[]>();

/** A class has its parents' rules too. Asked only once its decorators have run. */
export function rulesOf(contract: ContractClass): readonly ContractRule[] {
  const known = rulesByContract.get(contract);
  if (known !== undefined) return known;
  const rules: ContractRule[] = [];
  for (let c: object | null = contract; c !== null; c = Object.getPrototypeOf(c) as object | null) {
    rules.unshift(...(metadataByClass.get(c)?.rules ?? []));
  }
  rulesByContract.set(contract, rules);
  return rules;
}
