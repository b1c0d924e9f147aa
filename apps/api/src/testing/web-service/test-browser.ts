import { existsSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';

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
  /** What axe finds serious or critical on the page as it stands; `colours` asks only for what another colour scheme may change. */
  barriers(page: Page, asked?: 'everything' | 'colours' | 'scrolling'): Promise<readonly string[]>;
  /** Pictures at phone and desktop width, where SCREENSHOTS names a folder. */
  picture(page: Page, name: string): Promise<void>;
  close(): Promise<void>;
}

const rulesOf = {
  colours: ['color-contrast', 'link-in-text-block'],
  scrolling: ['scrollable-region-focusable'],
} as const;

export async function openBrowser(): Promise<TestBrowser> {
  // Loaded only here: suites without a browser use this folder too, and these two take over a second to load.
  const [{ chromium }, { source: axeSource }] = await Promise.all([import('playwright-core'), import('axe-core')]);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const complaints: string[] = [];
  return {
    complaints,
    page: async (options = {}) => {
      // Without motion: half-way through a change of colours, axe would measure contrasts that nobody reads.
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('console', (message) => {
        if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      return page;
    },
    barriers: async (page, asked = 'everything') => {
      if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axeSource);
      const only = asked === 'everything' ? {} : { runOnly: rulesOf[asked] };
      // Nothing is preloaded: the one rule that reads style sheets is about the orientation of a screen.
      const options = JSON.stringify({ resultTypes: ['violations'], preload: false, ...only });
      const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
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
