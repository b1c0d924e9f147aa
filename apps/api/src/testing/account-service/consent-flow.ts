import type { AccountService } from './account-service';
import { password } from './account-service';
import { browser, type Browser } from './browser';

/** Signs in as the customer's owner where asked, and answers the consent page. */
export async function answerConsent(
  service: Pick<AccountService, 'url'>,
  authorizeAddress: string,
  answer: 'allow' | 'deny' = 'allow',
  using: Browser = browser(service.url),
  email = 'ana@kowhai.example',
  choice: Readonly<Record<string, string>> = {},
): Promise<URL> {
  let response = await using.get(authorizeAddress);
  for (let step = 0; step < 10; step += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, service.url);
      if (next.origin !== service.url) return next;
      response = await using.get(next.href);
      continue;
    }
    const page = await response.text();
    if (page.includes('action="/sign-in"')) response = await using.submit(page, '/sign-in', { email, password });
    else if (page.includes('action="/consent"')) response = await using.submit(page, '/consent', { answer, ...choice });
    else throw new Error(`Neither sign-in nor consent: ${response.status} ${page.slice(0, 600)}`);
  }
  throw new Error('The flow does not end');
}

/** The address of an authorization request. */
export function authorizeAddress(
  service: Pick<AccountService, 'url'>,
  parameters: Readonly<Record<string, string>>,
): string {
  return `${service.url}/api/oauth/authorize?${new URLSearchParams(parameters).toString()}`;
}

/** A code for the confidential client, fresh from the consent page. */
export async function freshCode(
  service: AccountService,
  more: Readonly<Record<string, string>> = {},
  using?: Browser,
): Promise<string> {
  const { confidential, redirectUri } = service;
  const asked = { client_id: confidential.client.clientId, redirect_uri: redirectUri, scope: 'payroll.read', ...more };
  const back = await answerConsent(service, authorizeAddress(service, asked), 'allow', using);
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`No code: ${back.href}`);
  return code;
}

export async function postForm(
  address: string,
  form: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: Record<string, unknown>; readonly headers: Headers }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

/** Exchanges at the token endpoint as the confidential client. */
export function exchange(service: AccountService, form: Readonly<Record<string, string>>) {
  const { confidential, redirectUri, url } = service;
  const client = { client_id: confidential.client.clientId, client_secret: confidential.secret };
  return postForm(`${url}/api/oauth/token`, { redirect_uri: redirectUri, ...client, ...form });
}
