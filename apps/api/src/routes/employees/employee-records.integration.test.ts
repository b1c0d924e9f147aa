import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { startPeopleService, type Caller, type PeopleService } from '../../testing/people-service';

jest.setTimeout(60_000);

describe.each(testEngines)('what hangs on an employee over HTTP on $engine', (engine) => {
  let service: PeopleService;
  beforeAll(async () => {
    service = await startPeopleService(engine);
  }, 60_000);
  afterAll(() => service.close());

  const employed = async (kind: 'AU' | 'NZ' = 'AU') => {
    const owner = await service.customer();
    const identity = kind === 'AU' ? { abn: '51824753556' } : { ird_number: '49091850' };
    const made = await owner.call('PUT', '/api/company/create', {
      legal_name: 'A',
      ...identity,
      employees: [kind === 'AU' ? auEmployee() : nzEmployee()],
    });
    const { id } = made.body.employees[0];
    return {
      owner,
      id: id as number,
      company: made.body.id as number,
      at: (list: string) => `/api/employees/${id}/${list}`,
    };
  };
  const account = (account_number: string, changes: object = {}) => ({
    bsb: '062-000',
    account_number,
    account_name: 'A WALKER',
    ...changes,
  });
  const numbers = (body: { account_number: string }[]) => body.map((one) => one.account_number);

  test('[4.2-09] [2.5-90] bank accounts are a ranked list; the last takes the remainder', async () => {
    const { owner, at } = await employed();
    const path = at('bank-accounts');
    expect((await owner.call('GET', path)).body).toEqual([]);
    const main = await owner.call('POST', path, account('1111'));
    expect([main.status, main.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        rank: 1,
        bsb: '062-000',
        account_number: '1111',
        account_name: 'A WALKER',
        reference: null,
        amount_per_period: null,
        percentage: null,
      },
    ]);
    const savings = await owner.call('POST', path, account('2222', { amount_per_period: '50.05', reference: 'SAVE' }));
    expect([savings.status, savings.body.rank, savings.body.amount_per_period]).toEqual([201, 1, 50.05]);
    const share = await owner.call('POST', path, account('3333', { percentage: 0.25, rank: 1 }));
    expect(share.body.rank).toBe(1);
    expect(numbers((await owner.call('GET', path)).body)).toEqual(['3333', '2222', '1111']);
    const moved = await owner.call('PATCH', `${path}/${share.body.id}`, { rank: 2, amount_per_period: 10 });
    expect([moved.status, moved.body]).toEqual([
      200,
      expect.objectContaining({ rank: 2, amount_per_period: 10, percentage: null }),
    ]);
    expect((await owner.call('DELETE', `${path}/${savings.body.id}`)).status).toBe(204);
    expect(numbers((await owner.call('GET', path)).body)).toEqual(['3333', '1111']);
    expect((await owner.call('DELETE', `${path}/${savings.body.id}`)).status).toBe(404);
  });

  test.each([
    ['a second one without a share', account('2222')],
    ['amount and percentage together', account('2222', { amount_per_period: 1, percentage: 0.5 })],
    ['no BSB', account('2222', { bsb: null, amount_per_period: 1 })],
    ['letters in the number', account('12AB', { amount_per_period: 1 })],
  ])('a bank account with %s is refused', async (_, body) => {
    const { owner, at } = await employed();
    await owner.call('POST', at('bank-accounts'), account('1111'));
    const refused = await owner.call('POST', at('bank-accounts'), body);
    expect([refused.status, refused.body]).toEqual([400, { detail: expect.any(String) }]);
    expect((await owner.call('GET', at('bank-accounts'))).body).toHaveLength(1);
  });

  test('[2.5-90] there are at most ten bank accounts', async () => {
    const { owner, at } = await employed();
    const path = at('bank-accounts');
    const ten = [
      ...Array.from({ length: 9 }, (_, n) => account(String(1000 + n), { amount_per_period: 1 })),
      account('9999'),
    ];
    expect((await owner.call('PUT', path, ten)).body.map(({ rank }: { rank: number }) => rank)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect((await owner.call('POST', path, account('5', { amount_per_period: 1 }))).status).toBe(400);
    expect((await owner.call('PUT', path, [account('0', { amount_per_period: 1 }), ...ten])).status).toBe(422);
    expect((await owner.call('GET', path)).body).toHaveLength(10);
  });

  // Spec 2.5: a ranked list.
  test('a whole list stands in the order of its ranks', async () => {
    const { owner, at } = await employed();
    const ranked = (...ranks: (number | undefined)[]) =>
      ranks.map((rank, index) =>
        account(String(index), {
          ...(rank === undefined ? {} : { rank }),
          ...(rank === 3 || (rank === undefined && index === 2) ? {} : { amount_per_period: 1 }),
        }),
      );
    const put = (...ranks: (number | undefined)[]) => owner.call('PUT', at('bank-accounts'), ranked(...ranks));
    const sorted = await put(2, 1, 3);
    expect([sorted.status, numbers(sorted.body)]).toEqual([200, ['1', '0', '2']]);
    expect(numbers((await owner.call('GET', at('bank-accounts'))).body)).toEqual(['1', '0', '2']);
    for (const bad of [
      [1, 1, 3],
      [1, 4, 3],
      [1, undefined, 3],
    ]) {
      const refused = await put(...bad);
      expect([refused.status, refused.body]).toEqual([400, { detail: expect.stringContaining('from 1 to 3') }]);
    }
    expect(numbers((await put(undefined, undefined, undefined)).body)).toEqual(['0', '1', '2']);
  });

  test('percentages together are at most the whole', async () => {
    const { owner, at } = await employed();
    const shares = (a: string, b: string) => [
      account('1', { percentage: a }),
      account('2', { percentage: b }),
      account('3'),
    ];
    expect((await owner.call('PUT', at('bank-accounts'), shares('0.6', '0.5'))).status).toBe(400);
    expect((await owner.call('PUT', at('bank-accounts'), shares('0.6', '0.4'))).status).toBe(200);
  });

  test('a New Zealand account is checked and has no BSB', async () => {
    const { owner, at } = await employed('NZ');
    const path = at('bank-accounts');
    const nz = (account_number: string) => ({ account_number, account_name: 'A NGATA' });
    expect((await owner.call('POST', path, nz('01-902-0068388-00'))).status).toBe(400);
    expect((await owner.call('POST', path, { ...nz('01-902-0068389-00'), bsb: '062-000' })).status).toBe(400);
    expect((await owner.call('POST', path, nz('01-902-0068389-00'))).status).toBe(201);
  });

  // Spec 2.5: `country` selects the rules of required fields on create; bank files are of the company's country.
  test('a bank account is one of the country of the company, wherever the employee lives', async () => {
    const owner = await service.customer();
    const hire = async (identity: object, employee: object) => {
      const company = { legal_name: 'A', ...identity, employees: [employee] };
      const made = await owner.call('PUT', '/api/company/create', company);
      return `/api/employees/${made.body.employees[0].id}/bank-accounts`;
    };
    const inNewZealand = { account_number: '01-902-0068389-00', account_name: 'A WALKER' };
    const zealand = await hire({ ird_number: '49091850' }, auEmployee());
    expect((await owner.call('POST', zealand, account('1111'))).status).toBe(400);
    expect((await owner.call('POST', zealand, inNewZealand)).status).toBe(201);
    const australia = await hire({ abn: '51824753556' }, nzEmployee());
    expect((await owner.call('POST', australia, inNewZealand)).status).toBe(400);
    expect((await owner.call('POST', australia, account('1111'))).status).toBe(201);
  });

  test('bank account numbers are sealed in the database, and reading them is audited', async () => {
    const { owner, at } = await employed();
    await owner.call('POST', at('bank-accounts'), account('778899'));
    const rows = await service.database.reading((tx) => tx).run((tx) => tx.query('SELECT * FROM employee_parts'));
    expect(JSON.stringify(rows)).not.toContain('778899');
    expect(numbers((await owner.call('GET', at('bank-accounts'))).body)).toEqual(['778899']);
    const audit = await service.database
      .reading((tx) => tx)
      .run((tx) =>
        tx.query('SELECT id FROM audit_entries WHERE customer_id = ? AND action = ?', [
          owner.customerId,
          'bank-account.read-numbers',
        ]),
      );
    expect(audit).toHaveLength(1);
  });

  test('[4.2-09] super funds: by USI, or self-managed; an empty list in New Zealand', async () => {
    const { owner, at } = await employed();
    const path = at('super-funds');
    const made = await owner.call('POST', path, { usi: 'sta0100au', member_number: '123' });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ usi: 'STA0100AU', member_number: '123', is_smsf: false }),
    ]);
    expect((await owner.call('POST', path, { member_number: '1' })).status).toBe(400);
    expect((await owner.call('POST', path, { is_smsf: true, abn: '51824753556' })).status).toBe(400);
    const own = {
      is_smsf: true,
      abn: '51824753556',
      electronic_service_address: 'smsfdata',
      bsb: '062000',
      account_number: '1234',
      percentage: '0.4',
    };
    // The super file pays to the digits: 12ab would be account 12.
    for (const account_number of ['12ab', '1234567890123']) {
      expect(await owner.call('POST', path, { ...own, account_number })).toMatchObject({
        status: 400,
        body: { detail: 'The account_number of a fund is a number of up to 12 digits.' },
      });
    }
    expect((await owner.call('POST', path, own)).status).toBe(201);
    expect((await owner.call('GET', path)).body).toHaveLength(2);
    const kiwi = await employed('NZ');
    expect((await kiwi.owner.call('GET', kiwi.at('super-funds'))).body).toEqual([]);
    expect((await kiwi.owner.call('POST', kiwi.at('super-funds'), { usi: 'STA0100AU' })).status).toBe(400);
  });

  // Decision 0267: further funds take their percentage and the first takes the rest.
  test('funds after the first say their share, and together take at most the whole', async () => {
    const { owner, at } = await employed();
    const path = at('super-funds');
    const fund = (percentage?: string) => ({ usi: 'STA0100AU', ...(percentage === undefined ? {} : { percentage }) });
    expect((await owner.call('POST', path, fund())).status).toBe(201);
    const silent = await owner.call('POST', path, fund());
    expect([silent.status, silent.body]).toEqual([
      400,
      { detail: 'Fund 2 needs percentage: the first fund takes the rest, so it would receive nothing.' },
    ]);
    const second = await owner.call('POST', path, fund('0.7'));
    expect(second.status).toBe(201);
    const tooMuch = await owner.call('POST', path, fund('0.9'));
    expect([tooMuch.status, tooMuch.body]).toEqual([400, { detail: expect.stringContaining('more than 1 (100%)') }]);
    expect((await owner.call('POST', path, fund('0.3'))).status).toBe(201);
    const grown = await owner.call('PATCH', `${path}/${second.body.id}`, { percentage: '0.700001' });
    expect(grown.status).toBe(400);
    expect((await owner.call('GET', path)).body.map((one: { percentage: number }) => one.percentage)).toEqual([
      null,
      0.7,
      0.3,
    ]);
  });

  test('standing deductions and sacrifices are fixed or a share, with defaults', async () => {
    const { owner, at } = await employed();
    const union = await owner.call('POST', at('deductions'), {
      description: 'Union',
      amount: 12.5,
      classification: 'UNION_FEES',
    });
    expect([union.status, union.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        rank: 1,
        description: 'Union',
        amount: 12.5,
        percentage: null,
        basis: 'GROSS',
        limit: null,
        classification: 'UNION_FEES',
        is_included_in_super_calculations: true,
        auto_apply_to_pay: true,
        receiver_name: null,
        receiver_bsb: null,
        receiver_account_number: null,
        receiver_reference: null,
      },
    ]);
    const share = {
      description: 'Support',
      percentage: '0.1',
      basis: 'NET',
      limit: '200',
      classification: 'CHILD_SUPPORT_DEDUCTION',
    };
    expect((await owner.call('POST', at('deductions'), share)).status).toBe(201);
    expect((await owner.call('POST', at('deductions'), { ...share, description: ' union ' })).status).toBe(409);
    expect((await owner.call('POST', at('deductions'), { description: 'x', classification: 'NORMAL' })).status).toBe(
      400,
    );
    expect((await owner.call('POST', at('deductions'), { description: 'x', amount: 1 })).status).toBe(422);
    expect(
      (await owner.call('PATCH', `${at('deductions')}/${union.body.id}`, { percentage: '0.05' })).body,
    ).toMatchObject({ amount: null, percentage: 0.05 });
    const sacrifice = await owner.call('POST', at('pay-sacrifices'), { description: 'Super', percentage: '0.05' });
    expect(sacrifice.body).toMatchObject({
      is_super: true,
      is_included_in_super_calculations: true,
      auto_apply_to_pay: true,
    });
    expect((await owner.call('GET', at('deductions'))).body).toHaveLength(2);
    expect((await owner.call('GET', at('pay-sacrifices'))).body).toHaveLength(1);
  });

  // Decision 1370: no New Zealand pay can have one, so a standing one would have every pay refused.
  test('a standing sacrifice belongs to Australia, and the pays of a New Zealander go on', async () => {
    const { owner, at } = await employed('NZ');
    const { status, body } = await owner.call('POST', at('pay-sacrifices'), { description: 'Super', amount: 10 });
    expect(status).toBe(400);
    expect(body.detail).toContain('Australian companies');
    expect((await owner.call('GET', at('pay-sacrifices'))).body).toEqual([]);
  });

  test('standing allowances and bonuses', async () => {
    const { owner, at } = await employed();
    const tools = { description: 'Tools', amount: '5.25', allowance_category: 'TD' };
    expect((await owner.call('POST', at('allowances'), tools)).body).toMatchObject({
      amount: 5.25,
      units: 1,
      is_taxable: true,
      auto_apply_to_pay: true,
    });
    expect(
      (await owner.call('POST', at('allowances'), { ...tools, description: 'x', allowance_category: null })).status,
    ).toBe(400);
    expect((await owner.call('POST', at('allowances'), { ...tools, description: 'Tools – x' })).status).toBe(400);
    expect((await owner.call('POST', at('allowances'), { ...tools, description: 'TOOLS' })).status).toBe(409);
    const bonus = await owner.call('POST', at('bonuses'), { description: 'Quarter', amount: 1000 });
    expect(bonus.body).toMatchObject({ tax_method: 'NORMAL_EARNINGS', is_directors_fees: false });
    expect(
      (await owner.call('POST', at('bonuses'), { description: 'x', amount: 1, tax_method: 'METHOD_B1' })).status,
    ).toBe(400);
    const ranged = {
      description: 'x',
      amount: 1,
      tax_method: 'METHOD_B1',
      start_date: '2026-07-01',
      end_date: '2026-09-30',
    };
    expect((await owner.call('POST', at('bonuses'), ranged)).status).toBe(201);
  });

  test('own pay rates are changed and deleted; the reference stays', async () => {
    const { owner, at } = await employed();
    const made = await owner.call('POST', at('pay-rates'), { description: 'Trainer', rate: '40' });
    expect(made.body.reference).toBe(`employee:${made.body.id}`);
    const one = `${at('pay-rates')}/${made.body.id}`;
    const { reference } = made.body;
    expect((await owner.call('PATCH', one, { multiplier: '1.5' })).body).toMatchObject({
      reference,
      rate: null,
      multiplier: 1.5,
    });
    const listed = (await owner.call('GET', at('pay-rates'))).body;
    expect(listed[1]).toMatchObject({ reference: `employee:${made.body.id}`, multiplier: 1.5 });
    expect((await owner.call('DELETE', one)).status).toBe(204);
    expect((await owner.call('POST', at('pay-rates'), { description: 'x' })).status).toBe(400);
  });

  test('opening balances are set whole and read back', async () => {
    const { owner, at } = await employed();
    const path = at('opening-balances');
    expect((await owner.call('GET', path)).status).toBe(404);
    const set = await owner.call('PUT', path, {
      as_at: '2026-06-30',
      gross: '51234.56',
      tax: 9000,
      holiday_leave_hours: '-7.6',
    });
    expect([set.status, set.body]).toEqual([
      200,
      expect.objectContaining({ as_at: '2026-06-30', gross: 51234.56, tax: 9000, super: 0, holiday_leave_hours: -7.6 }),
    ]);
    await owner.call('PUT', path, { as_at: '2026-07-31' });
    expect((await owner.call('GET', path)).body).toMatchObject({ as_at: '2026-07-31', gross: 0 });
    expect((await owner.call('PUT', path, { gross: 1 })).status).toBe(422);
    expect((await owner.call('PUT', path, { as_at: '2026-07-31', colour: 1 })).status).toBe(422);
  });

  test('opening balances have a version, which If-Match is held against', async () => {
    const { owner, at } = await employed();
    const set = (as_at: string, tag: string) =>
      owner.call('PUT', at('opening-balances'), { as_at }, { 'If-Match': tag });
    expect((await set('2026-06-30', '*')).status).toBe(412);
    await owner.call('PUT', at('opening-balances'), { as_at: '2026-06-30' });
    const tag = (await owner.call('GET', at('opening-balances'))).headers.get('etag')!;
    const changed = await set('2026-07-31', tag);
    expect(changed.status).toBe(200);
    for (const outdated of [tag, '"v0"']) expect((await set('2026-08-31', outdated)).status).toBe(412);
    const { body, headers } = await owner.call('GET', at('opening-balances'));
    expect([body.as_at, headers.get('etag')]).toEqual(['2026-07-31', changed.headers.get('etag')]);
  });

  test.each([
    ['AU', ['kiwisaver_employee', 'annual_holidays_weeks', 'alternative_holiday_days', 'gross_last_4_weeks']],
    ['NZ', ['super', 'long_service_leave_hours', 'qualifying_earnings']],
  ] as const)(
    '%s: opening balances of the other country are refused by name, and zero says nothing',
    async (country, names) => {
      const { owner, at } = await employed(country);
      const path = at('opening-balances');
      const of = (value: string) => ({
        as_at: '2026-06-30',
        ...Object.fromEntries(names.map((name) => [name, value])),
      });
      const refused = await owner.call('PUT', path, of('7'));
      expect(refused.status).toBe(400);
      for (const name of names) expect((refused.body as { detail: string }).detail).toContain(name);
      expect((await owner.call('GET', path)).status).toBe(404);
      expect((await owner.call('PUT', path, of('0'))).status).toBe(200);
    },
  );

  test('lists of somebody else are not found; those of a deleted employee cannot be changed', async () => {
    const { owner, id, at } = await employed();
    const stranger = await service.customer();
    const member: Caller = await owner.as({ memberOf: [] });
    for (const list of [
      'bank-accounts',
      'super-funds',
      'pay-rates',
      'deductions',
      'pay-sacrifices',
      'allowances',
      'bonuses',
      'opening-balances',
    ]) {
      expect((await stranger.call('GET', at(list))).status).toBe(404);
      expect((await member.call('GET', at(list))).status).toBe(404);
    }
    expect((await stranger.call('POST', at('bank-accounts'), account('1'))).status).toBe(404);
    await owner.call('DELETE', `/api/employees/${id}`);
    expect((await owner.call('POST', at('bank-accounts'), account('1'))).status).toBe(409);
  });

  test('of two that add at once neither is lost', async () => {
    const { owner, at } = await employed();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        owner.call('POST', at('deductions'), { description: `D${n}`, amount: n + 1, classification: 'NORMAL' }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    const listed = (await owner.call('GET', at('deductions'))).body;
    expect(listed.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
