import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** A slip of the mouse must not end what only others can begin again, or tell the tax office something. */
describe('what cannot be taken back by the person who did it is asked about first', () => {
  let web: WebService;
  let owner: Browser;

  beforeAll(async () => {
    web = await startWebService();
    owner = await web.signIn();
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const buttonsOf = async (path: string) => {
    const page = await (await owner.get(path)).text();
    return [...page.matchAll(/<button([^>]*)>([^]*?)<\/button>/g)].map(([, attributes = '', label = '']) => ({
      label: label.replaceAll(/\s+/g, ' ').trim(),
      asks: /data-confirm="([^"]+)"/.exec(attributes)?.[1],
      loadsScript: page.includes('/assets/page'),
    }));
  };
  const person = async () => {
    const [one] = await web.call<{ id: number }[]>('GET', '/api/company/1/employees');
    return `/companies/1/people/${one!.id}`;
  };

  test.each([
    ['Finalise the year', '/companies/1/pays'],
    ['Take the finalisation back', '/companies/1/pays'],
    ['Send an update', '/companies/1/pays'],
    ['Disconnect', '/home'],
    ['Disable', '/users/3'],
    ['Remove', '/users/3'],
    ['Add the closedown', '/companies/2/settings'],
  ])('%s on %s', async (label, path) => {
    const found = (await buttonsOf(path)).filter((button) => button.label === label);
    expect(found.length).toBeGreaterThan(0);
    for (const { asks, loadsScript } of found)
      expect([asks, loadsScript]).toEqual([expect.stringContaining('?'), true]);
  });

  test('the year is named before it is declared complete', async () => {
    const [finalise] = (await buttonsOf('/companies/1/pays')).filter(({ label }) => label === 'Finalise the year');
    expect(finalise?.asks).toContain('2026–27');
  });

  test('the access of an employee to their own page', async () => {
    const [end] = (await buttonsOf(`${await person()}/access`)).filter(({ label }) => label === 'End the access');
    expect(end?.asks).toMatch(/^End the access of .+\?$/);
  });
});
