/**
 * Somebody changed or removed the record after it was read. Left uncaught, it makes the unit of work start again from a
 * fresh read, so that neither change is lost.
 */
export class StaleVersion extends Error {
  override readonly name = 'StaleVersion';

  constructor(
    readonly table: string,
    readonly id: number,
    readonly version: number,
  ) {
    super(`Record ${id} of ${table} is no longer at version ${version}.`);
  }
}
