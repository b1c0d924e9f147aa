/** Why a unit of work did not come through although nothing is wrong with it. */
export type TransientReason = 'deadlock' | 'lock-wait' | 'certification' | 'busy' | 'lost-connection';

/** The database undid the unit of work for reasons of its own. The whole unit of work is run again. */
export class TransientFailure extends Error {
  override readonly name = 'TransientFailure';

  constructor(
    readonly reason: TransientReason,
    readonly code: string,
  ) {
    super(`The database undid the transaction (${reason}, ${code}).`);
  }
}
