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
  return [publishedKey, publishedText, developmentSecret, developmentKeys].some(
    (published) =>
      plain.includes(published.toLowerCase()) || plain.includes(published.replace(/=+$/, '').toLowerCase()),
  );
}

export function holdsPublishedKey({ keys }: KeyRing): boolean {
  return Object.values(keys).some(isPublishedSecret);
}
