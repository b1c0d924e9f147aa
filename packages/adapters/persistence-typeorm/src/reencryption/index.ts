export { countUnderOlderKeys, type UnderOlderKeys } from './count-under-older-keys';
export { encryptedColumn, type EncryptedColumn, type OwnedColumn } from './encrypted-column';
export { reencrypt, type Reencryption, type ReencryptOptions, type ReencryptReport } from './reencrypt';
