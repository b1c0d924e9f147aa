import { createHash } from 'node:crypto';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { must, operator } from './testing/account-service';
import { startMatrixFixture, type Household, type MatrixFixture } from './testing/route-matrix';

jest.setTimeout(300_000);

const everything = ['payroll.read', 'payroll.write', 'users.manage', 'keys.manage', 'partner.checkout.preview'];
const password = 'correct horse battery staple';

/** One of each thing that a body can name. */
const names = [
  ...(['company', 'employee', 'number', 'award', 'group', 'rate', 'employeeRate', 'employmentType', 'shift'] as const),
  ...(['pay', 'earlierPay', 'pendingPay', 'run', 'openRun'] as const),
  ...(['user', 'role', 'client', 'connection', 'customer'] as const),
] as const;
type Ids = Readonly<Record<(typeof names)[number], string>>;

const nobody = '987654321';
const none: Ids = {
  ...(Object.fromEntries(names.map((name) => [name, nobody])) as Ids),
  number: 'NO-SUCH-NUMBER',
  client: 'x'.repeat(43),
};

interface Caller {
  readonly token: string;
  readonly cookie: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Ids inside bodies, queries and forms; those in paths are tried by the route matrix. */
describe('ids inside requests', () => {
  let fixture: MatrixFixture;
  let owner: Caller;
  /** Reaches the first company of the account alone. */
  let bookkeeper: Caller;
  let neighbour: Caller;
  let own: Ids;
  /** The second company of the same account. */
  let sister: Ids;
  /** Of another customer. */
  let foreign: Ids;

  const send = async (token: string, method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${fixture.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const submit = async (cookie: string, path: string, fields: Readonly<Record<string, string>>): Promise<Answer> => {
    const secret = cookie.slice(cookie.indexOf('=') + 1);
    const csrf_token = createHash('sha256').update(`form ${secret}`).digest('base64url');
    const response = await fetch(`${fixture.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ ...fields, csrf_token }),
    });
    return { status: response.status, text: `${response.headers.get('location') ?? ''} ${await response.text()}` };
  };

  const furnish = async ({ token }: Caller, household: Household): Promise<Ids> => {
    const make = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
      const { status, text } = await send(token, method, path, body);
      if (status > 299) throw new Error(`${method} ${path}: ${status} ${text}`);
      const [first] = [JSON.parse(text) as unknown].flat() as Record<string, unknown>[];
      return first!;
    };
    const bank = { bank_bsb: '062-000', bank_account_number: '12345678', bank_account_name: 'X' };
    const file = { direct_entry_user_id: '123456', financial_institution: 'CBA' };
    const identity = { legal_name: 'X Pty Ltd', abn: '51824753556' };
    const { id: companyId } = await make('PUT', '/api/company/create', { ...identity, ...bank, ...file });
    const company = `/api/company/${String(companyId)}`;
    const number = `N${String(companyId)}`;
    const person = auEmployee({ number, primary_bank_bsb: '062-000', primary_bank_account_number: '12345678' });
    const { employee } = await make('PUT', `${company}/employees/create`, [person]);
    const employeeId = Number((employee as Record<string, unknown>)['id']);
    const idOf = async (path: string, body: unknown) => String((await make('POST', path, body))['id']);
    const pay = async (payDate: string, value: number) => {
      const hours = [{ description: 'Ordinary time', units: 'hours', value, rate: 40 }];
      const made = await make('PUT', `${company}/pays/create?pay_date=${payDate}`, [
        { employee_id: employeeId, hours },
      ]);
      return String(made['id']);
    };
    const group = await idOf(`${company}/pay-rate-groups`, { name: 'Group' });
    const shift = { employee_id: employeeId, date: '2026-11-12', start: '09:00', end: '17:00' };
    const payId = await pay('2026-11-15', 38);
    const run = String((await make('GET', `${company}/pay-runs`))['pay_run_id']);
    const earlierPay = await pay('2026-11-08', 30);
    const open = await make('POST', `${company}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-22' });
    return {
      company: String(companyId),
      employee: String(employeeId),
      number,
      award: await idOf(`${company}/awards`, { name: 'Award' }),
      group,
      rate: await idOf(`${company}/pay-rate-groups/${group}/rates`, { description: 'Rate', rate: '77.00' }),
      employeeRate: await idOf(`/api/employees/${employeeId}/pay-rates`, { description: 'Own rate', rate: '88.00' }),
      employmentType: await idOf('/api/employment-types', { name: `Type ${String(companyId)}` }),
      shift: await idOf(`${company}/timesheets`, [shift]),
      pay: payId,
      earlierPay,
      pendingPay: String((await make('GET', `${company}/pays?status=pending`))['id']),
      run,
      openRun: String(open['pay_run_id']),
      user: household.ids.get('user_id')!,
      role: household.ids.get('role_id')!,
      client: household.ids.get('client_id')!,
      connection: household.ids.get('connection_id')!,
      customer: String(household.customerId),
    };
  };

  beforeAll(async () => {
    fixture = await startMatrixFixture();
    const { accounts } = fixture.service;
    const mine = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    const other = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    // A new password ends tokens, so that comes first.
    const callerOf = async (household: Household): Promise<Caller> => ({
      cookie: await household.signIn(),
      token: await household.token(everything),
    });
    owner = await callerOf(mine);
    neighbour = await callerOf(other);
    own = await furnish(owner, mine);
    sister = await furnish(owner, mine);
    foreign = await furnish(neighbour, other);
    const { customerId } = mine;
    const login = { email: 'one-company@ids.example', password };
    const reach = { name: 'One', role: 'bookkeeper' as const, companyIds: [Number(own.company)] };
    const user = must(await accounts.createUser({ customerId, ...reach, ...login }, operator));
    const token = must(await accounts.issueToken({ customerId, userId: user.id, scopes: everything }, operator));
    const begun = must(await accounts.signIn({ ...login, address: '127.0.0.1', requestId: 'ids' }));
    bookkeeper = { token: token.accessToken, cookie: `payroll-session=${begun.sessionSecret}` };
  });
  afterAll(() => fixture.close());

  type Ask = (caller: Caller, ids: Ids) => Promise<Answer>;

  const payBodies = (): readonly (readonly [string, Ask])[] => {
    const company = `/api/company/${own.company}`;
    const hours = (rate: object) => [{ description: 'Ordinary time', units: 'hours', value: 10, ...rate }];
    const day = 'pay_date=2026-11-29';
    const routes: readonly (readonly [string, string, (pay: object) => unknown])[] = [
      ['PUT', `${company}/pays/create?${day}`, (pay) => [pay]],
      ['POST', `${company}/pays/preview?${day}`, (pay) => [pay]],
      ['POST', `${company}/pays/preview/difference?${day}`, (pay) => [pay]],
      ['POST', `${company}/pays/net-to-gross?${day}`, (pay) => ({ ...pay, net: '100.00' })],
      ['PUT', `${company}/pays/${own.pay}`, (pay) => pay],
      ['POST', `${company}/pays/${own.pay}/correction/preview`, (pay) => pay],
      ['POST', `${company}/pays/${own.pay}/correction`, (pay) => pay],
    ];
    return routes.flatMap(([method, path, body]): (readonly [string, Ask])[] => {
      const ask =
        (pay: (ids: Ids) => object, more = ''): Ask =>
        ({ token }, ids) =>
          send(token, method, `${path}${more}`, body(pay(ids)));
      const withRate = (reference: (ids: Ids) => string) =>
        ask((ids) => ({ employee_id: Number(own.employee), hours: hours({ rate_reference: reference(ids) }) }));
      const name = `${method} ${path}`;
      return [
        [`${name} employee_id`, ask((ids) => ({ employee_id: Number(ids.employee), hours: hours({ rate: 30 }) }))],
        [`${name} company rate`, withRate(({ rate }) => `company:${rate}`)],
        [`${name} employee rate`, withRate(({ employeeRate }) => `employee:${employeeRate}`)],
        ...(path.endsWith(day) && !path.includes('difference')
          ? [
              [
                `${name} employee_number`,
                ask(
                  (ids) => ({ employee_number: ids.number, hours: hours({ rate: 30 }) }),
                  '&identifier_type=employee_number',
                ),
              ] as const,
            ]
          : []),
      ];
    });
  };

  const companyBodies = (): readonly (readonly [string, Ask])[] => {
    const company = `/api/company/${own.company}`;
    const api =
      (method: string, path: string, body: (ids: Ids) => unknown): Ask =>
      ({ token }, ids) =>
        send(token, method, path, body(ids));
    const read =
      (path: (ids: Ids) => string): Ask =>
      ({ token }, ids) =>
        send(token, 'GET', `${company}/${path(ids)}`);
    const people = ({ employee }: Ids) => [Number(employee)];
    const backPay = (ids: Ids) => ({
      employee_id: Number(ids.employee),
      pay_rate_per_hour: 50,
      from: '2026-07-01',
      to: '2026-11-30',
    });
    const raise = (ids: Ids) => ({
      name: 'A rise',
      changes: [{ kind: 'raise', percentage: '0.03', employee_ids: people(ids) }],
    });
    const allowance = { description: 'Tools', amount: '5.00', allowance_category: 'OD' };
    const stp = `/api/single-touch/${own.company}/submit-stp-pays`;
    const pays = ({ pay }: Ids) => [Number(pay)];
    return [
      [
        'impact',
        api('POST', `${company}/impact`, (ids) => ({ rise: { percentage: '0.03' }, employee_ids: people(ids) })),
      ],
      ['scenario', api('POST', `${company}/scenarios`, raise)],
      ['back pay', api('POST', `${company}/back-pay`, backPay)],
      ['preview of back pay', api('POST', `${company}/back-pay/preview`, backPay)],
      ['anomaly', api('POST', `${company}/pay-runs/${own.openRun}/anomalies/acknowledge`, (ids) => ({ employee_id: Number(ids.employee), code: 'first-pay', note: 'Seen' }))], // prettier-ignore
      ['shift', api('POST', `${company}/timesheets`, (ids) => [{ employee_id: Number(ids.employee), date: '2026-11-11', start: '09:00', end: '17:00' }])], // prettier-ignore
      [
        'approved shifts',
        api('POST', `${company}/timesheets/approve`, ({ shift }) => ({ shift_ids: [Number(shift)] })),
      ],
      ['changed employee', api('PATCH', `${company}/employees/update`, (ids) => [{ id: Number(ids.employee), department: 'x' }])], // prettier-ignore
      ['changed employee by number', api('PATCH', `${company}/employees/update?identifier_type=employee_number`, ({ number }) => [{ number, department: 'x' }])], // prettier-ignore
      ['allowance', api('POST', `${company}/allowances`, (ids) => ({ ...allowance, employee_ids: people(ids) }))],
      ['award of a group', api('PATCH', `${company}/pay-rate-groups/${own.group}`, ({ award }) => ({ award_id: Number(award) }))], // prettier-ignore
      ['people of a group', api('PATCH', `${company}/pay-rate-groups/${own.group}`, (ids) => ({ employee_ids: people(ids) }))], // prettier-ignore
      ['run to report', api('POST', stp, ({ run }) => ({ pay_run_id: Number(run) }))],
      ['pays to report', api('POST', stp, (ids) => ({ pay_ids: pays(ids) }))],
      ['super received', api('POST', `${company}/super-contributions/received`, (ids) => ({ pay_ids: pays(ids), received_on: '2026-11-16' }))], // prettier-ignore
      ['payment file', api('POST', `${company}/pay-runs/${own.run}/payment-files`, (ids) => ({ kind: 'bank', pay_ids: pays(ids) }))], // prettier-ignore
      ['difference', read(({ earlierPay }) => `pays/${own.pay}/difference?with_pay_id=${earlierPay}`)],
      ['pays of somebody', read(({ employee }) => `pays?employee_id=${employee}`)],
      ['pays by number', read(({ number }) => `pays?employee_number=${number}`)],
      [
        'shifts of somebody',
        read(({ employee }) => `timesheets?from=2026-11-01&to=2026-11-30&employee_id=${employee}`),
      ],
      ['employee by number', read(({ number }) => `employees?number=${number}`)],
    ];
  };

  const companyForms = (): readonly (readonly [string, Ask])[] => {
    const company = `/companies/${own.company}`;
    const form =
      (path: string, fields: (ids: Ids) => Readonly<Record<string, string>>): Ask =>
      ({ cookie }, ids) =>
        submit(cookie, `${company}/${path}`, fields(ids));
    const published = { award_code: 'MA000004', classification: 'Retail employee level 1' };
    return [
      ['follow', form('award-increase/follow', ({ group }) => ({ group_id: group, ...published }))],
      ['unfollow', form('award-increase/unfollow', ({ group }) => ({ group_id: group }))],
      ['person of a group', form('award-increase/people', ({ employee }) => ({ group_id: own.group, employee_id: employee, belongs: 'true' }))], // prettier-ignore
      ['group of a person', form(`people/${own.employee}/classifications`, ({ group }) => ({ group_id: group, belongs: 'true' }))], // prettier-ignore
      ['award of a new group', form('settings/classifications', ({ award }) => ({ name: 'New', award_id: award }))],
      ['line of a run', form(`pays/runs/${own.openRun}/enter`, ({ pendingPay }) => ({ pay_id: pendingPay, columns: '["hours"]', was: '["38"]', c0: '40' }))], // prettier-ignore
      ['cells of a run', form(`pays/runs/${own.openRun}/cells`, ({ pendingPay }) => ({ columns: '["hours"]', changes: `[{"pay_id":${pendingPay},"cells":[[0,"38","40"]]}]` }))], // prettier-ignore
      ['seen anomaly', form(`pays/runs/${own.openRun}/anomalies/acknowledge`, ({ employee }) => ({ employee_id: employee, code: 'first-pay', note: 'x' }))], // prettier-ignore
      ['file of payments', form(`pays/runs/${own.run}/payment-files`, ({ pay }) => ({ kind: 'bank', pay_ids: pay }))],
      ['week', form('timesheets', ({ employee }) => ({ employee_id: employee, week: '2026-11-09', d0: '9-17' }))],
      ['table of shifts', form('timesheets/import', ({ number }) => ({ csv: `employee_number,date,start,end\n${number},2026-11-13,09:00,17:00` }))], // prettier-ignore
    ];
  };

  /** What belongs to the account and not to a company. */
  const accountRequests = (): readonly (readonly [string, Ask])[] => {
    const api =
      (method: string, path: string, body: (ids: Ids) => unknown): Ask =>
      ({ token }, ids) =>
        send(token, method, path, body(ids));
    const form =
      (path: string, fields: (ids: Ids) => Readonly<Record<string, string>>): Ask =>
      ({ cookie }, ids) =>
        submit(cookie, path, fields(ids));
    const companies = ({ company }: Ids) => [Number(company)];
    const named = { name: 'X', permissions: ['people.read'] };
    const days = { starts_at: '2026-12-01T00:00:00', ends_at: '2026-12-20T00:00:00' };
    const group = (ids: Ids) => `financial_year=2026-27&group_company_ids=${ids.company}`;
    return [
      ['employment type', api('PATCH', `/api/company/${own.company}/employees/update`, (ids) => [{ id: Number(own.employee), employment_type: Number(ids.employmentType) }])], // prettier-ignore
      ['payroll tax', ({ token }, ids) => send(token, 'GET', `/api/company/${own.company}/payroll-tax?${group(ids)}`)],
      ['role of a user', api('PATCH', `/api/users/${own.user}`, ({ role }) => ({ role: 'own', own_role_id: Number(role) }))], // prettier-ignore
      ['companies of a user', api('PATCH', `/api/users/${own.user}`, (ids) => ({ company_ids: companies(ids) }))],
      ['companies of a role', api('POST', '/api/roles', (ids) => ({ ...named, company_ids: companies(ids) }))],
      ['companies of a key', api('POST', '/api/machine-keys', (ids) => ({ name: 'X', scopes: ['payroll.read'], company_ids: companies(ids) }))], // prettier-ignore
      ['absent user', api('POST', '/api/delegations', ({ user }) => ({ user_id: Number(user), delegate_id: Number(own.user), ...days }))], // prettier-ignore
      ['delegate', api('POST', '/api/delegations', ({ user }) => ({ user_id: Number(own.user), delegate_id: Number(user), ...days }))], // prettier-ignore
      ['client of a reseller', api('POST', '/api/partner-checkout/upgrades', ({ customer }) => ({ dry_run: true, end_customer_id: Number(customer), order: { product_id: 1 } }))], // prettier-ignore
      ['connection', form('/home/connections/revoke', ({ connection }) => ({ connection_id: connection }))],
      ['connected customer', form('/api-management/connections/revoke', ({ connection }) => ({ connection_id: connection }))], // prettier-ignore
      ['secret of an application', form('/api-management/clients/rotate-secret', ({ client }) => ({ client_id: client }))], // prettier-ignore
      ['application', form('/api-management/clients/revoke', ({ client }) => ({ client_id: client }))],
      ['key', form('/keys/revoke', ({ client }) => ({ client_id: client }))],
      ['company of a user', form(`/users/${own.user}/companies`, ({ company }) => ({ company_id: company, listed: 'yes' }))], // prettier-ignore
    ];
  };

  /** Everything that can be read of them. */
  const records = async (): Promise<readonly string[]> => {
    const read: string[] = [];
    for (const [{ token }, ids] of [
      [neighbour, foreign],
      [owner, sister],
    ] as const) {
      const company = `/api/company/${ids.company}`;
      const account = ['users', 'roles', 'machine-keys', 'delegations', 'api-management/clients', 'api-management/connections']; // prettier-ignore
      const paths = [
        ...['', '/employees', '/pays', '/pay-runs', '/allowances', '/pay-rates?include=employees', '/scenarios'].map(
          (path) => `${company}${path}`,
        ),
        `${company}/timesheets?from=2026-11-01&to=2026-11-30`,
        `/api/employees/${ids.employee}`,
        ...(ids === foreign ? account.map((path) => `/api/${path}`) : []),
      ];
      for (const path of paths) read.push(`${path} ${(await send(token, 'GET', path)).text}`);
    }
    return read;
  };

  /** An answer without the ids and without what a page puts into each form anew. */
  const plain = ({ status, text }: Answer, ids: Ids): string =>
    Object.values(ids)
      .reduce((shown, id) => shown.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'), `${status} ${text}`)
      .replaceAll(/name="request_key"[^>]*/g, '');

  const told = async (cases: readonly (readonly [string, Ask])[], caller: Caller, theirs: Ids) => {
    const differ: string[] = [];
    for (const [name, ask] of cases) {
      const answer = await ask(caller, theirs);
      const [found, missing] = [plain(answer, theirs), plain(await ask(caller, none), none)].map((text) =>
        // Both ways round, so that a number which is in both does not count.
        Object.values({ ...theirs, none: nobody, number: none.number }).reduce(
          (shown, id) => shown.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'),
          text,
        ),
      );
      if (found !== missing) differ.push(`${name}: ${found!.slice(0, 300)}, and for nothing ${missing!.slice(0, 300)}`);
      if (/^(?:201|303)/.test(found!)) differ.push(`${name}: done, as ${found!.slice(0, 100)}`);
    }
    return differ;
  };

  test("another customer's answer like what does not exist, and nothing of theirs changes", async () => {
    const before = await records();
    const cases = [...payBodies(), ...companyBodies(), ...companyForms(), ...accountRequests()];
    expect(await told(cases, owner, foreign)).toEqual([]);
    expect(await records()).toEqual(before);
    expect(cases.length).toBeGreaterThan(60);
  });

  test("another company's of the same account do so, too, for whoever reaches it and for whoever does not", async () => {
    const before = await records();
    const cases = [...payBodies(), ...companyBodies(), ...companyForms()];
    expect(await told(cases, owner, sister)).toEqual([]);
    expect(await told(cases, bookkeeper, sister)).toEqual([]);
    expect(await records()).toEqual(before);
  });
});
