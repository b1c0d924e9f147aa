/**
 * The database refused a statement for a reason of ours: a missing table, a value that does not fit. The driver's own
 * error is not passed on, because it carries the statement's values.
 */
export class QueryRefused extends Error {
  override readonly name = 'QueryRefused';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
