import type { Page } from 'playwright-core';
import { demoLogins } from '@anz-payroll/demo-seed';
import type { CivilDate } from 'payroll-core';
import { must } from '../testing/account-service';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(240_000);

const widths = [390, 1280] as const;
const schemes = ['light', 'dark'] as const;

/** The demo's employees on their own pages, in both countries, at the width of a phone and of a desk, light and dark. */
(browserHere ? describe : describe.skip)('the employee’s own page in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let customerId: number;

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    customerId = must(await service.service.accounts.authenticateBearer(service.token)).customerId;
    for (const companyId of [1, 2]) {
      const { employees } = must(await service.service.employees.listEmployees({ companyId }));
      const employeeId = employees.find(({ employee_portal_active }) => employee_portal_active)!.id;
      const hours = [{ description: 'Ordinary', units: 'hours', value: '40' }];
      const pay = { customerId, companyId, identifierType: 'employee_id' as const, items: [{ employeeId, hours }] };
      must(await service.service.pays.createPays({ ...pay, payDate: '2026-11-12' as CivilDate }));
    }
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  }, 60_000);
  afterEach(() => expect(browser.complaints).toEqual([]));

  const signIn = async (page: Page, login: { readonly email: string; readonly password: string }) => {
    page.setDefaultTimeout(60_000);
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(login.email);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/my\/\d+$/);
  };

  test.each([
    ['Australia', demoLogins.australian, ['TFN', 'Super']],
    ['New Zealand', demoLogins.newZealander, ['IR330', 'KiwiSaver']],
  ] as const)('%s: every page without barriers, and the tax explained', async (_country, login, words) => {
    const page = await browser.page({ locale: 'en-AU', viewport: { width: 390, height: 800 } });
    await signIn(page, login);
    const home = page.url();
    const found: string[] = [];
    for (const path of ['', '/payslips', '/leave', '/details', '/bank', '/tax', '/super']) {
      await page.goto(`${home}${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          found.push(...(await browser.barriers(page)));
        }
        const isWide = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth + 1');
        if (isWide === true) found.push(`${path} scrolls sideways at ${width}`);
      }
    }
    expect(found).toEqual([]);
    const text = await page.locator('body').innerText();
    expect(text).toContain(words[1]);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(home);
    await page.getByRole('link', { name: 'Why is it this much?' }).click();
    await page.waitForURL(/payslips\/\d+/);
    // The tax, opened down to what the tax office publishes.
    await page.locator('[data-figure="tax"] > summary').click();
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    expect(await page.locator('[data-figure="tax"] .law a').count()).toBeGreaterThan(0);
    expect(await browser.barriers(page)).toEqual([]);
    await page.goto(`${home}/tax`);
    expect(await page.locator('main').innerText()).toContain(words[0]);
  });

  test('leave is asked for on a phone and approved at a desk', async () => {
    const phone = await browser.page({ locale: 'en-AU', viewport: { width: 390, height: 800 } });
    await signIn(phone, demoLogins.newZealander);
    await phone.goto(`${phone.url()}/leave`);
    await phone.getByLabel('Leave', { exact: true }).selectOption('UNPAID');
    await phone.getByLabel('First day').fill('21/12/2026');
    await phone.getByLabel('Last day').fill('23/12/2026');
    await phone.getByRole('button', { name: 'Ask for leave' }).click();
    await phone.getByRole('status').getByText('Asked.').waitFor();
    const desk = await browser.page({ locale: 'en-AU' });
    desk.setDefaultTimeout(60_000);
    await desk.goto(`${service.url}/sign-in`);
    await desk.getByLabel('E-mail address').fill(demoLogins.owner.email);
    await desk.getByLabel('Password').fill(demoLogins.owner.password);
    await desk.getByRole('button', { name: 'Sign in' }).click();
    await desk.waitForURL(/home|companies/);
    await desk.goto(`${service.url}/companies/2/dashboard`);
    await desk.getByRole('link', { name: 'One request of an employee waits' }).click();
    expect(await browser.barriers(desk)).toEqual([]);
    await desk.getByRole('button', { name: /^Approve/ }).click();
    await desk.getByRole('status').getByText('Approved').waitFor();
    await phone.reload();
    expect(await phone.locator('section[aria-labelledby="requests"]').innerText()).toContain('Approved');
  });
});
