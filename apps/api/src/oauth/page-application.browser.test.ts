import { createServer, type Server } from 'node:http';
import { demoLogins } from '@anz-payroll/demo-seed';
import { freePort, must } from '../testing/account-service';
import { browserHere, openBrowser, startWebService, type TestBrowser, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

/** A page without a server of its own, as a partner would write it with nothing but what browsers have. */
const application = (issuer: string, clientId: string) => `<!doctype html><html lang="en"><title>Rosters</title>
<p id="state">working</p>
<script type="module">
const say = (text) => { document.querySelector('#state').textContent = text; };
const redirectUri = location.origin + '/';
const base64url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
try {
  const metadata = await (await fetch('${issuer}/.well-known/openid-configuration')).json();
  const answer = new URLSearchParams(location.search);
  if (!answer.has('code')) {
    const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
    sessionStorage.setItem('verifier', verifier);
    const challenge = base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    location.assign(metadata.authorization_endpoint + '?' + new URLSearchParams({
      client_id: '${clientId}', redirect_uri: redirectUri, scope: 'openid payroll.read', state: 's',
      code_challenge: challenge, code_challenge_method: 'S256', response_type: 'code' }));
  } else {
    const form = (values) => ({ method: 'POST', body: new URLSearchParams({ client_id: '${clientId}', ...values }) });
    const tokens = await (await fetch(metadata.token_endpoint, form({ grant_type: 'authorization_code',
      code: answer.get('code'), redirect_uri: redirectUri, code_verifier: sessionStorage.getItem('verifier') }))).json();
    const headers = { authorization: 'Bearer ' + tokens.access_token };
    const who = await (await fetch(metadata.userinfo_endpoint, { headers })).json();
    const companies = await fetch('${issuer}/api/company', { headers });
    const names = (await companies.json()).map(({ name }) => name);
    let write = 'allowed';
    try { await fetch('${issuer}/api/company/create', { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }); }
    catch { write = 'blocked'; }
    await fetch(metadata.revocation_endpoint, form({ token: tokens.refresh_token }));
    const after = await fetch('${issuer}/api/company', { headers });
    say(JSON.stringify({ who, names, limit: companies.headers.has('ratelimit'), write, after: after.status }));
  }
} catch (error) { say('failed: ' + error); }
</script></html>`;

(browserHere ? describe : describe.skip)('an application of pages on another origin', () => {
  let web: WebService;
  let browser: TestBrowser;
  const servers: Server[] = [];

  beforeAll(async () => {
    const port = await freePort();
    web = await startWebService(undefined, { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    for (const server of servers) server.close();
    await web.close();
  });

  /** Serves the page; the application is registered for the first of the two origins only. */
  const serve = async (clientId: () => string): Promise<string> => {
    const port = await freePort();
    const server = createServer((_req, res) => {
      res.setHeader('content-type', 'text/html');
      res.end(application(web.url, clientId()));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${port}`;
  };

  test('goes through PKCE, reads and revokes; the same page elsewhere reads nothing', async () => {
    let clientId = '';
    const origin = await serve(() => clientId);
    const { accounts } = web.service;
    const partner = must(await accounts.createCustomer({ name: 'Rosters', isApiAdmin: true }, operator));
    const made = must(
      await accounts.createClient(
        { customerId: partner.id, name: 'Rosters', redirectUris: [`${origin}/`], isPublic: true },
        { ...operator, customerId: partner.id },
      ),
    );
    clientId = made.client.clientId;
    const page = await browser.page();
    await page.goto(`${origin}/`);
    await page.getByLabel('E-mail address').fill(demoLogins.owner.email);
    await page.getByLabel('Password').fill(demoLogins.owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(`${origin}/?code=**`);
    await page.waitForFunction("document.querySelector('#state').textContent !== 'working'");
    const state = (await page.locator('#state').textContent()) ?? '';
    expect(state).toMatch(/^\{/);
    const seen = JSON.parse(state) as Record<string, unknown>;
    expect(seen).toMatchObject({
      limit: true,
      write: 'blocked',
      after: 401,
      who: { user: { id: expect.any(Number) as unknown } },
    });
    expect((seen['names'] as string[]).length).toBeGreaterThan(0);

    const elsewhere = await serve(() => clientId);
    await page.goto(`${elsewhere}/`);
    await page.waitForFunction("document.querySelector('#state').textContent !== 'working'");
    expect(await page.locator('#state').textContent()).toMatch(/failed: TypeError/);
  });
});

const operator = { userId: null, clientId: null, requestId: 'test' };
