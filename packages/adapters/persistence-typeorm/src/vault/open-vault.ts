import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { SealBroken } from './seal-broken';
import type { Place, Vault } from './vault';

export interface VaultKeys {
  /** As settings give it: which key seals, and every key that may still be needed to open (32 bytes in base64). */
  readonly encryptionKeys: { readonly current: string; readonly keys: Readonly<Record<string, string>> };
  /** Of its own, because a hash that shares its key with the cipher would fall with it. At least 32 characters. */
  readonly lookupKey: string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([a-z0-9-]{1,32})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/;

/** AES-256-GCM under the form `v1.<key id>.<iv>.<tag>.<ciphertext>`, each part base64url; look-ups by HMAC-SHA-256. */
export function openVault({ encryptionKeys, lookupKey }: VaultKeys): Vault {
  const keys = new Map(Object.entries(encryptionKeys.keys).map(([id, key]) => [id, keyBytes(id, key)]));
  const current = keys.get(encryptionKeys.current);
  if (current === undefined) throw new TypeError(`The current encryption key ${encryptionKeys.current} is not listed.`);
  if (lookupKey.length < 32) throw new TypeError('The lookup key has fewer than 32 characters.');

  return {
    currentKey: encryptionKeys.current,

    seal: (plain, place) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place, 'utf8'));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', encryptionKeys.current, ...[iv, cipher.getAuthTag(), ciphertext].map(base64url)].join('.');
    },

    open: (sealed, place) => {
      const [, id, iv, tag, ciphertext] = partsOf(sealed, place);
      const key = keys.get(id!);
      if (key === undefined) throw new SealBroken(place, `key ${id} is not among ENCRYPTION_KEYS`);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv!), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place, 'utf8'));
      decipher.setAuthTag(bytes(tag!));
      try {
        return Buffer.concat([decipher.update(bytes(ciphertext!)), decipher.final()]).toString('utf8');
      } catch {
        throw new SealBroken(place, 'it was changed, or sealed for another place or with another key of that id');
      }
    },

    lookupHash: (plain, place) =>
      base64url(createHmac('sha256', lookupKey).update(`${place}\0${plain}`, 'utf8').digest()),

    keyOf: (sealed) => partsOf(sealed, 'any.value')[1]!,
  };
}

/** Whether the text has the form of a sealed value; columns for sealed values take nothing else. */
export function isSealed(text: string): boolean {
  return SEALED.test(text);
}

function partsOf(sealed: string, place: Place): RegExpExecArray {
  const parts = SEALED.exec(sealed);
  if (parts === null) throw new SealBroken(place, 'it has not the form of a sealed value');
  return parts;
}

function keyBytes(id: string, base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== 32) throw new TypeError(`Encryption key ${id} is not 32 bytes in base64.`);
  return key;
}

const base64url = (value: Buffer): string => value.toString('base64url');
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
