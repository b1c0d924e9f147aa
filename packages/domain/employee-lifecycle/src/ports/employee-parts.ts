import type { DraftPart, Part, PartKind } from '../domain/parts/part';

/** The lists that hang on employees. A list is read and written whole: it is short, and its rules are about all of it. */
export interface EmployeeParts {
  /** By rank. */
  listOf(employeeId: number, kind: PartKind): Promise<readonly Part[]>;
  /** Stores the list in this order. Entries that are left out go; those with an id keep it. */
  replace(employeeId: number, kind: PartKind, list: readonly DraftPart[]): Promise<readonly Part[]>;
}
