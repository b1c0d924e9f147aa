import type { OAuthClient } from '../domain/oauth-client';
import type { Secrets } from '../ports/secrets';

/**
 * Whether this is the client's secret. A confidential client must send it and a public one must not; comparing takes
 * the same time whatever the answer is.
 */
export function provesItself(
  secrets: Pick<Secrets, 'digest' | 'equal'>,
  client: Pick<OAuthClient, 'isPublic' | 'secretHash'>,
  secret: string | null,
): boolean {
  const isSecretRight = secrets.equal(secrets.digest(secret ?? ''), client.secretHash ?? '');
  return client.isPublic ? secret === null : secret !== null && isSecretRight;
}
