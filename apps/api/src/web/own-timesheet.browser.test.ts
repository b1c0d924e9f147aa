import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoLogins } from '@anz-payroll/demo-seed';
import { addDays, dayOfWeek, type CivilDate } from 'payroll-core';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../testing/web-service';

jest.setTimeout(240_000);

type Login = (typeof demoLogins)[keyof typeof demoLogins];

/** Hours of the demo's employees from their own page over the approval to the payslip, on a phone, by keyboard and without JavaScript. */
(browserHere ? describe : describe.skip)('the employee’s own timesheet in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  let monday: CivilDate;

  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    const today = new Date(service.service.clock.now()).toISOString().slice(0, 10) as CivilDate;
    monday = addDays(today, 8 - dayOfWeek(today));
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  }, 60_000);
  afterEach(() => expect(browser.complaints).toEqual([]));

  const signedIn = async (login: Login, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await browser.page({ locale: 'en-AU', viewport: { width: 390, height: 800 }, ...options });
    page.setDefaultTimeout(10_000);
    await page.goto(`${service.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(login.email);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/home|companies|\/my\/\d+$/);
    return page;
  };

  test.each([
    ['Australia', 1, demoLogins.australian, ['FORTNIGHTLY', '38.50', '442.75']],
    ['New Zealand', 2, demoLogins.newZealander, ['WEEKLY', '34.00', '391.00']],
  ] as const)('%s: opened, typed, clocked, approved and paid', async (_country, companyId, login, paid) => {
    const [period, rate, gross] = paid;
    const phone = await signedIn(login);
    const home = phone.url();
    const id = /\/my\/(\d+)$/.exec(home)?.[1] ?? '';
    const sheet = `${home}/timesheet`;
    const desk = await signedIn(demoLogins.owner, { viewport: { width: 1280, height: 800 } });
    await desk.goto(`${service.url}/companies/${companyId}/people/${id}/access`);
    for (const flag of ['allow_edit_timesheet', 'allow_edit_timeclock']) await desk.locator(`[name="${flag}"]`).check();
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.waitForURL(/done=saved/);

    // The week is typed by keyboard alone.
    await phone.goto(`${sheet}?week=${monday}`);
    await phone.locator('#d0').focus();
    await phone.keyboard.type('9-17 (12-12:30)');
    await phone.keyboard.press('Tab');
    await phone.keyboard.type('all day');
    await phone.keyboard.press('Enter');
    await phone.getByRole('alert').waitFor();
    expect(await phone.evaluate('document.activeElement.id')).toBe('d1');
    expect(await browser.barriers(phone)).toEqual([]);
    await phone.locator('#d1').fill('8:30-12:30');
    await phone.keyboard.press('Enter');
    await phone.getByRole('status').getByText('Saved.').waitFor();
    expect(await phone.locator('main').innerText()).toContain('11.5 h in this week');

    // Clocking without JavaScript; the times are entered on today's week.
    const plain = await signedIn(login, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    await plain.goto(sheet);
    await plain.getByRole('button', { name: 'Clock in' }).click();
    await plain.getByRole('status').getByText('You are clocked in.').waitFor();
    await plain.getByRole('button', { name: 'Start a break' }).click();
    await plain.getByRole('button', { name: 'End the break' }).click();
    await plain.getByRole('button', { name: 'Start a break' }).waitFor();

    // Whoever forgets to clock out is clocked out at the desk; what was typed wrong is kept.
    await desk.goto(`${service.url}/companies/${companyId}/timesheets`);
    await desk.getByLabel(/^Finished at/).fill('half past');
    await desk.getByRole('button', { name: /^Clock out/ }).click();
    await desk.getByRole('alert').waitFor();
    expect(await desk.evaluate('document.activeElement.id')).toMatch(/^finished-\d+$/);
    expect(await desk.getByLabel(/^Finished at/).inputValue()).toBe('half past');
    for (const width of [320, 1280]) {
      await desk.setViewportSize({ width, height: 800 });
      expect(await browser.barriers(desk)).toEqual([]);
      expect(await desk.evaluate('document.documentElement.scrollWidth > window.innerWidth + 1')).toBe(false);
    }

    const found: string[] = [];
    for (const path of [sheet, `${sheet}?week=${monday}`]) {
      await phone.goto(path);
      for (const width of [320, 390, 1280]) {
        await phone.setViewportSize({ width, height: 800 });
        for (const media of [
          { colorScheme: 'light', forcedColors: 'none' },
          { colorScheme: 'dark', forcedColors: 'none' },
          { colorScheme: 'dark', forcedColors: 'active' },
        ] as const) {
          await phone.emulateMedia(media);
          // axe reads the colours of the style sheet, which are not those that are forced.
          if (media.forcedColors === 'none') found.push(...(await browser.barriers(phone)));
        }
        const isWide = await phone.evaluate('document.documentElement.scrollWidth > window.innerWidth + 1');
        if (isWide === true) found.push(`${path} scrolls sideways at ${width}`);
        // Thumbs: 24 px are the least of WCAG 2.5.8.
        for (const button of await phone.locator('main button, main a.button').all()) {
          const box = await button.boundingBox();
          if (box !== null && (box.height < 24 || box.width < 24)) found.push(`${await button.innerText()} is small`);
        }
      }
      await browser.picture(phone, `own-timesheet-${companyId}-${path === sheet ? 'clock' : 'week'}`);
    }
    expect(found).toEqual([]);
    await phone.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

    // A press that was not meant does not lose the times.
    await phone.goto(sheet);
    const asked: string[] = [];
    phone.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await phone.getByRole('button', { name: 'Discard these times' }).click();
    expect(asked).toEqual([expect.stringContaining('?')]);
    await phone.reload();
    phone.once('dialog', (dialog) => void dialog.accept());
    await phone.getByRole('button', { name: 'Discard these times' }).click();
    await phone.getByRole('status').getByText('discarded').waitFor();

    // Approved at the desk and paid.
    await desk.goto(`${service.url}/companies/${companyId}/timesheets?week=${monday}`);
    await desk
      .locator(`#line-${id}`)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await desk.getByRole('status').getByText('approved').waitFor();
    await phone.goto(`${sheet}?week=${monday}`);
    expect(await phone.locator('.approved').allInnerTexts()).toEqual([
      expect.stringContaining('09:00-17:00 (12:00-12:30) ✓'),
      expect.stringContaining('08:30-12:30 ✓'),
    ]);
    await desk.goto(`${service.url}/companies/${companyId}/pays`);
    await desk.locator('[name="pay_date"]').fill(addDays(monday, 3).split('-').reverse().join('/'));
    await desk.locator('[name="pay_period"]').first().selectOption(period);
    await desk.locator('[name="pay_date"]').press('Enter');
    await desk.waitForURL(/runs\/\d+/);
    const run = /\/runs\/(\d+)/.exec(desk.url())?.[1] ?? '';
    await desk.goto(`${service.url}/companies/${companyId}/pays/runs/${run}/review`);
    await desk.getByRole('button', { name: 'Approve the run' }).click();
    desk.on('dialog', (dialog) => void dialog.accept());
    await desk.getByRole('button', { name: /^Process/ }).click();
    await desk.waitForURL(/done=processed/);
    // Eleven and a half hours at the rate of the record.
    await phone.goto(home);
    await phone.getByRole('link', { name: 'Why is it this much?' }).click();
    await phone.waitForURL(/payslips\/\d+/);
    const slip = await phone.locator('main').innerText();
    expect(slip.replaceAll(/\s+/g, ' ')).toContain(`Ordinary time 11.50 × $${rate} $${gross}`);
    await phone.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    expect(await phone.locator('main').innerText()).toContain(
      `Ordinary time: 11.5 hours × ${Number(rate)} = ${Number(gross)}`,
    );
    expect(await browser.barriers(phone)).toEqual([]);
  });
});
