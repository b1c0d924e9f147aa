/**
 * An application that an API admin registered, or a key for a machine. Its secret is kept as a hash and shown once.
 */
export interface OAuthClient {
  readonly id: number;
  /** The public identifier, as sent in `client_id`. */
  readonly clientId: string;
  /** The API admin that owns the application, or the customer that the key acts for. */
  readonly customerId: number;
  readonly name: string;
  /** A public client cannot keep a secret (an app on a phone or in a browser), and must use PKCE. */
  readonly isPublic: boolean;
  readonly secretHash: string | null;
  readonly redirectUris: readonly string[];
  /** When a key for a machine stops working; null for an application. */
  readonly endsAt: number | null;
  /** When a key for a machine last got a token. */
  readonly lastUsedAt: number | null;
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly version: number;
}

/** A key for a machine: it acts as one user by itself, until it ends. */
export type MachineClient = OAuthClient & { readonly endsAt: number };

export function isMachineClient(client: OAuthClient): client is MachineClient {
  return client.endsAt !== null;
}
