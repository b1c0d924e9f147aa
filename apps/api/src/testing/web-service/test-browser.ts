import { existsSync } from 'node:fs';
import { source as axeSource, type AxeResults } from 'axe-core';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const browserHere = existsSync(executablePath);
if (!browserHere)
  console.info(`Browser tests did not run: no Chromium at ${executablePath}. Set CHROMIUM_PATH to one.`);

/** Chromium, and whatever its pages complained about. */
export interface TestBrowser {
  /** A page of its own, with cookies of its own. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** What is said on the console: scripts that failed, policies that were broken. */
  readonly complaints: string[];
  /** What axe finds serious or critical on the page as it stands. */
  barriers(page: Page): Promise<readonly string[]>;
  /** Pictures at phone and desktop width, where SCREENSHOTS names a folder. */
  picture(page: Page, name: string): Promise<void>;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<TestBrowser> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const complaints: string[] = [];
  return {
    complaints,
    page: async (options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('console', (message) => {
        if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      return page;
    },
    barriers: async (page) => {
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${page.url()}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    },
    picture: async (page, name) => {
      const folder = process.env['SCREENSHOTS'];
      if (folder === undefined) return;
      const before = page.viewportSize();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
      }
      if (before !== null) await page.setViewportSize(before);
    },
    close: () => browser.close(),
  };
}
