import type { FuzzService } from './fuzz-service';
import type { SignedIn } from './sign-in';

export interface Connection {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export const application = { name: 'Rosters', redirect_uris: ['https://rosters.example/callback'] };

/** A new application and a customer's consent to it, as a browser goes: asks, consents, is sent back with a code. */
export async function connect(service: FuzzService, session: SignedIn): Promise<Connection> {
  const made = await fetch(`${service.url}/api/api-management/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.tokens().full}`, 'content-type': 'application/json' },
    body: JSON.stringify(application),
  });
  const client = (await made.json()) as { readonly client_id: string; readonly client_secret: string };
  const redirectUri = application.redirect_uris[0]!;
  const code = await consent(service, session, client.client_id, redirectUri);
  const exchanged = await fetch(`${service.url}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...client, grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
  });
  const tokens = (await exchanged.json()) as { readonly access_token: string; readonly refresh_token: string };
  return {
    clientId: client.client_id,
    clientSecret: client.client_secret,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  };
}

async function consent(
  service: FuzzService,
  session: SignedIn,
  clientId: string,
  redirectUri: string,
): Promise<string> {
  const browser = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, service.url), {
      redirect: 'manual',
      ...init,
      headers: { cookie: session.cookie, origin: service.url },
    });
  const asked = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, response_type: 'code' });
  const sent = await browser(`/api/oauth/authorize?${asked.toString()}`);
  const page = new URL(sent.headers.get('location') ?? '', service.url);
  const consented = await browser('/consent', {
    method: 'POST',
    body: new URLSearchParams({
      csrf_token: session.csrfToken,
      request: page.searchParams.get('request') ?? '',
      answer: 'allow',
    }),
  });
  const code = new URL(consented.headers.get('location') ?? '', service.url).searchParams.get('code');
  if (code === null) throw new Error(`No code came of a consent: ${consented.status}`);
  return code;
}
