/** What a customer pays for. Only the employee cap has a meaning in this service; prices belong to the checkout. */
export interface Plan {
  readonly id: number;
  /** A stable name for programs, like `standard-monthly`. */
  readonly code: string;
  readonly name: string;
  /** How many employees may be neither deleted nor terminated; null means any number. */
  readonly employeeCap: number | null;
  readonly createdAt: number;
  readonly version: number;
}
