import { oauthRefusal, type OAuthRefusal } from '@anz-payroll/accounts';
import { accepted, refused, type Result } from 'payroll-core';

export interface ClientCredentials {
  readonly clientId: string;
  readonly secret: string | null;
}

interface CredentialForm {
  readonly client_id?: string;
  readonly client_secret?: string;
}

/**
 * A client's credentials from the Authorization header or the form, never from both. @law RFC 6749 2.3 and 2.3.1
 */
export function readClientCredentials(
  authorization: string | undefined,
  form: CredentialForm,
): Result<ClientCredentials, OAuthRefusal> {
  if (authorization === undefined) {
    return form.client_id === undefined
      ? refused(oauthRefusal('invalid_client', 'The client_id is missing.'))
      : accepted({ clientId: form.client_id, secret: form.client_secret ?? null });
  }
  const basic = readBasic(authorization);
  if (basic === undefined) return refused(oauthRefusal('invalid_client', 'The Authorization header is not Basic.'));
  if (form.client_secret !== undefined || (form.client_id !== undefined && form.client_id !== basic.clientId)) {
    return refused(oauthRefusal('invalid_request', 'Send the client credentials once: in the header or in the form.'));
  }
  return accepted(basic);
}

function readBasic(header: string): ClientCredentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon < 1) return undefined;
  try {
    const secret = decoded(pair.slice(colon + 1));
    return { clientId: decoded(pair.slice(0, colon)), secret: secret === '' ? null : secret };
  } catch {
    return undefined;
  }
}

/** Both parts are encoded like the values of a form; those that we give out have nothing to decode. */
function decoded(part: string): string {
  return /[%+]/.test(part) ? decodeURIComponent(part.replaceAll('+', ' ')) : part;
}
