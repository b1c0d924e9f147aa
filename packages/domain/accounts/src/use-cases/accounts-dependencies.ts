import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import type { AccountStores } from '../ports/account-stores';
import type { AheadWrites } from '../ports/ahead-writes';
import type { BatchedWrites } from '../ports/batched-writes';
import type { IdentityProviders } from '../ports/identity-providers';
import type { OneTimeCodes } from '../ports/one-time-codes';
import type { PasskeyCeremonies } from '../ports/passkey-ceremonies';
import type { PasswordHasher } from '../ports/password-hasher';
import type { Secrets } from '../ports/secrets';
import type { TokenSigner } from '../ports/token-signer';
import type { Sign } from '../domain/known-device';

/** What the use cases of this package stand on; each asks for the part it needs. */
export interface AccountsDependencies {
  readonly unitOfWork: UnitOfWork<AccountStores>;
  /** For short work that many ask for at a time. */
  readonly batchedWrites: BatchedWrites;
  /** For what must be stored before an answer and is not read by it. */
  readonly aheadWrites: AheadWrites<AccountStores>;
  /** For work that only reads: it waits for no writer. */
  readonly reading: UnitOfWork<AccountStores>;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly passwords: PasswordHasher;
  readonly signer: TokenSigner;
  readonly codes: OneTimeCodes;
  readonly providers: IdentityProviders;
  readonly passkeys: PasskeyCeremonies;
  /** Signs what browsers keep, with a key that is used for nothing else. */
  readonly sign: Sign;
  /** Told after e-mails were queued. */
  readonly wakeMail: () => void;
  /** Lets so many milliseconds pass. */
  readonly wait: (ms: number) => Promise<void>;
}
