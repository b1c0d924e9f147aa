/**
 * Every code this package refuses with. The edge maps them exhaustively, so a new one does not compile until someone
 * has chosen what it means there.
 */
const accountsRefusalCodes = [
  'accounts/changed-meanwhile',
  'customer/unknown',
  'customer/invalid',
  'customer/not-api-admin',
  'customer/not-reseller',
  'user/unknown',
  'user/invalid',
  'user/email-taken',
  'user/not-owner',
  'user/last-owner',
  'user/company',
  'user/accepted',
  'user/invited-often',
  'user/wider-role',
  'role/unknown',
  'role/invalid',
  'role/name-taken',
  'role/wider',
  'role/limit',
  'role/in-use',
  'employee-access/none',
  'employee-access/address',
  'employee-access/taken',
  'password/too-weak',
  'password-link/spent',
  'password/off',
  'password/wrong',
  'email-change/spent',
  'sign-on/invalid',
  'sign-on/unknown',
  'sign-on/taken',
  'sign-on/not-proven',
  'sign-on/none',
  'sign-on/refused',
  'passkey/invalid',
  'passkey/unknown',
  'passkey/limit',
  'second-factor/on',
  'second-factor/off',
  'second-factor/own',
  'second-factor/wrong-code',
  'release/needed',
  'release/no-person',
  'release/own',
  'release/decided',
  'release/unknown',
  'release/limit',
  'release/not-approver',
  'delegation/unknown',
  'delegation/invalid',
  'delegation/not-yours',
  'plan/unknown',
  'plan/invalid',
  'plan/code-taken',
  'subscription/unknown',
  'subscription/invalid',
  'client/unknown',
  'client/invalid',
  'client/redirect-uri',
  'client/public',
  'key/unknown',
  'key/invalid',
  'key/limit',
  'connection/unknown',
  'scope/unknown',
  'sign-in/refused',
  'sign-in/throttled',
] as const;

export type AccountsRefusalCode = (typeof accountsRefusalCodes)[number];

/** Why an account decision was not taken. `message` is for people and carries no name, e-mail address or secret. */
export interface AccountsRefusal {
  readonly code: AccountsRefusalCode;
  readonly message: string;
  /** Which member of the command was wrong, like `redirectUris[1]`. */
  readonly path?: string;
  /** Milliseconds until the same question may be asked again; only when waiting helps. */
  readonly retryAfterMs?: number;
}

/** Someone else was faster than a caller who insists on what they have read. */
export function changedMeanwhile(what: 'user' | 'role' | 'rule' | 'application'): {
  readonly ok: false;
  readonly error: AccountsRefusal;
} {
  const message = `The ${what} has changed since it was read. Read it again.`;
  return { ok: false, error: { code: 'accounts/changed-meanwhile', message } };
}
