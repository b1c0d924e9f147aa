import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, password, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(300_000);

const MANY = 520;

/** Whoever looks at a run sees everybody it pays, on one page or another. */
describe.each(testEngines.slice(0, 1))('a run of many people on $engine', (engine) => {
  let web: WebService;
  let kim: Browser;
  let companyId: number;
  let customerId: number;
  let run: string;
  const names = Array.from({ length: MANY }, (_, i) => `Kim Name${String(i).padStart(3, '0')}`);

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    const { accounts, employees, pays } = web.service;
    const actor = { ...operator, customerId: null };
    ({ id: customerId } = must(await accounts.createCustomer({ name: 'Many People' }, actor)));
    must(await accounts.createPlan({ code: 'many', name: 'Many', employeeCap: null }, actor));
    must(await accounts.startSubscription({ customerId, planCode: 'many', kind: 'paid', endsAt: null }, actor));
    const login = { email: 'kim@many.example', password };
    must(await accounts.createUser({ customerId, name: 'Kim Owner', role: 'owner', ...login }, actor));
    const people = names.map((name, i) =>
      auEmployee({
        ...{ primary_bank_bsb: '062-000', primary_bank_account_number: '10000001', primary_bank_account_name: 'Kim' },
        ...{ first_name: 'Kim', last_name: name.slice(4), number: null, pay_period: 'WEEKLY', pay_rate_per_hour: '40' },
        // The last is a casual, for whom a run stages no hours; the one before is handed cash.
        ...(i === MANY - 1 ? { employment_status: 'Casual' } : {}),
        ...(i === MANY - 2 ? { pay_method: 'CASH' } : {}),
      }),
    );
    const company = {
      ...{ legal_name: 'Banksia', abn: '53004085616', default_pay_period: 'WEEKLY', financial_institution: 'CBA' },
      ...{ bank_bsb: '062-000', bank_account_number: '12345678', bank_account_name: 'Banksia' },
      direct_entry_user_id: '301500',
    };
    ({ id: companyId } = must(await employees.createCompanyWithEmployees({ customerId, body: company })));
    must(await employees.createEmployees({ companyId, items: people }));
    const opened = must(
      await pays.openPayRun({ customerId, companyId, payPeriod: 'WEEKLY', payDate: '2026-11-19' as never }),
    );
    run = `/companies/${companyId}/pays/runs/${opened.id}`;
    kim = browser(web.url);
    await kim.submit(await (await kim.get('/sign-in')).text(), '/sign-in', login);
  }, 300_000);
  afterAll(() => web.close(), 60_000);

  const page = async (address: string) => {
    const reply = await kim.get(address);
    expect([address, reply.status]).toEqual([address, 200]);
    return reply.text();
  };
  /** As a browser reads the link on the page of this address. */
  const nextOf = (text: string, address: string) => {
    const [, next] = /href="([^"]*)"[^>]*>The next page</.exec(text) ?? [];
    if (next === undefined) return undefined;
    const { pathname, search } = new URL(next.replaceAll('&amp;', '&'), `${web.url}${address}`);
    return `${pathname}${search}`;
  };
  const everyPage = async (address: string) => {
    const pages = [await page(address)];
    for (;;) {
      const next = nextOf(pages.at(-1)!, address);
      if (next === undefined) return pages;
      pages.push(await page(next));
    }
  };
  const named = (pages: readonly string[], row: RegExp) => {
    const found = pages.flatMap((text) => text.match(row) ?? []);
    return found.map((link) => /Kim Name\d+/.exec(link)?.[0]);
  };

  test('the review before it is approved has everybody, page by page', async () => {
    const pages = await everyPage(`${run}/review`);
    expect(named(pages, /<th scope="row"><a href="[^"]*#difference">[^<]*/g)).toEqual(names);
    expect(pages[0]).toContain('1 to 200 of 520 people');
    expect(pages.at(-1)).toContain('401 to 520 of 520 people');
  });

  test('the run has everybody, page by page, and finds a name', async () => {
    const link = /<th scope="row"><a href="[^"]*\/pays\/\d+">[^<]*/g;
    const pages = await everyPage(run);
    expect(named(pages, link)).toEqual(names);
    expect(named([await page(`${run}?q=name517`)], link)).toEqual(['Kim Name517']);
  });

  test('the table in which it is entered has everybody, page by page, finds a name, and adds up all of them', async () => {
    const header = /<th scope="row" class="name">\s*<a href="[^"]*\/pays\/\d+">[^<]*/g;
    const pages = await everyPage(`${run}/enter`);
    expect(named(pages, header)).toEqual(names);
    expect(pages.map((text) => /(\d+ to \d+ of \d+) people, by name/.exec(text)?.[1])).toEqual([
      '1 to 500 of 520',
      '501 to 520 of 520',
    ]);
    // 38 hours for everybody but the casual.
    const hours = ((MANY - 1) * 38).toFixed(2);
    for (const text of pages) {
      const foot = /<tfoot>.*<\/tfoot>/.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? '';
      expect(foot).toContain('Total of all 520');
      expect(/data-sum="0"[^>]*> ([\d.]+) </.exec(foot)?.[1]).toBe(hours);
    }
    expect(named([await page(`${run}/enter?q=NAME517`)], header)).toEqual(['Kim Name517']);
    expect(named([await page(`${run}/enter?q=nobody`)], header)).toEqual([]);
    // The script asks for what changed on its own page alone.
    const ids = [...(pages[1] ?? '').matchAll(/data-pay="(\d+)"/g)].map(([, id]) => Number(id));
    const { lines } = JSON.parse(await page(`${run}/lines?pays=${ids.join(',')}`)) as { lines: { pay_id: number }[] };
    expect([ids.length, lines.map(({ pay_id: id }) => id)]).toEqual([20, ids]);
  });

  test('a line that is saved without scripts comes back to its page', async () => {
    const text = await page(`${run}/enter?page=2`);
    const id = /data-pay="(\d+)"[^>]*data-find-text="Kim Name505 /.exec(text)?.[1] ?? '';
    const form = new RegExp(`<form id="line-${id}".*?</form>`, 's').exec(text)?.[0] ?? '';
    const saved = await kim.submit(form, `${run}/enter`, { c0: '40' });
    const address = saved.headers.get('location') ?? '';
    expect([saved.status, new URL(address, web.url).searchParams.get('page')]).toEqual([303, '2']);
    expect(await page(address)).toMatch(new RegExp(`id="c-${id}-0"[^>]*value="40"`, 's'));
    const back = /<form id="line-\d+".*?<\/form>/s.exec((await page(address)).split(`data-pay="${id}"`)[1] ?? '')?.[0];
    expect((await kim.submit(back ?? '', `${run}/enter`, { c0: '38' })).status).toBe(303);
  });

  test('a search among people has everybody whom it finds, page by page', async () => {
    const pages = await everyPage(`/companies/${companyId}/people?q=kim`);
    expect(named(pages, /<th scope="row">\s*<a href="[^"]*\/people\/\d+">[^<]*/g)).toEqual(names);
  });

  test('once it is processed: who is paid by bank, who otherwise, and nobody who is paid nothing', async () => {
    const { pays } = web.service;
    const payRunId = Number(run.split('/').at(-1));
    must(await pays.processPayRun({ customerId, companyId, payRunId }));
    const all = must(await pays.listPays({ customerId, companyId, payRunId }));
    const nets = all.map(({ net }) => Math.round(Number(net) * 100));
    const none = nets.filter((net) => net === 0);
    expect([nets.length, none.length]).toEqual([MANY, 1]);
    // All others have the same hours and rate.
    const [net = 0] = nets;
    const inDollars = (cents: number) => (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
    const text = (await page(run)).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${inDollars(net * (MANY - 2))} to ${MANY - 2} people, on 19 Nov 2026.`);
    expect(text).toContain(`${inDollars(net)} to 1 person, on 19 Nov 2026.`);
  });

  test('what is refused on its page leads to everybody all the same, and names those whom a file is for', async () => {
    const files = `${run}/payment-files`;
    const make = async (fields: Readonly<Record<string, string>>) =>
      kim.submit(await page(run), files, { kind: 'bank', ...fields });
    const refused = await make({ people: 'Kim Name000', payment_date: 'soon' });
    const text = await refused.text();
    expect(refused.status).toBe(422);
    expect(text).toMatch(/<textarea[^>]*name="people"[^>]*>\s*Kim Name000<\/textarea/);
    expect(text).toContain('“soon” is no calendar day');
    expect(await page(nextOf(text, files) ?? '')).toContain('Kim Name200');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`method="get" action="${run}#pays"`);
  });

  test('a payment that came back is entered for anybody of a file of many, and for nobody who is not in it', async () => {
    const made = await kim.submit(await page(run), `${run}/payment-files`, { kind: 'bank' });
    expect([200, 303]).toContain(made.status);
    const files = `/companies/${companyId}/pays/payment-files`;
    const list = await page(files);
    const [file = ''] = new RegExp(`${files}/\\d+(?=/cancel)`).exec(list) ?? [];
    const back = (person: string) => kim.submit(list, `${file}/cancel`, { person, reason: 'Account closed' });
    // The last of them is paid nothing, and is in no file.
    for (const person of ['Kim Name519', 'Kim Nobody']) {
      const refused = await back(person);
      const said = (await refused.text()).replaceAll(/\s+/g, ' ');
      expect([refused.status, said]).toEqual([422, expect.stringContaining(`aria-invalid="true"`)]);
      expect(said).toContain(`value="${person}"`);
      expect(said).toContain('value="Account closed"');
      expect(said).not.toContain('Cancelled');
    }
    const entered = await back('kim name317');
    expect(entered.status).toBe(303);
    const after = (await page(files)).replaceAll(/\s+/g, ' ');
    expect([after.includes('Came back: Kim Name317.'), after.includes('Standing')]).toEqual([true, true]);
    expect((await back('Kim Name317')).status).toBe(422);
    const again = await kim.submit(await page(run), `${run}/payment-files`, { kind: 'bank' });
    expect(await (again.status === 303 ? page(files) : again.text())).toMatch(
      /holds 1 pay\.|for\s+<a[^>]*>[^<]*<\/a\s*>:\s+Kim Name317\./,
    );
    // Left empty it is the whole file, as it says.
    const both = await page(files);
    for (const [standing] of both.matchAll(new RegExp(`${files}/\\d+(?=/cancel)`, 'g'))) {
      expect((await kim.submit(both, `${standing}/cancel`, { person: '', reason: 'Not sent' })).status).toBe(303);
    }
    expect(await page(files)).not.toContain('Standing');
  });

  test('a report has everybody, page by page, finds a name, and totals all of them on each page', async () => {
    const { pays } = web.service;
    const all = must(await pays.listPays({ customerId, companyId, payRunId: Number(run.split('/').at(-1)) }));
    const cents = all.reduce((sum, { gross }) => sum + Math.round(Number(gross) * 100), 0);
    const gross = (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
    const address = `/companies/${companyId}/reports/payroll-summary`;
    const asked = `from=2026-07-01&to=2026-11-30&group_by=employee`;
    const people = (texts: readonly string[]) =>
      texts.flatMap((text) =>
        [...text.matchAll(/<td\s+data-label="Employee"[^>]*>\s*([^<]*?), Kim\s*</g)].map(([, last]) => `Kim ${last}`),
      );
    const pages = await everyPage(`${address}?${asked}`);
    expect(people(pages)).toEqual(names);
    const texts = pages.map((text) => text.replaceAll(/\s+/g, ' '));
    expect(texts.map((text) => /(\d+ to \d+) of 520 rows/.exec(text)?.[1])).toEqual([
      '1 to 200',
      '201 to 400',
      '401 to 520',
    ]);
    for (const text of texts) expect(/<tfoot>.*<\/tfoot>/.exec(text)?.[0]).toContain(gross);
    // The days and the grouping stay as they were asked for, by link and by search.
    expect(nextOf(pages[0]!, address)).toBe(`${address}?${asked}&page=2`);
    const found = (await page(`${address}?${asked}&q=NAME517`)).replaceAll(/\s+/g, ' ');
    expect(people([found])).toEqual(['Kim Name517']);
    expect(found).toMatch(/<input type="hidden" name="group_by" value="employee" ?\/>/);
    expect(/<tfoot>.*<\/tfoot>/.exec(found)?.[0]).toContain(gross);
    expect(await page(`${address}?${asked}&q=nobody`)).toContain('No row has “nobody” in it.');
  });

  test('undoing it takes back every pay', async () => {
    const form = await page(run);
    expect(form).toContain(`Undo ${MANY} pays`);
    expect((await kim.submit(form, `${run}/undo`, {})).status).toBe(303);
    const left = must(await web.service.pays.listPays({ customerId, companyId }));
    expect(left.filter(({ status }) => status === 'processed')).toEqual([]);
  });
});
