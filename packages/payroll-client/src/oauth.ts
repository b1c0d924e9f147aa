import * as oauth from 'oauth4webapi';
import { bodyOf, PayrollProblem } from './payroll-problem';
import { retryingFetch } from './retrying-fetch';

/** Requests for tokens wait for `Retry-After` as all others do, and for an answer as long; without an answer none is sent again. */
const send = retryingFetch({ retries: 2 });

/** An application as API management shows it; without `clientSecret` it is a public one. */
export interface Application {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret?: string;
}

/** The tokens of a connection. Keep them where you keep passwords. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly scope?: string;
}

/** Who gives the client its access token. */
export interface TokenSource {
  accessToken(): Promise<string>;
  /** Another one, because the service did not take the last. */
  renew?(): Promise<string>;
}

/** What to keep between sending the browser away and its coming back. */
export interface LoginInProgress {
  /** Where to send the customer's browser. */
  readonly url: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
}

/** Begins the code flow (PKCE): keep the result, send the browser to its `url`. */
export async function beginLogin(
  application: Application,
  asked: { readonly redirectUri: string; readonly scope: string },
): Promise<LoginInProgress> {
  const server = await discovered(application);
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(server.authorization_endpoint ?? '');
  url.search = new URLSearchParams({
    client_id: application.clientId,
    redirect_uri: asked.redirectUri,
    response_type: 'code',
    scope: asked.scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return { url: url.href, redirectUri: asked.redirectUri, state, verifier };
}

/** Ends the code flow with the address that the browser came back to; state and issuer are compared. */
export async function finishLogin(application: Application, login: LoginInProgress, cameBackTo: URL): Promise<Tokens> {
  const server = await discovered(application);
  const client = { client_id: application.clientId };
  const answer = oauth.validateAuthResponse(server, client, cameBackTo, login.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication(application),
    answer,
    login.redirectUri,
    login.verifier,
    requestOptions(application),
  );
  return tokensOf(await accepted(oauth.processAuthorizationCodeResponse(server, client, response)));
}

/**
 * Gives access tokens and renews them a minute before they end. A refresh token works once: `store` is awaited before the new token is used, and
 * callers at the same time share one renewal. Where `store` fails, so does the call; the next one stores the same tokens instead of renewing
 * with a refresh token that was used, which would end the connection.
 */
export function refreshingTokens(
  application: Application,
  first: Tokens,
  store: (tokens: Tokens) => Promise<void> | void,
): Required<TokenSource> {
  let unstored: Tokens | undefined;
  return renewedTokens(first, async ({ refreshToken }) => {
    unstored ??= await refreshedTokens(application, refreshToken);
    const next = unstored;
    await store(next);
    unstored = undefined;
    return next;
  });
}

/** The tokens that a refresh token gives, which works once. */
export async function refreshedTokens(application: Application, refreshToken: string): Promise<Tokens> {
  const server = await discovered(application);
  const client = { client_id: application.clientId };
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    authentication(application),
    refreshToken,
    requestOptions(application),
  );
  return tokensOf(await accepted(oauth.processRefreshTokenResponse(server, client, response)));
}

/**
 * Gives access tokens of a key for machines, and asks for another a minute before one ends. There is nothing to store: the key
 * itself is what the program keeps.
 */
export function machineTokens(key: Required<Application>): Required<TokenSource> {
  return renewedTokens({ accessToken: '', refreshToken: '', expiresAt: 0 }, async () => {
    const server = await discovered(key);
    const client = { client_id: key.clientId };
    const response = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authentication(key),
      {},
      requestOptions(key),
    );
    return tokensOf(await accepted(oauth.processClientCredentialsResponse(server, client, response)));
  });
}

/** The token in hand until a minute before it ends; callers at the same time share one renewal. */
export function renewedTokens(first: Tokens, renew: (last: Tokens) => Promise<Tokens>): Required<TokenSource> {
  let tokens = first;
  let renewing: Promise<string> | undefined;
  const take = async (): Promise<string> => {
    tokens = await renew(tokens);
    return tokens.accessToken;
  };
  const shared = (): Promise<string> => (renewing ??= take().finally(() => (renewing = undefined)));
  return {
    accessToken: () => (Date.now() < tokens.expiresAt - 60_000 ? Promise.resolve(tokens.accessToken) : shared()),
    renew: shared,
  };
}

/** Ends a connection: neither token works afterwards. */
export async function revokeTokens(application: Application, tokens: Tokens): Promise<void> {
  const server = await discovered(application);
  const client = { client_id: application.clientId };
  const response = await oauth.revocationRequest(
    server,
    client,
    authentication(application),
    tokens.refreshToken,
    requestOptions(application),
  );
  await accepted(oauth.processRevocationResponse(response));
}

async function discovered(application: Application): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(application.baseUrl);
  const response = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...requestOptions(application) });
  return accepted(oauth.processDiscoveryResponse(issuer, response));
}

function authentication({ clientSecret }: Application): oauth.ClientAuth {
  return clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
}

type SentByLibrary = Omit<RequestInit, 'body'> & { readonly body?: URLSearchParams | undefined };

function requestOptions(application: Application) {
  return {
    [oauth.customFetch]: (url: string, { body, ...options }: SentByLibrary) =>
      send(new Request(url, { ...options, body: body ?? null })),
    ...insecureWhereLoopback(application),
  };
}

/** Without TLS only a service on the same machine is talked to. */
function insecureWhereLoopback({ baseUrl }: Application): { [oauth.allowInsecureRequests]?: boolean } {
  const { hostname } = new URL(baseUrl);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? { [oauth.allowInsecureRequests]: true } : {};
}

/** What is refused is a `PayrollProblem` as in any other call, be it in words of OAuth or the page of a proxy. */
async function accepted<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const refusal = await refusalIn(error);
    throw refusal ?? error;
  }
}

async function refusalIn(error: unknown): Promise<PayrollProblem | undefined> {
  if (error instanceof oauth.ResponseBodyError) return new PayrollProblem(error.response, error.cause);
  const { response, cause } = error as { readonly response?: unknown; readonly cause?: unknown };
  const answer = [response, cause].find((one) => one instanceof Response);
  if (answer === undefined || answer.ok) return undefined;
  return new PayrollProblem(answer, answer.bodyUsed ? undefined : await bodyOf(answer));
}

function tokensOf(response: oauth.TokenEndpointResponse): Tokens {
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? '',
    expiresAt: Date.now() + (response.expires_in ?? 1800) * 1000,
    ...(response.scope === undefined ? {} : { scope: response.scope }),
  };
}
