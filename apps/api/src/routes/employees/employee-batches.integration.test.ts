import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { startPeopleService, type Caller, type PeopleService } from '../../testing/people-service';

jest.setTimeout(120_000);

describe.each(testEngines)('employee batches over HTTP on $engine', (engine) => {
  let service: PeopleService;
  beforeAll(async () => {
    service = await startPeopleService(engine);
  }, 60_000);
  afterAll(() => service.close());

  const company = async (cap: number | null = null) => {
    const owner = await service.customer({ cap });
    const made = await owner.call('PUT', '/api/company/create', { legal_name: 'A', abn: '51824753556' });
    return { owner, id: made.body.id as number, path: `/api/company/${made.body.id}/employees` };
  };
  const create = (owner: Caller, path: string, items: readonly object[]) => owner.call('PUT', `${path}/create`, items);
  const named = (first_name: string, changes: object = {}) => auEmployee({ first_name, ...changes });
  const firstNames = (body: { first_name: string }[]) => body.map(({ first_name }) => first_name);

  test('[4.2-02] [2.6-01] all created: 201, an entry for each in the order of the request', async () => {
    const { owner, path } = await company();
    const reply = await create(owner, path, [named('Zed'), named('Ann'), named('Mia')]);
    expect(reply.status).toBe(201);
    expect(reply.body.map((entry: { employee: { first_name: string } }) => entry.employee.first_name)).toEqual([
      'Zed',
      'Ann',
      'Mia',
    ]);
    for (const entry of reply.body) expect(Object.keys(entry).sort()).toEqual(['employee', 'errors']);
    expect(reply.body[0].errors).toEqual({});
  });

  test('[4.2-02] [2.6-02] [7.3-01] some refused: 207, failures carry errors only, the others are there', async () => {
    const { owner, path } = await company();
    const reply = await create(owner, path, [
      named('Ann'),
      named('Bo', { has_stsl_liability: undefined }),
      named('Cy'),
    ]);
    expect(reply.status).toBe(207);
    expect(reply.body.map((entry: object) => Object.keys(entry).sort())).toEqual([
      ['employee', 'errors'],
      ['errors'],
      ['employee', 'errors'],
    ]);
    expect(reply.body[1].errors).toEqual({ detail: expect.stringContaining('has_stsl_liability') });
    expect(firstNames((await owner.call('GET', path)).body)).toEqual(['Ann', 'Cy']);
  });

  test('[4.2-02] [7.3-02] one item of the wrong shape refuses the batch with 422 before anything is written', async () => {
    const { owner, path } = await company();
    const reply = await create(owner, path, [
      named('Ann'),
      named('Bo', { postcode: 'x' }),
      named('Cy', { zzz: 1, city: 7 }),
    ]);
    expect(reply.status).toBe(422);
    expect(reply.body.data.map((fault: { path: string }) => fault.path)).toEqual([
      'body[1].postcode',
      'body[2].city',
      'body[2].zzz',
    ]);
    expect((await owner.call('GET', path)).body).toEqual([]);
    expect((await service.events(owner.customerId)).map(({ type }) => type)).toEqual(['company.created']);
  });

  test.each([[{}], ['text'], [null], [7]])(
    '[4.2-02] a body that is no list (%j) is a validation failure',
    async (body) => {
      const { owner, path } = await company();
      expect((await owner.call('PUT', `${path}/create`, JSON.stringify(body))).status).toBe(422);
    },
  );

  test('[4.2-02] [7.2-01] an empty list is 400; [7.2-03] an unknown company is 404', async () => {
    const { owner, path } = await company();
    const empty = await create(owner, path, []);
    expect([empty.status, empty.body]).toEqual([400, { detail: expect.stringMatching(/empty/) }]);
    const absent = await create(owner, '/api/company/999999/employees', [named('Ann')]);
    expect([absent.status, absent.body]).toEqual([404, { detail: 'Company not found' }]);
    expect((await owner.call('PATCH', `${path}/update`, [])).status).toBe(400);
    expect((await owner.call('PATCH', '/api/company/999999/employees/update', [{ id: 1 }])).body).toEqual({
      detail: 'Company not found',
    });
  });

  test('[2.5-14] [2.6-03] a number is unique across all companies of the account, whatever its case and blanks', async () => {
    const { owner, path } = await company();
    const [first] = (await create(owner, path, [named('Ann', { number: 'Ab-1' })])).body;
    const second = await owner.call('PUT', '/api/company/create', { legal_name: 'B', abn: '51824753556' });
    const there = `/api/company/${second.body.id}/employees`;
    for (const number of ['Ab-1', ' AB-1 ']) {
      const reply = await create(owner, there, [named('Bo', { number })]);
      expect([reply.status, reply.body[0].errors]).toEqual([
        207,
        { number: expect.stringContaining(String(first.employee.id)) },
      ]);
    }
    const another = await company();
    expect((await create(another.owner, another.path, [named('Cy', { number: 'Ab-1' })])).status).toBe(201);
  });

  test('[2.6-03] of two items with one number in a batch the first gets it', async () => {
    const { owner, path } = await company();
    const reply = await create(owner, path, [named('Ann', { number: '7' }), named('Bo', { number: ' 7' })]);
    expect([reply.status, Object.keys(reply.body[0]), reply.body[1].errors]).toEqual([
      207,
      ['employee', 'errors'],
      { number: expect.any(String) },
    ]);
  });

  test('[2.5-15] [2.6-03] a deleted employee keeps holding the number, and the message names the holder', async () => {
    const { owner, path } = await company();
    const [first] = (await create(owner, path, [named('Ann', { number: '17' })])).body;
    const { id } = first.employee;
    await owner.call('DELETE', `/api/employees/${id}`);
    const reply = await create(owner, path, [named('Bo', { number: '17' })]);
    expect(reply.status).toBe(207);
    expect(reply.body[0].errors.number).toMatch(new RegExp(`deleted employee ${id}\\b`));
  });

  test('the number of somebody whose company is deleted is free: nobody could renumber or restore them', async () => {
    const { owner, path } = await company();
    const second = await owner.call('PUT', '/api/company/create', {
      legal_name: 'B',
      abn: '51824753556',
      employees: [named('Ann', { number: '17' }), named('Bo', { number: '18' })],
    });
    const refused = await create(owner, path, [named('Cy', { number: '17' })]);
    expect(refused.body[0].errors.number).toMatch(/already used/);
    await owner.call('DELETE', `/api/company/${second.body.id}`);
    const made = await create(owner, path, [named('Cy', { number: '17' })]);
    expect([made.status, made.body[0].employee.number]).toEqual([201, '17']);
    const { id } = made.body[0].employee;
    const renumbered = await owner.call('PATCH', `${path}/update`, [{ id, number: ' 18 ' }]);
    expect([renumbered.status, renumbered.body[0].employee.number]).toEqual([200, '18']);
    const taken = await create(owner, path, [named('Di', { number: '18' })]);
    expect(taken.body[0].errors.number).toMatch(new RegExp(`employee ${id}\\b`));
  });

  test('[2.6-04] the plan may be full in the middle of a batch: the rest gets licence', async () => {
    const { owner, path } = await company(3);
    const reply = await create(owner, path, [
      named('A'),
      named('B'),
      named('C', { city: 'Perth' }),
      named('D'),
      named('E'),
    ]);
    expect(reply.status).toBe(207);
    expect(reply.body.map((entry: { errors: object }) => Object.keys(entry.errors))).toEqual([
      [],
      [],
      [],
      ['licence'],
      ['licence'],
    ]);
    expect((await create(owner, path, [named('F')])).body[0].errors).toEqual({ licence: expect.stringContaining('3') });
    expect((await owner.call('GET', path)).body).toHaveLength(3);
  });

  test('[2.6-04] an item that is refused for another reason takes no place', async () => {
    const { owner, path } = await company(2);
    const reply = await create(owner, path, [
      named('A'),
      named('B', { is_closely_held: undefined }),
      named('C'),
      named('D'),
    ]);
    expect(reply.body.map((entry: { errors: object }) => Object.keys(entry.errors))).toEqual([
      [],
      ['detail'],
      [],
      ['licence'],
    ]);
  });

  test('[2.5-35] one who is not paid counts toward the plan; one terminated or deleted does not', async () => {
    const { owner, path } = await company(1);
    const [first] = (await create(owner, path, [named('A', { active_pay_recipient: false })])).body;
    expect((await create(owner, path, [named('B')])).body[0].errors.licence).toBeDefined();
    await owner.call('DELETE', `/api/employees/${first.employee.id}`);
    expect((await create(owner, path, [named('C')])).status).toBe(201);
  });

  test('[2.6-04] without a subscription the plan has no places', async () => {
    const { owner, path } = await company();
    await create(owner, path, [named('A')]);
    await (owner as Caller & { lapse(): Promise<void> }).lapse();
    expect((await create(owner, path, [named('B')])).body[0].errors).toEqual({
      licence: expect.stringMatching(/subscription/),
    });
    expect((await owner.call('GET', path)).status).toBe(200);
  });

  test('[2.6-06] an item that fails unexpectedly says exception, and the others go through', async () => {
    const { owner, path, id } = await company();
    const { database } = service;
    const sql =
      database.engine === 'sqlite'
        ? "CREATE TRIGGER unexpected BEFORE INSERT ON employees WHEN NEW.first_name = 'Boom' BEGIN SELECT RAISE(ABORT, 'on purpose'); END"
        : "CREATE TRIGGER unexpected BEFORE INSERT ON employees FOR EACH ROW IF NEW.first_name = 'Boom' THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'on purpose'; END IF";
    await database.unitOfWork((tx) => tx).run((tx) => tx.execute(sql));
    try {
      const reply = await create(owner, path, [named('Ann'), named('Boom'), named('Cy')]);
      expect([reply.status, reply.body.map((entry: { errors: object }) => Object.keys(entry.errors))]).toEqual([
        207,
        [[], ['exception'], []],
      ]);
      expect(JSON.stringify(reply.body[1])).not.toMatch(/on purpose/);
      expect(firstNames((await owner.call('GET', path)).body)).toEqual(['Ann', 'Cy']);
      expect((await service.events(owner.customerId)).filter(({ type }) => type === 'employee.created')).toHaveLength(
        2,
      );
      const alone = await create(owner, path, [named('Boom')]);
      expect([alone.status, alone.body]).toEqual([500, { error: expect.any(String) }]);
      expect(id).toBeGreaterThan(0);
    } finally {
      await database.unitOfWork((tx) => tx).run((tx) => tx.execute('DROP TRIGGER unexpected'));
    }
  });

  test('[2.6-07] a refusal that is about one field is keyed by it', async () => {
    const { owner, path } = await company();
    const reply = await create(owner, path, [named('A', { employment_type: 'Pirate' })]);
    expect(Object.keys(reply.body[0].errors)).toEqual(['employment_type']);
  });

  test('[4.2-03] an update is keyed by id: 200 when all went well, 207 when some did not', async () => {
    const { owner, path } = await company();
    const [ann, bo] = (await create(owner, path, [named('Ann'), named('Bo')])).body.map(
      (entry: { employee: object }) => entry.employee,
    );
    const good = await owner.call('PATCH', `${path}/update`, [
      { id: bo.id, city: 'Perth' },
      { id: ann.id, city: 'Hobart' },
    ]);
    expect([good.status, good.body.map((entry: { employee: { city: string } }) => entry.employee.city)]).toEqual([
      200,
      ['Perth', 'Hobart'],
    ]);
    const mixed = await owner.call('PATCH', `${path}/update`, [
      { id: 999_999, city: 'Perth' },
      { id: ann.id, city: 'Cairns' },
    ]);
    expect(mixed.status).toBe(207);
    expect(mixed.body).toEqual([
      { errors: { detail: expect.stringMatching(/not found/) } },
      { employee: expect.objectContaining({ city: 'Cairns' }), errors: {} },
    ]);
  });

  test('[4.2-03] an update of the wrong shape is 422 for the whole batch', async () => {
    const { owner, path } = await company();
    const [{ employee }] = (await create(owner, path, [named('Ann')])).body;
    for (const bad of [{ city: 'x' }, { id: 'x' }, { id: null }, { id: employee.id, zzz: 1 }]) {
      const reply = await owner.call('PATCH', `${path}/update`, [{ id: employee.id, city: 'Perth' }, bad]);
      expect(reply.status).toBe(422);
    }
    expect((await owner.call('GET', `/api/employees/${employee.id}`)).body.city).toBe('Sydney');
    expect((await owner.call('PATCH', `${path}/update?identifier_type=name`, [{ id: 1 }])).status).toBe(422);
  });

  test('[4.2-03] by employee_number, number says who is meant', async () => {
    const { owner, path } = await company();
    await create(owner, path, [named('Ann', { number: 'A1' }), named('Bo')]);
    const reply = await owner.call('PATCH', `${path}/update?identifier_type=employee_number`, [
      { number: ' a1 ', city: 'Perth' },
      { number: 'nobody', city: 'Perth' },
    ]);
    expect(reply.status).toBe(207);
    expect(reply.body[0].employee).toMatchObject({ first_name: 'Ann', number: 'A1', city: 'Perth' });
    expect(reply.body[1].errors).toEqual({ detail: expect.stringMatching(/not found/) });
    for (const bad of [{ city: 'x' }, { id: 1, number: 'A1' }]) {
      expect((await owner.call('PATCH', `${path}/update?identifier_type=employee_number`, [bad])).status).toBe(422);
    }
  });

  test('[4.2-03] [7.2-03] an employee of another company is not found', async () => {
    const { owner, path } = await company();
    const [{ employee }] = (await create(owner, path, [named('Ann', { number: 'x' })])).body;
    const second = await owner.call('PUT', '/api/company/create', { legal_name: 'B', abn: '51824753556' });
    const there = `/api/company/${second.body.id}/employees/update`;
    expect((await owner.call('PATCH', there, [{ id: employee.id, city: 'x' }])).body[0].errors.detail).toMatch(
      /not found/,
    );
    expect(
      (await owner.call('PATCH', `${there}?identifier_type=employee_number`, [{ number: 'x', city: 'x' }])).status,
    ).toBe(207);
  });

  test('[2.6-03] an update cannot take a number that somebody holds; two can swap theirs', async () => {
    const { owner, path } = await company();
    const [a, b, c] = (
      await create(owner, path, [named('A', { number: '1' }), named('B', { number: '2' }), named('C', { number: '3' })])
    ).body.map((entry: { employee: { id: number } }) => entry.employee.id);
    const refused = await owner.call('PATCH', `${path}/update`, [{ id: a, number: '3' }]);
    expect(refused.body[0].errors.number).toContain(String(c));
    const swapped = await owner.call('PATCH', `${path}/update`, [
      { id: a, number: 'tmp' },
      { id: b, number: '1' },
      { id: a, number: '2' },
    ]);
    expect(swapped.status).toBe(200);
    const numbers = (await owner.call('GET', path)).body.map(({ number }: { number: string }) => number);
    expect(numbers).toEqual(['2', '1', '3']);
    expect((await owner.call('PATCH', `${path}/update`, [{ id: a, number: null }])).body[0].employee.number).toBeNull();
  });

  test('[6-04] [3.1-01] a commit tells of every employee once, with the whole read model after the change', async () => {
    const { owner, path } = await company();
    const [{ employee }] = (await create(owner, path, [named('Ann')])).body;
    const masked = { ...employee, tax_file_number: '******782' };
    const events = async () =>
      (await service.events(owner.customerId)).filter(({ entity }) => entity.type === 'employee');
    expect(await events()).toEqual([
      expect.objectContaining({ type: 'employee.created', entity: { type: 'employee', id: employee.id } }),
    ]);
    expect(Object.keys((await events())[0]?.data).sort()).toEqual(Object.keys(masked).sort());
    await owner.call('PATCH', `${path}/update`, [{ id: employee.id, city: 'Sydney' }]);
    await owner.call('PATCH', `${path}/update`, [{ id: employee.id }]);
    expect(await events()).toHaveLength(1);
    await owner.call('PATCH', `${path}/update`, [
      { id: employee.id, city: 'Perth' },
      { id: employee.id, city: 'Hobart' },
    ]);
    expect((await events()).map(({ type, data }) => [type, data.city])).toEqual([
      ['employee.created', 'Sydney'],
      ['employee.updated', 'Hobart'],
    ]);
  });

  test('[4.2-01] the list is ordered by last, first and middle name and chosen by status', async () => {
    const { owner, path } = await company();
    const made = await create(owner, path, [
      named('Bo', { last_name: 'smith' }),
      named('Ann', { last_name: 'Smith', middle_name: 'Zoe' }),
      named('Ann', { last_name: 'Smith', middle_name: 'Bea' }),
      named('Cy', { last_name: 'Ábel' }),
    ]);
    const bo = made.body[0].employee.id;
    await owner.call('DELETE', `/api/employees/${bo}`);
    const listed = async (query: string) =>
      (await owner.call('GET', `${path}${query}`)).body.map((one: { first_name: string; middle_name: string | null }) =>
        [one.first_name, one.middle_name].join(' ').trim(),
      );
    expect(await listed('')).toEqual(['Cy', 'Ann Bea', 'Ann Zoe']);
    expect(await listed('?status=active')).toEqual(['Cy', 'Ann Bea', 'Ann Zoe']);
    expect(await listed('?status=terminated')).toEqual([]);
    expect(await listed('?status=deleted')).toEqual(['Bo']);
    expect(await listed('?status=all')).toEqual(['Cy', 'Ann Bea', 'Ann Zoe', 'Bo']);
    expect((await owner.call('GET', `${path}?status=gone`)).status).toBe(422);
  });

  test('[4.2-01] pages follow the Link header and together are the whole list', async () => {
    const { owner, path } = await company();
    await create(
      owner,
      path,
      Array.from({ length: 7 }, (_, n) => named(`N${n % 3}`)),
    );
    const whole = (await owner.call('GET', path)).body;
    const seen: object[] = [];
    for (let next: string | undefined = `${path}?limit=3`; next !== undefined;) {
      const page = await owner.call('GET', next);
      seen.push(...page.body);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(whole);
    expect((await owner.call('GET', `${path}?cursor=nonsense`)).status).toBe(422);
  });

  test('[4.2-04] one employee: 200 with its version; 404 when it is not there or not ours', async () => {
    const { owner, path } = await company();
    const [{ employee }] = (await create(owner, path, [named('Ann')])).body;
    const read = await owner.call('GET', `/api/employees/${employee.id}`);
    expect([read.status, read.headers.get('etag'), read.body]).toEqual([200, '"v1"', employee]);
    const stranger = await service.customer();
    const member = await (owner as Caller & { as(options: object): Promise<Caller> }).as({ memberOf: [] });
    for (const reply of [
      await owner.call('GET', '/api/employees/999999'),
      await stranger.call('GET', `/api/employees/${employee.id}`),
      await member.call('GET', `/api/employees/${employee.id}`),
    ]) {
      expect([reply.status, reply.body]).toEqual([404, { detail: 'Employee not found' }]);
    }
  });

  test('a batch of a thousand is created and listed', async () => {
    const { owner, path } = await company();
    const reply = await create(
      owner,
      path,
      Array.from({ length: 1000 }, (_, n) => named(`N${n}`, { number: `n${n}` })),
    );
    expect([reply.status, reply.body.length]).toEqual([201, 1000]);
    expect(reply.body.map((entry: { employee: { number: string } }) => entry.employee.number)).toEqual(
      Array.from({ length: 1000 }, (_, n) => `n${n}`),
    );
    expect((await owner.call('GET', path)).body).toHaveLength(1000);
    const changed = await owner.call(
      'PATCH',
      `${path}/update?identifier_type=employee_number`,
      Array.from({ length: 1000 }, (_, n) => ({ number: `n${n}`, city: 'Perth' })),
    );
    expect(changed.status).toBe(200);
  });

  test('of twenty creates with one number at once, exactly one wins', async () => {
    const { owner, path } = await company();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create(owner, path, [named(`N${n}`, { number: 'wanted' })])),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 207)]);
    for (const { status, body } of replies) if (status === 207) expect(Object.keys(body[0].errors)).toEqual(['number']);
    expect((await owner.call('GET', path)).body).toHaveLength(1);
  });

  test('two batches that meet at the cap never pass it, and no place stays empty', async () => {
    for (let round = 0; round < 3; round++) {
      const { owner, path } = await company(25);
      const batch = (name: string) =>
        create(
          owner,
          path,
          Array.from({ length: 20 }, (_, n) => named(`${name}${n}`)),
        );
      const replies = await Promise.all([batch('A'), batch('B')]);
      const made = replies.flatMap(({ body }) => body).filter((entry: object) => 'employee' in entry);
      expect(made).toHaveLength(25);
      expect((await owner.call('GET', path)).body).toHaveLength(25);
      const places = await service.database
        .reading((tx) => tx)
        .run((tx) => tx.query('SELECT taken FROM plan_places WHERE customer_id = ?', [owner.customerId]));
      expect(places).toEqual([{ taken: 25 }]);
    }
  });

  test('twenty concurrent updates of one employee are all kept', async () => {
    const { owner, path } = await company();
    const [{ employee }] = (await create(owner, path, [named('Ann')])).body;
    const fields = [
      'kin_name',
      'kin_city',
      'position',
      'department',
      'address2',
      'middle_name',
      'kin_address1',
      'kin_address2',
      'kin_relationship',
      'honorific',
    ];
    const replies = await Promise.all(
      fields.map((field) => owner.call('PATCH', `${path}/update`, [{ id: employee.id, [field]: field }])),
    );
    expect(replies.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const read = (await owner.call('GET', `/api/employees/${employee.id}`)).body;
    expect(fields.map((field) => read[field])).toEqual(fields);
  });
});
