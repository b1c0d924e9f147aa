import type { Page } from 'playwright-core';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
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

/**
 * A café under the Restaurant Industry Award (MA000119), pay guide of 1 July 2026: a cook grade 1 of level 2 has 27.08 an hour,
 * 33.85 on a Saturday and 40.62 on a Sunday. Wednesday six hours, Saturday five, Sunday four: 162.48 + 169.25 + 162.48.
 */
(browserHere ? describe : describe.skip)('a café’s week in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let page: Page;
  let company = '';
  const login = { email: 'kim@cafe.example', password };

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    const { accounts, employees } = service.service;
    const { id: customerId } = must(await accounts.createCustomer({ name: 'Café' }, operator));
    const actor = { ...operator, customerId: null };
    must(await accounts.createPlan({ code: 'cafe', name: 'Café', employeeCap: null }, actor));
    must(await accounts.startSubscription({ customerId, planCode: 'cafe', kind: 'paid', endsAt: null }, actor));
    must(await accounts.createUser({ customerId, name: 'Kim Owner', role: 'owner', ...login }, operator));
    const body = { legal_name: 'Corner Café Pty Ltd', abn: '51824753556' };
    const made = must(await employees.createCompanyWithEmployees({ customerId, body }));
    const cook = auEmployee({
      number: 'C1',
      first_name: 'Alinta',
      last_name: 'Cook',
      state: 'NSW',
      employment_status: 'Part-time',
      pay_rate_per_hour: '27.08',
      award_code: 'MA000119',
      award_classification: 'Level 2 - cook grade 1',
    });
    const hired = must(await employees.createEmployees({ companyId: made.id, items: [cook] }));
    expect(hired.failed).toBe(0);
    company = `${service.url}/companies/${made.id}`;
    browser = await openBrowser();
    page = await browser.page({ locale: 'en-AU' });
    page.setDefaultTimeout(60_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(login.email);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/home|companies/);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  }, 60_000);
  afterEach(() => expect(browser.complaints).toEqual([]));

  test('from the timesheet to the payslip, with the Sunday explained', async () => {
    await page.goto(`${company}/timesheets?week=2026-08-24`);
    // The week is typed with the keyboard alone: Tab from day to day, Enter saves the line.
    await page.locator('input[name="d2"]').focus();
    await page.keyboard.type('9-15:30 (12-12:30)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('8-13');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9-13');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('The line is saved.').waitFor();
    expect(await page.locator('.week-name').innerText()).toContain('15 h');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('status').getByText('The shifts are approved.').waitFor();
    expect(await page.locator('.approved').allInnerTexts()).toContain('09:00-13:00 ✓');

    await page.goto(`${company}/pays`);
    await page.locator('[name="pay_date"]').fill('30/08/2026');
    await page.locator('[name="pay_date"]').press('Enter');
    await page.waitForURL(/\/runs\/\d+/);
    const run = /\/runs\/(\d+)/.exec(page.url())?.[1] ?? '';
    await page.goto(`${company}/pays/runs/${run}/review`);
    const verdicts = await page.locator('section[aria-labelledby="minimum-pay"]').innerText();
    expect(verdicts).toContain('1 of 1 met');
    await page.getByRole('button', { name: 'Approve the run' }).click();
    await page.getByRole('button', { name: /^Process/ }).click();
    await page.waitForURL(/done=processed/);
    await page
      .getByRole('link', { name: /Alinta Cook|Cook, Alinta/ })
      .first()
      .click();
    const slip = await page.locator('main').innerText();
    expect(slip).toContain('$494.21');
    expect(slip).toContain('Sunday, Introductory to level 2, 30 Aug');
    const check = await page.locator('section[aria-labelledby="award-check"]').innerText();
    expect(check).toMatch(/Met/);
    // The Sunday down to its clause: four hours at 150 per cent.
    expect(check.replaceAll(/\s+/g, ' ')).toMatch(
      /2026-08-30: Sunday, Introductory to level 2 24\.2 Table 8 4 \$40\.62 \$162\.48/,
    );
  });

  test('a file of shifts is taken whole or not at all, with the line that is wrong', async () => {
    await page.goto(`${company}/timesheets?week=2026-08-31`);
    const paste = async (csv: string) => {
      await page.fill('#csv', csv);
      await page.getByRole('button', { name: 'Take the shifts' }).click();
    };
    await paste('employee_number,date,start,end\nC1,2026-09-02,9,12\nNobody,2026-09-03,9,12');
    await page.getByRole('alert').getByText('Line 3').waitFor();
    await paste('employee_number,date,start,end,break_start,break_end\nC1,02/09/2026,9:00,17:00,12:00,12:30');
    await page.getByRole('status').getByText('The shifts of the file are entered.').waitFor();
    expect(await page.locator('input[name="d2"]').inputValue()).toBe('09:00-17:00 (12:00-12:30)');
  });
});
