import type { Actor, Secrets } from '@anz-payroll/accounts';
import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import type { CheckoutStores } from '../ports';

/** What the use cases of this package stand on; each asks for the part it needs. */
export interface CheckoutDependencies {
  readonly unitOfWork: UnitOfWork<CheckoutStores>;
  /** For work that only reads: it waits for no writer. */
  readonly reading: UnitOfWork<CheckoutStores>;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'digest'>;
  /** Told after a commit that queued an email. */
  readonly wakeMail?: () => void;
}

/** The reseller that acts, as its token says. */
export type ResellerActor = Actor & { readonly customerId: number };

/** A request that may be sent twice: its key, and the fingerprint of endpoint and payload. */
export interface KeyedRequest {
  readonly key: string;
  readonly fingerprint: string;
}
