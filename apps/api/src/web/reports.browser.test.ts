import { join } from 'node:path';
import { demoLogins } from '@anz-payroll/demo-seed';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { reportsOf } from '@anz-payroll/reports';
import type { Page } from 'playwright-core';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(180_000);

/** A sheet of A4 at 96 dots an inch, within the margins of the print styles. */
const paper = { portrait: 688, landscape: 1047 } as const;
/** Chromium makes what is too wide at most so much smaller; what is wider still is cut off. */
const MOST_SHRUNK = 2;

/** Dashboard, reports, import and the API's documentation on the living demo, at two widths, light and dark. */
(browserHere ? describe : describe.skip)('reports in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let page: Page;
  let companies: readonly { readonly id: number; readonly country: 'AU' | 'NZ' }[];

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService(undefined, { DEMO_HISTORY: 'on' });
    browser = await openBrowser();
    page = await browser.page({ locale: 'en-AU' });
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(demoLogins.owner.email);
    await page.getByLabel('Password').fill(demoLogins.owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const headers = { Authorization: `Bearer ${service.token}` };
    companies = (await (await fetch(`${service.url}/api/company`, { headers })).json()) as typeof companies;
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  let looks = 0;
  const isGood = async (name: string) => {
    expect(await page.locator('h1').count()).toBe(1);
    // Each page at both widths and in both schemes; which go together alternates, because axe takes its time.
    looks += 1;
    const schemes = looks % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const [index, width] of [390, 1280].entries()) {
      const colorScheme = schemes[index] ?? 'light';
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect([name, colorScheme, width, await browser.barriers(page)]).toEqual([name, colorScheme, width, []]);
      const shown = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect([name, shown]).toEqual([name, width]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await browser.picture(page, name);
  };

  /** Printed from a dark screen: nothing is cut off, the company is named, and neither navigation nor buttons are there. */
  const isWholeOnPaper = async (name: string) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const isAcross = (await page.locator('main:has(table.many, .run-table)').count()) > 0;
    const width = isAcross ? paper.landscape : paper.portrait;
    await page.setViewportSize({ width, height: 900 });
    const shown = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    const left = await page.locator('header.bar:visible, nav:visible, button:visible, a.button:visible').count();
    expect([name, shown <= width * MOST_SHRUNK, left]).toEqual([name, true, 0]);
    // Whoever keeps the books of several companies sees whose sheet it is.
    expect(await page.locator('main').innerText()).toMatch(/Saltbush Bakery|Tōtara Joinery/);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  /** What is written in a drawing is not drawn smaller than the small text beside it can be read. */
  const isReadOnPhone = async (chart: string) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const heights = await page
      .locator(`${chart} :is(text, span:not(:empty))`)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  test.each(['AU', 'NZ'] as const)('%s: dashboard and every report', async (country) => {
    const { id } = companies.find((one) => one.country === country)!;
    await page.goto(`${service.url}/companies/${id}/dashboard`);
    await isGood(`dashboard-${country}`);
    await isReadOnPhone('.bars');
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await isGood(`reports-${country}`);
    for (const { name } of reportsOf(country)) {
      await page.goto(`${service.url}/companies/${id}/reports/${name}`);
      await isGood(`report-${name}-${country}`);
      await isWholeOnPaper(`report-${name}-${country}`);
    }
    await page.goto(`${service.url}/companies/${id}/reports/payroll-summary?group_by=pay_date`);
    await isGood(`report-by-payday-${country}`);
    await page.goto(`${service.url}/companies/${id}/reports/forecast`);
    await isReadOnPhone('.plot');
  });

  test.each(['AU', 'NZ'] as const)('%s: a run, its table and a pay on paper', async (country) => {
    const { id } = companies.find((one) => one.country === country)!;
    await page.goto(`${service.url}/companies/${id}/pays`);
    const run = `${service.url}${await page.locator('tbody a').first().getAttribute('href')}`;
    for (const address of [`${run}/enter`, `${run}/review`, run]) {
      await page.goto(address);
      await isWholeOnPaper(address);
    }
    await page.locator('tbody a').first().click();
    await page.getByRole('heading', { name: 'Payslip' }).waitFor();
    await isWholeOnPaper('pay');
    expect(await browser.barriers(page, 'colours')).toEqual([]);
  });

  test.each([
    ['people/new', 'first_name', 'Ana', 'last_name'],
    ['settings', 'abn', '12', 'abn'],
    ['pays', 'pay_date', 'soon', 'pay_date'],
  ])('%s, sent by Enter and refused, is at the first field that is wrong', async (path, field, typed, wrong) => {
    const { id } = companies.find((one) => one.country === 'AU')!;
    await page.goto(`${service.url}/companies/${id}/${path}`);
    await page.locator(`#${field}`).fill(typed);
    await page.keyboard.press('Enter');
    await page.locator(`#${wrong}[aria-invalid="true"]`).waitFor();
    await page.waitForFunction(`document.activeElement.id === '${wrong}'`);
  });

  test('a refusal that is about no field has the focus itself', async () => {
    const { id } = companies.find((one) => one.country === 'AU')!;
    await page.goto(`${service.url}/companies/${id}/people/import`);
    await page.locator('#csv').fill('no,table');
    await page.getByRole('button', { name: 'Look at it first' }).press('Enter');
    await page.waitForFunction("document.activeElement.getAttribute('role') === 'alert'");
  });

  test('a name without a blank fits a phone, and nothing is called as the API calls it', async () => {
    const { id } = companies.find((one) => one.country === 'AU')!;
    const long = auEmployee({ first_name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternware' });
    const made = await fetch(`${service.url}/api/company/${id}/employees/create`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${service.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify([long]),
    });
    const [{ employee }] = (await made.json()) as [{ employee: { id: number } }];
    await page.setViewportSize({ width: 390, height: 800 });
    const person = `people/${employee.id}`;
    for (const path of ['start', 'settings/super-funds', `${person}/bank-accounts`, `${person}/edit`, 'people/new']) {
      await page.goto(`${service.url}/companies/${id}/${path}`);
      expect([path, await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)]).toEqual([path, 390]);
      expect(await page.locator('main').innerText()).not.toContain('days_paid');
    }
  });

  test('the accounts of the journal are named on its page', async () => {
    const { id } = companies[0]!;
    await page.goto(`${service.url}/companies/${id}/reports/journal`);
    await page.getByLabel('Wages and salaries', { exact: true }).fill('6-1200');
    await page.getByRole('button', { name: 'Save accounts' }).click();
    expect(await page.getByRole('status').innerText()).toBe('The accounts are saved.');
    expect(await page.getByText('6-1200').first().count()).toBe(1);
  });

  test('a file of people is chosen and looked at, with its problem at the cell', async () => {
    const { id } = companies.find((one) => one.country === 'AU')!;
    await page.goto(`${service.url}/companies/${id}/people/import`);
    await isGood('import');
    const head =
      'number,first_name,last_name,date_of_birth,address1,city,state,postcode,start_date,tax_file_number,pay_rate_per_hour';
    const person = 'X-1,Ann,Able,1/2/1990,1 High St,Perth,WA,6000,2/11/2026';
    const choose = (rate: string) =>
      page.getByLabel('Choose a spreadsheet (.xlsx) or a CSV file').setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${head}\n${person},810109601,${rate}\n`),
      });
    await choose('lots');
    const pasted = page.locator('#csv');
    while (!(await pasted.inputValue()).includes('Ann')) await page.waitForTimeout(20);
    await page.getByRole('button', { name: 'Look at it first' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Line 2, pay_rate_per_hour');
    await isGood('import-problems');
  });

  const text = 'number,first_name,last_name\nX-9,Zoë,García\n';
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 as “Unicode Text”', Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le')],
    ['Windows-1252, as “CSV” of Excel', Buffer.from(text, 'latin1')],
  ])('letters of a file in %s are what they were', async (_, buffer) => {
    const { id } = companies.find((one) => one.country === 'AU')!;
    await page.goto(`${service.url}/companies/${id}/people/import`);
    const chooser = page.getByLabel('Choose a spreadsheet (.xlsx) or a CSV file');
    await chooser.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
    await page.waitForFunction("document.getElementById('csv').value.includes('X-9')");
    await page.getByRole('button', { name: 'Look at it first' }).click();
    expect(await page.getByRole('cell', { name: 'Zoë', exact: true }).count()).toBe(1);
    expect(await page.getByRole('cell', { name: 'García', exact: true }).count()).toBe(1);
  });

  test.each(['people/import', 'timesheets'])('a workbook of before 2007 is refused in words on %s', async (path) => {
    const { id } = companies.find((one) => one.country === 'AU')!;
    await page.goto(`${service.url}/companies/${id}/${path}`);
    const chooser = page.getByLabel('Choose a spreadsheet (.xlsx) or a CSV file');
    const buffer = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    await chooser.setInputFiles({ name: 'people.xls', mimeType: 'application/vnd.ms-excel', buffer });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('This is not a spreadsheet (.xlsx)');
  });

  test('a spreadsheet is chosen, looked at and imported with bank, fund, opening balances and a rate', async () => {
    const { id } = companies.find((one) => one.country === 'AU')!;
    await page.goto(`${service.url}/companies/${id}/people/import`);
    await page.getByLabel('Choose a spreadsheet (.xlsx) or a CSV file').setInputFiles(join(__dirname, 'people.xlsx'));
    await page.getByText('Nothing is wrong with it. The import would add 1 person.').waitFor();
    await page.getByRole('button', { name: 'Import 1 person' }).click();
    await page.waitForURL(/done=imported/);
    const read = async (path: string) => {
      const answer = await fetch(`${service.url}/api${path}`, {
        headers: { Authorization: `Bearer ${service.token}` },
      });
      return (await answer.json()) as readonly { readonly id: number; readonly number?: string }[];
    };
    const bea = (await read(`/company/${id}/employees`)).find(({ number }) => number === 'X-2')!;
    expect(bea).toMatchObject({
      first_name: 'Bea',
      date_of_birth: '1990-02-01',
      start_date: '2026-07-01',
      pay_rate_per_hour: 38.5,
      has_claimed_tax_free_threshold: true,
    });
    expect(await read(`/employees/${bea.id}/super-funds`)).toMatchObject([{ usi: 'STA0100AU', member_number: 'M1' }]);
    expect(await read(`/employees/${bea.id}/opening-balances`)).toMatchObject({ as_at: '2026-06-30', gross: 1234.5 });
    // Ordinary time is everybody's, and listed with them.
    const rates = await read(`/employees/${bea.id}/pay-rates`);
    expect(rates).toContainEqual(expect.objectContaining({ description: 'Sunday', multiplier: 2 }));
  });

  test('the API’s documentation begins with pays, has no pages and no barrier', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${service.url}/api/docs`);
    await page.locator('.opblock-tag').first().waitFor({ timeout: 60_000 });
    const tags = await page.locator('.opblock-tag').allInnerTexts();
    expect(tags[0]).toMatch(/^Pay/);
    expect(tags.filter((tag) => /^Pages/.test(tag))).toEqual([]);
    expect(await browser.barriers(page)).toEqual([]);
  });
});
