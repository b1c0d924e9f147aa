import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { DecryptionFailed, UnknownKey, describeOwner } from './decryption-failed';
import type { FieldEncryption, ValueOwner } from './field-encryption';
import { partText } from './part-text';

export interface EncryptionKeys {
  /** As settings give it: which key encrypts, and every key that may still be needed to decrypt (32 bytes in base64). */
  readonly encryptionKeys: { readonly current: string; readonly keys: Readonly<Record<string, string>> };
  /** Of its own, because a hash that shares its key with the cipher would fall with it. At least 32 characters. */
  readonly lookupKey: string;
  /** What the integrity key is derived from; `lookupKey` where absent. It stays when `lookupKey` is replaced. */
  readonly integrityKey?: string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** v1: bound to a column. v2: bound to a column and a row. v3: the same, with the row in another text. */
const ENCRYPTED = /^(v1|v2|v3)\.([a-z0-9-]{1,32})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/;

/** AES-256-GCM under the form `v3.<key id>.<iv>.<tag>.<ciphertext>`, each part base64url; hashes by HMAC-SHA-256. */
export function openEncryption({ encryptionKeys, lookupKey, integrityKey }: EncryptionKeys): FieldEncryption {
  const keys = new Map(Object.entries(encryptionKeys.keys).map(([id, key]) => [id, keyBytes(id, key)]));
  const current = keys.get(encryptionKeys.current);
  if (current === undefined) throw new TypeError(`The current encryption key ${encryptionKeys.current} is not listed.`);
  if (lookupKey.length < 32) throw new TypeError('The lookup key has fewer than 32 characters.');
  if ((integrityKey ?? lookupKey).length < 32) throw new TypeError('The integrity key has fewer than 32 characters.');
  const macKey = createSecretKey(
    Buffer.from(hkdfSync('sha256', integrityKey ?? lookupKey, '', 'anz-payroll integrity v1', 32)),
  );

  // `where` is asked only where something is wrong: to describe a row takes as long as to decrypt its value.
  const decrypt = (
    value: string,
    authenticatedBy: Readonly<Record<string, () => string>>,
    where: () => string,
  ): string => {
    const parts = partsOf(value, where);
    const authenticated = authenticatedBy[parts.version]?.();
    if (authenticated === undefined) {
      throw new DecryptionFailed(where(), `it was written in the form ${parts.version}, which does not belong there`);
    }
    const key = keys.get(parts.keyId);
    if (key === undefined) throw new UnknownKey(where(), parts.keyId);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(parts.iv), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(authenticated, 'utf8'));
    decipher.setAuthTag(bytes(parts.tag));
    try {
      return Buffer.concat([decipher.update(bytes(parts.ciphertext)), decipher.final()]).toString('utf8');
    } catch {
      throw new DecryptionFailed(
        where(),
        'it, or its row, was changed or moved by something other than this service, or the key of that id is another one',
      );
    }
  };

  return {
    currentKey: encryptionKeys.current,

    encrypt: (plain, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(authenticatedData(owner), 'utf8'));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v3', encryptionKeys.current, ...[iv, cipher.getAuthTag(), ciphertext].map(base64url)].join('.');
    },

    decrypt: (value, owner) =>
      decrypt(value, { v3: () => authenticatedData(owner), v2: () => earlierAuthenticatedData(owner) }, () =>
        describeOwner(owner),
      ),

    decryptUnbound: (value, column) => decrypt(value, { v1: () => column }, () => column),

    lookupHash: (plain, column) =>
      base64url(createHmac('sha256', lookupKey).update(`${column}\0${plain}`, 'utf8').digest()),

    mac: (purpose, text) => createHmac('sha256', macKey).update(`${purpose}\0${text}`, 'utf8').digest('base64url'),

    keyOf: (value) => partsOf(value, () => 'any column').keyId,
  };
}

/** Whether the text has the form of an encrypted value; columns for encrypted values take nothing else. */
export function isEncrypted(text: string): boolean {
  return ENCRYPTED.test(text);
}

function authenticatedData({ column, row }: ValueOwner): string {
  let text = partText('column', column);
  for (const name in row) text += partText(name, row[name] ?? null);
  return text;
}

/** As versions before decision 1068 wrote it. */
function earlierAuthenticatedData({ column, row }: ValueOwner): string {
  return JSON.stringify([column, Object.entries(row)]);
}

function partsOf(value: string, where: () => string) {
  const match = ENCRYPTED.exec(value);
  if (match === null) throw new DecryptionFailed(where(), 'it has not the form of an encrypted value');
  const [, version = '', keyId = '', iv = '', tag = '', ciphertext = ''] = match;
  return { version, keyId, iv, tag, ciphertext };
}

function keyBytes(id: string, base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== 32) throw new TypeError(`Encryption key ${id} is not 32 bytes in base64.`);
  return key;
}

const base64url = (value: Buffer): string => value.toString('base64url');
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
