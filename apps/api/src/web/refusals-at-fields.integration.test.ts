import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { demoLogins } from '@anz-payroll/demo-seed';
import { browser, must, operator, password, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** What somebody typed is taken as they meant it, or refused at its field in the words of the page. */
describe.each(testEngines.slice(0, 1))('refusals at their fields on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let wattle: number;
  let kowhai: number;

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = await web.signIn();
    const make = (body: object) => web.call<{ id: number }>('PUT', '/api/company/create', body);
    ({ id: wattle } = await make({ legal_name: 'Wattle', abn: '51824753556' }));
    ({ id: kowhai } = await make({ legal_name: 'Kowhai', ird_number: '49091850' }));
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const hire = async (fields: Readonly<Record<string, unknown>> = {}): Promise<number> => {
    const person = auEmployee({
      ...{ has_claimed_tax_free_threshold: true, has_stsl_liability: false, pay_rate_per_hour: '30' },
      ...fields,
    });
    const path = `/api/company/${wattle}/employees/create`;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [person]);
    return hired!.employee.id;
  };
  const hireInNewZealand = async (): Promise<number> => {
    const person = nzEmployee({ pay_rate_per_hour: '30' });
    const path = `/api/company/${kowhai}/employees/create`;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [person]);
    return hired!.employee.id;
  };
  const text = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const send = async (address: string, values: Readonly<Record<string, string>>) => {
    const response = await owner.submit(await text(address), address, values);
    return { status: response.status, location: response.headers.get('location'), said: await response.text() };
  };
  /** What the page says at a field. */
  const at = (said: string, id: string) => new RegExp(`id="${id}-problem">([^<]*)<`).exec(said)?.[1];

  test('a rise of more decimals than are read is refused, and the page of scenarios stays there', async () => {
    const page = `/companies/${wattle}/reports/scenarios`;
    const refused = await send(page, { name: 'Rise', percent: '12.345678901' });
    expect([refused.status, at(refused.said, 'percent')]).toEqual([422, 'A percentage has at most 8 decimals.']);
    // Nothing that was typed is lost, and the field that is wrong has the focus also without scripts.
    expect(refused.said).toMatch(/id="name"[^>]*value="Rise"/s);
    expect(refused.said).toMatch(/id="percent"[^>]*value="12.345678901"[^>]*autofocus/s);
    const words = await send(page, { name: 'Rise', percent: '12.34567891', net: 'lots' });
    expect(at(words.said, 'net')).toBe('“lots” is no number. Write it as 42.50.');
    expect((await send(page, { name: 'Rise', percent: '12.34567891', net: '$1,000' })).status).toBe(303);
    expect(await text(page)).toContain('Raise everybody by 12.34567891%');
  });

  test('an allowance that loses its description is told so in the words of a form', async () => {
    const laundry = { description: 'Laundry', amount: 12.5, allowance_category: 'LD' };
    const { id } = await web.call<{ id: number }>('POST', `/api/company/${wattle}/allowances`, laundry);
    const refused = await send(`/companies/${wattle}/settings/allowances/${id}`, { description: '' });
    expect([refused.status, at(refused.said, 'description')]).toEqual([422, 'must not be empty']);
  });

  describe('the people who sign in, their roles and keys', () => {
    const hidden = 'Ann\u202e Able';
    const checked = (said: string, name: string, value: string) =>
      new RegExp(`name="${name}"\\s+value="${value}"\\s+checked`).test(said);

    test('a user is refused at the field, with what was typed', async () => {
      const invited = { name: hidden, email: 'ann@wattle.example', role: 'hr', companies: String(wattle) };
      const named = await send('/users', invited);
      expect([named.status, at(named.said, 'name')]).toEqual([422, expect.stringContaining('visible characters')]);
      expect(named.said).toContain('value="ann@wattle.example"');
      expect(named.said).toMatch(/<option value="hr" selected/);
      const addressed = await send('/users', { ...invited, name: 'Ann Able', email: 'nobody' });
      expect([addressed.status, at(addressed.said, 'email')]).toEqual([422, 'That is not an e-mail address.']);
      expect(addressed.said).toContain('value="Ann Able"');
      expect((await send('/users', { ...invited, name: 'Hōne 😀 عمر' })).status).toBe(303);
      const user = /href="(\/users\/\d+)">Hōne/.exec(await text('/users'))![1]!;
      const changed = await send(user, { name: 'x'.repeat(121), role: 'reader' });
      expect([changed.status, at(changed.said, 'name')]).toEqual([422, expect.stringContaining('1 to 120')]);
      expect(changed.said).toMatch(/<option value="reader" selected/);
    });

    test('a delegate is refused at the day, with what was typed and chosen', async () => {
      const { accounts } = web.service;
      const { customer, user } = (await accounts.readSession(owner.cookies.get('payroll-session') ?? ''))!;
      const made = async (name: string) => {
        const login = { email: `${name.toLowerCase()}@wattle.example`, password };
        const person = { customerId: customer.id, name, role: 'bookkeeper' as const, companyIds: [], ...login };
        return must(await accounts.createUser(person, operator)).id;
      };
      const [, second] = [await made('Della'), await made('Dora')];
      const chosen = { user_id: String(user.id), delegate_id: String(second) };
      const none = await send('/absences', { ...chosen, from: '1/12/2026', to: '31/11/2026' });
      expect([none.status, at(none.said, 'to')]).toEqual([
        422,
        '“31/11/2026” is no calendar day. Write it as 31/12/2026.',
      ]);
      expect(none.said).toMatch(/id="from"[^>]*value="1\/12\/2026"/s);
      expect(none.said).toMatch(new RegExp(`<option value="${second}" selected`));
      const turned = await send('/absences', { ...chosen, from: '14/12/2026', to: '1/12/2026' });
      expect([turned.status, at(turned.said, 'to')]).toEqual([422, 'The absence must end after it begins.']);
      const self = await send('/absences', {
        ...chosen,
        delegate_id: chosen.user_id,
        from: '1/12/2026',
        to: '2/12/2026',
      });
      expect(at(self.said, 'delegate_id')).toBe('The delegate must be somebody else who signs in and sees pays.');
    });

    test('a key is refused at the field, with what was typed and ticked', async () => {
      const key = { name: 'Rosters', scopes: 'payroll.read', reach: 'chosen', company_ids: String(wattle) };
      const wrong = { ...key, name: hidden, ends_on: '31/12/2026' };
      const named = await send('/keys', wrong);
      expect([named.status, at(named.said, 'name')]).toEqual([422, expect.stringContaining('visible characters')]);
      expect(checked(named.said, 'scopes', 'payroll.read')).toBe(true);
      expect(checked(named.said, 'company_ids', String(wattle))).toBe(true);
      const ended = await send('/keys', { ...key, ends_on: '31/12/2001' });
      expect([ended.status, at(ended.said, 'ends_on')]).toEqual([422, expect.stringContaining('at most a year ahead')]);
      const none = await send('/keys', { ...key, company_ids: '', ends_on: '31/12/2026' });
      expect(none.status).toBe(422);
    });

    test('a role is refused at the field, in the words of the form, with what was typed and ticked', async () => {
      const role = { name: 'Nights', permissions: 'pays.read', departments: 'Bar', reach: 'all' };
      const figures = await send('/roles', role);
      expect([figures.status, at(figures.said, 'field_groups')]).toEqual([
        422,
        '“See pays, payslips and reports” is about pay figures: show them, or leave it out.',
      ]);
      expect(checked(figures.said, 'permissions', 'pays.read')).toBe(true);
      expect(figures.said).toContain('value="Nights"');
      const named = await send('/roles', { ...role, name: hidden, permissions: 'people.read' });
      expect([named.status, at(named.said, 'name')]).toEqual([422, expect.stringContaining('visible characters')]);
      const departments = await send('/roles', { ...role, permissions: 'people.read', departments: 'Bar\u202e' });
      expect([departments.status, at(departments.said, 'departments')]).toEqual([
        422,
        expect.stringContaining('visible characters'),
      ]);
      const companies = await send('/roles', { ...role, permissions: 'people.read', company_ids: String(wattle) });
      expect([companies.status, at(companies.said, 'company_ids')]).toEqual([
        422,
        'You ticked companies: say whether it is only for those.',
      ]);
      expect(companies.said).toContain('value="Nights"');
      expect((await send('/roles', { ...role, permissions: 'people.read' })).status).toBe(303);
    });
  });

  test.each([
    ['Ri\u202ese "A"', 'What was pasted had marks that nobody sees', 'Rise &quot;A&quot;'],
    ['x'.repeat(121), 'It takes at most 120 characters. Shorten it.', 'x'.repeat(121)],
  ])('a form without a place for it shows the field of %j again and keeps the others', async (name, says, shown) => {
    const page = `/companies/${wattle}/reports/scenarios`;
    const csrf = /name="csrf_token" value="([^"]*)"/.exec(await text(page))![1]!;
    const response = await owner.post(page, { csrf_token: csrf, name, percent: '3.25' }, { accept: 'text/html' });
    const again = await response.text();
    expect([response.status, at(again, 'name')]).toEqual([422, expect.stringContaining(says)]);
    expect(again).toMatch(new RegExp(`id="name"[^>]*value="${shown}"`, 's'));
    const sent = await owner.submit(again, page, { name: `Kept ${name.length}` });
    expect([sent.status, await text(page)]).toEqual([303, expect.stringContaining(`Kept ${name.length}`)]);
    expect(await text(page)).toContain('Raise everybody by 3.25%');
  });

  test('a form that comes without a field is answered by a page that names it, also where it is sent by hand', async () => {
    const csrf = /name="csrf_token" value="([^"]*)"/.exec(await text('/users'))![1]!;
    for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
      const refused = await owner.post('/users', { csrf_token: csrf, name: 'Bea' }, { accept });
      const said = await refused.text();
      expect([accept, refused.status, refused.headers.get('content-type')]).toEqual([
        accept,
        422,
        'text/html; charset=utf-8',
      ]);
      expect(said).toContain('Nothing was saved. The form came without: E-mail, Role.');
    }
    const program = await owner.post('/users', { csrf_token: csrf, name: 'Bea' }, { accept: 'application/json' });
    expect(await program.json()).toMatchObject({ status_code: 10422 });
  });

  test('a password that is refused is told at its field; what ends with a new one is said to whoever has one', async () => {
    const { accounts } = web.service;
    const customerId = must(await accounts.authenticateBearer(web.token)).customerId;
    const email = 'first@fields.example';
    const invited = { customerId, name: 'First', email, role: 'reader' as const, companyIds: [] };
    const { id } = must(await accounts.inviteUser(invited, { ...operator, customerId }));
    const visitor = browser(web.url);
    const linkTo = async () => {
      const { secret } = must(await accounts.issuePasswordLink(id, operator));
      return (await visitor.get(`/set-password?token=${secret}`)).text();
    };
    const ends = 'You will be signed out everywhere';
    const first = await linkTo();
    expect(first).not.toContain(ends);
    const refused = async (values: Readonly<Record<string, string>>) =>
      (await visitor.submit(first, '/set-password', values)).text();
    const other = await refused({ password, again: `${password}!` });
    expect(at(other, 'again')).toBe('The two passwords are not the same.');
    expect(other).toMatch(/id="again"[^>]*aria-invalid="true"[^>]*autofocus/s);
    expect(other.match(/autofocus/g)).toHaveLength(1);
    const short = await refused({ password: 'too short', again: 'too short' });
    expect(at(short, 'password')).toBe('A password needs at least 12 characters.');
    expect((await visitor.submit(first, '/set-password', { password, again: password })).status).toBe(303);
    expect(await (await visitor.submit(first, '/set-password', { password, again: password })).text()).toContain(
      'href="/forgot-password"',
    );
    expect(await linkTo()).toContain(ends);
  });

  test('a yes that is needed is told as the page offers it', async () => {
    const funds = `/companies/${wattle}/people/${await hire()}/super-funds`;
    const refused = await send(funds, { fund_name: 'Own' });
    expect([refused.status, at(refused.said, 'usi')]).toEqual([
      422,
      'A fund needs “USI”, or “Self-managed fund”: Yes.',
    ]);
  });

  test('stored data that cannot be used is told on a page as to a program, without the advice to try again', async () => {
    const id = await hire();
    const rate = '"pay_rate_per_hour":"';
    const replace = (from: string, to: string) => {
      const set = `UPDATE employees SET details = REPLACE(details, '${from}', '${to}') WHERE id = ${id}`;
      return web.service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(set));
    };
    try {
      await replace(rate, `${rate}9`);
      const page = await owner.get(`/companies/${wattle}/people/${id}`, { accept: 'text/html' });
      const said = await page.text();
      expect(page.status).toBe(409);
      expect(said).toContain('Nothing was done. Ask the operator to run: admin verify.');
      expect(said).not.toContain('try once more');
    } finally {
      await replace(`${rate}9`, rate);
    }
  });

  test('a form from before somebody signed in anew is sent again with what was typed; that of another site is not', async () => {
    const page = `/companies/${wattle}/reports/scenarios`;
    const typed = { csrf_token: 'of an earlier session', name: 'Typed before', percent: '4.5', net: '' };
    const refused = await owner.post(page, typed, { accept: 'text/html' });
    const again = await refused.text();
    expect([refused.status, again.includes('What you typed is kept.')]).toEqual([403, true]);
    expect((await owner.submit(again, page, {})).status).toBe(303);
    expect(await text(page)).toContain('Typed before');
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const foreign = await owner.post(page, typed, { accept: 'text/html', ...headers });
      expect([foreign.status, (await foreign.text()).includes('<form')]).toEqual([403, false]);
    }
    const secret = await owner.post('/sign-in', { csrf_token: 'x', email: 'a@b.example', password: 'of mine' });
    expect([secret.status, (await secret.text()).includes('of mine')]).toEqual([403, false]);
  });

  test('what was typed while the session ended is kept until somebody has signed in again', async () => {
    const page = `/companies/${wattle}/reports/scenarios`;
    const visitor = await web.signIn();
    const shown = await (await visitor.get(page)).text();
    // The same session, ended from another device.
    const elsewhere = browser(web.url);
    const [cookie, secret] = [...visitor.cookies].find(([name]) => name.endsWith('payroll-session'))!;
    elsewhere.cookies.set(cookie, secret);
    expect((await elsewhere.submit(shown, '/sign-out', {})).headers.get('location')).toBe('/sign-in');

    const typed = { name: 'Typed "late"', percent: '2.75', net: '' };
    const refused = await visitor.submit(shown, page, typed);
    const kept = await refused.text();
    expect([refused.status, kept.includes('You are no longer signed in')]).toEqual([403, true]);
    expect(kept).toMatch(/<a href="\/sign-in" target="_blank"/);
    const login = await (await visitor.get('/sign-in')).text();
    expect((await visitor.submit(login, '/sign-in', demoLogins.owner)).status).toBe(303);
    const again = await (await visitor.submit(kept, page, {})).text();
    expect((await visitor.submit(again, page, {})).status).toBe(303);
    expect(await text(page)).toContain('Typed &quot;late&quot;');

    // Nothing is kept of a form of another site, nor of one without anything typed, which leads back to its page.
    for (const name of ['payroll-session', cookie]) elsewhere.cookies.delete(name);
    await elsewhere.get('/sign-in');
    const foreign = await elsewhere.post(page, typed, { origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([303, '/sign-in']);
    const referer = { referer: `${web.url}/companies/${wattle}/pays` };
    const button = await elsewhere.post(`/companies/${wattle}/closedown`, { csrf_token: 'x' }, referer);
    const back = `/sign-in?next=${encodeURIComponent(`/companies/${wattle}/pays`)}`;
    expect([button.status, button.headers.get('location')]).toEqual([303, back]);
    // A form that is larger than what somebody types is not read before somebody is signed in.
    const long = await elsewhere.post(`/companies/${wattle}/people/import`, { csv: 'x'.repeat(70_000) });
    expect([long.status, long.headers.get('location')]).toEqual([303, '/sign-in']);
  });

  test('a shift is refused at its day, with what was typed; marks that nobody sees are none of it', async () => {
    const id = await hire();
    const week = `/companies/${wattle}/timesheets?week=2026-11-16`;
    const save = async (values: Readonly<Record<string, string>>) => {
      const page = await text(week);
      const csrf = /name="csrf_token" value="([^"]*)"/.exec(page)![1]!;
      const form = { csrf_token: csrf, employee_id: String(id), week: '2026-11-16', action: 'save', ...values };
      const response = await owner.post(`/companies/${wattle}/timesheets`, form);
      return { status: response.status, said: await response.text() };
    };
    const wrong = await save({ d0: '9-17', d2: 'all day' });
    expect([wrong.status, at(wrong.said, `d2-${id}`)]).toEqual([422, expect.stringContaining('“all day” is no shift')]);
    expect(wrong.said).toMatch(new RegExp(`id="d0-${id}"\\s+name="d0"\\s+value="9-17"`));
    const overlapping = await save({ d0: '9-17', d3: '9-17; 16-20' });
    expect([overlapping.status, at(overlapping.said, `d3-${id}`)]).toEqual([422, expect.stringContaining('overlap')]);
    expect((await save({ d0: '\u202a9-17\u202c' })).status).toBe(303);
  });

  describe('the record of a person', () => {
    test.each([
      ['leave_loading_percentage', '17.5', '17.5%'],
      ['super_rate', '12', '12%'],
    ])('%s is refused as %s and taken as %s', async (field, bare, percent) => {
      const edit = `/companies/${wattle}/people/${await hire()}/edit`;
      const refused = await send(edit, { [field]: bare });
      expect([refused.status, at(refused.said, field)]).toEqual([
        422,
        'must be 100% or less: write 12 percent as 12% or 0.12',
      ]);
      expect((await send(edit, { [field]: percent })).status).toBe(303);
      expect(await text(edit)).toContain(`value="${percent}"`);
    });

    test('a state is taken by its name, too long is told, and one that is none is refused', async () => {
      const id = await hire();
      const edit = `/companies/${wattle}/people/${id}/edit`;
      const page = await text(edit);
      expect(page).not.toMatch(/id="(state|account_number|city)"[^>]*maxlength/);
      expect(at((await send(edit, { state: 'QUE' })).said, 'state')).toMatch(
        /^must be a state or territory of Australia/,
      );
      expect(at((await send(edit, { position: 'x'.repeat(500) })).said, 'position')).toMatch(/^must have at most/);
      expect((await send(edit, { state: 'new  South Wales' })).status).toBe(303);
      const read = await web.call<{ state: string }>('GET', `/api/employees/${id}`);
      expect(read.state).toBe('NSW');
      // Spec 2.5: free form; only the page judges.
      await hire({ state: 'JBT' });
    });

    test('somebody who lives in the other country is asked what that country needs', async () => {
      const person = {
        ...{ first_name: 'Aroha', last_name: 'Ngata', date_of_birth: '6/2/1988', start_date: '1/4/2025' },
        ...{ address1: '1 Queen Street', city: 'Auckland', state: 'AUK', country: 'NZ', postcode: '1010' },
        employment_status: 'Full-time',
      };
      const address = `/companies/${wattle}/people/new`;
      const refused = await send(address, person);
      expect([refused.status, at(refused.said, 'nz_tax_code')]).toEqual([
        422,
        expect.stringMatching(/^A New Zealand employee needs “Tax code”/),
      ]);
      expect(refused.said).toContain('id="ird_number"');
      expect(refused.said).toContain('id="tax_file_number"');
      const tax = { nz_tax_code: 'M', ird_number: '49-091-850' };
      const mistyped = await send(address, { ...person, ...tax, ird_number: '49-091-851' });
      expect([mistyped.status, at(mistyped.said, 'ird_number')]).toEqual([
        422,
        'is not an IRD number: its check digit does not match.',
      ]);
      expect((await send(address, { ...person, ...tax })).status).toBe(303);
      const brisbane = { city: 'Brisbane', state: 'Queensland', country: 'AU', postcode: '4000' };
      const other = await send(`/companies/${kowhai}/people/new`, { ...person, ...brisbane });
      expect([other.status, at(other.said, 'is_closely_held')]).toEqual([422, 'is required']);
    });

    test('order and shares of bank accounts are changed together, so that another account takes the rest', async () => {
      const id = await hire();
      const list = `/companies/${wattle}/people/${id}/bank-accounts`;
      const account = (name: string, more = {}) => ({
        ...{ account_name: name, account_number: '12345678', bsb: '062-000' },
        ...more,
      });
      expect((await send(list, account('Main'))).status).toBe(303);
      expect((await send(list, account('Savings', { amount_per_period: '100' }))).status).toBe(303);
      const shares = `/companies/${wattle}/people/${id}/bank-account-shares`;
      const save = async (values: Readonly<Record<string, string>>) => {
        const response = await owner.submit(await text(list), shares, values);
        return { status: response.status, said: await response.text() };
      };
      const stored = async () =>
        (await web.call<Readonly<Record<string, unknown>>[]>('GET', `/api/employees/${id}/bank-accounts`)).map(
          (one) => [one['account_name'], one['amount_per_period']],
        );
      expect(await stored()).toEqual([
        ['Savings', 100],
        ['Main', null],
      ]);
      const twice = await save({ place_0: '1', place_1: '1' });
      expect([twice.status, twice.said.includes('Give each account a place of its own')]).toEqual([422, true]);
      const none = await save({ place_0: '2', place_1: '1', amount_per_period_0: '' });
      expect([none.status, none.said]).toEqual([422, expect.stringContaining('needs “Amount each pay” or percentage')]);
      const turned = { place_0: '2', place_1: '1', amount_per_period_0: '', amount_per_period_1: '$50.00' };
      expect((await save(turned)).status).toBe(303);
      expect(await stored()).toEqual([
        ['Main', 50],
        ['Savings', null],
      ]);
      // Two tabs: a share that was changed after the form was shown is not overwritten by what the form showed.
      const shown = await text(list);
      const [main] = await web.call<{ id: number }[]>('GET', `/api/employees/${id}/bank-accounts`);
      const entry = `${list}/${main!.id}`;
      expect((await send(entry, { amount_per_period: '75' })).status).toBe(303);
      const later = await owner.submit(shown, shares, {
        ...{ place_0: '1', place_1: '2', amount_per_period_0: '50', amount_per_period_1: '' },
      });
      const said = await later.text();
      expect([later.status, said.includes('The accounts were changed meanwhile')]).toEqual([422, true]);
      expect(said).toMatch(/name="amount_per_period_0"[^>]*value="75"/s);
      expect(await stored()).toEqual([
        ['Main', 75],
        ['Savings', null],
      ]);
    });

    test.each(['-1', '- -', '12345678-'])('an account number is digits: %j is none', async (account_number) => {
      const list = `/companies/${wattle}/people/${await hire()}/bank-accounts`;
      const account = { bsb: '062-000', account_number, account_name: 'A Able' };
      const refused = await send(list, account);
      expect([refused.status, at(refused.said, 'account_number')]).toEqual([
        422,
        expect.stringContaining('of up to 12 digits'),
      ]);
      expect((await send(list, { ...account, account_number: '1234 567-8' })).status).toBe(303);
      const company = await send(`/companies/${wattle}/settings`, { bank_account_number: account_number });
      expect([company.status, at(company.said, 'bank_account_number')]).toEqual([422, 'must be up to 12 digits']);
    });

    test('standard hours are typed as hours and minutes too', async () => {
      const id = await hire();
      expect((await send(`/companies/${wattle}/people/${id}/edit`, { standard_hours_per_day: '7:30' })).status).toBe(
        303,
      );
      expect(await text(`/companies/${wattle}/people/${id}/edit`)).toMatch(
        /id="standard_hours_per_day"[^>]*value="7.5"/,
      );
    });
  });

  describe('entering a pay', () => {
    const payDate = { pay_date: '12/11/2026' };

    test('a day of leave without hours, and hours below zero, are refused at their fields', async () => {
      const address = `/companies/${wattle}/people/${await hire()}/pay`;
      const leave = { leave_0_type: 'SICK', leave_0_date: '12/11/2026' };
      const noHours = await send(address, { ...payDate, hours_0_value: '30.4', ...leave });
      expect([noHours.status, at(noHours.said, 'leave_0_hours')]).toEqual([
        422,
        'Hours of leave must be a number such as 7.6 or 7:36.',
      ]);
      const below = await send(address, { ...payDate, hours_0_value: '-5' });
      expect([below.status, at(below.said, 'hours_0_value')]).toEqual([422, 'Ordinary hours must be zero or more.']);
      const timed = await send(address, { ...payDate, hours_0_value: '30:24', ...leave, leave_0_hours: '7:36' });
      // 30.4 + 7.6 = 38 hours at $30.
      expect(timed.said).toMatch(/data-figure="gross"[^>]*data-amount="1140(\.00)?"/);
    });

    test('leave may be cashed out, and only leave that the law lets be', async () => {
      const id = await hire();
      const address = `/companies/${wattle}/people/${id}/pay`;
      const row = { leave_0_date: '12/11/2026', leave_0_hours: '10' };
      const typed = { ...payDate, hours_0_value: '38', ...row, leave_0_type: 'HOLIDAY:cashed-out' };
      expect((await text(address)).match(/value="[A-Z_]+:cashed-out"/g)).toHaveLength(9);
      const done = await send(address, { ...typed, step: 'process', request_key: 'cashed-out' });
      expect(done.status).toBe(303);
      const stored = `/api/company/${wattle}/pays/${done.location!.split('/').at(-1)!}`;
      const pay = await web.call('GET', stored);
      // 48 hours at $30; the ten hours leave the balance, and only the 38 that were worked earn leave: 38 × 0.076923.
      expect(pay).toMatchObject({ gross: 1440, leave: [{ leave_type: 'HOLIDAY', amount: 300, is_cash_up: true }] });
      expect(await web.call('GET', `/api/employees/${id}/balances?as_at=2026-11-12`)).toMatchObject({
        leave: expect.arrayContaining([
          expect.objectContaining({ leave_type: 'HOLIDAY', hours: -7.076926 }),
        ]) as unknown,
      });
      // Other tests count on nobody having been paid.
      await web.call('DELETE', stored);
      const never = await send(address, { ...typed, leave_0_type: 'COMPASSIONATE:cashed-out' });
      expect([never.status, at(never.said, 'leave_0_type')]).toEqual([422, 'Choose the kind of leave.']);
      const away = await send(`/companies/${kowhai}/people/${await hireInNewZealand()}/pay`, {
        ...{ ...payDate, ...row, hours_0_value: '40', leave_0_type: 'ANNUAL_HOLIDAYS:cashed-out' },
      });
      // Nothing is left to be paid out before the first anniversary (Holidays Act 2003 s 28A).
      expect([away.status, at(away.said, 'leave_0_hours')]).toEqual([
        422,
        expect.stringMatching(/^Of annual holidays 0 hours can be paid out with this pay: at most 1 week/),
      ]);
    });

    test('a row of which only a part is typed is not left out', async () => {
      const address = `/companies/${wattle}/people/${await hire()}/pay`;
      const parts = await send(address, {
        ...payDate,
        ...{ overtime_1_multiplier: '2', allowances_0_kind: 'TD', deductions_0_amount: '10' },
      });
      expect(parts.status).toBe(422);
      expect(at(parts.said, 'overtime_1_value')).toBe('Overtime hours must be a number such as 7.6 or 7:36.');
      expect(at(parts.said, 'allowances_0_description')).toBe('Say what the amount is for.');
      expect(at(parts.said, 'deductions_0_description')).toBe('Say what the amount is for.');
      const holiday = await send(`/companies/${kowhai}/people/${await hireInNewZealand()}/pay`, {
        ...payDate,
        holiday_work_0_date: '26/10/2026',
      });
      expect(at(holiday.said, 'holiday_work_0_value')).toMatch(/^Hours on the public holiday must be a number/);
    });

    test('a new allowance and a new deduction are asked for their kind, and taken with it', async () => {
      const address = `/companies/${wattle}/people/${await hire()}/pay`;
      const items = {
        ...{ ...payDate, hours_0_value: '38', allowances_0_description: 'Tools', allowances_0_amount: '20' },
        ...{ deductions_0_description: 'Loan', deductions_0_amount: '15' },
      };
      const refused = await send(address, items);
      expect([refused.status, at(refused.said, 'allowances_0_kind')]).toEqual([
        422,
        'Choose what kind of allowance it is: “Tools” is new to this person.',
      ]);
      const half = await send(address, { ...items, allowances_0_kind: 'TD' });
      expect(at(half.said, 'deductions_0_kind')).toBe(
        'Choose what kind of deduction it is: “Loan” is new to this person.',
      );
      const taken = await send(address, { ...items, allowances_0_kind: 'TD', deductions_0_kind: 'NORMAL' });
      expect([taken.status, taken.said.includes('Process this pay')]).toEqual([200, true]);
      expect(taken.said).toContain('Tools');
    });
  });

  describe('the end of a job', () => {
    const days = { termination_date: '12/11/2026', pay_date: '13/11/2026' };
    const preview = async (company: number, id: number, typed: Readonly<Record<string, string>>) =>
      text(`/companies/${company}/people/${id}/terminate?${new URLSearchParams({ ...days, ...typed }).toString()}`);
    const paid = (said: string, label: string) =>
      new RegExp(`<th scope="row">${label}</th>\\s*<td class="number">([^<]*)<`).exec(said)?.[1];

    test('in Australia: notice as a lump sum, other payouts, and whether unused leave is paid', async () => {
      const id = await hire({ start_date: '2020-11-02' });
      const balances = { as_at: '30/06/2026', holiday_leave_hours: '76', long_service_leave_hours: '50' };
      expect((await send(`/companies/${wattle}/people/${id}/opening-balances`, balances)).status).toBe(303);
      const plain = await preview(wattle, id, { notice_lump_sum: '$1,500.00', non_etp_amount: '250' });
      expect(paid(plain, 'Payment in lieu of notice')).toBe('$1,500.00');
      expect(paid(plain, 'Other payout')).toBe('$250.00');
      // 76 hours at $30.
      expect(paid(plain, 'Unused annual leave')).toBe('$2,280.00');
      const unpaid = await preview(wattle, id, { notice_hours: '38:00', is_unused_holiday_paid: 'false' });
      expect([paid(unpaid, 'Payment in lieu of notice'), paid(unpaid, 'Unused annual leave')]).toEqual([
        '$1,140.00',
        undefined,
      ]);
      const redundancy = {
        ...{ reason: 'REDUNDANCY', redundancy_amount: '10000', notice_lump_sum: '1500' },
        redundancy_tax_free_pilon_component: '500',
      };
      expect(paid(await preview(wattle, id, redundancy), 'Redundancy')).toBe('$10,000.00');
      // After six years in New South Wales only a pressing necessity would owe it (Long Service Leave Act 1955 s 4(2)(a)(iii)).
      expect(plain).toContain('<a href="#is_pressing_necessity">Left for a domestic or other pressing necessity</a>');
    });

    test('in New Zealand: alternative holidays by hand, and the earnings of the year', async () => {
      const id = await hireInNewZealand();
      const said = await preview(kowhai, id, { unused_alt_holiday_amount: '240', nz_ytd_taxable: '$40,000' });
      expect(paid(said, 'Alternative holidays')).toBe('$240.00');
      expect(said).toMatch(/type="hidden" name="nz_ytd_taxable" value="40000"/);
    });

    test('refusals stand at their fields, in the words of the page', async () => {
      const id = await hire({ start_date: '2020-11-02' });
      expect(at(await preview(wattle, id, { notice_hours: '-3' }), 'notice_hours')).toBe(
        '“Notice in hours” is -3: enter zero or more.',
      );
      expect(at(await preview(wattle, id, { notice_hours: '0' }), 'notice_hours')).toBe(
        'Notice needs “Notice in hours” above zero.',
      );
      const both = await preview(wattle, id, { notice_hours: '38', notice_lump_sum: '10' });
      expect(at(both, 'notice_lump_sum')).toBe('Enter the notice in hours or as a lump sum, not both.');
      const pilon = await preview(wattle, id, { redundancy_tax_free_pilon_component: '5' });
      expect(at(pilon, 'redundancy_tax_free_pilon_component')).toMatch(/goes with the reason “Redundancy”/);
      const early = await preview(wattle, id, { termination_date: '01/07/2020' });
      expect(at(early, 'termination_date')).toMatch(/^“Last day” 1 Jul 2020 is before the start date 2 Nov 2020/);
      expect(early).not.toContain('termination_date 2020');
    });
  });

  describe('days of reports and settings', () => {
    const refused = async (address: string) => {
      const response = await owner.get(address);
      return { status: response.status, said: await response.text() };
    };

    test.each(['reports/payroll-summary', 'reports/impact', 'reports/forecast', 'settings'])(
      '%s has no date field of the browser, whose order of day and month is its own',
      async (page) => expect(await text(`/companies/${kowhai}/${page}`)).not.toContain('type="date"'),
    );

    test('a report takes days as they are written here and refuses what is none at its field', async () => {
      const report = `/companies/${wattle}/reports/payroll-summary`;
      expect(await text(`${report}?from=01/07/2026&to=2/11/2026`)).toContain('1 Jul to 2 Nov 2026');
      const none = await refused(`${report}?from=31/02/2026&to=02/11/2026`);
      expect([none.status, at(none.said, 'from')]).toEqual([422, expect.stringContaining('is no calendar day')]);
      const backwards = await refused(`${report}?from=02/11/2026&to=01/07/2026`);
      expect([backwards.status, at(backwards.said, 'from')]).toEqual([422, 'The first day is after the last one.']);
      expect((await refused(`${report}.csv?from=x&to=01/07/2026`)).status).toBe(422);
    });

    test('impact and forecast do so too', async () => {
      const reports = `/companies/${wattle}/reports`;
      expect(await text(`${reports}/impact?from=01/07/2025&to=01/07/2026`)).toContain('value="01/07/2025"');
      const impact = await refused(`${reports}/impact?from=31/02/2026&to=01/07/2026`);
      expect([impact.status, at(impact.said, 'from')]).toEqual([422, expect.stringContaining('is no calendar day')]);
      expect(await text(`${reports}/forecast?as_at=02/11/2026`)).toContain('value="02/11/2026"');
      const rise = await refused(`${reports}/forecast?as_at=02/11/2026&percent=3`);
      expect([rise.status, at(rise.said, 'rise_from')]).toEqual([422, 'A rise needs the day from which it counts.']);
    });

    test('a closedown that ends before it begins is told under the labels of the page', async () => {
      await hireInNewZealand();
      const settings = await text(`/companies/${kowhai}/settings`);
      const closedown = `/companies/${kowhai}/closedown`;
      const sent = await owner.submit(settings, closedown, { start_date: '24/12/2026', end_date: '20/12/2026' });
      expect([sent.status, at(await sent.text(), 'end_date')]).toEqual([
        422,
        '“Last day” 20 Dec 2026 is before “First day” 24 Dec 2026.',
      ]);
    });

    test('an allowance of nothing is told at its field; a kind that Australia refuses is not offered', async () => {
      const list = `/companies/${wattle}/settings/allowances`;
      const nothing = await send(list, { description: 'Tools', amount: '0', allowance_category: 'TD' });
      expect([nothing.status, at(nothing.said, 'amount')]).toEqual([422, 'must be greater than 0; it is 0.']);
      expect(await text(list)).not.toContain('value="Unclassified"');
      expect(await text(`/companies/${kowhai}/settings/allowances`)).toContain('value="Unclassified"');
    });
  });

  test('a mark that turns the direction of text, as phones copy it along, is told at its field and loses nothing else', async () => {
    const edit = `/companies/${wattle}/people/${await hire()}/edit`;
    const typed = { phone_mobile: '0412 345 678', position: '\u202aShearer\u202c' };
    const refused = await send(edit, typed);
    expect([refused.status, at(refused.said, 'position')]).toEqual([
      422,
      'must not hold control characters or marks that change the direction of text',
    ]);
    expect(refused.said).toMatch(/name="phone_mobile"[^>]*value="0412 345 678"/s);
    expect((await send(edit, { ...typed, position: 'Shearer' })).status).toBe(303);
  });

  test.each(['9999-12-31', '0001-01-01'])('nobody is asked about %s, by page or by API', async (day) => {
    const id = await hire();
    const reports = `/companies/${wattle}/reports`;
    for (const [address, field] of [
      [`${reports}/leave?to=`, 'to'],
      [`${reports}/year-to-date?to=`, 'to'],
      [`${reports}/forecast?as_at=`, 'as_at'],
    ] as const) {
      const shown = await owner.get(`${address}${day}`);
      expect([address, shown.status, at(await shown.text(), field)]).toEqual([
        ...[address, 422],
        `“${day}” is no calendar day. Write it as 31/12/2026.`,
      ]);
    }
    const headers = { authorization: `Bearer ${web.token}` };
    for (const path of [`employees/${id}/balances?as_at=`, `company/${wattle}/forecast?as_at=`]) {
      const answer = await fetch(`${web.url}/api/${path}${day}`, { headers });
      const { data } = (await answer.json()) as { readonly data: readonly { readonly code: string }[] };
      expect([answer.status, data[0]?.code]).toEqual([422, 'out_of_range']);
    }
    expect((await owner.get(`/companies/${wattle}/people/${id}/balances?as_at=${day}`)).status).toBeLessThan(500);
    expect((await owner.get(`/companies/${wattle}/people/${id}/terminate?pay_date=${day}`)).status).toBeLessThan(500);
  });

  test('an account code of the journal that is none is told at its account, and the others stay typed', async () => {
    const journal = `/companies/${wattle}/reports/journal`;
    const typed = { wages: '6-1000', tax_payable: '*' };
    const sent = await owner.submit(await text(journal), `${journal}/accounts`, typed);
    const said = await sent.text();
    expect([sent.status, at(said, 'tax_payable')]).toEqual([422, expect.stringMatching(/^must be an account code/)]);
    expect(said).toMatch(/name="wages"[^>]*value="6-1000"/s);
    expect(said).toMatch(/name="tax_payable"[^>]*value="\*"/s);
    expect(said).not.toContain('tax_payable must');
  });

  describe('lists of the company', () => {
    test('a description that is too long, or that an allowance of the company has, is told at its field', async () => {
      const list = `/companies/${wattle}/settings/allowances`;
      const tools = { description: 'Tool money', amount: '5', allowance_category: 'TD' };
      const long = await send(list, { ...tools, description: 'x'.repeat(61) });
      expect([long.status, at(long.said, 'description')]).toEqual([422, 'has at most 60 characters; this one has 61.']);
      expect((await send(list, tools)).status).toBe(303);
      const own = await send(`/companies/${wattle}/people/${await hire()}/allowances`, tools);
      expect([own.status, at(own.said, 'description')]).toEqual([
        422,
        'is already used by an allowance of the company.',
      ]);
    });

    test('a name or a description that is taken is told at its field', async () => {
      const taken = async (list: string, entry: Readonly<Record<string, string>>, field: string) => {
        expect((await send(list, entry)).status).toBe(303);
        return at((await send(list, entry)).said, field);
      };
      const settings = `/companies/${wattle}/settings`;
      expect(await taken(`${settings}/awards`, { name: 'Shops' }, 'name')).toBe('Another award already has this name.');
      expect(await taken(`${settings}/classifications`, { name: 'Level 9' }, 'name')).toMatch(
        /^Another classification of the same award already has this name\.$/,
      );
      const deductions = `/companies/${wattle}/people/${await hire()}/deductions`;
      const club = { description: 'Club', amount: '5', classification: 'NORMAL' };
      expect(await taken(deductions, club, 'description')).toBe(
        'The employee already has an entry with this description.',
      );
    });

    test('a rate and a multiplier are told at both fields that one is to be left empty', async () => {
      const made = await web.call<{ id: number }>('POST', `/api/company/${wattle}/pay-rate-groups`, { name: 'Two' });
      const list = `/companies/${wattle}/settings/pay-rates`;
      const both = { classification: String(made.id), description: 'Late', rate: '30', multiplier: '1.5' };
      const refused = await send(list, both);
      const says = '“Rate” and “Multiplier” exclude each other: leave one of them empty.';
      expect([refused.status, at(refused.said, 'rate'), at(refused.said, 'multiplier')]).toEqual([422, says, says]);
    });

    test('whoever may only read sees the lists, and no button that would be refused', async () => {
      const { accounts } = web.service;
      const { customer } = (await accounts.readSession(owner.cookies.get('payroll-session') ?? ''))!;
      const login = { email: 'rae@wattle.example', password };
      const person = { customerId: customer.id, name: 'Rae Reader', role: 'reader' as const, companyIds: [wattle] };
      must(await accounts.createUser({ ...person, ...login }, operator));
      const reader = browser(web.url);
      expect((await reader.submit(await (await reader.get('/sign-in')).text(), '/sign-in', login)).status).toBe(303);
      const { id } = await web.call<{ id: number }>('POST', `/api/company/${wattle}/awards`, { name: 'Hospitality' });
      const person1 = await hire();
      await web.call('POST', `/api/employees/${person1}/bonuses`, { description: 'Yearly', amount: 10 });
      for (const page of [`/companies/${wattle}/settings/awards`, `/companies/${wattle}/people/${person1}/bonuses`]) {
        const seen = await (await reader.get(page)).text();
        expect([page, />\s*See\s*</.test(seen)]).toEqual([page, true]);
        expect(seen).not.toMatch(/>\s*(Remove|Edit|Add the \w+)\s*</);
        expect(await text(page)).toMatch(/>\s*Remove\s*</);
      }
      const one = await (await reader.get(`/companies/${wattle}/settings/awards/${id}`)).text();
      expect([one.includes('value="Hospitality"'), />\s*Save\s*</.test(one)]).toEqual([true, false]);
    });

    test('a rule about a whole list is told at each field that it is about', async () => {
      const made = await web.call<{ id: number }>('POST', `/api/company/${wattle}/pay-rate-groups`, { name: 'Four' });
      const person = `/companies/${wattle}/people/${await hire()}`;
      const kept = `/companies/${kowhai}/people/${await hireInNewZealand()}`;
      const told = async (page: string, entry: Readonly<Record<string, string>>, ...fields: readonly string[]) => {
        const refused = await send(page, entry);
        expect([page, refused.status]).toEqual([page, 422]);
        return fields.map((field) => at(refused.said, field));
      };
      const rate = 'A pay rate needs a rate (dollars per unit) or a multiplier of the hourly rate';
      const settings = `/companies/${wattle}/settings/pay-rates`;
      const late = { classification: String(made.id), description: 'Late' };
      expect(await told(settings, late, 'rate', 'multiplier')).toEqual([`${rate}.`, `${rate}.`]);
      const both = [`${rate}, and not both.`, `${rate}, and not both.`];
      expect(await told(`${person}/pay-rates`, { description: 'Late' }, 'rate', 'multiplier')).toEqual(both);
      const laptop = { description: 'Laptop', amount: '50', percentage: '5%' };
      const one = 'An entry needs amount or percentage, and not both.';
      expect(await told(`${person}/pay-sacrifices`, laptop, 'amount', 'percentage')).toEqual([one, one]);
      const funds = `${person}/super-funds`;
      expect((await send(funds, { usi: 'STA0100AU', fund_name: 'First', member_number: '1' })).status).toBe(303);
      const second = { usi: 'HOS0100AU', fund_name: 'Second', member_number: '2' };
      expect(await told(funds, second, 'percentage')).toEqual([
        'Fund 2 needs percentage: the first fund takes the rest, so it would receive nothing.',
      ]);
      expect((await send(funds, { ...second, percentage: '60%' })).status).toBe(303);
      expect(await told(funds, { ...second, percentage: '50%' }, 'percentage')).toEqual([
        'The percentages of all funds after the first are more than 1 (100%) together.',
      ]);
      const day = { date: '26/12/2026', is_working_day: 'true' };
      expect((await send(`${kept}/working-days`, day)).status).toBe(303);
      expect(await told(`${kept}/working-days`, day, 'date')).toEqual([expect.stringContaining('in the list twice')]);
    });

    test('a fund without a USI is refused in the words of the page', async () => {
      const id = await hire();
      await web.call('POST', `/api/employees/${id}/super-funds`, { usi: 'STA0100AU', fund_name: 'Old' });
      const page = `/companies/${wattle}/settings/super-funds`;
      const refused = await send(page, { from: 'STA0100AU', usi: '', fund_name: 'New' });
      expect([refused.status, at(refused.said, 'usi')]).toEqual([
        422,
        expect.stringMatching(/: A fund needs “USI”, or “[^”_]+”: Yes\.$/),
      ]);
    });

    test('following an award tells at its field what is wrong and keeps the rest; so does a day that is none', async () => {
      const made = await web.call<{ id: number }>('POST', `/api/company/${wattle}/pay-rate-groups`, { name: 'Three' });
      const page = `/companies/${wattle}/award-increase`;
      const sent = await owner.submit(await text(page), `${page}/follow`, {
        ...{ group_id: String(made.id), award_code: 'Retail', classification: 'Level 2', margin_percent: '2' },
      });
      const said = await sent.text();
      expect([sent.status, at(said, 'award_code')]).toEqual([
        422,
        'must be the code of a modern award, such as MA000004',
      ]);
      expect(said).toMatch(/name="award_code"[^>]*value="Retail"/s);
      expect(said).toMatch(/name="classification"[^>]*value="Level 2"/s);
      expect(said).toMatch(/name="margin_percent"[^>]*value="2"/s);
      expect(said).toMatch(new RegExp(`value="${made.id}"\\s+selected`));
      const wrong = await text(`${page}?on=31/02/2026`);
      expect(at(wrong, 'on')).toBe('“31/02/2026” is no calendar day. Write it as 31/12/2026.');
    });
  });

  test('back pay is refused at its fields, all of them at once, with what was typed', async () => {
    const home = `/companies/${wattle}/people/${await hire()}/back-pay`;
    const ask = async (fields: Readonly<Record<string, string>>) =>
      text(`${home}?${new URLSearchParams(fields).toString()}`);
    const typed = { pay_rate_per_hour: '42,50', from: '31/11/2026', to: '2026-13-01', pay_date: 'payday' };
    const wrong = await ask(typed);
    for (const [id, says] of [
      ['pay_rate_per_hour', '“42,50” is no amount. Write it as 42.50.'],
      ['from', '“31/11/2026” is no calendar day. Write it as 31/12/2026.'],
      ['to', '“2026-13-01” is no calendar day. Write it as 31/12/2026.'],
      ['pay_date', '“payday” is no calendar day. Write it as 31/12/2026.'],
    ] as const) {
      expect([id, at(wrong, id)]).toEqual([id, says]);
      expect(wrong).toMatch(new RegExp(`id="${id}"[^>]*value="${typed[id]}"[^>]*aria-invalid="true"`, 's'));
    }
    const days = { from: '1/10/2026', to: '31/10/2026', pay_date: '12/11/2026' };
    const zero = await ask({ ...days, pay_rate_per_hour: '0' });
    expect(at(zero, 'pay_rate_per_hour')).toBe('The amount must be above zero.');
    const turned = await ask({ ...days, pay_rate_per_hour: '42', from: ' 15 November 2026 ' });
    expect(at(turned, 'from')).toBe('The first day is after the last.');
    const nothing = await ask({ ...days, pay_rate_per_hour: '42' });
    expect(at(nothing, 'pay_rate_per_hour')).toContain('from 1 Oct 2026 to 31 Oct 2026 come to no more than was paid');
  });

  test('a run is opened without the person who cannot be paid, and its page says so once', async () => {
    await hire({ first_name: 'Bill', last_name: 'Dear', pay_rate_per_hour: '99999999999', pay_period: 'WEEKLY' });
    await hire({ pay_period: 'WEEKLY' });
    const address = `/companies/${wattle}/pays`;
    const typed = { pay_period: 'WEEKLY', pay_date: '12/11/2026' };
    const opened = await owner.submit(await text(address), `${address}/runs`, typed);
    const table = opened.headers.get('location') ?? '';
    expect([opened.status, table]).toEqual([303, expect.stringMatching(/\/pays\/runs\/\d+\/enter$/)]);
    expect(await text(table)).toContain('Everybody else is in the run. Bill Dear: ');
    expect(await text(table)).not.toContain('Everybody else');
    // Refused as a whole, the form keeps what was chosen.
    const refused = await owner.submit(await text(address), `${address}/runs`, { ...typed, pay_date: '12/11/2199' });
    const again = await refused.text();
    expect([refused.status, /<option value="WEEKLY"\s+selected/.test(again)]).toEqual([422, true]);
    expect(again).toMatch(/id="pay_date"[^>]*value="12\/11\/2199"/s);
  });

  test('a run is processed without the person who has left, and its page says so once', async () => {
    const leaver = await hire({ first_name: 'Lea', last_name: 'Ver', pay_period: 'MONTHLY' });
    const stays = await hire({ first_name: 'Stan', last_name: 'Stays', pay_period: 'MONTHLY' });
    const pays = `/companies/${wattle}/pays`;
    const typed = { pay_period: 'MONTHLY', pay_date: '30/11/2026' };
    const opened = await owner.submit(await text(pays), `${pays}/runs`, typed);
    const run = (opened.headers.get('location') ?? '').replace('/enter', '');
    const ended = { termination_date: '2026-10-30', pay_date: '2026-11-12' };
    await web.call('POST', `/api/employees/${leaver}/terminate`, ended);
    const approved = await owner.submit(await text(`${run}/review`), `${run}/approve`, {});
    expect(approved.status).toBe(303);
    const processed = await owner.submit(await text(run), `${run}/process`, {});
    // Loading the page again must not send the form again.
    expect([processed.status, processed.headers.get('location')]).toEqual([303, run]);
    const told = 'The pays of everybody else are processed. Lea Ver: The last day of this employee is 30 Oct 2026';
    // The script of the page follows the redirect before it opens the page.
    const followed = await owner.get(run, { 'sec-fetch-dest': 'empty' });
    expect(await followed.text()).toContain(told);
    expect(await text(run)).toContain(told);
    expect(await text(run)).not.toContain('everybody else');
    const paid = await web.call<{ status: string }[]>('GET', `/api/company/${wattle}/pays?employee_id=${stays}`);
    expect(paid).toMatchObject([{ status: 'processed' }]);
  });

  test('the table of a run takes nine days of leave, and refuses hidden marks and long texts in words', async () => {
    await hire({ pay_period: 'FORTNIGHTLY' });
    const typed = { pay_period: 'FORTNIGHTLY', pay_date: '12/11/2026' };
    const opened = await owner.submit(await text(`/companies/${wattle}/pays`), `/companies/${wattle}/pays/runs`, typed);
    const table = opened.headers.get('location') ?? '';
    const page = await text(table);
    // A browser would cut what is pasted and say nothing.
    expect(page).not.toContain('maxlength');
    const columns = JSON.parse(/name="columns" value="([^"]*)"/.exec(page)![1]!.replaceAll('&quot;', '"')) as string[];
    const enter = async (column: string, value: string) => {
      const sent = await owner.submit(await text(table), table, { [`c${columns.indexOf(column)}`]: value });
      return { status: sent.status, said: await sent.text() };
    };
    expect(await enter('department', 'Bake\u202ehouse')).toEqual({
      status: 422,
      said: expect.stringContaining('The department must not hold control characters or marks'),
    });
    expect(await enter('note', 'x'.repeat(501))).toEqual({
      status: 422,
      said: expect.stringContaining('The note must have at most 500 characters; it has 501.'),
    });
    expect((await enter('hours', '\u202d38\u202c')).status).toBe(303);
    const [, first = ''] = /data-start="([^"]*)"/.exec(page) ?? [];
    const weekdays = [1, 2, 3, 4, 7, 8, 9, 10, 11].map((days) => {
      const date = new Date(Date.parse(first) + days * 86_400_000);
      return `7:36 ${date.getUTCDate()}/${date.getUTCMonth() + 1}`;
    });
    expect((await enter('leave:HOLIDAY', weekdays.join('; '))).status).toBe(303);
    expect(await text(table)).toContain(weekdays.at(-1)!.replace('7:36', '7.6'));
  });

  test('a rise is typed as 3% too, and what is no percentage is told at its field', async () => {
    for (const page of [`/companies/${wattle}/reports/impact`, `/companies/${wattle}/reports/forecast`]) {
      const ask = (percent: string) =>
        owner.get(`${page}?${new URLSearchParams({ percent, rise_from: '1/12/2026' }).toString()}`);
      const refused = await ask('3,5');
      const said = await refused.text();
      expect([refused.status, at(said, 'percent')]).toEqual([422, '“3,5” is no percentage. Write it as 3.5.']);
      expect(said).toMatch(/id="percent"[^>]*value="3,5"/s);
      const taken = await ask('3.5 %');
      const shown = await taken.text();
      expect([page, taken.status, at(shown, 'percent')]).toEqual([page, 200, undefined]);
      // Nobody of the company has been paid, so the impact has nobody to list in a file.
      const [, file] = /href="([^"]*\.csv\?[^"]*)"/.exec(shown) ?? [];
      expect([page, file !== undefined]).toEqual([page, page.endsWith('forecast')]);
      if (file !== undefined) expect((await owner.get(file.replaceAll('&amp;', '&'))).status).toBe(200);
    }
  });

  test('a limit that is no amount is told at its field; what was ticked and typed stays', async () => {
    const page = `/companies/${wattle}/approvals`;
    for (const limit of ['5,00', '5%', 'lots']) {
      const typed = { limit, payments: 'on' };
      const refused = await owner.submit(await text(page), `/companies/${wattle}/second-person`, typed);
      const said = await refused.text();
      expect([limit, refused.status, at(said, 'limit')]).toEqual([limit, 422, expect.stringContaining('as an amount')]);
      expect(said).toMatch(new RegExp(`id="limit"[^>]*value="${limit}"`, 's'));
      expect(said).toMatch(/name="payments"\s+value="on"\s+checked/);
    }
  });

  test('the name of a user that is none is told, and what was typed stays', async () => {
    const invited = { name: ' ', email: 'ned@wattle.example', role: 'reader', companies: String(kowhai) };
    const refused = await send('/users', invited);
    expect(refused.status).toBe(422);
    expect(refused.said).toMatch(/name="email"[^>]*value="ned@wattle.example"/s);
    expect(refused.said).toMatch(new RegExp(`value="${kowhai}"\\s+selected`));
    expect((await send('/users', { ...invited, name: 'Ned' })).status).toBe(303);
    const [, user = ''] = /href="(\/users\/\d+)">Ned</.exec(await text('/users')) ?? [];
    const renamed = await send(user, { name: ' ', role: 'bookkeeper' });
    expect(renamed.status).toBe(422);
    expect(renamed.said).toMatch(/<option value="bookkeeper"\s+selected/);
  });

  test('a payment file that cannot be made names the person and the field as the pages do', async () => {
    const id = await hire({ first_name: 'Banjo', last_name: 'Paterson', pay_method: 'DIRECT BANK ENTRY' });
    const hours = [{ description: 'Ordinary', units: 'hours', value: '38', rate: '30' }];
    const create = `/api/company/${wattle}/pays/create?pay_date=2026-11-05`;
    const [pay] = await web.call<{ id: number; pay_run_id: number }[]>('PUT', create, [{ employee_id: id, hours }]);
    const made = await owner.submit(
      await text(`/companies/${wattle}/pays/runs/${pay!.pay_run_id}`),
      `/companies/${wattle}/pays/runs/${pay!.pay_run_id}/payment-files`,
      { kind: 'bank' },
    );
    const said = await made.text();
    expect([made.status, said]).toEqual([
      422,
      expect.stringContaining(
        'Banjo Paterson is paid into a bank account and has none; give one or change “Pay method”.',
      ),
    ]);
  });
});
