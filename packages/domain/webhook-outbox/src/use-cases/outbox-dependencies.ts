import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import type { OutboxStores, SecretMaker, Targets } from '../ports/endpoint-stores';
import type { Ids } from '../ports/ids';

export interface OutboxDependencies {
  readonly unitOfWork: UnitOfWork<OutboxStores>;
  readonly reading: UnitOfWork<OutboxStores>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly targets: Targets;
  readonly secrets: SecretMaker;
  readonly wait: (ms: number) => Promise<unknown>;
  /** Called after a commit that queued something: the worker of this process looks at once. */
  readonly wake: () => void;
}
