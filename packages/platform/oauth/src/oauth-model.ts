import { InvalidTokenError, type AuthorizationCodeModel, type Client } from 'oauth2-server';
import {
  isMachineClient,
  type AccountsUseCases,
  type Bearer,
  type CurrentSession,
  type OAuthClient,
} from '@anz-payroll/accounts';
import { libraryError } from './library-error';
import type { KnownClient } from './token-grants';

/** Who answers the consent page, and which request they answer. */
export interface Consenting {
  readonly requestSecret: string;
  readonly signedIn: CurrentSession;
  readonly requestId: string;
  /** The companies that were chosen; null for all. */
  readonly companyIds: readonly number[] | null;
}

type ModelUseCases = Pick<
  AccountsUseCases,
  'authenticateClient' | 'findClient' | 'authenticateBearer' | 'approveAuthorization'
>;

/** Whether a token has run out was judged by our own clock; the library would judge again by the machine's. */
const judgedAlready = new Date(8_640_000_000_000_000);

/** What the library asks of us. Codes and tokens are spent and stored by our grants, so it never sees a stored one. */
export function oauthModel(accounts: ModelUseCases): AuthorizationCodeModel {
  return {
    /** On the authorization endpoint the library passes null: nobody authenticates there. */
    getClient: async (clientId, secret: string | null | undefined) => {
      const record =
        secret === null
          ? await accounts.findClient(clientId)
          : await accounts.authenticateClient(clientId, secret === undefined || secret === '' ? null : secret);
      return record && toLibraryClient(record);
    },
    saveAuthorizationCode: async (code, client, user) => {
      const { requestSecret, signedIn, requestId, companyIds } = user as Consenting;
      const approved = await accounts.approveAuthorization(requestSecret, signedIn, requestId, companyIds);
      if (!approved.ok) throw libraryError(approved.error);
      return { ...code, authorizationCode: approved.value.code, client, user };
    },
    getAccessToken: async (accessToken) => {
      const bearer = await accounts.authenticateBearer(accessToken);
      if (!bearer.ok) throw new InvalidTokenError(bearer.error);
      const { scopes } = bearer.value;
      const client: Client = { id: bearer.value.clientId ?? '', grants: [] };
      const user: Bearer = bearer.value;
      return { accessToken, accessTokenExpiresAt: judgedAlready, scope: [...scopes], client, user };
    },
    getAuthorizationCode: neverAsked,
    revokeAuthorizationCode: neverAsked,
    saveToken: neverAsked,
  };
}

function toLibraryClient(record: OAuthClient): KnownClient {
  const grants = isMachineClient(record) ? ['client_credentials'] : ['authorization_code', 'refresh_token'];
  return { id: record.clientId, redirectUris: [...record.redirectUris], grants, record };
}

function neverAsked(): never {
  throw new Error('Our own grants spend codes and store tokens; the library must not.');
}
