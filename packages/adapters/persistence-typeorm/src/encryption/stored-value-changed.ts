/**
 * Something in the database that this service did not write there: a value that was moved or changed, or a row whose
 * message authentication code does not fit. The message names the row and leaves its values out.
 */
export class StoredValueChanged extends Error {
  override readonly name: string = 'StoredValueChanged';

  constructor(
    /** `pay_ledger, id 7, employee_id 12`. */
    readonly where: string,
    /** A clause without a full stop. */
    readonly why: string,
  ) {
    super(`Stored data cannot be used (${where}): ${why}.`);
  }
}
