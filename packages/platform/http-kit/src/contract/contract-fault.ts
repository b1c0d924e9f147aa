import type { FieldFault } from './field';

/** One line of the validation answer's `data`, with a path like `body[0].date_of_birth`. */
export interface ContractFault extends FieldFault {
  readonly path: string;
}
