import { oauthRefusal, type AccountsUseCases, type OAuthClient, type OAuthRefusal } from '@anz-payroll/accounts';
import { readClientCredentials } from '@anz-payroll/oauth';
import { accepted, refused, type Result } from 'payroll-core';
import type { TokenHandlingForm } from './oauth-contracts';

/** The client and the token of a revocation or introspection request. */
export async function readTokenHandling(
  { authenticateClient }: Pick<AccountsUseCases, 'authenticateClient'>,
  authorization: string | undefined,
  form: TokenHandlingForm,
): Promise<Result<{ readonly client: OAuthClient; readonly token: string }, OAuthRefusal>> {
  const credentials = readClientCredentials(authorization, form);
  if (!credentials.ok) return credentials;
  const client = await authenticateClient(credentials.value.clientId, credentials.value.secret);
  if (client === undefined) return refused(oauthRefusal('invalid_client', 'The client credentials are not right.'));
  if (form.token === undefined || form.token === '') {
    return refused(oauthRefusal('invalid_request', 'The parameter token is missing.'));
  }
  return accepted({ client, token: form.token });
}
