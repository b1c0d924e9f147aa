import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import {
  authorizeAddress,
  must,
  operator,
  password,
  startAccountService,
  type AccountService,
} from '../testing/account-service';

jest.setTimeout(60_000);

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const isHere = existsSync(executablePath);
if (!isHere) console.info(`Browser tests did not run: no Chromium at ${executablePath}. Set CHROMIUM_PATH to one.`);

const engine = testEngines[0]!;

/** The pages in a real browser, with JavaScript switched off: they must work without. */
(isHere ? describe : describe.skip)('pages in Chromium without JavaScript', () => {
  let service: AccountService;
  let client: { server: Server; url: string; seen: URL[] };
  let app: { clientId: string; redirectUri: string };
  let chrome: Browser;
  let context: BrowserContext;
  let page: Page;
  const violations: string[] = [];

  beforeAll(async () => {
    service = await startAccountService(engine);
    client = await startClient();
    const redirectUri = `${client.url}/callback`;
    const asked = { customerId: service.partner.id, name: 'Rosters & Rotas', redirectUris: [redirectUri] };
    const made = must(await service.accounts.createClient(asked, { ...operator, customerId: service.partner.id }));
    app = { clientId: made.client.clientId, redirectUri };
    chrome = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await chrome.close();
    await new Promise((resolve) => client.server.close(resolve));
    await service.close();
  });
  beforeEach(async () => {
    service.pass(61_000);
    context = await chrome.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('console', (message) => {
      if (/content security policy|refused to/i.test(message.text())) violations.push(message.text());
    });
  });
  afterEach(async () => {
    await context.close();
    expect(violations).toEqual([]);
  });

  const signIn = async (email = 'ana@kowhai.example') => {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const request = (more = {}) =>
    authorizeAddress(service, {
      client_id: app.clientId,
      redirect_uri: app.redirectUri,
      scope: 'openid payroll.read payroll.write',
      state: 'from-the-client',
      ...more,
    });
  const atWidths = async (check: (width: number) => Promise<void>) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await check(width);
    }
  };
  /** No sideways scrolling, one main heading, a language, a label for every field, buttons big enough for a thumb. */
  const isUsable = async () => {
    await atWidths(async (width) => {
      const size = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(size).toBeLessThanOrEqual(width);
    });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toContain('Payroll');
    for (const field of await page.locator('input:not([type=hidden]), textarea').all()) {
      const id = await field.getAttribute('id');
      const isLabelled = id !== null && (await page.locator(`label[for="${id}"]`).count()) === 1;
      expect(isLabelled || (await field.locator('xpath=ancestor::label').count()) === 1).toBe(true);
    }
    for (const button of await page.locator('main button:visible').all()) {
      expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(36);
    }
  };
  const picture = async (name: string) => {
    const folder = process.env['SCREENSHOTS'];
    if (folder === undefined) return;
    for (const [device, width] of Object.entries({ phone: 360, desktop: 1200 })) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: `${folder}/${name}-${device}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };

  test('sign in, consent and back to the application with code, state and issuer', async () => {
    await page.goto(request());
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    await isUsable();
    await picture('sign-in');
    await signIn();
    expect(new URL(page.url()).pathname).toBe('/consent');
    await isUsable();
    await picture('consent');
    const shown = await page.locator('main').innerText();
    expect(shown).toContain('Rosters & Rotas');
    expect(shown).toContain("Kōwhai's <Bakery>");
    expect(shown).toContain('Roster & Co');
    expect(await page.locator('.scopes li').allInnerTexts()).toEqual([
      'Know who you are: your name and your account',
      'See companies, employees, pays and leave, including tax file and bank account numbers',
      'Add, change and remove companies, employees and pays, including terminations; and see them',
    ]);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(/\/callback/);
    const back = new URL(page.url());
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect(back.searchParams.get('state')).toBe('from-the-client');
    expect(back.searchParams.get('iss')).toBe(service.url);
  });

  test('deny goes back without a code', async () => {
    await page.goto(request());
    await signIn();
    await page.getByRole('button', { name: 'Do not allow' }).click();
    await page.waitForURL(/\/callback/);
    const back = new URL(page.url());
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('a wrong password says so, keeps the address and can be corrected', async () => {
    await page.goto(`${service.url}/`);
    await page.getByLabel('E-mail address').fill('ana@kowhai.example');
    await page.getByLabel('Password').fill('not it');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').innerText()).toBe('The e-mail address or the password is not right.');
    await picture('sign-in-refused');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('ana@kowhai.example');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(new URL(page.url()).pathname).toBe('/home');
    await isUsable();
    await picture('home');
  });

  test('everything can be reached by keyboard', async () => {
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.type('ana@kowhai.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home/);
  });

  test('an owner disconnects an application and reads the activity; sign-out ends it', async () => {
    await page.goto(request());
    await signIn();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(/\/callback/);
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    const record = await service.accounts.findClient(app.clientId);
    if (record === undefined) throw new Error('The application is gone');
    const exchange = { client: record, code, redirectUri: app.redirectUri, codeVerifier: undefined, requestId: 'r' };
    const { accessToken } = must(await service.accounts.exchangeCode(exchange));
    await page.goto(`${service.url}/home`);
    await picture('home-connected');
    await page.getByRole('button', { name: 'Disconnect Rosters & Rotas' }).first().click();
    expect(await page.getByRole('status').innerText()).toBe('The application is disconnected.');
    expect((await service.accounts.authenticateBearer(accessToken)).ok).toBe(false);
    await page.getByRole('link', { name: 'Activity' }).click();
    await isUsable();
    await picture('activity');
    expect(await page.locator('main').innerText()).toContain('connection: revoke');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${service.url}/activity`);
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });

  test('a password is set by its link, once', async () => {
    const link = must(await service.accounts.issuePasswordLink(service.owner.id, operator));
    const address = `${service.url}/set-password?token=${link.secret}`;
    await page.goto(address);
    await isUsable();
    await picture('set-password');
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('The same password again').fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    expect(await page.getByRole('status').innerText()).toBe('Your password is set. Sign in with it.');
    await page.goto(address);
    expect(await page.locator('h1').innerText()).toBe('This link does not work any more');
    await picture('message');
  });

  test('an API admin creates an application, sees its secret once, changes, rotates and revokes it', async () => {
    const person = { name: 'Pat', email: 'pat@roster.example', role: 'owner' as const, password };
    must(await service.accounts.createUser({ customerId: service.partner.id, ...person }, operator));
    await page.goto(`${service.url}/api-management`);
    await signIn('pat@roster.example');
    expect(new URL(page.url()).pathname).toBe('/api-management');
    await page.getByLabel('Name', { exact: true }).last().fill('Time <sheets>');
    await page.locator('#redirect_uris').fill('https://time.example/cb\nnot an address');
    await page.getByRole('button', { name: 'Create application' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('not an address: A redirect address');
    expect(await page.locator('#redirect_uris').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#name').inputValue()).toBe('Time <sheets>');
    expect(await page.locator('#redirect_uris').inputValue()).toBe('https://time.example/cb\nnot an address');
    await page.locator('#redirect_uris').fill('https://time.example/cb\nhttps://time.example/two');
    await page.getByRole('button', { name: 'Create application' }).click();
    const secret = await page.locator('#client-secret').innerText();
    expect(secret).toMatch(/^[\w-]{43}$/);
    await isUsable();
    await picture('api-management-secret');
    await page.goto(`${service.url}/api-management`);
    expect(await page.content()).not.toContain(secret);
    await picture('api-management');
    const card = page.locator('article', { hasText: 'Time <sheets>' });
    await card.locator('summary').click();
    await card.locator('textarea').fill('https://time.example/three');
    await card.getByRole('button', { name: 'Save' }).click();
    expect(await page.getByRole('status').innerText()).toBe('The application is changed.');
    await card.getByRole('button', { name: 'New secret' }).click();
    expect(await page.locator('#client-secret').innerText()).not.toBe(secret);
    await card.getByRole('button', { name: 'Revoke' }).click();
    expect(await page.getByRole('status').innerText()).toContain('revoked');
    expect(await page.locator('article', { hasText: 'Time <sheets>' }).count()).toBe(0);
  });

  test('pages forbid scripts, frames and foreign forms, and keep their addresses to themselves', async () => {
    for (const path of ['/sign-in', '/set-password', '/api/oauth/authorize?client_id=x']) {
      const response = await page.goto(`${service.url}${path}`);
      const headers = response?.headers() ?? {};
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('cookies are out of the reach of scripts and other sites', async () => {
    await page.goto(`${service.url}/sign-in`);
    await signIn();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual(['payroll-device', 'payroll-session']);
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });
});

/** The application's own callback, on another origin. */
async function startClient() {
  const seen: URL[] = [];
  const server = createServer((req, res) => {
    seen.push(new URL(req.url ?? '/', 'http://client.invalid'));
    res.end('back at the application');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
