import type { CauseName } from './cause';

/** Puts one thing of the new pay in the place of the old. */
export interface StepOfDifference<Input> {
  readonly cause: CauseName;
  /** The pay so far with this one thing as the new pay has it; the same object where both are alike. */
  readonly put: (soFar: Input, now: Input) => Input;
}

type WithEmployee = { readonly employee: object };

/** A step that takes members of the pay, and members of its employee, from the new pay. */
export function taking<Input extends WithEmployee>(
  cause: CauseName,
  members: readonly (keyof Input)[],
  ofEmployee: readonly (keyof Input['employee'])[] = [],
): StepOfDifference<Input> {
  return {
    cause,
    put: (soFar, now) => {
      const put = takeMembers(soFar, now, members);
      const employee = takeMembers(put.employee as Input['employee'], now.employee as Input['employee'], ofEmployee);
      return employee === put.employee ? put : { ...put, employee };
    },
  };
}

/** A copy with these members as `from` has them; the same object where they are alike. */
export function takeMembers<T extends object>(into: T, from: T, members: readonly (keyof T)[]): T {
  const different = members.filter((name) => !isAlike(into[name], from[name]));
  if (different.length === 0) return into;
  const copy = { ...into };
  for (const name of different) {
    if (from[name] === undefined) delete copy[name];
    else copy[name] = from[name];
  }
  return copy;
}

/** Alike as JSON; a member that is absent is like one that is null. */
export function isAlike(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
