import type { TokenSigner } from '../ports/token-signer';

/** Keys with foreseeable names; a signed token is its claims and the name of its key as JSON. */
export function fakeTokenSigner(): TokenSigner {
  let count = 0;
  return {
    newKeyPair: async () => {
      count += 1;
      return { kid: `key-${count}`, publicJwk: { kty: 'RSA', n: `n-${count}`, e: 'AQAB' }, privateKey: `pem-${count}` };
    },
    sign: async (claims, { kid }) => JSON.stringify({ kid, ...claims }),
    leftHalfHash: (text) => `half(${text})`,
  };
}
