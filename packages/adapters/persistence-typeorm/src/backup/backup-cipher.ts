import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type DecipherGCM } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { BackupRefused } from './backup-refused';

/** An encrypted backup: these eight bytes, a salt, a nonce, the gzip stream under AES-256-GCM, and its tag. */
const MAGIC = Buffer.from('ANZPBK01', 'ascii');
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + IV_BYTES;

const keyOf = (backupKey: string, salt: Buffer, purpose: 'file' | 'sums'): Buffer =>
  Buffer.from(hkdfSync('sha256', backupKey, salt, `anz-payroll backup ${purpose} v1`, 32));

/** The key of the sums: the same for every backup, so that a database is held against an older one. */
export function sumKeyOf(backupKey: string | undefined): Buffer | undefined {
  return backupKey === undefined ? undefined : keyOf(backupKey, Buffer.alloc(0), 'sums');
}

/** Encrypts what passes; every file has a key and a nonce of its own. */
export function encrypting(backupKey: string): Transform {
  const [salt, iv] = [randomBytes(SALT_BYTES), randomBytes(IV_BYTES)];
  const head = Buffer.concat([MAGIC, salt, iv]);
  const cipher = createCipheriv('aes-256-gcm', keyOf(backupKey, salt, 'file'), iv).setAAD(head);
  let isBegun = false;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (!isBegun) this.push(head);
      isBegun = true;
      done(null, cipher.update(piece));
    },
    flush(done) {
      if (!isBegun) this.push(head);
      done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()]));
    },
  });
}

/** The gzip stream of a backup, decrypted where it is encrypted. Its tag is checked at the end of the stream. */
export async function gzipOf(
  file: string,
  backupKey: string | undefined,
): Promise<{ readonly source: ReadStream; readonly decipher: DecipherGCM | undefined }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    const isEncrypted = bytesRead >= MAGIC.length && head.subarray(0, MAGIC.length).equals(MAGIC);
    if (!isEncrypted) {
      if (backupKey === undefined) return { source: createReadStream(file), decipher: undefined };
      throw new BackupRefused(`${file} is not encrypted, and BACKUP_KEY is set. Leave BACKUP_KEY out to read it.`);
    }
    if (backupKey === undefined)
      throw new BackupRefused(`${file} is encrypted. Set BACKUP_KEY to the key it was made with.`);
    if (size < HEAD_BYTES + TAG_BYTES) throw new BackupRefused(`${file} was cut short.`);
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(backupKey, salt, 'file'), head.subarray(-IV_BYTES));
    decipher.setAAD(head).setAuthTag(tag);
    const end = size - TAG_BYTES - 1;
    return { source: createReadStream(file, { start: HEAD_BYTES, end }), decipher };
  } finally {
    await handle.close();
  }
}
