import type { DraftPart, Part, PartKind } from '../domain/parts/part';

/** A list as it is to be from now on. Of one employee and kind there is one. */
export interface PartListChange {
  readonly employeeId: number;
  readonly kind: PartKind;
  readonly list: readonly DraftPart[];
}

/** The lists that hang on employees. A list is read and written whole: it is short, and its rules are about all of it. */
export interface EmployeeParts {
  /** By rank. */
  listOf(employeeId: number, kind: PartKind): Promise<readonly Part[]>;
  /** The lists of many employees at once, each by rank; whoever has an empty one is left out. */
  ofEmployees(employeeIds: readonly number[], kind: PartKind): Promise<ReadonlyMap<number, readonly Part[]>>;
  /** Stores the list in this order. Entries that are left out go; those with an id keep it. */
  replace(employeeId: number, kind: PartKind, list: readonly DraftPart[]): Promise<readonly Part[]>;
  /** The same for the lists of many at once. */
  replaceAll(changes: readonly PartListChange[]): Promise<void>;
}
