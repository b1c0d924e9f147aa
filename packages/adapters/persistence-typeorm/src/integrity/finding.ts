/** Something in the database that this service did not write there, or that is missing. No values are in it. */
export interface Finding {
  /** `employee_parts.sealed, id 33, employee_id 12`. */
  readonly where: string;
  /** A clause without a full stop. */
  readonly why: string;
}
