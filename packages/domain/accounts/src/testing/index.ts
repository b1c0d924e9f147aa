export { accountStoresContract, type MakeAccounts } from './account-stores-contract';
export { fakeAccountsDependencies } from './fake-accounts-dependencies';
export { fakeClock, type FakeClock } from './fake-clock';
export { fakeBatchedWrites } from './fake-batched-writes';
export { fakeIdentityProviders } from './fake-identity-providers';
export { fakeSecrets } from './fake-secrets';
export { memoryAccounts, type MemoryAccounts } from './memory-accounts';
export {
  playReleases,
  releaseRoles,
  type PlayedReleases,
  type ReleaseScene,
  type ReleaseStep,
} from './release-sequences';
