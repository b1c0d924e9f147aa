import type { Page } from 'playwright-core';
import { must, operator, password } from '../testing/account-service';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(120_000);

/** From an empty account to a company with its first person, by keyboard and without scripts. */
(browserHere ? describe : describe.skip)('entering a payroll in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let owner: Page;

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    const { accounts } = service.service;
    const { id: customerId } = must(await accounts.createCustomer({ name: 'New Owner', isApiAdmin: false }, operator));
    const subscription = { customerId, planCode: 'demo', kind: 'paid' as const, endsAt: null };
    must(await accounts.startSubscription(subscription, { ...operator, customerId: null }));
    const login = { email: 'kim@newowner.example', password };
    must(await accounts.createUser({ customerId, name: 'Kim Owner', role: 'owner', ...login }, operator));
    browser = await openBrowser();
    owner = await browser.page({ locale: 'en-AU', javaScriptEnabled: true });
    await owner.goto(`${service.url}/sign-in`);
    await owner.getByLabel('E-mail address').fill(login.email);
    await owner.getByLabel('Password').fill(login.password);
    await owner.getByRole('button', { name: 'Sign in' }).click();
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  /** No barrier in light and dark at phone and desktop width, one heading, nothing that scrolls sideways. */
  const isGood = async (name: string) => {
    expect(await owner.locator('h1').count()).toBe(1);
    for (const width of [390, 1280]) {
      await owner.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['dark', 'light'] as const) {
        await owner.emulateMedia({ colorScheme });
        expect(await browser.barriers(owner)).toEqual([]);
      }
      const shown = await owner.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect([name, shown]).toEqual([name, width]);
    }
    await browser.picture(owner, name);
  };

  test('an empty account adds its company; a mistake is described at its field', async () => {
    await isGood('home-empty');
    await owner.getByRole('link', { name: 'Add your company' }).press('Enter');
    await isGood('company-new');
    await owner.getByLabel('Legal name').fill('Wattle Pty Ltd');
    await owner.getByLabel('ABN', { exact: true }).fill('51 824 753 557');
    await owner.getByRole('button', { name: 'Add the company' }).press('Enter');
    const abn = owner.getByLabel('ABN', { exact: true });
    expect(await abn.getAttribute('aria-invalid')).toBe('true');
    expect(await owner.getByLabel('Legal name').inputValue()).toBe('Wattle Pty Ltd');
    await isGood('company-refused');
    await owner.getByRole('alert').getByRole('link', { name: 'ABN' }).press('Enter');
    await abn.fill('51 824 753 556');
    await abn.press('Enter');
    expect(await owner.getByRole('status').innerText()).toContain('The company is added.');
    await isGood('start');
    await owner.getByRole('link', { name: 'Settings', exact: true }).press('Enter');
    await isGood('company-settings');
  });

  test('the first person is added and edited', async () => {
    await owner.getByRole('link', { name: 'People', exact: true }).press('Enter');
    await owner.getByRole('link', { name: 'Add the first person' }).press('Enter');
    for (const details of await owner.locator('details').all()) await details.locator('summary').press('Enter');
    await isGood('person-new');
    const fill = async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await owner.locator(`#${label}`).fill(value);
    };
    await fill({
      first_name: 'Alinta',
      last_name: 'Walker',
      date_of_birth: '12/04/1990',
      address1: '1 Harbour Street',
    });
    await fill({ city: 'Sydney', state: 'NSW', postcode: '2000', start_date: '1/7/2024', pay_rate_per_hour: '$38.50' });
    await owner.getByLabel('Employment status').selectOption('Full-time');
    await owner.getByLabel('Foreign resident for tax').selectOption('No');
    await owner.getByLabel('Claims the tax-free threshold').selectOption('Yes');
    await owner.getByLabel('Has a study or training support loan').selectOption('No');
    await owner.getByLabel('Closely held payee').selectOption('No');
    await owner.getByRole('button', { name: 'Add the person' }).press('Enter');
    expect(await owner.locator('#tax_file_number').getAttribute('aria-invalid')).toBe('true');
    await isGood('person-refused');
    await fill({ tax_file_number: '123 456 782' });
    await owner.getByRole('button', { name: 'Add the person' }).press('Enter');
    expect(await owner.getByRole('status').innerText()).toContain('The person is added.');
    await isGood('person');
    await owner.getByRole('link', { name: 'Edit' }).press('Enter');
    expect(await owner.locator('#date_of_birth').inputValue()).toBe('12/04/1990');
    await isGood('person-edit');
    await fill({ position: 'Baker' });
    await owner.getByRole('button', { name: 'Save' }).press('Enter');
    expect(await owner.getByRole('status').innerText()).toBe('The record is saved.');
  });

  test('the bank account and a first pay are entered, previewed and processed', async () => {
    await owner.getByRole('link', { name: 'Bank accounts' }).press('Enter');
    await owner.locator('#account_name').fill('A Walker');
    await owner.locator('#account_number').fill('12345678');
    await owner.locator('#bsb').fill('062-000');
    await owner.getByRole('button', { name: 'Add the bank account' }).press('Enter');
    expect(await owner.getByRole('status').innerText()).toBe('Added.');
    await isGood('bank-accounts');
    await owner.getByRole('link', { name: 'Back' }).press('Enter');
    await owner.getByRole('link', { name: 'Enter a pay' }).press('Enter');
    await isGood('enter-pay');
    for (const details of await owner.locator('fieldset details').all())
      await details.locator('summary').press('Enter');
    await isGood('enter-pay-open');
    await owner.getByLabel('Pay date').fill('12/11/2026');
    await owner.getByLabel('Bonus 1', { exact: true }).fill('Board');
    await owner.getByLabel('Amount of bonus 1').fill('-100');
    await owner.getByLabel('Directors’ fees 1').selectOption('Yes');
    await owner.getByLabel('Ordinary hours').fill('38');
    await owner.getByLabel('Ordinary hours').press('Enter');
    const fees = owner.getByLabel('Amount of bonus 1');
    expect([await fees.getAttribute('aria-invalid'), await fees.inputValue()]).toEqual(['true', '-100']);
    // What was chosen of the row stays, and stays open.
    expect(await owner.getByLabel('Directors’ fees 1').inputValue()).toBe('true');
    expect(await owner.getByLabel('Directors’ fees 1').isVisible()).toBe(true);
    await fees.fill('100');
    await owner.getByLabel('Ordinary hours').press('Enter');
    await isGood('enter-pay-preview');
    await owner.getByRole('button', { name: 'Process this pay' }).press('Enter');
    await owner.waitForURL(/\/pays\/\d+$/);
    // 38 hours at 38.50, and the fees.
    expect(await owner.locator('[data-figure="gross"]').getAttribute('data-amount')).toMatch(/^1563(\.00)?$/);
  });

  test('a termination takes an earlier instalment and amounts by hand', async () => {
    await owner.getByRole('link', { name: 'Employee', exact: true }).press('Enter');
    await owner.getByRole('link', { name: 'Terminate…' }).press('Enter');
    for (const details of await owner.locator('form details').all()) await details.locator('summary').press('Enter');
    await isGood('terminate-open');
    await owner.getByLabel('Unused annual leave', { exact: true }).fill('1,000');
    await owner.getByLabel('Taxable component 1').first().fill('20,000');
    await owner.getByRole('button', { name: 'Preview the final pay' }).press('Enter');
    const paidOn = owner.getByLabel('Paid on 1');
    expect([await paidOn.getAttribute('aria-invalid'), await paidOn.isVisible()]).toEqual(['true', true]);
    await paidOn.fill('2026-06-29');
    await owner.getByRole('button', { name: 'Preview the final pay' }).press('Enter');
    expect(await owner.getByRole('row', { name: 'Unused annual leave' }).locator('td').innerText()).toBe('$1,000.00');
    await isGood('terminate-preview');
  });
});
