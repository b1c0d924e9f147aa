import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { must, operator, password } from '../testing/account-service';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(600_000);

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
  readonly tax: (choose: (id: string, text: string) => Promise<void>, person: Person) => Promise<void>;
  readonly leave: string;
  /** The standard week, and gross by the arithmetic of the test below. */
  readonly week: string;
  readonly gross: { readonly overtime: string; readonly corrected: string; readonly allowance: string };
  readonly files: Readonly<Record<string, RegExp>>;
  /** The country's own report of contributions. */
  readonly report: string;
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
      postcode: '2000',
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
    tax: async (choose, { number }) => {
      await choose('tax_file_number', number);
      await choose('is_foreign_resident', 'No');
      await choose('has_claimed_tax_free_threshold', 'Yes');
      await choose('has_stsl_liability', 'No');
      await choose('is_closely_held', 'No');
    },
    leave: 'Annual leave',
    week: '38',
    // 38 × 38.50 = 1463; an hour at time and a half is 57.75.
    gross: { overtime: '$1,578.50', corrected: '$1,636.25', allowance: '$1,488.00' },
    files: { 'Bank file': /\.aba$/, 'Super file': /^super-.*\.csv$/ },
    report: 'Super due and paid',
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
    tax: async (choose, { number }) => {
      await choose('ird_number', number);
      await choose('nz_tax_code', 'M');
    },
    leave: 'Sick leave',
    week: '40',
    // 40 × 38.50 = 1540.
    gross: { overtime: '$1,655.50', corrected: '$1,713.25', allowance: '$1,565.00' },
    files: { 'Bank file': /\.(txt|csv)$/, 'Employment information': /^employment-information/ },
    report: 'KiwiSaver contributions',
  },
];

/** The headings of docs/how-to/first-payroll.md, in their order: each is a test of the tour. */
const guide = readFileSync(join(__dirname, '../../../../docs/how-to/first-payroll.md'), 'utf8');
/** Of its table, how many steps each task takes. */
const tellsSteps = new Map(
  [...guide.matchAll(/^\| ([^|]+?) +\| +(\d+) \|/gm)].map(([, task = '', steps]) => [task, Number(steps)]),
);
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
  /** Tab by Tab, as somebody does who has no mouse. */
  const reach = async (target: Locator) => {
    const element = await target.first().elementHandle();
    for (let tabs = 0; tabs < 600; tabs += 1) {
      if ((await element?.evaluate((at) => at === at.ownerDocument.activeElement)) === true) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target.toString()}`);
  };
  /** Types into fields by their ids. */
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [id, text] of Object.entries(values)) {
      await reach(page.locator(`#${id}`));
      await page.keyboard.insertText(text);
    }
  };
  /** In a list of choices the letters choose, in a field they are typed. */
  const choose = async (id: string, text: string) => {
    await reach(page.locator(`#${id}`));
    await page.keyboard.type(text);
  };
  const retype = async (id: string, text: string) => {
    await reach(page.locator(`#${id}`));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };
  /** Pages that are opened and buttons that are pressed. */
  let steps = 0;
  const taken = new Map<string, number>();
  const task = async (name: string, work: () => Promise<void>) => {
    const before = steps;
    await work();
    taken.set(name, steps - before);
  };
  const activate = async (target: Locator) => {
    await target.first().waitFor();
    await reach(target);
    steps += 1;
    // It has the focus already; pressed through the element, the browser is waited for where it goes on.
    await target.first().press('Enter');
  };
  const follow = (name: string | RegExp) => activate(page.getByRole('link', { name, exact: true }));
  const press = (name: string | RegExp) => activate(page.getByRole('button', { name }));
  const said = () => page.getByRole('status').first().innerText();
  /** No barrier on a phone and a desktop, light and dark; nothing scrolls the page sideways. */
  const isGood = async (name: string) => {
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await browser.barriers(page, 'colours')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await browser.barriers(page)).toEqual([]);
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
    await reach(cell(column, who));
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
      await task('Add a person with bank account and super', async () => {
        await follow('People');
        await follow('Add a person');
        await type({ first_name: who.first, last_name: who.last, date_of_birth: '12/04/1990', ...tour.address });
        await type({ start_date: '1/7/2025' });
        await choose('employment_status', who.status);
        await tour.tax(choose, who);
        await type({ pay_rate_per_hour: '$38.50' });
        await press('Add the person');
        expect(await said()).toContain('The person is added.');
        await follow('Bank accounts');
        if (tour.country === 'AU') await type({ bsb: '062-000' });
        await type({ account_number: who.account, account_name: who.last });
        await press('Add the bank account');
        expect(await said()).toBe('Added.');
        if (tour.country !== 'AU') return;
        await follow('Super funds');
        await type({ usi: 'STA0100AU', fund_name: 'AustralianSuper', member_number: `M${who.number}` });
        await press('Add the super fund');
        expect(await said()).toBe('Added.');
      });
    }
    await follow('Set-up');
    expect(await page.getByText('4 of 5 steps done').count()).toBe(1);
    await follow('People');
    await isGood('people');
  });

  step('Open and enter the first pay run', async () => {
    await task('Open a pay run', async () => {
      await follow('Pays');
      await choose('pay_period', 'Weekly');
      await retype('pay_date', '12/11/2026');
      await press('Open');
      await page.waitForURL(/\/enter/);
    });
    // A casual starts empty; everybody else has the standard week.
    expect(await cell('Hours Ordinary', young).inputValue()).toBe('');
    expect(await cell('Hours Ordinary', walker).inputValue()).toBe(tour.week);
    await choose('what', tour.country === 'AU' ? 'Allowance: tools' : 'Allowance');
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
    await task('Enter hours of everybody and open the review', () => follow('Review the run'));
    await isGood('review');
    await task('Approve and process a run', async () => {
      await press('Approve the run');
      await press('Process 5 pays');
      await page.waitForURL(/done=processed/);
    });
    expect(await said()).toBe('The run is processed.');
  });

  step('Payslips, payments and reports', async () => {
    await isGood('next');
    await task('Fetch payslips, bank file and super file, and report the run', async () => {
      expect(await fetched('Payslips')).toMatch(/\.zip$/);
      for (const [name, pattern] of Object.entries(tour.files)) expect(await fetched(name)).toMatch(pattern);
      if (tour.country !== 'AU') return;
      await press('Report 5 pays');
      expect(await said()).toContain('queued for the tax office');
    });
    const run = page.url();
    await task('See a report and take it as CSV and PDF', async () => {
      await follow('Reports');
      await follow('Payroll summary');
      expect(await fetched('CSV')).toMatch(/^payroll-summary-.*\.csv$/);
      expect(await fetched('PDF')).toMatch(/^payroll-summary-.*\.pdf$/);
    });
    expect(await page.getByRole('row', { name: new RegExp(`${vale.first} ${vale.last}|${vale.last}`) }).count()).toBe(
      1,
    );
    await isGood('report');
    for (const title of [tour.report, 'General-ledger journal', 'Leave balances and liability']) {
      await follow('Reports');
      await follow(title);
      await isGood(title);
    }
    await page.goto(run);
  });

  step('Correct a pay', async () => {
    const before = steps;
    await follow(`${zhang.first} ${zhang.last}`);
    await follow('Correct…');
    await reach(page.getByLabel('Overtime: × 1.5'));
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
    if (tour.country === 'AU') {
      // Single Touch Payroll has the pay, and is told of the correction.
      await reach(page.getByLabel('Also where the tax office knows this pay'));
      await page.keyboard.press('Space');
    }
    await press('Correct this pay');
    taken.set('Correct one processed pay', steps - before);
    // The payslips were downloaded before, so the page says which of them is no longer the last word.
    await page.waitForURL(/\/payslips\?done=corrected$/);
    expect(await page.getByText('1 of 1 are not the last word.').count()).toBe(1);
    await follow('Pays');
  });

  step('Somebody leaves', async () => {
    const before = steps;
    await follow('People');
    await follow(`${vale.first} ${vale.last}`);
    await follow('Terminate…');
    await retype('termination_date', '18/11/2026');
    await retype('pay_date', '19/11/2026');
    await press('Preview the final pay');
    await isGood('leaver');
    await press('Confirm the termination');
    taken.set('End a job with its final pay', steps - before);
    expect(await said()).toMatch(/final pay/);
  });

  step('The next pay run', async () => {
    await follow('Pays');
    await choose('pay_period', 'Weekly');
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

  test('the guide tells these steps in this order, and how many steps each task takes', () => {
    expect(done).toEqual(headings);
    if (tour.country === 'AU') expect(tellsSteps).toEqual(taken);
  });
});
