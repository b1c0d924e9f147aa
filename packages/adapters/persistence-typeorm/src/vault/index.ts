export { isSealed, openVault, type VaultKeys } from './open-vault';
export { SealBroken } from './seal-broken';
export type { Place, Vault } from './vault';
