import { staffRoles, type FieldGroup, type OwnRolePermission, type UserRole } from '@anz-payroll/accounts';
import { nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { browser, must, operator, password, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

interface Run {
  readonly pay_period: string;
  readonly pay_date: string;
}

/** Addresses that differ by an id alone are looked at so many times. */
const OF_A_KIND = 4;

/** Nobody fills in a form, or follows a link, to be told that it is not for their role. */
describe('what pages offer to each role', () => {
  let web: WebService;
  let companyIds: readonly number[];
  let customerId: number;
  /** The page of a pay of some weeks ago. */
  let paid: string;
  beforeAll(async () => {
    web = await startWebService(undefined, { DEMO_HISTORY: 'on', RATE_LIMITS: 'off' });
    const companies = await web.call<{ id: number; country: string }[]>('GET', '/api/company');
    companyIds = companies.map(({ id }) => id);
    // Something of the record of somebody in an open run is missing.
    const ofNewZealand = `/api/company/${companies.find(({ country }) => country === 'NZ')!.id}`;
    const { ird_number: _missing, ...person } = nzEmployee({ nz_tax_code: 'ND', pay_rate_per_hour: '30' });
    const [run] = await web.call<Run[]>('GET', `${ofNewZealand}/pay-runs?status=pending`);
    const { pay_period, pay_date } = run!;
    await web.call('PUT', `${ofNewZealand}/employees/create`, [{ ...person, pay_period }]);
    await web.call('POST', `${ofNewZealand}/pay-runs`, { pay_period, pay_date });
    // Somebody was handed their payslips.
    const owner = await web.signIn();
    const [pay] = await web.call<{ id: number }[]>('GET', `/api/company/${companyIds[0]}/pays?status=processed`);
    paid = `/companies/${companyIds[0]}/pays/${pay!.id}`;
    expect((await owner.get(`${paid}/payslip.pdf`)).status).toBe(200);
    customerId = (await web.service.accounts.customerOfCompany(companyIds[0]!))!;
  });
  afterAll(() => web.close());

  const acting = () => ({ ...operator, customerId });
  const signedIn = async (name: string, role: UserRole | { readonly ownRoleId: number }): Promise<Browser> => {
    const email = `${name.replaceAll(' ', '.')}@offered.example`;
    const user = { customerId, name, email, password, role: 'reader' as const };
    const { id: userId } = must(await web.service.accounts.createUser(user, operator));
    const listed = typeof role === 'object' ? {} : { companyIds };
    must(await web.service.accounts.changeUser({ userId, change: { role }, ...listed }, acting()));
    const visitor = browser(web.url);
    const page = await (await visitor.get('/sign-in')).text();
    expect((await visitor.submit(page, '/sign-in', { email, password })).status).toBe(303);
    return visitor;
  };

  const refusedTo = async (visitor: Browser): Promise<readonly string[]> => {
    const { forms, refused } = await lookAround(visitor, ['/home', paid]);
    for (const [form, page] of forms) {
      const response = await visitor.post(form, { csrf_token: 'of another page' }, { accept: 'text/html' });
      if (isRefused(await response.text())) refused.push(`form ${form} on ${page}`);
    }
    return refused;
  };

  test.each(staffRoles)('%s: no link and no button leads to "Not for your role"', async (role) => {
    expect(await refusedTo(await signedIn(role, role))).toEqual([]);
  });

  test.each<[string, readonly OwnRolePermission[], readonly FieldGroup[], readonly string[] | null]>([
    ['people alone', ['people.read'], [], null],
    ['writes people', ['people.read', 'people.write'], ['pay-figures'], null],
    ['writes people without figures', ['people.read', 'people.write'], [], null],
    ['one department', ['people.read', 'people.write', 'pays.read'], ['pay-figures'], ['Bakery']],
    ['pays without people', ['pays.read', 'pays.write'], ['pay-figures'], null],
    ['pay items', ['pay-items.write'], ['pay-figures'], null],
    ['settings', ['company.write'], [], null],
    ['settings and figures', ['company.write'], ['pay-figures'], null],
    ['settings and pays', ['company.write', 'pays.read', 'pays.write'], ['pay-figures'], null],
    ['settings and people', ['company.write', 'people.read'], ['pay-figures'], null],
    ['releases money', ['pays.read', 'money.release'], ['pay-figures'], null],
    [
      'users and applications',
      ['users.manage', 'audit.read', 'applications.read', 'applications.manage'],
      ['pay-figures'],
      null,
    ],
  ])('a role of the account for %s: neither', async (name, permissions, fieldGroups, departments) => {
    const own = { customerId, name, permissions, fieldGroups, departments, companyIds: null };
    const { id: ownRoleId } = must(await web.service.accounts.createOwnRole(own, acting()));
    expect(await refusedTo(await signedIn(name, { ownRoleId }))).toEqual([]);
  });
});

const isRefused = (page: string) => page.includes('<h1>Not for your role</h1>');
const kindOf = (address: string) => address.replaceAll(/\d+/g, '#').replaceAll(/=[^&]*/g, '');

/** Follows every link from these pages on, which may be refused themselves; forms are those with a button, by the address they are sent to. */
async function lookAround(visitor: Browser, starts: readonly string[]) {
  const forms = new Map<string, string>();
  const seen = new Map<string, number>();
  const refused: string[] = [];
  const waiting = starts.map((address) => ({ address, from: '' }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { address, from } = next;
    const times = seen.get(kindOf(address)) ?? 0;
    if (times >= OF_A_KIND || seen.has(address)) continue;
    seen.set(kindOf(address), times + 1).set(address, OF_A_KIND);
    const response = await visitor.get(address, { accept: 'text/html' });
    const text = await response.text();
    if (isRefused(text) && from !== '') refused.push(`link ${address} on ${from}`);
    for (const [, attributes = '', body = ''] of text.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)) {
      const action = /action="([^"?]*)/.exec(attributes)?.[1] ?? address;
      const isSent = /method="post"/.test(attributes) && body.includes('<button') && action !== '/sign-out';
      if (isSent && ![...forms.keys()].some((known) => kindOf(known) === kindOf(action))) forms.set(action, address);
    }
    const links = [
      ...text.matchAll(/<a\b[^>]*href="(\/(?!api|assets)[^"#]*)/g),
      ...text.matchAll(/<a\b[^>]*href="(\?[^"#]*)/g),
    ];
    for (const [, href = ''] of links) {
      const to = new URL(href.replaceAll('&amp;', '&'), `http://here${address}`);
      // Files are for whoever sees the page that links to them; drawing all of them takes long.
      if (!/\.(?:csv|pdf|zip|aba|txt)$/.test(to.pathname))
        waiting.push({ address: to.pathname + to.search, from: address });
    }
  }
  return { forms, refused };
}
