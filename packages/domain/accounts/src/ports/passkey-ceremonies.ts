import type { Result } from 'payroll-core';
import type { Passkey } from '../domain/passkey';
import type { User } from '../domain/user';

export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** What browsers and their authenticators say to each other, as JSON. @law WebAuthn Level 3, 7.1 and 7.2 */
export interface PasskeyCeremonies {
  /** What the browser makes a passkey from; devices that have one of these are not asked again. */
  registrationOptions(
    origin: string,
    challenge: string,
    user: Pick<User, 'id' | 'name' | 'email'>,
    known: readonly Passkey[],
  ): Promise<string>;
  readRegistration(origin: string, challenge: string, response: string): Promise<Result<NewCredential, 'invalid'>>;
  /** What the browser asks a passkey with; any of the site where none is named. */
  authenticationOptions(origin: string, challenge: string, known: readonly Passkey[]): Promise<string>;
  /** Which credential an answer claims to be of. */
  credentialIdIn(response: string): string | undefined;
  readAuthentication(
    origin: string,
    challenge: string,
    response: string,
    passkey: Passkey,
  ): Promise<Result<{ readonly counter: number }, 'invalid'>>;
}
