import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { startPeopleService, type PeopleService } from '../../testing/people-service';

const AU = { legal_name: 'Kookaburra Coffee Pty Ltd', abn: '51 824 753 556' };
const NZ = { legal_name: 'Kererū Limited', ird_number: '49-091-850' };

jest.setTimeout(60_000);

describe.each(testEngines)('companies over HTTP on $engine', (engine) => {
  let service: PeopleService;
  beforeAll(async () => {
    service = await startPeopleService(engine);
  });
  afterAll(() => service.close());

  const created = async (body: object) => {
    const owner = await service.customer();
    return { owner, reply: await owner.call('PUT', '/api/company/create', body) };
  };

  test('[2.2-01] the id is generated; one that is sent is ignored', async () => {
    const { reply } = await created({ id: 987_654_321, ...AU });
    expect(reply.status).toBe(201);
    expect(reply.body.id).not.toBe(987_654_321);
    expect(Number.isSafeInteger(reply.body.id)).toBe(true);
  });

  test('[2.2-02] [4.1-02] employees may be left out; a create answers 201 with the company', async () => {
    const { reply } = await created(AU);
    expect(reply.status).toBe(201);
    expect(reply.body.employees).toEqual([]);
    expect(reply.body.legal_name).toBe('Kookaburra Coffee Pty Ltd');
  });

  test('[2.2-03] an ABN makes it Australian, an IRD number a New Zealand company', async () => {
    expect((await created(AU)).reply.body).toMatchObject({ country: 'AU', abn: '51824753556', ird_number: null });
    expect((await created(NZ)).reply.body).toMatchObject({ country: 'NZ', abn: null, ird_number: '49091850' });
  });

  test.each([
    ['no legal_name', { abn: AU.abn }, 'body.legal_name'],
    ['a legal_name of 201 characters', { ...AU, legal_name: 'x'.repeat(201) }, 'body.legal_name'],
    ['neither abn nor ird_number', { legal_name: 'A' }, 'body.abn'],
    ['both abn and ird_number', { ...AU, ...NZ }, 'body.ird_number'],
    ['an ABN whose check fails', { ...AU, abn: '51824753557' }, 'body.abn'],
    ['an IRD number whose check fails', { ...NZ, ird_number: '49091851' }, 'body.ird_number'],
    ['an NZBN whose check fails', { ...NZ, nzbn: '9429036975274' }, 'body.nzbn'],
    ['a branch number of 0', { ...AU, branch_number: 0 }, 'body.branch_number'],
    ['a branch number of 1000', { ...AU, branch_number: 1000 }, 'body.branch_number'],
    ['a week that ends on no day', { ...AU, week_ends_on: 'Sunday' }, 'body.week_ends_on'],
    ['a pay period we do not know', { ...AU, default_pay_period: 'DAILY' }, 'body.default_pay_period'],
    ['a time zone that does not exist', { ...AU, timezone: 'Australia/Atlantis' }, 'body.timezone'],
    ['a bank code of four letters', { ...AU, financial_institution: 'WBCX' }, 'body.financial_institution'],
    ['an e-mail address without domain', { ...AU, email_address: 'me@' }, 'body.email_address'],
    ['a BSB of five digits', { ...AU, bank_bsb: '06200' }, 'body.bank_bsb'],
    ['a BSB in New Zealand', { ...NZ, bank_bsb: '062-000' }, 'body.bank_bsb'],
    [
      'a New Zealand account that does not check',
      { ...NZ, bank_account_number: '01-902-0068388-00' },
      'body.bank_account_number',
    ],
  ])('[2.2-04] [7.1-02] [7.2-05] %s is a validation failure that names the field', async (_, body, path) => {
    const { owner, reply } = await created(body);
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({
      status_code: 10422,
      message: expect.any(String),
      data: expect.arrayContaining([{ path, message: expect.any(String), code: expect.any(String) }]),
    });
    expect((await owner.call('GET', '/api/company')).body).toEqual([]);
  });

  test('[2.2-05] what is left out takes its default; what is sent is kept', async () => {
    expect((await created(AU)).reply.body).toMatchObject({
      branch_number: 1,
      timezone: 'Australia/Sydney',
      default_pay_period: 'WEEKLY',
      week_ends_on: 'SUNDAY',
      trading_name: null,
    });
    const sent = {
      trading_name: 'Kererū 🥐',
      branch_number: 7,
      nzbn: '9429036975273',
      contact_name: 'Aroha',
      email_address: 'pay@kereru.example',
      phone: '+64 9 123 4567',
      address1: '1 Queen Street',
      address2: 'Level 2',
      city: 'Auckland',
      state: 'akl',
      postcode: '1010',
      timezone: 'Pacific/Chatham',
      default_pay_period: 'FORTNIGHTLY',
      week_ends_on: 'WEDNESDAY',
      fortnight_anchor_date: '2026-11-11',
      bank_account_number: '01-902-0068389-00',
      bank_account_name: 'KERERU LTD',
      direct_entry_user_id: '301500',
      financial_institution: 'anz',
      region: 'Auckland',
    };
    const { reply } = await created({ ...NZ, ...sent });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ ...sent, state: 'AKL', financial_institution: 'ANZ' });
    expect((await created(NZ)).reply.body.timezone).toBe('Pacific/Auckland');
  });

  test('[2.2-06] an unknown key is refused', async () => {
    const { reply } = await created({ ...AU, colour: 'green' });
    expect(reply.status).toBe(422);
    expect(reply.body.data).toEqual([{ path: 'body.colour', message: expect.any(String), code: 'unknown_field' }]);
  });

  test('[2.2-07] [2.2-08] employees that are sent are made with the company, and shown with basic information', async () => {
    const { owner, reply } = await created({
      ...AU,
      employees: [auEmployee({ number: 'E2', first_name: 'Bea' }), auEmployee({ first_name: 'Ann' })],
    });
    expect(reply.status).toBe(201);
    expect(reply.body.employees).toEqual([
      {
        id: expect.any(Number),
        number: null,
        first_name: 'Ann',
        last_name: 'Walker',
        format_name: 'Ann Walker',
        is_terminated: false,
      },
      {
        id: expect.any(Number),
        number: 'E2',
        first_name: 'Bea',
        last_name: 'Walker',
        format_name: 'Bea Walker',
        is_terminated: false,
      },
    ]);
    expect((await service.events(owner.customerId)).map(({ type }) => type).sort()).toEqual([
      'company.created',
      'employee.created',
      'employee.created',
    ]);
  });

  test('[2.2-07] one bad employee refuses the whole request and leaves nothing behind', async () => {
    for (const [bad, status] of [
      [auEmployee({ city: '' }), 422],
      [auEmployee({ is_closely_held: undefined }), 400],
      [auEmployee({ number: 'same' }), 400],
    ] as const) {
      const { owner, reply } = await created({ ...AU, employees: [auEmployee({ number: 'same' }), bad] });
      expect(reply.status).toBe(status);
      expect((await owner.call('GET', '/api/company')).body).toEqual([]);
      expect(await service.events(owner.customerId)).toEqual([]);
    }
  });

  test('[4.1-01] the list holds the companies within reach, with their employees, and no others', async () => {
    const owner = await service.customer();
    const banksia = (
      await owner.call('PUT', '/api/company/create', { ...AU, legal_name: 'banksia', employees: [auEmployee()] })
    ).body;
    await owner.call('PUT', '/api/company/create', { ...AU, legal_name: 'Acacia' });
    const listed = await owner.call('GET', '/api/company');
    expect(listed.status).toBe(200);
    expect(listed.body.map((company: { legal_name: string }) => company.legal_name)).toEqual(['Acacia', 'banksia']);
    expect(listed.body[1].employees).toHaveLength(1);
    const member = await owner.as({ memberOf: [banksia.id] });
    expect((await member.call('GET', '/api/company')).body.map((company: { id: number }) => company.id)).toEqual([
      banksia.id,
    ]);
    const stranger = await service.customer();
    expect((await stranger.call('GET', '/api/company')).body).toEqual([]);
  });

  test('[4.1-01] a token without a payroll scope gets 200 and an empty list', async () => {
    const { owner } = await created(AU);
    const narrow = await owner.as({ scopes: ['openid'] });
    const listed = await narrow.call('GET', '/api/company');
    expect([listed.status, listed.body]).toEqual([200, []]);
  });

  test('[4.1-03] [7.2-03] one company: 200 with employees and its version, 404 when absent', async () => {
    const { owner, reply } = await created({ ...AU, employees: [auEmployee()] });
    const read = await owner.call('GET', `/api/company/${reply.body.id}`);
    expect([read.status, read.headers.get('etag')]).toEqual([200, '"v1"']);
    expect(read.body).toEqual(reply.body);
    const absent = await owner.call('GET', '/api/company/999999');
    expect([absent.status, absent.body]).toEqual([404, { detail: 'Company not found.' }]);
  });

  test('[4.1-04] a patch changes what is sent, clears what is null, and leaves the rest', async () => {
    const { owner, reply } = await created({ ...AU, city: 'Perth', trading_name: 'Kooka', branch_number: 4 });
    const path = `/api/company/${reply.body.id}`;
    const changed = await owner.call('PATCH', path, { city: 'Hobart', trading_name: null });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"v2"']);
    expect(changed.body).toEqual({ ...reply.body, city: 'Hobart', trading_name: null });
    expect((await owner.call('GET', path)).body).toEqual(changed.body);
  });

  test('[4.1-04] [6-04] an empty patch changes nothing and tells nobody', async () => {
    const { owner, reply } = await created(AU);
    const path = `/api/company/${reply.body.id}`;
    for (const body of [undefined, '', {}, { legal_name: AU.legal_name }, { abn: AU.abn }]) {
      const same = await owner.call('PATCH', path, body);
      expect([same.status, same.headers.get('etag'), same.body]).toEqual([200, '"v1"', reply.body]);
    }
    expect((await service.events(owner.customerId)).map(({ type }) => type)).toEqual(['company.created']);
    await owner.call('PATCH', path, { city: 'Hobart' });
    expect((await service.events(owner.customerId)).at(-1)).toMatchObject({
      type: 'company.updated',
      entity: { type: 'company', id: reply.body.id },
      data: { id: reply.body.id, city: 'Hobart', legal_name: AU.legal_name, employees: [] },
    });
  });

  test.each([
    [{ legal_name: null }, 'body.legal_name'],
    [{ abn: null }, 'body.abn'],
    [{ ird_number: '49091850' }, 'body.ird_number'],
    [{ country: 'NZ' }, 'body.country'],
    [{ branch_number: null }, 'body.branch_number'],
  ])('[4.1-04] a patch of %j is refused', async (body, path) => {
    const { owner, reply } = await created(AU);
    const refused = await owner.call('PATCH', `/api/company/${reply.body.id}`, body);
    expect([refused.status, refused.body.data?.[0]?.path]).toEqual([422, path]);
  });

  test('[7.2-03] a patch or a delete of an unknown company answers 404 "Company not found"', async () => {
    const owner = await service.customer();
    for (const method of ['PATCH', 'DELETE']) {
      const reply = await owner.call(method, '/api/company/999999', method === 'PATCH' ? {} : undefined);
      expect([reply.status, reply.body]).toEqual([404, { detail: 'Company not found' }]);
    }
  });

  test('[7.2-02] a company of somebody else is out of reach', async () => {
    const { reply } = await created(AU);
    const stranger = await service.customer();
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['GET', '/employees'],
      ['GET', '/allowances'],
      ['GET', '/pay-rates'],
    ] as const) {
      const refused = await stranger.call(
        method,
        `/api/company/${reply.body.id}${path}`,
        method === 'PATCH' ? {} : undefined,
      );
      expect([refused.status, refused.body]).toEqual([403, { detail: 'User does not have access to this company.' }]);
    }
  });

  test('[7.2-02] a token without the scope is told which is missing', async () => {
    const { owner, reply } = await created(AU);
    const reader = await owner.as({ scopes: ['payroll.read'] });
    const refused = await reader.call('PATCH', `/api/company/${reply.body.id}`, {});
    expect([refused.status, refused.body]).toEqual([403, { detail: 'Missing required scope: payroll.write' }]);
  });

  test('[4.1-05] [2.2-09] a delete answers 204 and hides the company and its employees', async () => {
    const { owner, reply } = await created({ ...AU, employees: [auEmployee({ number: 'kept' })] });
    const { id, employees } = reply.body;
    const deleted = await owner.call('DELETE', `/api/company/${id}`);
    expect([deleted.status, deleted.body]).toEqual([204, undefined]);
    expect((await owner.call('GET', `/api/company/${id}`)).status).toBe(404);
    expect((await owner.call('GET', '/api/company')).body).toEqual([]);
    expect((await owner.call('GET', `/api/employees/${employees[0].id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/api/company/${id}`)).status).toBe(404);
    expect((await service.events(owner.customerId)).at(-1)).toMatchObject({
      type: 'company.deleted',
      entity: { type: 'company', id },
    });
  });

  test('[2.2-09] only an owner may delete a company', async () => {
    const { owner, reply } = await created(AU);
    const member = await owner.as({ memberOf: [reply.body.id] });
    expect((await member.call('DELETE', `/api/company/${reply.body.id}`)).status).toBe(403);
    expect((await owner.call('GET', `/api/company/${reply.body.id}`)).status).toBe(200);
  });

  test('a member who creates a company reaches it from then on', async () => {
    const owner = await service.customer();
    const member = await owner.as({ memberOf: [] });
    const made = await member.call('PUT', '/api/company/create', AU);
    expect((await member.call('GET', `/api/company/${made.body.id}`)).status).toBe(200);
  });

  test('[4.1-07] the redirect helper sets the default company and goes to its Pays screen', async () => {
    const { owner, reply } = await created(AU);
    const { id } = reply.body;
    const sent = await owner.call('GET', `/api/redirect/company/${id}`);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, `https://app.example.com/companies/${id}/pays`]);
    const stored = await service.database
      .reading((tx) => tx)
      .run((tx) =>
        tx.query<{ default_company_id: number }>('SELECT default_company_id FROM customers WHERE id = ?', [
          owner.customerId,
        ]),
      );
    expect(stored).toEqual([{ default_company_id: id }]);
    const stranger = await service.customer();
    expect((await stranger.call('GET', `/api/redirect/company/${id}`)).status).toBe(403);
    const absent = await owner.call('GET', '/api/redirect/company/999999');
    expect([absent.status, absent.body]).toEqual([400, { detail: 'No company found with the given company_id' }]);
  });

  test('an If-Match of an older version is refused with 412 and changes nothing', async () => {
    const { owner, reply } = await created(AU);
    const path = `/api/company/${reply.body.id}`;
    expect((await owner.call('PATCH', path, { city: 'Perth' }, { 'If-Match': '"v1"' })).status).toBe(200);
    expect((await owner.call('PATCH', path, { city: 'Hobart' }, { 'If-Match': '"v1"' })).status).toBe(412);
    expect((await owner.call('DELETE', path, undefined, { 'If-Match': '"v1"' })).status).toBe(412);
    expect((await owner.call('GET', path)).body.city).toBe('Perth');
  });

  test('[7.1-01] endpoint refusals say detail; [7.2-01] a list of an unknown company is 400', async () => {
    const owner = await service.customer();
    for (const path of ['employees', 'allowances', 'pay-rates', 'awards', 'allowances/1']) {
      const reply = await owner.call('GET', `/api/company/999999/${path}`);
      expect([reply.status, reply.body]).toEqual([400, { detail: 'No company found with the given company_id' }]);
    }
  });

  test('tax and bank numbers are sealed in the database, masked in events, plain to an audited reader', async () => {
    const { owner, reply } = await created({ ...NZ, bank_account_number: '01-902-0068389-00' });
    const rows = await service.database
      .reading((tx) => tx)
      .run((tx) => tx.query('SELECT * FROM companies WHERE id = ?', [reply.body.id]));
    expect(JSON.stringify(rows)).not.toMatch(/49091850|0068389/);
    const events = await service.events(owner.customerId);
    expect(events[0]?.data).toMatchObject({ ird_number: '*****850', bank_account_number: '***********389-00' });
    expect((await owner.call('GET', `/api/company/${reply.body.id}`)).body.ird_number).toBe('49091850');
    const audit = await service.database
      .reading((tx) => tx)
      .run((tx) =>
        tx.query<{ action: string }>('SELECT action FROM audit_entries WHERE customer_id = ?', [owner.customerId]),
      );
    expect(audit.filter(({ action }) => action === 'company.read-numbers')).toHaveLength(1);
  });
});
