import { createPrivateKey, generateKeyPair, hash, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { TokenSigner } from '@anz-payroll/accounts';

const newRsaKeyPair = promisify(generateKeyPair);

/** Read keys by their PEM: reading one takes as long as signing. */
const privateKeys = new Map<string, KeyObject>();

/** RS256 by Node's own cryptography. Keys are made and tokens signed off the event loop. @law RFC 7515, RFC 7518 3.3 */
export const nodeTokenSigner: TokenSigner = {
  newKeyPair: async () => {
    const { publicKey, privateKey } = await newRsaKeyPair('rsa', { modulusLength: 2048 });
    const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
    // RFC 7638: the members that make the key, in alphabetical order and without white space.
    const kid = hash('sha256', JSON.stringify({ e, kty: 'RSA', n }), 'base64url');
    return {
      kid,
      publicJwk: { kty: 'RSA', n, e },
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  },
  sign: async (claims, { kid, privateKey }) => {
    const input = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded(claims)}`;
    const signature = await signed(input, keyOf(privateKey));
    return `${input}.${signature.toString('base64url')}`;
  },
  leftHalfHash: (text) => {
    const bytes = hash('sha256', text, 'buffer');
    return bytes.subarray(0, bytes.length / 2).toString('base64url');
  },
};

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
}

function keyOf(pem: string): KeyObject {
  const known = privateKeys.get(pem);
  if (known !== undefined) return known;
  // One key signs at a time; the predecessor is not needed again.
  privateKeys.clear();
  const read = createPrivateKey(pem);
  privateKeys.set(pem, read);
  return read;
}

function signed(input: string, key: KeyObject): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    sign('RSA-SHA256', Buffer.from(input, 'ascii'), key, (error, signature) => {
      if (error === null) resolve(signature);
      else reject(error);
    });
  });
}
