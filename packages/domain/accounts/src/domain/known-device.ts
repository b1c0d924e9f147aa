import type { Secrets } from '../ports/secrets';
import type { User } from './user';

/** Signs with a key of the service. */
export type Sign = (text: string) => string;

/** How long a browser is known after the last sign-in, in seconds. */
export const deviceLifetime = 180 * 86_400;

/**
 * What a browser keeps after a right sign-in: whose it is, a random name and a signature. A new password makes it worthless,
 * because the signature covers the former one's hash.
 */
export function deviceOf(user: User, secrets: Pick<Secrets, 'random' | 'digest'>, sign: Sign): string {
  const name = secrets.random();
  return `${user.id}.${name}.${sign(textOf(user, name, secrets))}`;
}

/** The random name of the browser, where this user has signed in in it with the password of today. */
export function knownDevice(
  device: string | undefined,
  user: User | undefined,
  secrets: Pick<Secrets, 'digest' | 'equal'>,
  sign: Sign,
): string | undefined {
  if (device === undefined || user === undefined) return undefined;
  const [userId, name = '', signature = ''] = device.split('.');
  if (userId !== String(user.id)) return undefined;
  return secrets.equal(signature, sign(textOf(user, name, secrets))) ? name : undefined;
}

function textOf(user: User, name: string, secrets: Pick<Secrets, 'digest'>): string {
  return JSON.stringify([user.id, name, secrets.digest(user.passwordHash ?? '')]);
}
