import type { IdentityProviders, ProviderProblem, ProviderSettings } from '@anz-payroll/accounts';
import * as openid from 'openid-client';

export interface OpenidOptions {
  /** How providers are asked: it judges each address by itself. */
  readonly fetch: (url: string, options: openid.CustomFetchOptions) => Promise<Response>;
  /** Providers of this machine may be asked without encryption; only for local trials and tests. */
  readonly allowLoopback: boolean;
}

/**
 * Providers are described anew for every sign-in: a key or an address that the provider has withdrawn is not used, and
 * a sign-in is rare enough for two more requests.
 */
export function openidProviders(options: OpenidOptions): IdentityProviders {
  const reach: openid.CustomFetch = async (url, asked) => {
    try {
      return await options.fetch(url, asked);
    } catch (cause) {
      throw new Unreachable('The provider does not answer', { cause });
    }
  };
  const configure = async (provider: ProviderSettings): Promise<openid.Configuration> => {
    const issuer = new URL(provider.issuer);
    const isPlain = issuer.protocol === 'http:' && options.allowLoopback;
    if (issuer.protocol !== 'https:' && !isPlain) throw new UnfitAddress();
    const config = await openid.discovery(issuer, provider.clientId, {}, authenticationOf(provider), {
      [openid.customFetch]: reach,
      timeout: 10,
      // Not only over an encrypted connection: the signature itself is checked against the issuer's keys.
      execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
    });
    const { authorization_endpoint: endpoint = '', code_challenge_methods_supported: methods } =
      config.serverMetadata();
    const { protocol } = new URL(endpoint);
    if (protocol !== 'https:' && !(isPlain && protocol === 'http:')) throw new UnfitAddress();
    if (methods !== undefined && !methods.includes('S256')) throw new UnfitAddress();
    return config;
  };
  return {
    check: (provider) =>
      judged(async () => {
        await configure(provider);
        return null;
      }),
    authorizationAddress: (provider, { redirectUri, loginHint, state, nonce, codeVerifier }) =>
      judged(async () => {
        const config = await configure(provider);
        const challenge = await openid.calculatePKCECodeChallenge(codeVerifier);
        return openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email',
          login_hint: loginHint,
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        }).href;
      }),
    identityOf: (provider, { address, state, nonce, codeVerifier }) =>
      judged(async () => {
        const config = await configure(provider);
        const tokens = await openid.authorizationCodeGrant(config, new URL(address), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        const { sub: subject = '' } = claims ?? {};
        const email = claims?.['email'];
        if (typeof email === 'string') return { subject, email, isEmailVerified: claims?.['email_verified'] === true };
        // Many providers keep the address out of the token.
        if (config.serverMetadata().userinfo_endpoint === undefined)
          return { subject, email: null, isEmailVerified: false };
        const info = await openid.fetchUserInfo(config, tokens.access_token, subject);
        return { subject, email: info.email ?? null, isEmailVerified: info.email_verified === true };
      }),
  };
}

class UnfitAddress extends Error {}

class Unreachable extends Error {}

/** As the provider describes itself: Basic where it says nothing. @law OpenID Connect Discovery 1.0, 3 */
function authenticationOf({ clientSecret }: ProviderSettings): openid.ClientAuth {
  if (clientSecret === null) return openid.None();
  const basic = openid.ClientSecretBasic(clientSecret);
  const post = openid.ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

async function judged<T>(work: () => Promise<T>) {
  try {
    return { ok: true, value: await work() } as const;
  } catch (error) {
    return { ok: false, error: problemOf(error) } as const;
  }
}

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof openid.AuthorizationResponseError) return 'refused';
  // A code that was used or is not ours is refused by the provider itself.
  if (error instanceof openid.ResponseBodyError) return 'invalid';
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof Unreachable || isUnfit(cause))) return 'unreachable';
  const isIssuer = (cause: unknown) =>
    isObject(cause) &&
    (('attribute' in cause && cause.attribute === 'issuer') || ('claim' in cause && cause.claim === 'iss'));
  return causes.some(isIssuer) ? 'wrong-issuer' : 'invalid';
}

/** It is no address at all, or what is there is no description of a provider. */
function isUnfit(cause: unknown): boolean {
  if (cause instanceof UnfitAddress) return true;
  const code = isObject(cause) && 'code' in cause ? cause.code : undefined;
  return ['ERR_INVALID_URL', 'OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
    String(code),
  );
}

function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = [];
  for (let next = error; next !== undefined && causes.length < 6;) {
    causes.push(next);
    next = isObject(next) && 'cause' in next ? next.cause : undefined;
  }
  return causes;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
