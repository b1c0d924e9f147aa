import { demoLogins } from '@anz-payroll/demo-seed';
import type { Page } from 'playwright-core';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';
import { startListener, type Listener } from '../testing/webhook-service';

jest.setTimeout(120_000);

const BAKERY = 'Saltbush Bakery';
const JOINERY = 'Tōtara Joinery';

/** The whole story on the demo's companies; each test goes on where the one before it stopped. */
(browserHere ? describe : describe.skip)('the web app in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let listener: Listener;
  let owner: Page;
  let admin: Page;

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    browser = await openBrowser();
    listener = await startListener();
    owner = await browser.page({ locale: 'en-AU' });
    admin = await browser.page({ locale: 'en-AU' });
  });
  afterAll(async () => {
    await browser.close();
    await listener.close();
    await service.close();
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  /** No barrier, nothing that scrolls sideways on a phone, one heading; and a picture, where they are wanted. */
  const isGood = async (page: Page, name: string) => {
    expect(await browser.barriers(page)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect([name, shown]).toEqual([name, width]);
      // What has to be scrolled sideways on a phone can be scrolled by keyboard.
      expect(await browser.barriers(page, 'scrolling')).toEqual([]);
    }
    await browser.picture(page, name);
  };
  const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const api = async (path: string) =>
    fetch(`${service.url}${path}`, { redirect: 'manual', headers: { Authorization: `Bearer ${service.token}` } });
  const openRun = async (period: string, date: string) => {
    await owner.getByLabel('Paid').selectOption({ label: period });
    await owner.getByLabel('Pay date').fill(date);
    await owner.getByRole('button', { name: 'Open' }).click();
    await owner.waitForURL(/\/runs\/\d+\/enter$/);
  };
  /** From the table of a run to its processed page; the question before money moves is answered with yes. */
  const processRun = async (page: Page, pays: string) => {
    await page.getByRole('link', { name: 'Review the run' }).click();
    await page.getByRole('button', { name: 'Approve the run' }).click();
    // Without scripts no dialog comes, and the listener would still wait for the next.
    page.once('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.getByRole('button', { name: `Process ${pays}` }).click();
    await page.waitForURL(/done=processed/);
  };

  test('the redirect helper leads to the Pays screen, by way of signing in', async () => {
    const companies = (await (await api('/api/company')).json()) as { id: number; trading_name: string }[];
    const bakery = companies.find(({ trading_name }) => trading_name === BAKERY)!;
    const location = (await api(`/api/redirect/company/${bakery.id}`)).headers.get('location') ?? '';
    await owner.goto(`${service.url}${new URL(location).pathname}`);
    expect(new URL(owner.url()).pathname).toBe('/sign-in');
    await signIn(owner, demoLogins.owner);
    expect(new URL(owner.url()).pathname).toBe(`/companies/${bakery.id}/pays`);
    await isGood(owner, 'pays-empty');
    await owner.goto(`${service.url}/home`);
    await isGood(owner, 'home');
  });

  test('a run is opened, processed with a progress bar, and has its totals', async () => {
    await owner.getByRole('link', { name: `Pays of ${BAKERY}` }).click();
    await openRun('Fortnightly', '2026-10-29');
    await isGood(owner, 'run-table');
    await processRun(owner, '7 pays');
    expect(await owner.getByRole('status').innerText()).toBe('The run is processed.');
    expect(await owner.getByRole('button', { name: /Process/ }).count()).toBe(0);
    owner.once('dialog', (dialog) => void dialog.accept());
    await owner.getByRole('button', { name: 'Report 7 pays' }).click();
    expect(await owner.getByRole('status').innerText()).toContain('queued for the tax office');
    await isGood(owner, 'run');
    const file = owner.waitForEvent('download');
    await owner.getByRole('link', { name: 'Payslips' }).click();
    expect((await file).suggestedFilename()).toBe('payslips-2026-11-08.zip');
    const bank = owner.waitForEvent('download');
    await owner.getByRole('link', { name: 'Bank file' }).click();
    expect((await bank).suggestedFilename()).toMatch(/\.aba$/);
    // Nobody of the demo has a super fund: the page says what is missing.
    await owner.getByRole('link', { name: 'Super file' }).click();
    expect(await owner.getByRole('alert').innerText()).toContain('super fund');
    await owner.getByRole('link', { name: 'Pays', exact: true }).first().click();
    await isGood(owner, 'pays');
  });

  test('a run is processed without scripts too', async () => {
    const page = await browser.page({ javaScriptEnabled: false, storageState: await owner.context().storageState() });
    await page.goto(owner.url());
    await page.getByLabel('Pay date').fill('2026-11-12');
    await page.getByRole('button', { name: 'Open' }).click();
    // A casual's line is empty; it is entered and saved by its own button.
    await page.getByLabel('Hours Ordinary, Chloe Chen').fill('12');
    await page.getByRole('button', { name: 'Save the line of Chloe Chen' }).click();
    expect(await page.getByRole('status').first().innerText()).toBe('The line is saved.');
    expect(await page.getByLabel('Hours Ordinary, Chloe Chen').inputValue()).toBe('12');
    await page.getByRole('link', { name: 'Review the run' }).click();
    await page.getByRole('button', { name: 'Approve the run' }).click();
    await page.getByRole('button', { name: 'Process 7 pays' }).click();
    expect(await page.getByRole('status').innerText()).toBe('The run is processed.');
    await page.context().close();
  });

  test('a pay stands beside its explanation, down to the published table', async () => {
    await owner.reload();
    await owner.locator('tbody a').first().click();
    await owner.getByRole('link', { name: 'Amelia Archer' }).click();
    await owner.locator('[data-figure="tax"] > summary').click();
    await owner.getByText('Withhold weekly').first().click();
    const law = owner.locator('[data-figure="tax"] .law a').first();
    await law.waitFor({ state: 'visible' });
    expect(await law.getAttribute('href')).toMatch(/^https:\/\/www\.ato\.gov\.au\//);
    // What the pay keeps is what the API says of it.
    const [, company, pay] = /companies\/(\d+)\/pays\/(\d+)/.exec(owner.url())!;
    const kept = (await (await api(`/api/company/${company}/pays/${pay}`)).json()) as Record<string, number>;
    for (const figure of ['gross', 'tax', 'net', 'super']) {
      expect(Number(await owner.locator(`[data-figure="${figure}"]`).getAttribute('data-amount'))).toBe(kept[figure]);
    }
    await isGood(owner, 'pay');
    const file = owner.waitForEvent('download');
    await owner.getByRole('link', { name: 'Payslip PDF' }).click();
    expect((await file).suggestedFilename()).toMatch(/^payslip-[A-Za-z-]+-2026-11-12-\d+\.pdf$/);
  });

  test('other hours show what moves, and nothing is stored', async () => {
    const address = owner.url();
    await owner.getByRole('link', { name: 'What if…' }).click();
    await owner.getByLabel('Ordinary time, hours').fill('80');
    await owner.getByRole('button', { name: 'See what moves' }).click();
    const gross = owner.locator('[data-moved="gross"] td');
    // Four hours at 38.50 more.
    expect(await gross.allInnerTexts()).toEqual(['$2,926.00', '$3,080.00', '+$154.00']);
    expect(await owner.locator('[data-moved="tax"]').getAttribute('class')).toBe('changed');
    await isGood(owner, 'what-if');
    await owner.goto(address);
    expect(await owner.locator('[data-figure="gross"]').getAttribute('data-amount')).toBe('2926');
  });

  test('people are searched, without minding accents', async () => {
    await owner.getByRole('link', { name: 'People', exact: true }).click();
    await isGood(owner, 'people');
    await owner.getByLabel('Name or number').fill('ekstrom');
    await owner.getByRole('button', { name: 'Search' }).click();
    expect(await owner.locator('tbody th').allInnerTexts()).toEqual(['Elena Ekström']);
    await owner.getByLabel('Name or number').fill('au-006');
    await owner.keyboard.press('Enter');
    await owner.getByRole('link', { name: 'Frances Farrugia' }).click();
    await isGood(owner, 'employee');
    expect(await owner.locator('main').innerText()).toContain('*203');
    expect(await owner.content()).not.toContain('810082203');
  });

  test('a termination is previewed, done, and undone by reinstating', async () => {
    await owner.getByRole('link', { name: 'Terminate…' }).click();
    await owner.getByLabel('Last day').fill('2026-11-13');
    await owner.getByLabel('Pay date').fill('2026-11-26');
    await owner.getByLabel('Reason', { exact: true }).selectOption({ label: 'Redundancy' });
    await owner.getByLabel('Redundancy', { exact: true }).fill('20000');
    await owner.getByRole('button', { name: 'Preview the final pay' }).click();
    expect(await owner.getByRole('row', { name: 'Redundancy $' }).locator('td').innerText()).toBe('$20,000.00');
    await isGood(owner, 'termination');
    const net = await owner.locator('.headline .amount').innerText();
    const person = owner.url().replace(/\/terminate.*/, '');
    const before = await owner.context().newPage();
    await before.goto(person);
    expect(await before.locator('h1').innerText()).toContain('Active');
    await before.close();
    await owner.getByRole('button', { name: 'Confirm the termination' }).click();
    expect(await owner.getByRole('status').innerText()).toBe('The job has ended and the final pay is processed.');
    expect(await owner.locator('h1').innerText()).toContain('Terminated');
    expect(await owner.locator('tr', { hasText: 'Final pay' }).innerText()).toContain(net);
    await owner.getByLabel('New start date').fill('2026-12-01');
    await owner.getByRole('button', { name: 'Reinstate' }).click();
    expect(await owner.getByRole('status').innerText()).toBe('The job has begun anew.');
  });

  test('a record is deleted after a question, and restored', async () => {
    owner.once('dialog', (dialog) => void dialog.dismiss());
    await owner.getByRole('button', { name: 'Delete' }).click();
    expect(await owner.locator('h1').innerText()).toContain('Active');
    owner.once('dialog', (dialog) => void dialog.accept());
    await owner.getByRole('button', { name: 'Delete' }).click();
    await owner.getByRole('button', { name: 'Restore' }).click();
    expect(await owner.getByRole('status').innerText()).toBe('The record is back.');
  });

  test('in New Zealand a final pay waits for its run', async () => {
    await owner.goto(`${service.url}/home`);
    await owner.getByRole('link', { name: `People of ${JOINERY}` }).click();
    await owner.getByRole('link', { name: 'Kahu Kingi' }).click();
    await owner.getByRole('link', { name: 'Terminate…' }).click();
    await owner.getByLabel('Last day').fill('2026-11-13');
    await owner.getByLabel('Pay date').fill('2026-11-19');
    await owner.getByRole('button', { name: 'Preview the final pay' }).click();
    await owner.getByRole('button', { name: 'Confirm the termination' }).click();
    expect(await owner.getByRole('status').innerText()).toContain('The final pay is staged.');
    expect(await owner.locator('h1').innerText()).toContain('Active');
    await owner.getByRole('link', { name: 'Pays', exact: true }).first().click();
    await owner.locator('tbody a').first().click();
    await processRun(owner, '1 pay');
    const file = owner.waitForEvent('download');
    await owner.getByRole('link', { name: 'Employment information' }).click();
    expect((await file).suggestedFilename()).toMatch(/^employment-information/);
    await owner.getByRole('link', { name: 'Kahu Kingi' }).click();
    await isGood(owner, 'pay-nz');
    await owner.getByRole('link', { name: 'Employee' }).click();
    expect(await owner.locator('h1').innerText()).toContain('Terminated');
  });

  test('deleting a final pay undoes the termination', async () => {
    await owner
      .getByRole('row', { name: /Final pay/ })
      .getByRole('link')
      .click();
    owner.once('dialog', (dialog) => void dialog.accept());
    await owner.getByRole('button', { name: 'Delete' }).click();
    expect(await owner.getByRole('status').innerText()).toContain('The pay is deleted');
    await owner.getByRole('link', { name: 'People', exact: true }).click();
    await owner.getByRole('link', { name: 'Kahu Kingi' }).click();
    expect(await owner.locator('h1').innerText()).toContain('Active');
  });

  test('what was done stands in the activity, in words', async () => {
    await owner.getByRole('link', { name: 'Activity' }).click();
    const log = await owner.locator('main').innerText();
    for (const action of [
      'open pay run',
      'process pay run',
      'terminate employee',
      'reinstate employee',
      'delete employee',
    ])
      expect(log).toContain(action);
  });

  test('a webhook is registered, pinged, and a delivery sent again', async () => {
    await admin.goto(`${service.url}/developers/webhooks`);
    await signIn(admin, demoLogins.apiAdmin);
    await admin.getByLabel('Address').fill('not an address');
    await admin.getByRole('button', { name: 'Register webhook' }).click();
    expect(await admin.getByRole('alert').count()).toBe(1);
    await admin.getByLabel('Address').fill(listener.url);
    await admin.getByLabel('Description (optional)').fill('<b>Rosters</b>');
    await admin.getByRole('button', { name: 'Register webhook' }).click();
    expect(await admin.locator('#webhook-secret').innerText()).toMatch(/^whsec_/);
    await isGood(admin, 'webhooks');
    await admin.getByRole('link', { name: listener.url }).click();
    await admin.getByRole('button', { name: 'Send a test ping' }).click();
    const [ping] = await listener.heard(1);
    await admin.getByText('A ping is on its way').waitFor();
    await admin.reload();
    await admin.getByText('Delivered').first().waitFor();
    await admin.getByRole('button', { name: 'Resend' }).first().click();
    const [, again] = await listener.heard(2);
    await admin.getByText('The payload is sent once more').waitFor();
    expect(again?.body).toBe(ping?.body);
    await isGood(admin, 'webhook');
    await admin.getByRole('link', { name: 'ping' }).first().click();
    expect(await admin.getByRole('region', { name: 'Payload as it is sent' }).innerText()).toContain('"type": "ping"');
    expect(await admin.getByRole('region', { name: 'Headers sent in attempt 1' }).innerText()).toMatch(/signature/i);
    await admin.getByRole('region', { name: 'Headers of the answer to attempt 1' }).getByText('x-listener').waitFor();
    await isGood(admin, 'webhook-delivery');
    await admin.getByRole('button', { name: 'Resend' }).click();
    await listener.heard(3);
    await admin.getByText('The payload is sent once more').waitFor();
    await admin.getByLabel('Address').fill('not an address');
    await admin.getByRole('button', { name: 'Save changes' }).click();
    await admin.getByRole('alert').waitFor();
    expect(await admin.getByLabel('Address').inputValue()).toBe('not an address');
    await admin.getByLabel('Address').fill(`${listener.url}/moved`);
    await admin.getByLabel('pay.deleted').uncheck();
    await admin.getByRole('button', { name: 'Save changes' }).click();
    await admin.getByText('The changes are saved.').waitFor();
    expect(await admin.locator('h1').innerText()).toBe(`${listener.url}/moved`);
    expect(await admin.getByLabel('pay.deleted').isChecked()).toBe(false);
    expect(await admin.getByLabel('pay.created').isChecked()).toBe(true);
    admin.once('dialog', (dialog) => void dialog.accept());
    await admin.getByRole('button', { name: 'Make a new secret' }).click();
    await admin.getByRole('heading', { name: 'New secret' }).waitFor();
    expect(await admin.locator('#webhook-secret').innerText()).toMatch(/^whsec_/);
    await isGood(admin, 'webhook-secret');
    await admin.getByRole('button', { name: 'Pause' }).click();
    expect(await admin.getByRole('status').innerText()).toContain('paused');
    admin.once('dialog', (dialog) => void dialog.accept());
    await admin.getByRole('button', { name: 'Remove' }).click();
    expect(await admin.getByRole('status').innerText()).toBe('The webhook is removed.');
  });

  test('the event feed and the usage are there; the rest of the area too', async () => {
    await admin.getByRole('link', { name: 'Events' }).click();
    await isGood(admin, 'events');
    await admin.getByRole('link', { name: 'Usage' }).click();
    expect(await admin.locator('tbody th').allInnerTexts()).toEqual(['Demo app', 'Tokens of this account']);
    await isGood(admin, 'usage');
    await admin.getByRole('link', { name: 'Applications' }).click();
    await isGood(admin, 'applications');
  });

  test('what belongs to another account is not there, and forms of other sites are turned away', async () => {
    const company = /companies\/(\d+)/.exec(await companyAddress(owner))![1];
    for (const path of [
      'pays',
      'people',
      'people/1',
      'pays/1',
      'pays/runs/1',
      'pays/1/payslip.pdf',
      'people/1/terminate',
    ]) {
      const response = await admin.goto(`${service.url}/companies/${company}/${path}`);
      expect([path, response?.status()]).toEqual([path, 404]);
    }
    expect((await owner.goto(`${service.url}/developers/webhooks`))?.status()).toBe(403);
    const forged = await owner.context().request.post(`${service.url}/companies/${company}/people/1/delete`, {
      form: { csrf_token: 'x'.repeat(43) },
    });
    expect(forged.status()).toBe(403);
    const progress = await admin.context().request.get(`${service.url}/companies/${company}/pays/runs/1/progress`);
    expect(progress.status()).toBe(404);
  });

  async function companyAddress(page: Page): Promise<string> {
    await page.goto(`${service.url}/home`);
    return (await page.getByRole('link', { name: `Pays of ${BAKERY}` }).getAttribute('href')) ?? '';
  }
});
