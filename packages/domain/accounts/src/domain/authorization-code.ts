/** Single use, ten minutes. Only the SHA-256 of the code is kept. */
export interface AuthorizationCode {
  readonly id: number;
  readonly hash: string;
  readonly grantId: number;
  readonly redirectUri: string;
  /** The S256 challenge of PKCE, when the client sent one. */
  readonly codeChallenge: string | null;
  /** The `nonce` of the authorization request. */
  readonly nonce: string | null;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly version: number;
}
