import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '@anz-payroll/kernel';
import { reportsOf } from '@anz-payroll/reports';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

/** The demo as `npm start` shows it: three months of pays in both countries. */
describe('the living demo', () => {
  let web: WebService;
  let owner: Browser;
  let companies: readonly { readonly id: number; readonly country: 'AU' | 'NZ' }[];

  beforeAll(async () => {
    web = await startWebService(undefined, { DEMO_HISTORY: 'on' });
    owner = await web.signIn();
    companies = await web.call('GET', '/api/company');
  });
  afterAll(() => web.close());

  const text = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const companyOf = (country: 'AU' | 'NZ') => companies.find((one) => one.country === country)!;

  test.each(['AU', 'NZ'] as const)(
    '%s: every report has something to show, on screen, as CSV and as PDF',
    async (country) => {
      const { id } = companyOf(country);
      const list = await text(`/companies/${id}/reports`);
      for (const { name, title } of reportsOf(country)) {
        expect(list).toContain(title.replace('’', '’'));
        const address = `/companies/${id}/reports/${name}`;
        expect([name, await text(address)]).toEqual([name, expect.not.stringContaining('No processed pay')]);
        const csv = await text(`${address}.csv`);
        expect([name, (readCsv(csv) ?? []).length]).toEqual([name, expect.any(Number)]);
        expect((readCsv(csv) ?? []).length).toBeGreaterThan(1);
        // Read by people: no cell is a code or a month of figures.
        const cells = (readCsv(csv) ?? [])
          .flatMap((row) => row.cells)
          .filter((cell) => /^(?:[a-z]+(?:-[a-z]+)*|[A-Z]+(?:_[A-Z]+)+|\d{4}-\d{2})$/.test(cell));
        expect([name, [...new Set(cells)]]).toEqual([name, []]);
        const pdf = await owner.get(`${address}.pdf`);
        expect([name, pdf.status, pdf.headers.get('content-type')]).toEqual([name, 200, 'application/pdf']);
      }
      expect(await text(`/companies/${id}/reports/journal-xero.csv`)).toContain('*Narration');
    },
  );

  test.each(['AU', 'NZ'] as const)(
    '%s: the lists of the settings and of a person have something to see',
    async (country) => {
      const home = `/companies/${companyOf(country).id}`;
      const [, person = ''] = /href="([^"]*\/people\/\d+)"/.exec(await text(`${home}/people`)) ?? [];
      const lists = ['allowances', 'awards', 'classifications', 'pay-rates'].map((list) => `${home}/settings/${list}`);
      const own = ['bank-accounts', 'allowances', 'deductions', 'bonuses', 'pay-rates'].map(
        (list) => `${person}/${list}`,
      );
      for (const address of [...lists, ...own]) {
        expect([address, await text(address)]).toEqual([address, expect.not.stringContaining('None yet')]);
      }
      expect((await owner.get(`${home}/pays`)).status).toBe(200);
    },
  );

  test.each(['AU', 'NZ'] as const)('%s: every run has its table or its review', async (country) => {
    const home = `/companies/${companyOf(country).id}/pays`;
    const runs = new Set([...(await text(home)).matchAll(/href="([^"]*\/pays\/runs\/\d+)"/g)].map(([, at = '']) => at));
    expect(runs.size).toBeGreaterThan(3);
    for (const run of runs) await text(run);
    const pending = [...(await text(home)).matchAll(/href="([^"]*\/pays\/runs\/\d+)\/enter"/g)].map(
      ([, at = '']) => at,
    );
    for (const run of new Set(pending)) await text(`${run}/review`);
  });

  test('the dashboard says what is due, what it cost and who is away', async () => {
    const page = await text(`/companies/${companyOf('AU').id}/dashboard`);
    expect(page).toContain('Process 6 pending pays');
    expect(page).toContain('through Single Touch Payroll');
    expect(page).toContain('at the funds');
    expect(page).toContain('Frances Farrugia, Annual leave');
    const other = await text(`/companies/${companyOf('NZ').id}/dashboard`);
    expect(other).toContain('with Inland Revenue');
    expect(other).toContain('Gross of each run');
  });

  const api = async (address: string): Promise<unknown> => {
    const answer = await fetch(`${web.url}${address}`, { headers: { Authorization: `Bearer ${web.token}` } });
    expect([address, answer.status]).toEqual([address, 200]);
    return answer.json();
  };

  test('what changes and why: the waiting run, a pay, the impact of a law and the forecast, on their pages', async () => {
    const { id } = companyOf('AU');
    const runs = (await api(`/api/company/${id}/pay-runs?status=pending`)) as readonly {
      readonly pay_run_id: number;
    }[];
    const run = runs.at(-1)!.pay_run_id;
    const review = await text(`/companies/${id}/pays/runs/${run}/review`);
    expect(review).toContain('What differs from last time');
    expect(review).toMatch(/Hours: Ordinary time [\d.]+ hours/);
    const pays = (await api(`/api/company/${id}/pays?status=processed`)) as readonly { readonly id: number }[];
    const [last, earlier] = [pays.at(-1)!.id, pays.at(-8)!.id];
    // The newest pay is a correction: it is held against what it put right.
    expect(await text(`/companies/${id}/pays/${last}`)).toMatch(/Why it differs from\s+the pay that it replaces/);
    expect(await text(`/companies/${id}/pays/${earlier}`)).toMatch(/Why it differs from\s+<a href/);
    expect(await text(`/companies/${id}/pays/${last}/difference.csv`)).toContain('Cause');
    const impact = await text(`/companies/${id}/reports/impact?from=2026-06-30&to=2026-07-01`);
    expect(impact).toContain('Which rule moves it');
    expect(impact).toContain('PAYG schedule 1');
    expect(await text(`/companies/${id}/reports/impact.csv?percent=3`)).toContain('Net change');
    const forecast = await text(`/companies/${id}/reports/forecast`);
    expect(forecast).toContain('When the cash leaves');
    expect(forecast).toContain('<svg');
  });

  /** The table of docs/forecast.md: what was forecast after the demo's first month, and what was then paid. */
  test('the forecast of the demo’s past from its first month is what the docs say', async () => {
    interface Month {
      readonly month: string;
      readonly gross: number;
      readonly actual: { readonly gross: number } | null;
    }
    const rows: string[] = [];
    for (const country of ['AU', 'NZ'] as const) {
      const path = `/api/company/${companyOf(country).id}/forecast?as_at=2026-09-22&months=1`;
      const { months } = (await api(path)) as { readonly months: readonly Month[] };
      const of = (value: (month: Month) => number) => months.reduce((sum, month) => sum + value(month), 0);
      const told = [
        ...months.map(({ month, gross, actual }) => ({ month, gross, paid: actual?.gross ?? 0 })),
        { month: 'together', gross: of(({ gross }) => gross), paid: of(({ actual }) => actual?.gross ?? 0) },
      ];
      for (const { month, gross, paid } of told) {
        if (paid === 0) continue;
        const error = `${(((gross - paid) / paid) * 100).toFixed(1)} %`;
        rows.push(`| ${country} | ${month} | ${gross.toFixed(2)} | ${paid.toFixed(2)} | ${error} |`);
      }
    }
    expect(rows.length).toBeGreaterThan(3);
    const docs = readFileSync(join(__dirname, '../../../../docs/forecast.md'), 'utf8').replaceAll(/ +/g, ' ');
    expect(rows.filter((row) => !docs.includes(row.replaceAll(/ +/g, ' ')))).toEqual([]);
  });

  test('NZ: no pay asks for what a record of the demo could have told', async () => {
    const { id } = companyOf('NZ');
    const pays = (await api(`/api/company/${id}/pays`)) as readonly { readonly id: number }[];
    const codes = new Set<string>();
    for (const pay of pays) {
      const { warnings } = (await api(`/api/company/${id}/pays/${pay.id}/explanation`)) as {
        readonly warnings: readonly { readonly code: string }[];
      };
      for (const { code } of warnings) codes.add(code);
    }
    expect(pays.length).toBeGreaterThan(20);
    // ESCT by the earnings of last year, nobody of 15 enrolled automatically, and no weeks missing between the opening balances
    // and the first pay. @law KiwiSaver Act 2006 s 10; Holidays Act 2003 s 21
    expect([...codes].filter((code) => /^nz\.(?:esct|kiwisaver)\/|history-short/.test(code))).toEqual([]);
  });

  test('what was filed was filed with the simulator, and says so', async () => {
    const { id } = companyOf('AU');
    const answer = await fetch(`${web.url}/api/single-touch/${id}/messages`, {
      headers: { Authorization: `Bearer ${web.token}` },
    });
    const messages = (await answer.json()) as readonly { readonly status: string; readonly message: string }[];
    expect(messages.length).toBeGreaterThan(3);
    for (const { status, message } of messages)
      expect([status, message]).toEqual(['accepted', expect.stringMatching(/^Simulator/)]);
  });

  test('the people of one company are exported and imported into a new one as they were', async () => {
    for (const country of ['AU', 'NZ'] as const) {
      const csv = await text(`/companies/${companyOf(country).id}/people/export.csv`);
      const numbers =
        country === 'AU'
          ? { legal_name: 'Second Pty Ltd', abn: '51824753556' }
          : { legal_name: 'Second Ltd', ird_number: '049098576' };
      const made = await fetch(`${web.url}/api/company/create`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${web.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(numbers),
      });
      expect(made.status).toBe(201);
      const { id } = (await made.json()) as { id: number };
      const people = `/companies/${id}/people`;
      // Numbers are unique in an account, so the copies get others.
      const copy = csv.replaceAll(`${country}-0`, `${country}-9`);
      const form = await text(`${people}/import`);
      const preview = await owner.submit(form, `${people}/import`, { csv: copy });
      const shown = await preview.text();
      expect([country, preview.status, /<li>\s*Line[^<]*/.exec(shown)?.[0]]).toEqual([country, 200, undefined]);
      const done = await owner.submit(shown, `${people}/import`, { csv: copy, confirm: 'import' });
      expect([done.status, done.headers.get('location')]).toEqual([303, `${people}?done=imported`]);
      expect(await text(`${people}/export.csv`)).toBe(copy);
    }
  });

  test('errors stand at their cell and nothing is imported', async () => {
    const people = `/companies/${companyOf('AU').id}/people`;
    const csv =
      'number,First name,last_name,date_of_birth,pay_rate_per_hour,bank_bsb\nX-1,Ann,Able,31/02/1990,$30.00,12\nAU-001,,,,lots,';
    const before = await text(`${people}/export.csv`);
    const preview = await owner.submit(await text(`${people}/import`), `${people}/import`, { csv, confirm: 'import' });
    expect(preview.status).toBe(422);
    const page = await preview.text();
    expect(page).toMatch(/Line 2, date_of_birth:/);
    expect(page).toMatch(/Line 2, bank_bsb:/);
    expect(page).toMatch(/Line 3, pay_rate_per_hour:/);
    expect(await text(`${people}/export.csv`)).toBe(before);
    const strange = await owner.submit(page, `${people}/import`, { csv: 'first_name,shoe size\nA,43' });
    expect([strange.status, await strange.text()]).toEqual([422, expect.stringContaining('“shoe size”')]);
  });
});
