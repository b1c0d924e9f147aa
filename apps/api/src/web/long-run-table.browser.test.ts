import type { Page } from 'playwright-core';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { civilDate } from 'payroll-core';
import { must, operator, password } from '../testing/account-service';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(180_000);

const PEOPLE = 503;

/** A run of more people than one page of the table holds: nothing that is typed is lost on the way to another page. */
(browserHere ? describe : describe.skip)('a table of several pages in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let page: Page;
  let table = '';
  let isDown = false;
  const login = { email: 'kim@many.example', password };

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    const { accounts, employees, pays } = service.service;
    const actor = { ...operator, customerId: null };
    const { id: customerId } = must(await accounts.createCustomer({ name: 'Many People' }, operator));
    must(await accounts.createPlan({ code: 'many', name: 'Many', employeeCap: null }, actor));
    must(await accounts.startSubscription({ customerId, planCode: 'many', kind: 'paid', endsAt: null }, actor));
    must(await accounts.createUser({ customerId, name: 'Kim Owner', role: 'owner', ...login }, operator));
    const body = { legal_name: 'Many Pty Ltd', abn: '51824753556' };
    const { id: companyId } = must(await employees.createCompanyWithEmployees({ customerId, body }));
    const items = Array.from({ length: PEOPLE }, (_, n) => {
      const name = { first_name: 'Person', last_name: String(n).padStart(4, '0') };
      return auEmployee({ ...name, number: `P${n}`, pay_rate_per_hour: '10' });
    });
    must(await employees.createEmployees({ companyId, items }));
    const payDate = civilDate('2026-11-12');
    const run = must(await pays.openPayRun({ customerId, companyId, payPeriod: 'WEEKLY', payDate }));
    table = `${service.url}/companies/${companyId}/pays/runs/${run.id}/enter`;
    browser = await openBrowser();
    page = await browser.page({ locale: 'en-AU' });
    page.setDefaultTimeout(60_000);
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(login.email);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.goto(table);
    await page.route('**/cells', (route) => (isDown ? route.abort() : route.continue()));
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  const hours = (n: number) => page.getByLabel(`Hours Ordinary, Person ${String(n).padStart(4, '0')}`);
  const retype = async (n: number, text: string) => {
    await hours(n).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const next = () => page.getByRole('link', { name: 'The next page' });
  const before = () => page.getByRole('link', { name: 'The page before' });
  const allSaved = () => page.getByText('All saved.').waitFor();
  const sum = () => page.locator('[data-sum="0"]').innerText();

  test('there are pages, and the sum is of everybody on each of them, also as cells are typed', async () => {
    expect(await page.locator('tbody tr').count()).toBe(500);
    expect(await sum()).toBe((PEOPLE * 38).toFixed(2));
    await next().click();
    expect(await page.locator('tbody tr').count()).toBe(3);
    expect(await browser.barriers(page)).toEqual([]);
    await retype(500, '40');
    await allSaved();
    await page.locator('[data-sum="0"]', { hasText: (PEOPLE * 38 + 2).toFixed(2) }).waitFor();
    expect(await page.locator('[data-total="gross"]').innerText()).toBe('$191,160.00');
  });

  test('what was typed without a connection is sent from the page that is opened next', async () => {
    isDown = true;
    await retype(501, '41');
    await page.getByText('No connection: 1 entry is kept in this browser').waitFor();
    await before().click();
    isDown = false;
    await allSaved();
    expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("pay-run-"))')).toEqual([]);
    await next().click();
    expect(await hours(501).inputValue()).toBe('41');
  });

  test('of an entry that somebody else was first with, the other page tells', async () => {
    isDown = true;
    await retype(502, '30');
    await page.getByText('No connection: 1 entry is kept in this browser').waitFor();
    // Meanwhile the same cell is entered elsewhere: the page of that line, without scripts.
    const other = await browser.page({ javaScriptEnabled: false });
    await other.goto(`${service.url}/sign-in`);
    await other.getByLabel('E-mail address').fill(login.email);
    await other.getByLabel('Password').fill(login.password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.goto(`${table}?q=0502`);
    await other.getByLabel('Hours Ordinary, Person 0502').fill('20');
    await other.getByRole('button', { name: 'Save the line of Person 0502' }).click();
    await other.getByText('The line is saved.').waitFor();
    await other.context().close();
    await before().click();
    isDown = false;
    await page.getByText('On another page somebody else entered “20” where you typed “30”.').waitFor();
    await next().click();
    expect(await hours(502).inputValue()).toBe('20');
  });
});
