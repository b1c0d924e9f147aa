import { demoLogins } from '@anz-payroll/demo-seed';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, password, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

const person = {
  first_name: 'Alinta',
  last_name: 'Walker',
  date_of_birth: '12/04/1990',
  address1: '1 Harbour Street',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  country: 'AU',
  employment_status: 'Full-time',
  start_date: '1/7/2024',
  pay_rate_per_hour: '38.50',
  tax_file_number: '123 456 782',
  is_foreign_resident: 'false',
  has_claimed_tax_free_threshold: 'true',
  has_stsl_liability: 'false',
  is_closely_held: 'false',
};

/** decision 1091: a form that creates something creates it once, whether its button is clicked once or twice. */
describe.each(testEngines)('a form that is sent twice, on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let company: number;
  let employee: number;
  let invited: number;
  let uninvited: number;
  let delegates: Readonly<Record<'user_id' | 'delegate_id', string>>;

  beforeAll(async () => {
    web = await startWebService(engine);
    owner = await web.signIn();
    const companies = await web.call<{ id: number; country: string }[]>('GET', '/api/company');
    company = companies.find(({ country }) => country === 'AU')!.id;
    const [first, second] = await people();
    employee = first!.id;
    uninvited = second!.id;
    await web.call('PATCH', `/api/company/${company}/employees/update`, [
      { id: uninvited, employee_portal_active: true, email_address: 'second@twice.example' },
    ]);
    // What back pay is owed for.
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 76 }];
    await web.call('PUT', `/api/company/${company}/pays/create?pay_date=2026-10-15`, [
      { employee_id: employee, hours },
    ]);
    const { accounts } = web.service;
    const person = { customerId: await customerId(), name: 'Ivy Invited', email: 'ivy@twice.example', companyIds: [] };
    invited = must(
      await accounts.inviteUser({ ...person, role: 'reader' }, { ...operator, customerId: person.customerId }),
    ).id;
    const login = { email: 'dee@twice.example', password };
    const delegate = must(
      await accounts.createUser({ ...person, ...login, name: 'Dee', role: 'bookkeeper' }, operator),
    );
    const absent = (await accounts.listUsers(person.customerId)).find(({ user }) => user.role === 'owner')!;
    delegates = { user_id: String(absent.user.id), delegate_id: String(delegate.id) };
    // The account that takes the remainder; those with an amount of their own go before it.
    const rest = { account_name: 'A Archer', account_number: '87654321', bsb: '062-000' };
    const of = { customerId: await customerId(), employeeId: employee, kind: 'bank-account' as const };
    expect(await web.service.employees.createPart({ ...of, body: rest })).toMatchObject({ ok: true });
  });
  afterAll(() => web.close());

  const people = () =>
    web.call<{ id: number; first_name: string; last_name: string }[]>('GET', `/api/company/${company}/employees`);
  const text = async (visitor: Browser, address: string) => {
    const response = await visitor.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const home = () => `/companies/${company}/people/${employee}`;
  const customerId = async () =>
    (await web.service.accounts.readSession(owner.cookies.get('payroll-session') ?? ''))!.customer.id;

  const logged = async (action: string) => {
    const log = await web.service.accounts.readAuditLog(await customerId(), { limit: 500 });
    return log.filter((entry) => entry.action === action).length;
  };

  interface Case {
    readonly page: () => string;
    /** Where the form is sent, if not to its page. */
    readonly action?: () => string;
    readonly typed: Readonly<Record<string, string>>;
    readonly count: () => Promise<number>;
  }
  const cases: Readonly<Record<string, Case>> = {
    'a person': {
      page: () => `/companies/${company}/people/new`,
      typed: person,
      count: async () => (await people()).length,
    },
    'a company': {
      page: () => '/companies/new',
      typed: { legal_name: 'Twice Pty Ltd', abn: '51 824 753 556' },
      count: async () => (await web.call<object[]>('GET', '/api/company')).length,
    },
    'a bank account': {
      page: () => `${home()}/bank-accounts`,
      typed: { account_name: 'A Archer', account_number: '12345678', bsb: '062-000', amount_per_period: '50' },
      count: () => listed('bank-account'),
    },
    'a super fund': {
      page: () => `${home()}/super-funds`,
      typed: { usi: 'STA0100AU', fund_name: 'AustralianSuper', member_number: '77' },
      count: () => listed('super-fund'),
    },
    'a bonus': {
      page: () => `${home()}/bonuses`,
      typed: { description: 'Quarter', amount: '10' },
      count: () => listed('bonus'),
    },
    'a classification of the company': {
      page: () => `/companies/${company}/settings/classifications`,
      typed: { name: 'Level of two' },
      count: async () =>
        (await web.service.companies.listPayRates({ companyId: company, includeEmployees: false })).length,
    },
    'an invitation': {
      page: () => '/users',
      typed: { name: 'Uma User', email: 'uma@twice.example', role: 'reader' },
      count: async () => (await web.service.accounts.listUsers(await customerId())).length,
    },
    'an invitation that is sent again': {
      page: () => `/users/${invited}`,
      action: () => `/users/${invited}/invitation`,
      typed: {},
      count: () => logged('user.invite-again'),
    },
    'an invitation of an employee': {
      page: () => `/companies/${company}/people/${uninvited}/access`,
      action: () => `/companies/${company}/people/${uninvited}/invitation`,
      typed: {},
      count: async () => (await logged('employee.invite')) + (await logged('employee.invite-again')),
    },
    'a delegate': {
      page: () => '/absences',
      typed: { user_id: '1', delegate_id: '0', from: '1/12/2026', to: '14/12/2026' },
      count: async () => (await web.service.accounts.listDelegations(await customerId())).length,
    },
    'back pay': {
      page: () => `${home()}/back-pay?pay_rate_per_hour=50&from=1/9/2026&to=31/10/2026&pay_date=12/11/2026`,
      action: () => `${home()}/back-pay`,
      typed: {},
      count: async () =>
        (await web.call<object[]>('GET', `/api/company/${company}/pays?employee_id=${employee}`)).length,
    },
    'a role of the account': {
      page: () => '/roles',
      typed: { name: 'Role of two', permissions: 'people.read', reach: 'all' },
      count: async () => (await web.service.accounts.listOwnRoles(await customerId())).length,
    },
    'a scenario': {
      page: () => `/companies/${company}/reports/scenarios`,
      typed: { name: 'A rise', percent: '3' },
      count: async () => {
        const of = { customerId: await customerId(), companyId: company };
        const compared = await web.service.pays.compareScenarios(of);
        return compared.ok ? compared.value.length : -1;
      },
    },
  };
  const listed = async (kind: 'bank-account' | 'super-fund' | 'bonus') => {
    const parts = await web.service.employees.listParts({ customerId: await customerId(), employeeId: employee, kind });
    return parts.ok ? parts.value.length : -1;
  };

  test.each(Object.entries(cases))('%s is made once, and both answers lead to it', async (_, one) => {
    const address = one.page();
    const before = await one.count();
    const page = await text(owner, address);
    const action = one.action?.() ?? address;
    // The page may have a form of the same address that only asks.
    const posting = page.slice(page.search(new RegExp(`<form[^>]*method="post"[^>]*action="${action}"`)));
    const typed = 'delegate_id' in one.typed ? { ...one.typed, ...delegates } : one.typed;
    const send = () => owner.submit(posting, action, typed);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect((await text(owner, first.headers.get('location') ?? '')).length).toBeGreaterThan(0);
    expect((await one.count()) - before).toBe(1);
    const later = await send();
    expect(later.headers.get('location')).toBe(first.headers.get('location'));
    expect((await one.count()) - before).toBe(1);
  });

  test('the log has one entry of a person who was sent twice', async () => {
    const address = `/companies/${company}/people/new`;
    const page = await text(owner, address);
    const made = async () => {
      const log = await web.service.accounts.readAuditLog(await customerId(), { limit: 100 });
      return log.filter(({ action }) => action === 'create-employees').length;
    };
    const before = await made();
    const send = () => owner.submit(page, address, { ...person, first_name: 'Birrani' });
    await Promise.all([send(), send()]);
    expect((await made()) - before).toBe(1);
  });

  test('what was refused is corrected and sent again; other values under the key of what was made are not', async () => {
    const address = `/companies/${company}/people/new`;
    const page = await text(owner, address);
    const before = (await people()).length;
    const send = (typed: Readonly<Record<string, string>>) =>
      owner.submit(page, address, { ...person, first_name: 'Cora', ...typed });
    expect((await send({ is_closely_held: '' })).status).toBe(422);
    expect((await send({})).status).toBe(303);
    const other = await send({ last_name: 'Other' });
    const again = await other.text();
    expect([other.status, again.includes('This form was sent before with other values.')]).toEqual([422, true]);
    expect((await people()).length - before).toBe(1);
    // Shown again the form has a key of its own.
    const meant = await owner.submit(again, address, { ...person, first_name: 'Cora', last_name: 'Other' });
    expect(meant.status).toBe(303);
    expect((await people()).length - before).toBe(2);
  });

  test('people of a file are imported once', async () => {
    const address = `/companies/${company}/people/import`;
    const values = { ...person, first_name: 'Dora', date_of_birth: '1990-04-12', start_date: '2024-07-01' };
    const csv = [Object.keys(values), Object.values(values)].map((line) => line.join(',')).join('\n');
    const before = (await people()).length;
    const preview = await (await owner.submit(await text(owner, address), address, { csv })).text();
    expect(preview).toContain('The import would add 1 person.');
    const send = () => owner.submit(preview, address, { csv, confirm: 'import' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect((await people()).length - before).toBe(1);
    expect((await send()).status).toBe(303);
    expect((await people()).length - before).toBe(1);
  });

  test('a key for a machine is made once; the second answer says that its secret was shown', async () => {
    const page = await text(owner, '/keys');
    const typed = { name: 'Key of two', scopes: 'payroll.read', reach: 'all', ends_on: '1/12/2026' };
    const send = () => owner.submit(page, '/keys', typed);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 303]);
    expect(await first.text()).toContain('id="client-secret"');
    const again = await text(owner, second.headers.get('location') ?? '');
    expect(again).toContain('The key is made. Its secret was shown once');
    expect(again.split('aria-label="Revoke Key of two"').length - 1).toBe(1);
  });

  test('a webhook is registered once; the second answer leads to it', async () => {
    const admin = browser(web.url);
    const login = await (await admin.get('/sign-in')).text();
    expect((await admin.submit(login, '/sign-in', demoLogins.apiAdmin)).status).toBe(303);
    const page = await text(admin, '/developers/webhooks');
    const typed = { url: 'https://127.0.0.1/hook', employee_created: 'on' };
    const send = () => admin.submit(page, '/developers/webhooks', typed);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 303]);
    expect(await text(admin, second.headers.get('location') ?? '')).toContain('The webhook is registered.');
    expect((await text(admin, '/developers/webhooks')).split('https://127.0.0.1/hook').length - 1).toBe(1);
  });

  test('a delivery is sent again once for each time that it is asked for; so is a test', async () => {
    const admin = browser(web.url);
    const login = await (await admin.get('/sign-in')).text();
    expect((await admin.submit(login, '/sign-in', demoLogins.apiAdmin)).status).toBe(303);
    const list = await text(admin, '/developers/webhooks');
    const hook = { url: 'https://127.0.0.1/resent', employee_created: 'on' };
    expect((await admin.submit(list, '/developers/webhooks', hook)).status).toBe(200);
    const listed = await text(admin, '/developers/webhooks');
    const address = [...listed.matchAll(/href="(\/developers\/webhooks\/\d+)"/g)].at(-1)![1]!;
    const deliveries = async () => (await text(admin, address)).split('/resend"').length - 1;
    const sendTwice = async (action: string) => {
      const page = await text(admin, address);
      const sent = await Promise.all([admin.submit(page, action, {}), admin.submit(page, action, {})]);
      expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    };
    const before = await deliveries();
    await sendTwice(`${address}/test`);
    expect((await deliveries()) - before).toBe(1);
    const resend = /action="([^"]*\/resend)"/.exec(await text(admin, address))![1]!;
    await sendTwice(resend);
    expect((await deliveries()) - before).toBe(2);
    // The page as it is now has another key: somebody means it.
    await sendTwice(resend);
    expect((await deliveries()) - before).toBe(3);
  });

  test('an application is created once; the second answer says that its secret was shown', async () => {
    const admin = browser(web.url);
    const login = await (await admin.get('/sign-in')).text();
    expect((await admin.submit(login, '/sign-in', demoLogins.apiAdmin)).status).toBe(303);
    const form = await text(admin, '/api-management');
    const page = form.slice(form.indexOf('<form method="post" action="/api-management/clients"'));
    const typed = { name: 'Application of two', redirect_uris: 'https://two.example/cb' };
    const send = () => admin.submit(page, '/api-management/clients', typed);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 303]);
    expect(await first.text()).toContain('id="client-secret"');
    const again = await text(admin, second.headers.get('location') ?? '');
    expect(again).toContain('The application is created. Its secret was shown once');
    expect(again.split('aria-label="Revoke Application of two"').length - 1).toBe(1);
  });

  test('a job ends once', async () => {
    const asked = '?termination_date=2026-11-13&pay_date=2026-11-26&reason=TERMINATION&cessation_type_code=V';
    const address = `${home()}/terminate`;
    const page = await text(owner, `${address}${asked}`);
    // The page has a form of the same address that previews.
    const confirming = page.slice(page.indexOf(`<form method="post" action="${address}"`));
    const send = () => owner.submit(confirming, address, {});
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });
});
