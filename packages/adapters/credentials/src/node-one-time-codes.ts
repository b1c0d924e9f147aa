import { createHmac, randomBytes } from 'node:crypto';
import type { OneTimeCodes } from '@anz-payroll/accounts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Time-based codes by Node's own HMAC: SHA-1, six digits, thirty seconds, as authenticator apps expect. */
export const nodeOneTimeCodes: OneTimeCodes = {
  newSecret: () => toBase32(randomBytes(20)),
  codeOf: (secret, step) => hotp(fromBase32(secret), step, 6),
  // Fifty bits: ten characters that people can type.
  newRecoveryCode: () => toBase32(randomBytes(7)).slice(0, 10),
};

/** @law RFC 4226 5.3 */
export function hotp(key: Buffer, counter: number, digits: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', key).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const value = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** @law RFC 4648 6, without padding */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
