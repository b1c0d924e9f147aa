import { demoLogins } from '@anz-payroll/demo-seed';
import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { bindAccounts } from '@anz-payroll/persistence-typeorm';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { unzipSync } from 'fflate';
import { browser, must, operator, password, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

/** The screens over HTTP, without a browser: who sees what, and what a lapsed account may still do. */
describe.each(testEngines)('the web app on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let bakery: { id: number; customerId: number };

  beforeAll(async () => {
    web = await startWebService(engine);
    owner = await signedIn(demoLogins.owner);
    const user = await web.service.accounts.readSession(owner.cookies.get('payroll-session') ?? '');
    const customerId = user!.customer.id;
    const companies = await web.service.companies.listCompanies({ customerId, reachable: 'all' });
    bakery = { id: companies.find(({ country }) => country === 'AU')!.id, customerId };
  });
  afterAll(() => web.close());

  const signedIn = async (login: { readonly email: string; readonly password: string }): Promise<Browser> => {
    const visitor = browser(web.url);
    const page = await (await visitor.get('/sign-in')).text();
    expect((await visitor.submit(page, '/sign-in', login)).status).toBe(303);
    return visitor;
  };
  const text = async (visitor: Browser, address: string) => {
    const response = await visitor.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };

  test('a run is opened and processed, and every screen of it answers', async () => {
    const pays = `/companies/${bakery.id}/pays`;
    const form = { pay_period: 'FORTNIGHTLY', pay_date: '2026-11-12' };
    const opened = await owner.submit(await text(owner, pays), `${pays}/runs`, form);
    const table = opened.headers.get('location') ?? '';
    expect(table).toMatch(/\/pays\/runs\/\d+\/enter$/);
    const run = table.replace(/\/enter$/, '');
    const progress = async () => (await (await owner.get(`${run}/progress`)).json()) as object;
    expect(await progress()).toEqual({ pay_count: 7, pending_count: 7 });
    // A line is entered without scripts: Amelia Archer at 38.50 an hour for 80 hours.
    const entered = await owner.submit(await text(owner, table), table, { c0: '80' });
    expect(entered.headers.get('location')).toContain(`${table}?done=saved`);
    expect(await text(owner, table)).toContain('$3,080.00');
    const mistyped = await owner.submit(await text(owner, table), table, { c0: 'eighty' });
    expect([mistyped.status, await mistyped.text()]).toEqual([
      422,
      expect.stringContaining('“eighty” is not a number'),
    ]);
    // Nothing is processed that nobody has approved.
    const early = await owner.submit(
      (await text(owner, `${run}/review`)).replace(`${run}/approve`, `${run}/process`).replace('run_version', 'other'),
      `${run}/process`,
      {},
    );
    expect(early.status).toBe(422);
    const review = await text(owner, `${run}/review`);
    expect((await owner.submit(review, `${run}/approve`, {})).status).toBe(303);
    const processed = await owner.submit(await text(owner, `${run}/review`), `${run}/process`, {});
    expect(processed.headers.get('location')).toBe(`${run}?done=processed`);
    expect(await progress()).toEqual({ pay_count: 7, pending_count: 0 });
    const page = await text(owner, run);
    const [pay = ''] = /\/companies\/\d+\/pays\/\d+(?=")/.exec(page) ?? [];
    expect(await text(owner, pay)).toContain('How it came about');
    expect(await text(owner, `${pay}/preview?pay_date=2026-11-12&hours_0=80`)).toContain('What moves');
    expect((await owner.get(`${pay}/payslip.pdf`)).headers.get('content-type')).toBe('application/pdf');
    expect((await owner.get(`${run}/payslips.zip`)).headers.get('content-type')).toBe('application/zip');
    const people = await text(owner, `/companies/${bakery.id}/people`);
    const [person = ''] = /\/companies\/\d+\/people\/\d+/.exec(people) ?? [];
    expect(await text(owner, person)).toContain('Year to date');
    expect(await text(owner, `${person}/balances?as_at=31/12/2026`)).toContain('Leave on 31 Dec 2026');
    expect(await text(owner, `${person}/balances?as_at=31/02/2026`)).toContain('is no calendar day');
    // 80 hours at 40 instead of 38.50 dollars.
    const span = 'from=01/11/2026&to=30/11/2026&pay_date=30/11/2026';
    const owed = await text(owner, `${person}/back-pay?pay_rate_per_hour=40&${span}`);
    expect(owed).toContain('$120.00 belongs to pays of this financial year');
    expect(await text(owner, `${person}/back-pay?pay_rate_per_hour=forty&${span}`)).toContain(
      '“forty” is no amount. Write it as 42.50.',
    );
    expect(await text(owner, '/search?q=ekstrom')).toContain('Elena Ekström');
    // One pay is corrected: four hours less than the 80 that were paid.
    const correct = `${pay}/correct`;
    const shown = await owner.submit(await text(owner, correct), correct, { c0: '76' });
    expect(await shown.text()).toContain('−$154.00');
    expect((await owner.submit(await text(owner, correct), correct, { c0: '80' })).status).toBe(422);
    // Its payslip was handed out above: the pay says so, and the correction leads to what now differs.
    expect(await text(owner, pay)).toContain('It is what the pay says.');
    const corrected = await owner.submit(await text(owner, correct), correct, { c0: '76', step: 'apply' });
    const issued = corrected.headers.get('location') ?? '';
    expect(issued).toMatch(/\/people\/\d+\/payslips\?done=corrected$/);
    const payslips = await text(owner, issued);
    expect(payslips).toContain('took its place; its payslip is the later one.');
    const [old = ''] = /\/companies\/\d+\/pays\/\d+\/payslips\/\d+/.exec(payslips) ?? [];
    expect((await owner.get(old)).headers.get('content-type')).toBe('application/pdf');
    // The whole run is taken back: nothing of it is left in anybody's year.
    const undone = await owner.submit(await text(owner, run), `${run}/undo`, {});
    expect(undone.headers.get('location')).toBe(`${run}?done=undone`);
    expect(await progress()).toEqual({ pay_count: 0, pending_count: 0 });
    const asked = '?termination_date=2026-11-13&pay_date=2026-11-26&reason=TERMINATION&cessation_type_code=V';
    expect(await text(owner, `${person}/terminate${asked}`)).toContain('Confirm the termination');
  });

  test('every report of a financial year is one file, with what each of them holds by itself', async () => {
    const reports = `/companies/${bakery.id}/reports`;
    const page = await text(owner, reports);
    const [, newest = ''] = /<option value="(\d{4})">/.exec(page) ?? [];
    expect(page.match(/<option value="\d{4}">/g)).toHaveLength(8);
    const fetched = await owner.get(`${reports}/year.zip?year=${newest}`);
    expect(fetched.headers.get('content-type')).toBe('application/zip');
    const [, from = '', to = ''] = /payroll-([\d-]{10})-([\d-]{10})\.zip/.exec(
      fetched.headers.get('content-disposition') ?? '',
    )!;
    expect(from).toBe(`${newest}-07-01`);
    const files = unzipSync(new Uint8Array(await fetched.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      'award-checks.csv',
      'contents.txt',
      'deductions.csv',
      'journal.csv',
      'leave.csv',
      'payroll-detail.csv',
      'payroll-summary.csv',
      'payroll-tax.csv',
      'stp-reconciliation.csv',
      'super.csv',
      'workers-compensation.csv',
      'year-to-date.csv',
    ]);
    for (const name of ['payroll-summary', 'payroll-detail']) {
      const alone = await owner.get(`${reports}/${name}.csv?from=${from}&to=${to}`);
      expect(Buffer.from(files[`${name}.csv`]!)).toEqual(Buffer.from(await alone.arrayBuffer()));
    }
    expect(Buffer.from(files['contents.txt']!).toString()).toContain('payroll-summary.csv: Payroll summary.');
    // A year that has not begun has no records.
    expect((await owner.get(`${reports}/year.zip?year=${Number(newest) + 1}`)).status).toBe(404);
    expect(await text(owner, '/activity')).toContain('year');
  });

  test('a last day is planned by page and taken back', async () => {
    const people = await text(owner, `/companies/${bakery.id}/people`);
    const [person = ''] = /\/companies\/\d+\/people\/\d+/.exec(people) ?? [];
    const asked = '?termination_date=2026-12-18&pay_date=2026-12-24&reason=TERMINATION&cessation_type_code=V';
    const page = await text(owner, `${person}/terminate${asked}`);
    const planned = await owner.submit(page, `${person}/plan-termination`, {});
    expect(planned.headers.get('location')).toBe(`${person}?done=planned`);
    const shown = await text(owner, person);
    expect(shown).toContain('The last day is planned: <strong>18 Dec 2026</strong>');
    const back = await owner.submit(shown, `${person}/cancel-plan`, {});
    expect(back.headers.get('location')).toBe(`${person}?done=unplanned`);
    expect(await text(owner, person)).not.toContain('The last day is planned');
  });

  test('a payment file is made, fetched again and cancelled; a year is reported to the simulator, which is named', async () => {
    const pays = `/companies/${bakery.id}/pays`;
    const opened = await owner.submit(await text(owner, pays), `${pays}/runs`, {
      pay_period: 'FORTNIGHTLY',
      pay_date: '2026-11-26',
    });
    const run = (opened.headers.get('location') ?? '').replace(/\/enter$/, '');
    expect((await owner.submit(await text(owner, `${run}/review`), `${run}/approve`, {})).status).toBe(303);
    expect((await owner.submit(await text(owner, `${run}/review`), `${run}/process`, {})).status).toBe(303);
    const make = async (pay_ids = '') =>
      owner.submit(await text(owner, run), `${run}/payment-files`, { kind: 'bank', pay_ids });
    /** The page that a form leads to; a page that answered it would send it again when it is loaded again. */
    const landed = async (response: Response) => {
      expect(response.status).toBe(303);
      return text(owner, response.headers.get('location') ?? '');
    };
    const made = await make();
    // Whom the file leaves out stands on the page itself.
    const page = await made.text();
    expect(made.status).toBe(200);
    expect(page.match(/File \d+ holds \d+ pays?/)?.length).toBe(1);
    const again = await make();
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Already in file');
    expect((await make('twelve')).status).toBe(422);
    const [file = ''] = /\/companies\/\d+\/pays\/payment-files\/\d+/.exec(page) ?? [];
    const first = await text(owner, file);
    expect(await text(owner, file)).toBe(first);
    const cancelled = await owner.submit(page, `${file}/cancel`, { reason: 'Not sent to the bank' });
    expect(await landed(cancelled)).toContain('Not sent to the bank');
    expect(await text(owner, file)).toBe(first);
    // A payment that came back is free again, and the file stands for the others.
    const whole = await (await make()).text();
    const [standing = ''] = /\/companies\/\d+\/pays\/payment-files\/\d+/.exec(whole) ?? [];
    const [, returned = ''] = /<option value="(\d+)">Only the payment of/.exec(whole) ?? [];
    const entered = await owner.submit(whole, `${standing}/cancel`, { reason: 'Account closed', pay_id: returned });
    expect(await landed(entered)).toMatch(/Came back: \w+/);
    const next = await (await make()).text();
    expect(next).toContain('holds 1 pay.');
    const files = [...next.matchAll(/\/companies\/\d+\/pays\/payment-files\/\d+(?=\/cancel)/g)].map(([path]) => path);
    for (const path of files) await owner.submit(next, `${path}/cancel`, { reason: 'Not sent to the bank' });
    // Single pays are ticked.
    const ticks = await text(owner, run);
    const [, payId = ''] = /name="p0" value="(\d+)"/.exec(ticks) ?? [];
    const one = await owner.submit(ticks, `${run}/payment-files`, { kind: 'bank', p0: payId });
    expect(await landed(one)).toContain('holds 1 pay.');
    // What keeps a declaration from being true is said before it is made, and by the question of its button.
    const unreported = /\d+ pays are not reported, or sent back\./;
    expect(await text(owner, `${pays}?year=2026`)).toMatch(new RegExp(`<li>${unreported.source}</li>`));
    expect(await text(owner, `${pays}?year=2026`)).toMatch(
      new RegExp(`data-confirm="[^"]*complete\\? [^"]*${unreported.source}"`),
    );
    // A payday that was reported is reported again in its place, or updated.
    expect((await owner.submit(await text(owner, run), `${run}/report`, {})).status).toBe(303);
    for (const action of ['ADJUST', 'UPDATE']) {
      const changed = await owner.submit(await text(owner, run), `${run}/report`, { action });
      const said = /role="status">[^<]*simulator/;
      expect([action, await landed(changed)]).toEqual([action, expect.stringMatching(said)]);
      expect(await text(owner, run)).not.toMatch(said);
    }
    const home = await text(owner, `${pays}?year=2026`);
    const updated = await owner.submit(home, `${pays}/stp`, { step: 'update' });
    expect(await landed(updated)).toContain('simulator');
    const step = async (name: string) =>
      landed(await owner.submit(await text(owner, `${pays}?year=2026`), `${pays}/stp`, { step: name }));
    // Whoever Single Touch Payroll does not take is not reported.
    const known = (await text(owner, run)).match(/<td data-label="STP"[^>]*>[^]*?<\/td>/g) ?? [];
    const paid = known.filter((state) => !state.includes('Rejected')).length;
    expect(paid).toBeGreaterThan(1);
    expect(await text(owner, `${pays}?year=2026`)).toContain(`Not declared complete: ${paid} people are reported.`);
    expect(await text(owner, `${pays}?year=2025`)).toContain('Nobody is reported in this year yet.');
    const year = await text(owner, `${pays}?year=2026`);
    expect(year).toContain('<li>The year runs until 30 Jun 2027.</li>');
    expect(year).not.toContain('not reported, or sent back');
    expect(await text(owner, `${pays}?year=2025`)).not.toContain('Before the year is finalised');
    expect(await step('finalise')).not.toContain('opens it again');
    const finalised = `Declared complete for all ${paid} people who are reported.`;
    expect(await text(owner, `${pays}?year=2026`)).toContain(finalised);
    const openAgain = await step('unfinalise');
    expect(openAgain).toContain('The financial year 2026-27 was finalised; this opens it again');
    expect(openAgain).not.toContain(finalised);
    // One of them alone, such as somebody who has left.
    const byPerson = `${pays}/stp/people`;
    const listed = await text(owner, `${byPerson}?year=2026`);
    expect(listed.match(/Not declared complete/g)).toHaveLength(paid);
    const [, chosen = ''] = /name="employee_ids"\s+value="(\d+)"/.exec(listed) ?? [];
    const nobody = await owner.submit(listed, byPerson, { step: 'finalise' });
    expect([nobody.status, await nobody.text()]).toEqual([422, expect.stringContaining('Nobody is ticked.')]);
    const declared = await landed(await owner.submit(listed, byPerson, { step: 'finalise', employee_ids: chosen }));
    expect(declared).toContain('1 message queued.');
    expect(declared.match(/>Declared complete</g)).toHaveLength(1);
    expect(await text(owner, `${pays}?year=2026`)).toContain(
      `Declared complete for 1 of the ${paid} people who are reported.`,
    );
    const own = await text(owner, `${byPerson}?year=2026&person=${chosen}`);
    expect(own).toMatch(/name="employee_ids"\s+value="\d+"[^>]*checked/);
    expect(await text(owner, `/companies/${bakery.id}/people/${chosen}`)).toContain(`${byPerson}?person=${chosen}`);
    expect((await owner.get(`${byPerson}?person=999999`)).status).toBe(404);
    expect((await owner.get('/companies/2/pays/stp/people')).status).toBe(404);
    const takenBack = await owner.submit(own, byPerson, { step: 'unfinalise', employee_ids: chosen });
    expect(await landed(takenBack)).toContain('opens it again for one employee');
    await step('finalise');
    // Somebody has the payslip of the pay, which is in a file, reported and final; it is deleted all the same.
    const pay = `${pays}/${payId}`;
    expect((await owner.get(`${pay}/payslip.pdf`)).status).toBe(200);
    const refused = await owner.submit(await text(owner, pay), `${pay}/delete`, {});
    const why = await refused.text();
    expect(refused.status).toBe(422);
    expect(why).toMatch(new RegExp(`Pay ${payId} is in bank file \\d+`));
    expect(why).toContain('opens it again for one employee');
    expect(why).toContain('Tick the box');
    expect(why).not.toContain('confirm_paid=true');
    const half = await owner.submit(await text(owner, pay), `${pay}/delete`, { confirm_reported: 'true' });
    expect(half.status).toBe(422);
    const both = { confirm_reported: 'true', confirm_paid: 'true' };
    const deleted = await owner.submit(await text(owner, pay), `${pay}/delete`, both);
    const told = await landed(deleted);
    expect(told).toContain('The pay is deleted');
    expect(told).toContain('Finalise it again within 14 days');
    expect(await text(owner, `${pays}?year=2026`)).toContain(
      `Declared complete for ${paid - 1} of the ${paid} people who are reported.`,
    );
    expect(told).toContain('These payslips were handed out and now differ; hand them out again.');
    expect(told).toContain(`Payslip 1 of pay ${payId}`);
    expect(await text(owner, `${pays}/payment-files`)).toContain(
      `Pay ${payId} was deleted since the file was made; the file pays it as it was before.`,
    );
  });

  test('a member sees the companies that are listed for them and no other', async () => {
    const { accounts } = web.service;
    const login = { email: 'member@saltbush.example', password };
    const member = { customerId: bakery.customerId, name: 'Mia Member', role: 'bookkeeper' as const, ...login };
    const { id } = must(await accounts.createUser(member, operator));
    const visitor = await signedIn(login);
    expect(await text(visitor, '/home')).not.toContain('Saltbush Bakery');
    expect((await visitor.get(`/companies/${bakery.id}/pays`)).status).toBe(404);
    await accounts.listCompanyForUser(id, bakery.id);
    expect(await text(visitor, '/home')).toContain('Saltbush Bakery');
    expect(await text(visitor, `/companies/${bakery.id}/people`)).toContain('Amelia Archer');
    expect((await visitor.get('/developers')).status).toBe(403);
    expect((await visitor.get('/activity')).status).toBe(403);
  });

  test('the service opens on the default company, for whoever reaches it', async () => {
    const opensOn = async (visitor: Browser) => (await visitor.get('/')).headers.get('location');
    expect(await opensOn(owner)).toBe('/home');
    const { customerId } = bakery;
    const companies = await web.service.companies.listCompanies({ customerId, reachable: 'all' });
    const last = companies.at(-1)!;
    const headers = { authorization: `Bearer ${web.token}` };
    const chosen = await fetch(`${web.url}/api/redirect/company/${last.id}`, { headers, redirect: 'manual' });
    expect(chosen.status).toBe(302);
    expect(await opensOn(owner)).toBe(`/companies/${last.id}/pays`);
    const home = await text(owner, '/home');
    expect(home).toContain('<span class="badge">Default</span>');
    const links = [...home.matchAll(/href="\/companies\/(\d+)\/pays"/g)].map(([, id]) => Number(id));
    expect(links[0]).toBe(last.id);
    const login = { email: 'elsewhere@saltbush.example', password };
    const member = { customerId, name: 'Elsewhere', role: 'bookkeeper' as const, ...login, companyIds: [] };
    must(await web.service.accounts.createUser(member, operator));
    expect(await opensOn(await signedIn(login))).toBe('/home');
    expect(await opensOn(browser(web.url))).toBe('/home');
  });

  test('a form without its CSRF token does nothing, whoever sends it', async () => {
    const runs = `/companies/${bakery.id}/pays/runs`;
    const before = await text(owner, `/companies/${bakery.id}/pays`);
    const form = { pay_period: 'FORTNIGHTLY', pay_date: '2026-12-10' };
    expect((await owner.post(runs, form)).status).toBe(403);
    expect((await owner.post(runs, { ...form, csrf_token: 'x' })).status).toBe(403);
    const stranger = await browser(web.url).post(runs, form);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/sign-in']);
    expect(await text(owner, `/companies/${bakery.id}/pays`)).toBe(before);
  });

  test('whoever is not signed in is asked to, and comes back', async () => {
    for (const path of [`/companies/${bakery.id}/pays`, `/companies/${bakery.id}/people/1`, '/developers/webhooks']) {
      const response = await browser(web.url).get(`${path}?year=2025`);
      expect(response.headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
      const there = await (await browser(web.url).get(response.headers.get('location')!)).text();
      expect(there).toContain(`name="next" value="${path}"`);
    }
    const elsewhere = await (await browser(web.url).get('/sign-in?next=https%3A%2F%2Fevil.example%2F')).text();
    expect(elsewhere).toContain('name="next" value="/home"');
  });

  test.each([
    [1, auEmployee],
    [2, nzEmployee],
  ] as const)(
    'company %i: the final pay is the one that was previewed, whatever stands for every pay',
    async (companyId, employee) => {
      const leaver = employee({
        first_name: 'Lee',
        last_name: 'Leaver',
        number: `leaver-${companyId}`,
        pay_rate_per_hour: '40',
        pay_period: 'WEEKLY',
      });
      const hired = await web.call<{ employee: { id: number } }[]>(
        'PUT',
        `/api/company/${companyId}/employees/create`,
        [leaver],
      );
      const { id } = hired[0]!.employee;
      const union = { description: 'Union', classification: 'UNION_FEES', amount: '25.00' };
      await web.call('POST', `/api/employees/${id}/deductions`, union);
      const person = `/companies/${companyId}/people/${id}`;
      const notice = companyId === 1 ? 'notice_lump_sum=2000' : 'payment_in_lieu_amount=2000';
      const page = await text(owner, `${person}/terminate?termination_date=13/11/2026&pay_date=26/11/2026&${notice}`);
      const [, net = ''] = /class="amount">\$([\d,.]+)/.exec(page) ?? [];
      const ended = await owner.submit(page.slice(page.indexOf('class="amount"')), `${person}/terminate`, {});
      expect([ended.status, net]).toEqual([303, expect.stringMatching(/^1,\d{3}\.\d\d$/)]);
      const { pay_id } = await web.call<{ pay_id: number }>('GET', `/api/employees/${id}/termination`);
      const made = await web.call<{ net: number; deductions: unknown[] }>(
        'GET',
        `/api/company/${companyId}/pays/${pay_id}`,
      );
      expect(made).toMatchObject({ net: Number(net.replace(',', '')), deductions: [] });
      // By mistake: the page of the person leads to the final pay, which ends the job at once or when it is processed.
      const says =
        companyId === 1
          ? /by mistake[^<]*<a href="([^"]+)"/
          : /<a href="([^"]+)">The final pay of [^<]+<\/a> is staged/;
      const [, finalPay = ''] = says.exec(await text(owner, person)) ?? [];
      expect(finalPay).toBe(`/companies/${companyId}/pays/${pay_id}`);
      expect(await text(owner, person)).not.toContain('Terminate…');
      expect((await owner.submit(await text(owner, finalPay), `${finalPay}/delete`, {})).status).toBe(303);
      expect(await text(owner, person)).toContain('/terminate">Terminate…');
      expect(await text(owner, person)).not.toContain(finalPay);
    },
  );

  test('a company that was made by mistake is deleted by an owner who types its name, and by nobody else', async () => {
    const mistake = { legal_name: 'Mistake  Pty Ltd', abn: '53004085616' };
    const { id } = await web.call<{ id: number }>('PUT', '/api/company/create', mistake);
    const settings = `/companies/${id}/settings`;
    const { accounts } = web.service;
    const login = { email: 'books@saltbush.example', password };
    const books = { customerId: bakery.customerId, name: 'Bo Books', role: 'bookkeeper' as const, ...login };
    const made = must(await accounts.createUser({ ...books, companyIds: [id] }, operator));
    expect(made.id).toBeGreaterThan(0);
    const bookkeeper = await signedIn(login);
    const seen = await text(bookkeeper, settings);
    expect(seen).not.toContain('Delete the company');
    const [, csrf_token = ''] = /name="csrf_token" value="([^"]*)"/.exec(seen) ?? [];
    const asked = await bookkeeper.post(`/companies/${id}/delete`, { csrf_token, name_of_company: mistake.legal_name });
    expect(asked.status).toBe(403);
    const remove = async (name_of_company: string) =>
      owner.submit(await text(owner, settings), `/companies/${id}/delete`, { name_of_company });
    for (const name of ['', 'Saltbush Bakery Pty Ltd']) {
      const refused = await remove(name);
      const page = (await refused.text()).replaceAll(/\s+/g, ' ');
      expect([refused.status, /id="name_of_company-problem">([^<]*)/.exec(page)?.[1]]).toEqual([
        422,
        expect.stringContaining('Nothing was deleted.'),
      ]);
      expect(page).toContain(`value="${name}" aria-describedby="name_of_company-problem"`);
    }
    const deleted = await remove('mistake pty ltd');
    expect(deleted.headers.get('location')).toBe('/home?done=deleted');
    const home = await text(owner, '/home?done=deleted');
    expect(home).toContain('The company is deleted.');
    expect(home).not.toContain('Mistake');
    expect((await owner.get(settings)).status).toBe(404);
  });

  // Decision 0720: a request may name the run. Two weeks over Christmas are paid before they begin.
  test('a run of another period than the usual one of its pay date is opened, and a day that ends none is refused at its field', async () => {
    const pays = `/companies/${bakery.id}/pays`;
    const open = async (pay_run_end_date: string) =>
      owner.submit(await text(owner, pays), `${pays}/runs`, {
        ...{ pay_period: 'FORTNIGHTLY', pay_date: '17/12/2026', pay_run_end_date },
      });
    const refused = await open('27/12/2026');
    const page = (await refused.text()).replaceAll(/\s+/g, ' ');
    expect([refused.status, /id="pay_run_end_date-problem">([^<]*)/.exec(page)?.[1]]).toEqual([
      422,
      'No fortnightly period of this company ends on 27 Dec 2026; the one with that day ends on 3 Jan 2027.',
    ]);
    expect(page).toContain('value="27/12/2026" aria-invalid="true"');
    expect(page).toContain('name="pay_date" type="text" inputmode="numeric" placeholder="dd/mm/yyyy" autocomplete="off" required value="17/12/2026"'); // prettier-ignore
    const ahead = await open('3/1/2027');
    expect(ahead.status).toBe(303);
    const table = await text(owner, ahead.headers.get('location') ?? '');
    expect(table).toContain('21 Dec 2026 to 3 Jan 2027');
    expect(table).toContain('Paid on 17 Dec 2026');
  });

  // Last: the account stays lapsed.
  test('a lapsed account reads on, and its pays are not written', async () => {
    const { accounts, database } = web.service;
    const [subscription] = await database
      .reading(bindAccounts)
      .run(({ subscriptions }) => subscriptions.ofCustomer(bakery.customerId));
    must(await accounts.endSubscription(subscription!.id, { ...operator, customerId: null }));
    const pays = `/companies/${bakery.id}/pays`;
    const form = { pay_period: 'FORTNIGHTLY', pay_date: '2026-12-10' };
    const refused = await owner.submit(await text(owner, pays), `${pays}/runs`, form);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('The subscription has lapsed');
  });
});
