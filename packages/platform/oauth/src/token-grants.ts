import { AbstractGrantType, type Client, type Request, type Token } from 'oauth2-server';
import {
  oauthRefusal,
  type AccountsUseCases,
  type IssuedTokens,
  type MachineToken,
  type OAuthClient,
  type OAuthRefusal,
} from '@anz-payroll/accounts';
import type { Result } from 'payroll-core';
import { libraryError } from './library-error';

/** The library's client with ours inside. */
export interface KnownClient extends Client {
  readonly record: OAuthClient;
}

/** The library's token with what the endpoint answers inside. */
export interface AnsweredToken extends Token {
  readonly issued: IssuedTokens | MachineToken;
}

type Exchanges = Pick<AccountsUseCases, 'exchangeCode' | 'refreshTokens' | 'exchangeMachineKey'>;

/**
 * The grants, in place of the library's own: those spend a code in one step and store the tokens in another, while
 * ours do both in one transaction, so that a crash between the two cannot cost a customer their connection.
 */
export function tokenGrants(
  accounts: Exchanges,
): Record<'authorization_code' | 'refresh_token' | 'client_credentials', typeof AbstractGrantType> {
  class CodeGrant extends AbstractGrantType {
    override async handle(request: Request, client: Client): Promise<Token> {
      const { code, redirect_uri, code_verifier } = formOf(request);
      return answered(
        client,
        await accounts.exchangeCode({
          client: (client as KnownClient).record,
          code: required(code, 'code'),
          redirectUri: redirect_uri,
          codeVerifier: code_verifier,
          requestId: requestIdOf(request),
        }),
      );
    }
  }
  class RefreshGrant extends AbstractGrantType {
    override async handle(request: Request, client: Client): Promise<Token> {
      const { refresh_token, redirect_uri, scope } = formOf(request);
      return answered(
        client,
        await accounts.refreshTokens({
          client: (client as KnownClient).record,
          refreshToken: required(refresh_token, 'refresh_token'),
          redirectUri: redirect_uri,
          scope,
          requestId: requestIdOf(request),
        }),
      );
    }
  }
  class MachineGrant extends AbstractGrantType {
    override async handle(request: Request, client: Client): Promise<Token> {
      const { scope } = formOf(request);
      const { record } = client as KnownClient;
      return answered(
        client,
        await accounts.exchangeMachineKey({ client: record, scope, requestId: requestIdOf(request) }),
      );
    }
  }
  return { authorization_code: CodeGrant, refresh_token: RefreshGrant, client_credentials: MachineGrant };
}

function answered(client: Client, outcome: Result<IssuedTokens | MachineToken, OAuthRefusal>): AnsweredToken {
  if (!outcome.ok) throw libraryError(outcome.error);
  return { accessToken: outcome.value.accessToken, client, user: {}, issued: outcome.value };
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw libraryError(oauthRefusal('invalid_request', `The parameter ${name} is missing.`));
  return value;
}

function formOf(request: Request): Readonly<Record<string, string | undefined>> {
  return request.body as Record<string, string | undefined>;
}

function requestIdOf(request: Request): string {
  return (request as Request & { readonly requestId: string }).requestId;
}
