import { accepted, refused } from 'payroll-core';
import type { PasskeyCeremonies } from '../ports/passkey-ceremonies';

/** An answer is `<credential> <challenge>`, and holds where the challenge is the one that was asked with. */
export function fakePasskeyCeremonies(): PasskeyCeremonies {
  const isRight = (challenge: string, response: string) => response.split(' ')[1] === challenge;
  const credentialIdIn = (response: string) => response.split(' ')[0];
  return {
    registrationOptions: (_, challenge) => Promise.resolve(challenge),
    readRegistration: (_, challenge, response) =>
      Promise.resolve(
        isRight(challenge, response)
          ? accepted({ credentialId: credentialIdIn(response) ?? '', publicKey: 'key', counter: 0, transports: [] })
          : refused('invalid'),
      ),
    authenticationOptions: (_, challenge) => Promise.resolve(challenge),
    credentialIdIn,
    readAuthentication: (_, challenge, response, { counter }) =>
      Promise.resolve(isRight(challenge, response) ? accepted({ counter: counter + 1 }) : refused('invalid')),
  };
}
