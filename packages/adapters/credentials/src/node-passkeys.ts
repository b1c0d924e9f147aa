import type { PasskeyCeremonies } from '@anz-payroll/accounts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

const rpName = 'Payroll';

/**
 * Passkeys by @simplewebauthn/server. Devices must check who uses them (PIN, finger, face), and keep the key under our name,
 * so that nobody types an address. Which make of device it is, is not asked.
 */
export const nodePasskeys: PasskeyCeremonies = {
  registrationOptions: async (origin, challenge, user, known) =>
    JSON.stringify(
      await generateRegistrationOptions({
        rpName,
        rpID: new URL(origin).hostname,
        userID: new Uint8Array(Buffer.from(`user ${user.id}`, 'utf8')),
        userName: user.email,
        userDisplayName: user.name,
        challenge: bytesOf(challenge),
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    ),
  readRegistration: (origin, challenge, text) =>
    judged(async () => {
      const response = JSON.parse(text) as RegistrationResponseJSON;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: encoded(challenge),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
      });
      if (!verified) throw new TypeError('It does not hold');
      const { id, publicKey, counter } = registrationInfo.credential;
      const transports = (response.response.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8);
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    }),
  authenticationOptions: async (origin, challenge, known) =>
    JSON.stringify(
      await generateAuthenticationOptions({
        rpID: new URL(origin).hostname,
        challenge: bytesOf(challenge),
        userVerification: 'required',
        allowCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: [...transports] as AuthenticatorTransport[],
        })),
      }),
    ),
  credentialIdIn: (text) => {
    try {
      const { id } = JSON.parse(text) as { readonly id?: unknown };
      return typeof id === 'string' ? id : undefined;
    } catch {
      return undefined;
    }
  },
  readAuthentication: (origin, challenge, text, passkey) =>
    judged(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: JSON.parse(text) as AuthenticationResponseJSON,
        expectedChallenge: encoded(challenge),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      if (!verified) throw new TypeError('It does not hold');
      return { counter: authenticationInfo.newCounter };
    }),
};

/** The library throws for whatever does not hold; what was sent comes from outside, so all of it is one refusal. */
async function judged<T>(work: () => Promise<T>) {
  try {
    return { ok: true, value: await work() } as const;
  } catch {
    return { ok: false, error: 'invalid' } as const;
  }
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** As browsers send it back; ours is 32 bytes in base64url already. */
function encoded(challenge: string): string {
  return Buffer.from(challenge, 'base64url').toString('base64url');
}
