/** An application that an API admin registered. Its secret is kept as a hash and shown once. */
export interface OAuthClient {
  readonly id: number;
  /** The public identifier, as sent in `client_id`. */
  readonly clientId: string;
  /** The API admin that owns it. */
  readonly customerId: number;
  readonly name: string;
  /** A public client cannot keep a secret (an app on a phone or in a browser), and must use PKCE. */
  readonly isPublic: boolean;
  readonly secretHash: string | null;
  readonly redirectUris: readonly string[];
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly version: number;
}
