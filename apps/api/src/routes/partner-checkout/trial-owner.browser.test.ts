import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openService, type Service } from '@anz-payroll/composition';
import { chromium, type Browser } from 'playwright-core';
import PostalMime from 'postal-mime';
import { compose, type Composition } from '../../compose';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startServer } from '@anz-payroll/http-kit/server';
import { freePort, must, operator } from '../../testing/account-service';
import { abnOf, caller, partnerScopes } from '../../testing/checkout-service';
import { testSettings } from '@anz-payroll/http-kit/testing';

jest.setTimeout(120_000);

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const isHere = existsSync(executablePath);
if (!isHere) console.info(`Browser tests did not run: no Chromium at ${executablePath}. Set CHROMIUM_PATH to one.`);

const silent: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

/** The email that the running service writes into its folder; it sends on its own. */
async function firstEmailIn(folder: string): Promise<Buffer> {
  for (let tries = 0; tries < 300; tries += 1) {
    const [name] = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    if (name !== undefined) return readFile(join(folder, name));
    await setTimeout(100);
  }
  throw new Error('No email was written');
}

/** The whole service as it is composed for production, on a fresh SQLite file. */
(isHere ? describe : describe.skip)('the owner of a trial', () => {
  let folder: string;
  let service: Service;
  let composition: Extract<Composition, { ok: true }>;
  let server: Awaited<ReturnType<typeof startServer>>;
  let chrome: Browser;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payroll-trial-'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const settings = testSettings({
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: `sqlite:${join(folder, 'trial.sqlite')}`,
      MAIL_FOLDER: join(folder, 'mail'),
      DEMO_SEED: 'off',
      DISPATCHER: 'off',
    });
    const composed = await compose(settings, silent);
    if (!composed.ok) throw new Error(composed.problem);
    composition = composed;
    server = await startServer(composition.dependencies);
    service = await openService(settings);
    chrome = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  }, 120_000);
  afterAll(async () => {
    await chrome.close();
    await server.stop();
    await composition.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  test('[4.7-13] sets a password by the mailed link, signs in and sees the company', async () => {
    const { accounts } = service;
    const reseller = must(await accounts.createCustomer({ name: 'Roster & Co', isReseller: true }, operator));
    const token = must(await accounts.issueToken({ customerId: reseller.id, scopes: partnerScopes }, operator));
    const partner = caller(url, reseller.id, () => Promise.resolve(token.accessToken));
    const trial = await partner.keyed('/trials', {
      customer: { first_name: 'Moana', last_name: 'Tūī', email: 'moana@kowhai.example' },
      company: { legal_name: 'Kōwhai & Sons Pty Ltd', abn: abnOf(1) },
    });
    expect(trial.status).toBe(201);

    const email = await PostalMime.parse(await firstEmailIn(join(folder, 'mail')));
    expect(email.to).toMatchObject([{ address: 'moana@kowhai.example' }]);
    expect(email.text).toContain('Roster & Co has opened a free payroll trial for Kōwhai & Sons Pty Ltd');
    const page = await chrome.newPage();
    await page.setContent(email.html ?? '');
    const link = await page.getByRole('link', { name: 'Set your password' }).getAttribute('href');
    expect(link).toMatch(new RegExp(`^${url}/set-password\\?token=[\\w-]{43}$`));

    await page.goto(link!);
    await page.getByLabel('New password').fill('a long and quiet afternoon');
    await page.getByLabel('The same password again').fill('a long and quiet afternoon');
    await page.getByRole('button', { name: 'Set password' }).click();
    expect(await page.getByRole('status').innerText()).toBe('Your password is set. Sign in with it.');
    await page.goto(`${url}/sign-in`);
    await page.getByLabel('E-mail address').fill('moana@kowhai.example');
    await page.getByLabel('Password').fill('a long and quiet afternoon');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((address) => address.pathname !== '/sign-in');
    const company = page.locator(`main a[href^="/companies/${trial.body.company_id}/"]`).first();
    expect(await company.innerText()).toBe('Kōwhai & Sons Pty Ltd');

    await page.goto(link!);
    expect(await page.locator('h1').innerText()).toBe('This link does not work any more');
    const secret = new URL(link!).searchParams.get('token')!;
    for (const file of (await readdir(folder)).filter((name) => name.startsWith('trial.sqlite'))) {
      expect((await readFile(join(folder, file))).includes(secret)).toBe(false);
    }
  });
});
