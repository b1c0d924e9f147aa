import type { Licences, BatchIds } from '@anz-payroll/employee-lifecycle';
import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import type { PayStores } from '../ports';

export interface PaysDependencies {
  readonly unitOfWork: UnitOfWork<PayStores>;
  /** For what only looks: it waits for nobody's writes. */
  readonly reading: UnitOfWork<PayStores>;
  readonly clock: Clock;
  readonly licences: Licences;
  readonly batchIds: BatchIds;
  /** How many pieces of a run are processed at once: two where a database server works while this process does. */
  readonly piecesAtOnce: number;
  /** Whether what is processed just now was approved by a second person, so that nothing else may be paid. */
  readonly mustBeAsReviewed?: () => boolean;
  /** Lets other requests have their turn where a calculation has taken the processor for a while. */
  readonly yieldIfDue?: () => Promise<void> | undefined;
  /** Runs a calculation of so many pays and may note how long it took. */
  readonly measured?: <T>(pays: number, calculate: () => T) => T;
}

export function measuredBy<T>({ measured }: Pick<PaysDependencies, 'measured'>, pays: number, calculate: () => T): T {
  return measured === undefined ? calculate() : measured(pays, calculate);
}
