/** The schema could not be brought up to date. The message is one line for the operator. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
}
