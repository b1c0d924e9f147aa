import type { UnitOfWork } from '@anz-payroll/kernel';
import type { AccountStores } from '../ports/account-stores';
import type { AccountsDependencies } from '../use-cases/accounts-dependencies';
import { fakeBatchedWrites } from './fake-batched-writes';
import { fakeClock } from './fake-clock';
import { fakeIdentityProviders } from './fake-identity-providers';
import { fakeOneTimeCodes } from './fake-one-time-codes';
import { fakePasskeyCeremonies } from './fake-passkey-ceremonies';
import { fakePasswordHasher } from './fake-password-hasher';
import { fakeSecrets } from './fake-secrets';
import { fakeTokenSigner } from './fake-token-signer';

/** What the use cases ask for, with a fake for every port but the stores. */
export function fakeAccountsDependencies(unitOfWork: UnitOfWork<AccountStores>) {
  return {
    unitOfWork,
    batchedWrites: fakeBatchedWrites(),
    aheadWrites: (apply) => (commands) => unitOfWork.run((stores) => apply(stores, commands)),
    reading: unitOfWork,
    clock: fakeClock(),
    secrets: fakeSecrets(),
    passwords: fakePasswordHasher(),
    signer: fakeTokenSigner(),
    codes: fakeOneTimeCodes(),
    providers: fakeIdentityProviders(),
    passkeys: fakePasskeyCeremonies(),
    sign: (text) => `signed(${text})`,
    wakeMail: () => undefined,
    wait: () => Promise.resolve(),
  } satisfies AccountsDependencies;
}
