export { DecryptionFailed, UnknownKey, describeRow } from './decryption-failed';
export type { ColumnName, FieldEncryption, RowPart, ValueOwner } from './field-encryption';
export { isEncrypted, openEncryption, type EncryptionKeys } from './open-encryption';
export { partText } from './part-text';
export { StoredValueChanged } from './stored-value-changed';
