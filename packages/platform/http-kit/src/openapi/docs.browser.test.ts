import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { probeRoutes, fakeAuthenticator, fakeCompanyAccess, testSettings } from '../testing';
import { createLogger } from '../logging';
import { startServer } from '../server/server';

jest.setTimeout(60_000);

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browserHere = existsSync(executablePath);
if (!browserHere) console.log(`No browser at ${executablePath}: the docs page is not looked at.`);

(browserHere ? test : test.skip)('the docs page shows every operation, asks no other host and breaks no policy', look);

async function look(): Promise<void> {
  const server = await startServer({
    settings: testSettings(),
    log: createLogger('silent'),
    clock: { now: () => 0 },
    routes: probeRoutes('default'),
    authenticator: fakeAuthenticator({}),
    companyAccess: fakeCompanyAccess({}),
    readiness: [],
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${server.address}/api/docs`);
  await page.getByText('/api/public-ping').first().waitFor();
  await page.getByText('/schema/components/{name}.json').first().waitFor();
  expect(new Set(asked.filter((origin) => origin !== 'null'))).toEqual(new Set([server.address]));
  expect(complaints).toEqual([]);
  await browser.close();
  await server.stop();
}
