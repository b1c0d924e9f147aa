import { demoLogins } from '@anz-payroll/demo-seed';
import type { CDPSession, Page } from 'playwright-core';
import { must, operator } from '../testing/account-service';
import { freePort } from '../testing/account-service/free-port';
import { startIdentityProvider } from '../testing/identity-provider';
import { linkIn, openMailbox, type Mailbox } from '../testing/mailbox';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';

(browserHere ? describe : describe.skip)('passkeys and single sign-on in Chromium', () => {
  let web: WebService;
  let mailbox: Mailbox;
  let chromium: TestBrowser;
  let customerId: number;
  /** A passkey is bound to a name, so pages are opened by one. */
  let site: string;
  const barriers: string[] = [];

  beforeAll(async () => {
    bundleScripts();
    const port = await freePort();
    site = `http://localhost:${port}`;
    mailbox = await openMailbox();
    const mail = { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off' };
    web = await startWebService(undefined, { PORT: String(port), PUBLIC_URL: site, ...mail });
    chromium = await openBrowser();
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
  });
  afterAll(async () => {
    await chromium.close();
    await web.close();
    await mailbox.remove();
  });

  const newPerson = async (name: string) => {
    const login = { email: `${name}@saltbush.example`, password };
    const person = { customerId, name, role: 'bookkeeper' as const, companyIds: [1], ...login };
    return { login, id: must(await web.service.accounts.createUser(person, operator)).id };
  };
  const signIn = async (page: Page, login: { email: string; password: string }) => {
    await page.goto(`${site}/sign-in`);
    await page.getByLabel('E-mail address').fill(login.email);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/home/);
  };
  /** A device that holds passkeys and lets its owner in, or not. */
  const device = async (page: Page) => {
    const cdp: CDPSession = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const credentials = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
    return {
      lock: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
      credentials,
      add: (credential: Awaited<ReturnType<typeof credentials>>[number]) =>
        cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
    };
  };
  const addPasskey = async (page: Page, name: string) => {
    await page.goto(`${site}/account`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await page.getByText('The passkey is added.').waitFor();
  };
  const usePasskey = async (page: Page) => {
    await page.goto(`${site}/sign-in`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
  };
  const look = async (page: Page, name: string) => {
    barriers.push(...(await chromium.barriers(page)));
    await chromium.picture(page, name);
  };
  const actions = async () =>
    (await web.service.accounts.readAuditLog(customerId, { limit: 40 })).map(({ action, details }) =>
      [action, details['by'] ?? details['second_factor'] ?? ''].join(' ').trim(),
    );

  test('made on the account page, signs in alone, confirms before money leaves, removed', async () => {
    const { login } = await newPerson('pia');
    const page = await chromium.page();
    const phone = await device(page);
    await signIn(page, login);
    await page.goto(`${site}/account`);
    await look(page, 'account-passkeys');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await look(page, 'passkey-new');
    // Who cannot open the device makes nothing.
    await phone.lock(false);
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await page.getByText('Nothing was done').waitFor();
    await phone.lock(true);
    await addPasskey(page, 'Telephone');
    await look(page, 'account-passkey');
    expect(await phone.credentials()).toHaveLength(1);
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();

    // Nothing is typed.
    await usePasskey(page);
    await page.waitForURL(/\/home/);
    expect(await actions()).toEqual(expect.arrayContaining(['user.passkey-added', 'user.sign-in passkey']));
    // A sign-in by passkey counts as both factors: nothing more is asked for before money leaves.
    await page.goto(`${site}/companies/1/pays/payment-files`);
    expect(page.url()).not.toContain('/confirm');

    // The password alone still opens the pages, but money waits for the passkey.
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await signIn(page, login);
    await page.goto(`${site}/companies/1/pays`);
    await page.goto(`${site}/account`);
    await page.getByRole('button', { name: 'Remove Telephone' }).click();
    await page.waitForURL(/\/confirm/);
    await look(page, 'confirm-passkey');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await page.waitForURL(/\/account/);
    expect(await actions()).toContain('user.confirm passkey');
    await page.getByRole('button', { name: 'Remove Telephone' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    // The device has it still; the service does not.
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await usePasskey(page);
    await page.getByText('That passkey is not known here').waitFor();
    await page.goto(`${site}/home`);
    expect(page.url()).toContain('/sign-in');
    expect(await actions()).toContain('user.passkey-removed');

    await web.service.mail.sendDue();
    const letters = (await mailbox.to(login.email)).map(({ text }) => text).join('\n');
    expect(letters).toContain('A passkey was added to your payroll account');
    expect(letters).toContain('A passkey of your payroll account was removed');
    expect(barriers).toEqual([]);
    expect(chromium.complaints).toEqual([]);
  });

  test('a challenge is answered once, and a copied device is noticed by its counter', async () => {
    const { login } = await newPerson('quin');
    const page = await chromium.page();
    const phone = await device(page);
    await signIn(page, login);
    await addPasskey(page, '');
    const copy = (await phone.credentials())[0]!;
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    // What the browser sends is caught and sent again.
    const sent = page.waitForRequest((request) => request.url().endsWith('/sign-in/passkey/confirm'));
    await usePasskey(page);
    await page.waitForURL(/\/home/);
    const request = await sent;
    const replayed = await fetch(request.url(), {
      method: 'POST',
      body: request.postData()!,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: (await request.allHeaders())['cookie']! },
      redirect: 'manual',
    });
    expect([replayed.status, replayed.headers.get('set-cookie') ?? '']).toEqual([
      422,
      expect.not.stringContaining('session'),
    ]);
    // The copy has counted less than the service has seen.
    const thief = await chromium.page();
    const stolen = await device(thief);
    await stolen.add({ ...copy, signCount: 0 });
    await usePasskey(thief);
    await thief.getByText('That passkey is not known here').waitFor();
    expect(chromium.complaints).toEqual([]);
  });

  test('a password alone adds no authenticator app in the place of the passkey', async () => {
    const { login, id } = await newPerson('sam');
    const page = await chromium.page();
    await device(page);
    await signIn(page, login);
    await addPasskey(page, 'Key');
    // Somebody who knows the password and has no device.
    const thief = await chromium.page();
    await signIn(thief, login);
    await thief.goto(`${site}/account`);
    await thief.getByRole('button', { name: 'Add an authenticator app' }).click();
    await thief.waitForURL(/\/confirm/);
    expect(await web.service.accounts.readSecondFactor(id)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    // Whoever has the passkey adds the app after it.
    await page.goto(`${site}/account`);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.waitForURL(/\/confirm/);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await page.waitForURL(/\/account/);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.getByRole('button', { name: 'Turn it on' }).waitFor();
  });

  test('a passkey of somebody who is disabled signs nobody in, and an owner removes lost ones', async () => {
    const { login, id } = await newPerson('rae');
    const page = await chromium.page();
    await device(page);
    await signIn(page, login);
    await addPasskey(page, 'Key');
    const actor = { ...operator, customerId };
    must(await web.service.accounts.changeUser({ userId: id, change: { isActive: false } }, actor));
    await usePasskey(page);
    await page.getByText('That passkey is not known here').waitFor();
    must(await web.service.accounts.changeUser({ userId: id, change: { isActive: true } }, actor));
    must(await web.service.accounts.resetSecondFactor({ userId: id }, actor));
    expect(await web.service.accounts.listPasskeys(id)).toEqual([]);
  });

  test('single sign-on by an unmodified oidc-provider', async () => {
    const provider = await startIdentityProvider(`${site}/sign-in/single-sign-on/callback`);
    try {
      const owner = await chromium.page();
      await signIn(owner, demoLogins.owner);
      await owner.getByRole('link', { name: 'Users' }).click();
      await owner.getByRole('link', { name: 'Single sign-on' }).click();
      await look(owner, 'sign-on');
      await owner.getByLabel('Issuer').fill(provider.issuer);
      await owner.getByLabel('Client ID').fill(provider.client.id);
      await owner.getByLabel('Client secret').fill(provider.client.secret);
      await owner.getByRole('button', { name: 'Save the provider' }).click();
      await owner.getByText('The provider is saved.').waitFor();

      const { login } = await newPerson('sol');
      const page = await chromium.page();
      await page.goto(`${site}/companies/1/pays`);
      await page.getByLabel('E-mail address').fill(login.email);
      await page.getByRole('button', { name: 'Use single sign-on' }).click();
      await page.waitForURL(new RegExp(`^${provider.issuer}/interaction/`));
      await page.getByPlaceholder('Enter any login').fill(login.email);
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      // The first time, the mailbox says that it is nobody else.
      await page.getByText('We have sent a link to your e-mail address').waitFor();
      await look(page, 'sign-on-to-confirm');
      await web.service.mail.sendDue();
      await page.goto(`${site}${linkIn((await mailbox.to(login.email)).at(-1), '/confirm-sign-on')}`);
      await look(page, 'sign-on-confirm');
      await page.getByRole('button', { name: 'Confirm and sign in' }).click();
      await page.waitForURL(`${site}/companies/1/pays`);
      await owner.reload();
      await owner.getByRole('button', { name: 'Turn passwords off' }).click();
      await owner.getByText('Passwords are off').waitFor();
      await look(owner, 'sign-on-passwords-off');
      // A passkey would pass the provider by.
      await page.goto(`${site}/sign-in?again=1`);
      await page.getByLabel('E-mail address').fill(login.email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Addresses of this domain sign in by single sign-on.').waitFor();
      await look(page, 'sign-in-single-sign-on');
      expect(barriers).toEqual([]);
      expect(chromium.complaints).toEqual([]);
    } finally {
      await provider.close();
    }
  });
});
