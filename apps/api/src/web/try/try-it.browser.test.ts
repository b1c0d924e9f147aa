import { calculatorFields, type CalculatorField } from '@anz-payroll/web/pay-pages';
import type { Page } from 'playwright-core';
import {
  browserHere,
  bundleScripts,
  openBrowser,
  startWebService,
  type TestBrowser,
  type WebService,
} from '../../testing/web-service';

jest.setTimeout(120_000);

/** Days with confirmed law. */
const days = { AU: ['2024-07-01', 1090], NZ: ['2024-04-01', 1090] } as const;
const SEED = 20261115;

(browserHere ? describe : describe.skip)('the pay calculator in Chromium', () => {
  let service: WebService;
  let browser: TestBrowser;
  beforeAll(async () => {
    bundleScripts();
    service = await startWebService();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  test.each(['AU', 'NZ'] as const)('100 random pays of %s are in the browser what they are by API', async (country) => {
    console.info(`Random pays by seed ${SEED}`);
    const random = randomNumbers(SEED);
    const page = await browser.page();
    await page.goto(`${service.url}/try?country=${country}`);
    const shown = await fillIn(
      page,
      Array.from({ length: 100 }, () => randomForm(country, random)),
    );
    let worked = 0;
    for (const [n, { figures, refusal, request }] of shown.entries()) {
      // One after the other: a hundred at once may be refused as overload (503) on a busy machine.
      const api = await calculate(service, request);
      // A pay that the browser refuses has no request to show.
      expect([n, refusal === null ? 200 : undefined]).toEqual([n, api.status]);
      if (refusal !== null) continue;
      const same = Object.fromEntries(Object.keys(figures).map((key) => [key, api.pay[key]]));
      expect([n, figures]).toEqual([n, same]);
      expect(Object.keys(figures)).toEqual(expect.arrayContaining(['gross', 'tax', 'net']));
      worked++;
    }
    expect(worked).toBeGreaterThanOrEqual(95);
    await page.context().close();
  });

  // ATO Schedule 1 from 1 July 2026, general example 1: weekly earnings of 1,333.45 on scale 2 give 245.
  const example = '/try?country=AU&pay_date=2026-11-12&pay_period=WEEKLY&hours=1&rate=1333.45&tfn=on&threshold=on';

  test('works without a script, and its address is the calculation', async () => {
    const page = await browser.page({ javaScriptEnabled: false });
    await page.goto(`${service.url}${example}`);
    expect(await page.locator('[data-figure="tax"]').getAttribute('data-amount')).toBe('245');
    await page.getByLabel('Rate an hour').fill('1000');
    await page.getByRole('button', { name: 'Work it out' }).click();
    expect(await page.locator('[data-figure="gross"]').getAttribute('data-amount')).toBe('1000');
    expect(page.url()).toContain('rate=1000');
    await page.context().close();
  });

  test('explains a figure down to the published table, by keyboard alone', async () => {
    const page = await browser.page();
    await page.goto(`${service.url}${example}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel('Hours', { exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    expect(await page.locator('[data-figure="gross"]').getAttribute('data-amount')).toBe('2666.9');
    await page.locator('[data-figure="tax"] > summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const law = page.locator('[data-figure="tax"] .law a').first();
    await law.waitFor({ state: 'visible' });
    expect(await law.getAttribute('href')).toMatch(/^https:\/\/www\.(ato|legislation)\.gov\.au\//);
    expect(asked).toEqual([]);
    expect(new URL(page.url()).searchParams.get('hours')).toBe('2');
    expect(await page.getByRole('status').textContent()).toContain('Net pay');
    await page.context().close();
  });

  test('a figure that was open stays open while the form changes', async () => {
    const page = await browser.page();
    await page.goto(`${service.url}${example}`);
    await page.locator('[data-figure="tax"] > summary').click();
    await page.getByLabel('Rate an hour').fill('1500');
    expect(await page.locator('details[data-figure="tax"]').getAttribute('open')).toBe('');
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)('has no barriers in %s, wide or narrow', async (colorScheme) => {
    const page = await browser.page({ colorScheme });
    for (const address of [example, '/try?country=NZ', '/try?pay_date=2031-01-01&hours=x']) {
      await page.goto(`${service.url}${address}`);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(await browser.barriers(page)).toEqual([]);
    }
    await browser.picture(page, `try-nz-${colorScheme}`);
    await page.goto(`${service.url}${example}`);
    await page.locator('[data-figure="tax"] > summary').click();
    await page.locator('[data-figure="tax"] .tree > li > details > ul > li > details > summary').first().click();
    await page.locator('details.request > summary').click();
    expect(await browser.barriers(page)).toEqual([]);
    await browser.picture(page, `try-au-${colorScheme}`);
    await page.context().close();
  });

  test('hostile values in a shared link stay text', async () => {
    const page = await browser.page();
    const hostile = encodeURIComponent(`"><img src=x onerror="document.title='taken over'">`);
    await page.goto(`${service.url}/try?country=${hostile}&pay_date=2026-11-12&hours=${hostile}&rate=${hostile}`);
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.title()).toBe('Pay calculator, Australia · Payroll');
    await page.getByLabel('Bonus').fill(`<img src=x>`);
    expect(await page.locator('main img').count()).toBe(0);
    await page.context().close();
  });
});

type Values = Readonly<Record<string, string>>;

interface Shown {
  readonly figures: Values;
  readonly request: string | null;
  readonly refusal: string | null;
}

/** Runs in the page, where the types of Node end: hence text. */
const typeIn = `(typed) => {
  const form = document.querySelector('form[data-calculator]');
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements.namedItem(name);
    if (field.type === 'checkbox') field.checked = value === 'on';
    else field.value = value;
  }
  form.dispatchEvent(new Event('input'));
  const figures = [...document.querySelectorAll('[data-figure]')];
  return {
    figures: Object.fromEntries(figures.map(({ dataset }) => [dataset.figure, dataset.amount])),
    request: document.querySelector('[data-request]')?.textContent ?? null,
    refusal: document.querySelector('[data-calculator-result] [role="alert"]')?.textContent ?? null,
  };
}`;

/** Types forms in, one after the other, and reads the pay that the browser works out from each. */
function fillIn(page: Page, forms: readonly Values[]): Promise<readonly Shown[]> {
  return page.evaluate<readonly Shown[]>(`${JSON.stringify(forms)}.map(${typeIn})`);
}

interface Answered {
  readonly status: number | undefined;
  readonly pay: Readonly<Record<string, unknown>>;
}

async function calculate({ url, token }: WebService, request: string | null): Promise<Answered> {
  if (request === null) return { status: undefined, pay: {} };
  const response = await fetch(`${url}/api/calculator/pay`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: request,
  });
  const body = (await response.json()) as { pay: Record<string, unknown> };
  return { status: response.status, pay: body.pay };
}

function randomForm(country: 'AU' | 'NZ', random: () => number): Values {
  return Object.fromEntries(
    calculatorFields[country].map((field) => [field.name, randomValue(field, country, random)]),
  );
}

function randomValue(field: CalculatorField, country: 'AU' | 'NZ', random: () => number): string {
  const upTo = (most: number) => Math.floor(random() * most);
  switch (field.kind) {
    case 'check':
      return upTo(2) === 1 ? 'on' : '';
    case 'choice': {
      const codes = Object.keys(field.choices ?? {});
      return codes[upTo(codes.length)]!;
    }
    case 'date': {
      const [first, span] = days[country];
      return new Date(Date.parse(first) + upTo(span) * 86_400_000).toISOString().slice(0, 10);
    }
    case 'decimal': {
      if (field.name === 'hours') return `${1 + upTo(160)}.${upTo(10)}`;
      if (field.name === 'rate') return `${20 + upTo(100)}.${10 + upTo(90)}`;
      return upTo(2) === 1 ? '' : `${1 + upTo(field.name === 'bonus' ? 9000 : 60)}.${10 + upTo(90)}`;
    }
  }
}

/** mulberry32: a small generator whose numbers are the same everywhere. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
