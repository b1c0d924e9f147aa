export { accountStoresContract, type MakeAccounts } from './account-stores-contract';
export { fakeClock, type FakeClock } from './fake-clock';
export { fakeBatchedWrites } from './fake-batched-writes';
export { fakeIdentityProviders } from './fake-identity-providers';
export { fakeOneTimeCodes } from './fake-one-time-codes';
export { fakePasskeyCeremonies } from './fake-passkey-ceremonies';
export { fakePasswordHasher } from './fake-password-hasher';
export { fakeSecrets } from './fake-secrets';
export { fakeTokenSigner } from './fake-token-signer';
export { memoryAccounts, type MemoryAccounts } from './memory-accounts';
export {
  playReleases,
  releaseRoles,
  type PlayedReleases,
  type ReleaseScene,
  type ReleaseStep,
} from './release-sequences';
