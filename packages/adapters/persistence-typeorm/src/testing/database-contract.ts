import { orderingContract } from './ordering-contract';
import type { TestEngine } from './test-engines';
import { unitOfWorkContract } from './unit-of-work-contract';
import { valuesContract } from './values-contract';

/** What every engine must do alike. */
export function databaseContract(engine: TestEngine): void {
  valuesContract(engine);
  orderingContract(engine);
  unitOfWorkContract(engine);
}
