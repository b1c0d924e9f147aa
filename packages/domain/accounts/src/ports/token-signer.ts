import type { SigningKey } from '../domain/signing-key';

export type NewKeyPair = Pick<SigningKey, 'kid' | 'publicJwk' | 'privateKey'>;

export type Claims = Readonly<Record<string, string | number>>;

/** Signs ID tokens by RS256, the algorithm that every OpenID client knows. @law OpenID Connect Core 1.0, 15.1 */
export interface TokenSigner {
  newKeyPair(): Promise<NewKeyPair>;
  /** A JWT in its compact form. */
  sign(claims: Claims, key: Pick<SigningKey, 'kid' | 'privateKey'>): Promise<string>;
  /** The left half of the SHA-256 in base64url, which `at_hash` holds. @law OpenID Connect Core 1.0, 3.1.3.6 */
  leftHalfHash(text: string): string;
}
