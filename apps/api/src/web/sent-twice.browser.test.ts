import { nodeOneTimeCodes } from '@anz-payroll/credentials';
import type { Locator, Page } from 'playwright-core';
import { demoLogins } from '@anz-payroll/demo-seed';
import { must, operator } from '../testing/account-service';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(120_000);

/** decision 1091: a button that was pressed cannot be pressed again until there is an answer. */
(browserHere ? describe : describe.skip)('a form on its way in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let page: Page;
  let company: string;
  let posts: string[];

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    const companies = await service.call<{ id: number; country: string }[]>('GET', '/api/company');
    company = `${service.url}/companies/${companies.find(({ country }) => country === 'AU')!.id}`;
    browser = await openBrowser();
    page = await browser.page({ locale: 'en-AU' });
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(demoLogins.owner.email);
    await page.getByLabel('Password').fill(demoLogins.owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/home/);
    // A network that takes its time.
    await page.route('**/*', async (route) => {
      if (route.request().method() === 'POST') {
        posts.push(new URL(route.request().url()).pathname);
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      await route.continue();
    });
  });
  beforeEach(() => {
    posts = [];
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  test('is sent once by two clicks, and the person is there once', async () => {
    const people = () =>
      service.call<{ first_name: string }[]>(
        'GET',
        `/api${new URL(company).pathname.replace('companies', 'company')}/employees`,
      );
    const before = (await people()).length;
    await page.goto(`${company}/people/new`);
    for (const details of await page.locator('details').all()) await details.locator('summary').press('Enter');
    const typed = {
      first_name: 'Alinta',
      last_name: 'Walker',
      date_of_birth: '12/04/1990',
      address1: '1 Harbour Street',
      city: 'Sydney',
      state: 'NSW',
      postcode: '2000',
      start_date: '1/7/2024',
      pay_rate_per_hour: '38.50',
      tax_file_number: '123 456 782',
    };
    for (const [name, value] of Object.entries(typed)) await page.locator(`#${name}`).fill(value);
    await page.getByLabel('Employment status').selectOption('Full-time');
    await page.getByLabel('Foreign resident for tax').selectOption('No');
    await page.getByLabel('Claims the tax-free threshold').selectOption('Yes');
    await page.getByLabel('Has a study or training support loan').selectOption('No');
    await page.getByLabel('Closely held payee').selectOption('No');
    const button = page.getByRole('button', { name: 'Add the person' });
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForURL(/\/people\/\d+\?done=added$/);
    expect(posts).toHaveLength(1);
    expect((await people()).length - before).toBe(1);
  });

  /** Two clicks with a moment between them, as a hurried reader makes. */
  const clickTwice = async (button: Locator) => {
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    for (const pause of [150, 0]) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  test('an authenticator app that is turned on by two clicks shows its recovery codes', async () => {
    await page.goto(`${service.url}/account`);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    const secret = (await page.locator('#secret').innerText()).replaceAll(' ', '');
    await page.locator('#code').fill(nodeOneTimeCodes.codeOf(secret, Math.floor(service.service.clock.now() / 30_000)));
    await clickTwice(page.getByRole('button', { name: 'Turn it on' }));
    await page.locator('#recovery-codes').waitFor();
    const codes = await page.locator('#recovery-codes code').allInnerTexts();
    expect([codes.length, posts.filter((path) => path.endsWith('/confirm'))]).toEqual([10, [expect.any(String)]]);
    await page.locator('details summary').click();
    await page.locator('#code-off').fill(codes[0]!);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await page.waitForURL(/done=off/);
  });

  test('an application that is allowed by two clicks gets its code', async () => {
    const redirectUri = `${service.url}/callback`;
    const partner = must(
      await service.service.accounts.createCustomer({ name: 'Roster & Co', isApiAdmin: true }, operator),
    );
    const asked = { customerId: partner.id, name: 'Rosters', redirectUris: [redirectUri] };
    const { client } = must(
      await service.service.accounts.createClient(asked, { ...operator, customerId: partner.id }),
    );
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.clientId,
      redirect_uri: redirectUri,
      scope: 'openid',
      state: 'x',
    });
    await page.goto(`${service.url}/api/oauth/authorize?${query.toString()}`);
    await clickTwice(page.getByRole('button', { name: 'Allow', exact: true }));
    await page.waitForURL(/\/callback/);
    expect(new URL(page.url()).searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect(posts).toEqual(['/consent']);
  });

  test('carries the value of the button that was pressed; after the way back it can be sent again', async () => {
    const week = `${company}/timesheets?week=2026-11-16`;
    await page.goto(week);
    const line = page.locator('form.week-line').first();
    await line.locator('input[name="d0"]').fill('9-17');
    await line.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/done=saved/);
    await page.locator('form.week-line').first().getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(/done=approved/);
    expect(await page.locator('form.week-line').first().locator('.approved').count()).toBe(1);
    await page.goBack();
    await page.waitForURL(/done=saved/);
    expect(await page.locator('form.week-line').first().getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
    expect(posts).toHaveLength(2);
  });

  test('says that the answer was lost while a run was processed, and can be sent again', async () => {
    await page.goto(`${company}/pays`);
    await page.getByLabel('Paid').selectOption({ label: 'Fortnightly' });
    await page.getByLabel('Pay date').fill('2026-10-29');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('link', { name: 'Review the run' }).click();
    await page.getByRole('button', { name: 'Approve the run' }).click();
    const run = page.url().replace(/\/review.*$/, '');
    // The server does its part, and nothing comes back.
    let isLost = true;
    await page.route('**/process', async (route) => {
      if (isLost) await route.fetch();
      await (isLost ? route.abort() : route.fallback());
    });
    const button = page.getByRole('button', { name: /^Process/ });
    page.once('dialog', (dialog) => void dialog.accept());
    await button.click();
    const says = page.getByRole('alert');
    await says.waitFor();
    expect(await says.innerText()).toContain('connection was lost');
    expect(await button.isEnabled()).toBe(true);
    isLost = false;
    page.once('dialog', (dialog) => void dialog.accept());
    await button.click();
    await page.waitForURL(run);
    expect(await page.locator('h1').innerText()).toContain('Processed');
    await page.unroute('**/process');
  });

  test('can be sent again where the page stayed: the answer was a file', async () => {
    await page.clock.install();
    await page.goto(`${company}/settings`);
    await page.route('**/settings', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    const save = page.getByRole('button', { name: 'Save' });
    await save.click({ noWaitAfter: true });
    await page.clock.runFor(100);
    expect(await save.isDisabled()).toBe(true);
    await page.clock.runFor(10_000);
    expect(await save.isEnabled()).toBe(true);
  });
});
