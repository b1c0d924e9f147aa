import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

jest.setTimeout(180_000);

interface Person {
  readonly first: string;
  readonly last: string;
  readonly number: string;
  readonly status: string;
  readonly account: string;
}

interface Tour {
  readonly country: 'AU' | 'NZ';
  readonly locale: string;
  readonly company: Readonly<Record<string, string>>;
  readonly people: readonly Person[];
  readonly address: Readonly<Record<string, string>>;
  readonly tax: (page: Page, person: Person) => Promise<void>;
  readonly leave: string;
  /** The standard week, and gross by the arithmetic of the test below. */
  readonly week: string;
  readonly gross: { readonly overtime: string; readonly corrected: string; readonly allowance: string };
  readonly files: Readonly<Record<string, RegExp>>;
}

const person = (first: string, last: string, number: string, account: string, status = 'Full-time'): Person => ({
  first,
  last,
  number,
  status,
  account,
});

const tours: readonly Tour[] = [
  {
    country: 'AU',
    locale: 'en-AU',
    company: {
      legal_name: 'Wattle Pty Ltd',
      abn: '51 824 753 556',
      email_address: 'pay@wattle.example',
      phone: '02 5550 0100',
      bank_bsb: '062-000',
      bank_account_number: '12345678',
      bank_account_name: 'Wattle Pty Ltd',
      direct_entry_user_id: '301500',
      financial_institution: 'CBA',
    },
    people: [
      person('Alinta', 'Walker', '123583484', '10000001'),
      person('Bo', 'Zhang', '123615160', '10000002'),
      person('Cara', 'Young', '123686431', '10000003', 'Casual'),
      person('Dan', 'Xu', '123836892', '10000004', 'Part-time'),
      person('Eve', 'Vale', '123931920', '10000005'),
    ],
    address: { address1: '1 Harbour Street', city: 'Sydney', state: 'NSW', postcode: '2000' },
    tax: async (page, { number }) => {
      await page.locator('#tax_file_number').focus();
      await page.keyboard.type(number);
      for (const [name, answer] of Object.entries({
        is_foreign_resident: 'No',
        has_claimed_tax_free_threshold: 'Yes',
        has_stsl_liability: 'No',
        is_closely_held: 'No',
      })) {
        await page.locator(`#${name}`).focus();
        await page.keyboard.type(answer);
      }
    },
    leave: 'Annual leave',
    week: '38',
    // 38 × 38.50 = 1463; an hour at time and a half is 57.75.
    gross: { overtime: '$1,578.50', corrected: '$1,636.25', allowance: '$1,488.00' },
    files: { 'Bank file': /\.aba$/, 'Super file': /^super-.*\.csv$/ },
  },
  {
    country: 'NZ',
    locale: 'en-NZ',
    company: {
      legal_name: 'Kowhai Limited',
      ird_number: '49-091-850',
      email_address: 'pay@kowhai.example',
      phone: '09 555 0100',
      bank_account_number: '01-0902-0068389-00',
      bank_account_name: 'Kowhai Limited',
    },
    people: [
      person('Aroha', 'Ngata', '49096895', '01-0902-0068389-00'),
      person('Ben', 'Moana', '49098913', '01-0902-0068389-00'),
      person('Cleo', 'Rangi', '49107994', '01-0902-0068389-00', 'Casual'),
      person('Dave', 'Parata', '49133219', '01-0902-0068389-00', 'Part-time'),
      person('Ella', 'Hohepa', '49140282', '01-0902-0068389-00'),
    ],
    address: { address1: '1 Queen Street', city: 'Auckland', state: 'AUK', postcode: '1010' },
    tax: async (page, { number }) => {
      await page.locator('#ird_number').focus();
      await page.keyboard.type(number);
      await page.locator('#nz_tax_code').focus();
      await page.keyboard.type('M');
    },
    leave: 'Sick leave',
    week: '40',
    // 40 × 38.50 = 1540.
    gross: { overtime: '$1,655.50', corrected: '$1,713.25', allowance: '$1,565.00' },
    files: { 'Bank file': /\.(txt|csv)$/, 'Employment information': /^employment-information/ },
  },
];

/** The headings of docs/how-to/first-payroll.md, in their order: each is a test of the tour. */
const guide = readFileSync(join(__dirname, '../../../../docs/how-to/first-payroll.md'), 'utf8');
const headings = [...guide.matchAll(/^## \d+\. (.+)$/gm)].map(([, title]) => title);

(browserHere ? describe : describe.skip).each(tours)('the first payroll by keyboard in $country', (tour) => {
  let service: WebService;
  let browser: TestBrowser;
  let page: Page;
  const done: string[] = [];

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    const { accounts } = service.service;
    const { id: customerId } = must(await accounts.createCustomer({ name: 'New Owner' }, operator));
    const subscription = { customerId, planCode: 'demo', kind: 'paid' as const, endsAt: null };
    must(await accounts.startSubscription(subscription, { ...operator, customerId: null }));
    const login = { email: 'kim@newowner.example', password };
    must(await accounts.createUser({ customerId, name: 'Kim Owner', role: 'owner', ...login }, operator));
    browser = await openBrowser();
    page = await browser.page({ locale: tour.locale });
    page.setDefaultTimeout(60_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${service.url}/sign-in`);
    await type({ email: login.email, password: login.password });
    await page.keyboard.press('Enter');
    await page.waitForURL(/home/);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  const step = (title: string, work: () => Promise<void>) =>
    test(title, async () => {
      done.push(title);
      await work();
    });
  /** Types into fields by their ids, as somebody does who moves by keyboard. */
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [id, text] of Object.entries(values)) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.insertText(text);
    }
  };
  const retype = async (id: string, text: string) => {
    await page.locator(`#${id}`).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };
  const follow = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first().press('Enter');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
  const said = () => page.getByRole('status').first().innerText();
  /** No barrier on a phone and a desktop, light and dark; nothing scrolls the page sideways. */
  const isGood = async (name: string) => {
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // The second country has the same style: its pages are looked at once in each.
      const schemes =
        tour.country === 'AU' ? (['dark', 'light'] as const) : ([width === 390 ? 'dark' : 'light'] as const);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await browser.barriers(page)).toEqual([]);
      }
      expect([name, await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)]).toEqual([name, width]);
    }
    const folder = process.env['GUIDE_SCREENSHOTS'];
    if (folder !== undefined && tour.country === 'AU' && guide.includes(`first-payroll-${name}.png`)) {
      await page.setViewportSize({ width: 960, height: 640 });
      for (const table of await page.locator('.run-table').all()) await table.evaluate((at) => at.scrollTo(0, 0));
      await page.screenshot({ path: join(folder, `first-payroll-${name}.png`) });
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await browser.picture(page, `${tour.country}-${name}`);
  };
  const cell = (column: string, { first, last }: Person) =>
    page.getByLabel(`${column}, ${first} ${last}`, { exact: true });
  const enter = async (column: string, who: Person, text: string) => {
    await cell(column, who).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const saved = () => page.getByText('All saved.').waitFor();
  const fetched = async (name: string) => {
    const file = page.waitForEvent('download');
    await follow(name);
    return (await file).suggestedFilename();
  };
  const processRun = async () => {
    await follow('Review the run');
    if ((await page.getByRole('button', { name: /Take the/ }).count()) > 0) await press(/Take the/);
    await press('Approve the run');
    await press(/^Process/);
    await page.waitForURL(/done=processed/);
  };
  const [walker, zhang, young, , vale] = tour.people as readonly [Person, Person, Person, Person, Person];

  step('Add your company', async () => {
    await isGood('home');
    await follow('Add your company');
    await type(tour.company);
    await page.keyboard.press('Enter');
    expect(await said()).toContain('The company is added.');
    await isGood('set-up');
  });

  step('Add your people', async () => {
    for (const who of tour.people) {
      await follow('People');
      await follow('Add a person');
      await type({ first_name: who.first, last_name: who.last, date_of_birth: '12/04/1990', ...tour.address });
      await page.locator('#employment_status').focus();
      await page.keyboard.type(who.status);
      await tour.tax(page, who);
      await type({ start_date: '1/7/2025', pay_rate_per_hour: '$38.50' });
      await press('Add the person');
      expect(await said()).toContain('The person is added.');
      await follow('Bank accounts');
      if (tour.country === 'AU') await type({ bsb: '062-000' });
      await type({ account_number: who.account, account_name: who.last });
      await press('Add the bank account');
      expect(await said()).toBe('Added.');
      if (tour.country !== 'AU') continue;
      await follow('Back');
      await follow('Super funds');
      await type({ usi: 'STA0100AU', fund_name: 'AustralianSuper', member_number: `M${who.number}` });
      await press('Add the super fund');
      expect(await said()).toBe('Added.');
    }
    await follow('Set-up');
    expect(await page.getByText('4 of 5 steps done').count()).toBe(1);
    await follow('People');
    await isGood('people');
  });

  step('Open and enter the first pay run', async () => {
    await follow('Pays');
    await page.locator('#pay_period').focus();
    await page.keyboard.type('Weekly');
    await retype('pay_date', '12/11/2026');
    await press('Open');
    await page.waitForURL(/\/enter/);
    // A casual starts empty; everybody else has the standard week.
    expect(await cell('Hours Ordinary', young).inputValue()).toBe('');
    expect(await cell('Hours Ordinary', walker).inputValue()).toBe(tour.week);
    await page.locator('#what').focus();
    await page.keyboard.type(tour.country === 'AU' ? 'Allowance: tools' : 'Allowance');
    await type({ description: 'Tools' });
    await page.keyboard.press('Enter');
    await enter('Hours Ordinary', young, '12:30');
    await enter('Hours Ordinary', walker, '30.4');
    await enter(`Leave, hours ${tour.leave}`, walker, '7.6 12/11');
    await enter('Overtime × 1.5', zhang, '2');
    await enter('Allowance Tools', vale, '$25.00');
    await enter('Note', vale, 'New drill');
    await saved();
    const gross = async ({ first, last }: Person) =>
      page
        .getByRole('row', { name: new RegExp(`${first} ${last}`) })
        .locator('[data-figure="gross"]')
        .innerText();
    // 12.5 × 38.50; a week and two hours at time and a half; a week and 25.
    expect(await gross(young)).toBe('$481.25');
    expect(await gross(zhang)).toBe(tour.gross.overtime);
    expect(await gross(vale)).toBe(tour.gross.allowance);
    await isGood('table');
  });

  step('Review, approve and process', async () => {
    await follow('Review the run');
    await isGood('review');
    await press('Approve the run');
    await press('Process 5 pays');
    await page.waitForURL(/done=processed/);
    expect(await said()).toBe('The run is processed.');
  });

  step('Payslips, payments and reports', async () => {
    await isGood('next');
    expect(await fetched('Payslips')).toMatch(/\.zip$/);
    for (const [name, pattern] of Object.entries(tour.files)) expect(await fetched(name)).toMatch(pattern);
    if (tour.country !== 'AU') return;
    await press('Report 5 pays');
    expect(await said()).toContain('queued for the tax office');
  });

  step('Correct a pay', async () => {
    await follow(`${zhang.first} ${zhang.last}`);
    await follow('Correct…');
    await page.getByLabel('Overtime: × 1.5').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('3');
    await press('See what changes');
    // One hour at time and a half more.
    expect(
      await page
        .getByRole('row', { name: /^Gross/ })
        .locator('td')
        .allInnerTexts(),
    ).toEqual([tour.gross.overtime, tour.gross.corrected, '+$57.75']);
    await isGood('correct');
    await press('Correct this pay');
    // The payslips were downloaded before, so the page says which of them is no longer the last word.
    await page.waitForURL(/\/payslips\?done=corrected$/);
    expect(await page.getByText('1 of 1 are not the last word.').count()).toBe(1);
    await follow('Pays');
  });

  step('Somebody leaves', async () => {
    await follow('People');
    await follow(`${vale.first} ${vale.last}`);
    await follow('Terminate…');
    await retype('termination_date', '18/11/2026');
    await retype('pay_date', '19/11/2026');
    await press('Preview the final pay');
    await isGood('leaver');
    await press('Confirm the termination');
    expect(await said()).toMatch(/final pay/);
  });

  step('The next pay run', async () => {
    await follow('Pays');
    await page.locator('#pay_period').focus();
    await page.keyboard.type('Weekly');
    await retype('pay_date', '19/11/2026');
    await press('Open');
    await page.waitForURL(/\/enter/);
    await enter('Hours Ordinary', young, '10');
    await saved();
    await processRun();
    expect(await said()).toBe('The run is processed.');
    await follow('Set-up');
    expect(await page.getByText('5 of 5 steps done').count()).toBe(1);
  });

  test('the guide tells these steps in this order', () => expect(done).toEqual(headings));
});
