/** A credential of the person's device, told apart by its id. The private half never leaves the device. @law WebAuthn Level 3 */
export interface Passkey {
  readonly id: number;
  readonly userId: number;
  /** The SHA-256 of `credentialId`, which can be long. */
  readonly credentialHash: string;
  readonly credentialId: string;
  /** In COSE form, base64url. */
  readonly publicKey: string;
  /** How often it has signed, where the device counts: one that goes back is a copy. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** What its owner calls it. */
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
  readonly version: number;
}

export const mostPasskeys = 10;
