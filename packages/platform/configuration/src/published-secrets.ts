import type { KeyRing } from './kinds';

/** Published here, so worthless as secrets: they make a fresh clone run, and production refuses them. */
export const developmentKeys = 'dev:ZGV2ZWxvcG1lbnQta2V5LW5vdC1hLXNlY3JldC0hISE=';
export const developmentSecret = 'development-secret-not-for-production-use';

const publishedKey = developmentKeys.slice(developmentKeys.indexOf(':') + 1);
/** What the published key says when its base64 is read. */
const publishedText = 'development-key-not-a-secret-!!!';

/** Whether a secret is a published one, whatever it is called, wherever it stands and however it is written. */
export function isPublishedSecret(value: string): boolean {
  const plain = value.trim().toLowerCase();
  if (isSameKey(value.slice(value.lastIndexOf(':') + 1))) return true;
  return [publishedKey, publishedText, developmentSecret, developmentKeys].some(
    (published) =>
      plain.includes(published.toLowerCase()) || plain.includes(published.replace(/=+$/, '').toLowerCase()),
  );
}

const base64Signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Whether base64 gives the bytes of the published key. Decoders skip blanks, know two alphabets, and leave out the last two
 * bits of a key of 32 bytes, so the same key can be spelt in many ways. Written by hand: this package runs without Node.
 */
function isSameKey(base64: string): boolean {
  const signs = base64
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^A-Za-z0-9+/]/g, '');
  const last = publishedKey.length - 2;
  const bits = (text: string) => base64Signs.indexOf(text.charAt(last)) >> 2;
  return signs.slice(0, last) === publishedKey.slice(0, last) && bits(signs) === bits(publishedKey);
}

export function holdsPublishedKey({ keys }: KeyRing): boolean {
  return Object.values(keys).some(isPublishedSecret);
}
