import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { startPeopleService, type Caller, type PeopleService } from '../../testing/people-service';

const LAUNDRY = { description: 'Laundry', amount: 12.5, allowance_category: 'LD' };

jest.setTimeout(60_000);

describe.each(testEngines)('company allowances over HTTP on $engine', (engine) => {
  let service: PeopleService;
  const renamed: { companyId: number; fromKey: string; to: string }[] = [];
  beforeAll(async () => {
    service = await startPeopleService(engine, {
      neighbours: () => ({
        allowanceHistory: {
          rename: async (companyId, fromKey, to) => {
            renamed.push({ companyId, fromKey, to });
          },
          leaveUnder: async () => undefined,
        },
      }),
    });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    renamed.length = 0;
  });

  const australian = async (employees: readonly object[] = []) => {
    const owner = await service.customer();
    const company = await owner.call('PUT', '/api/company/create', { legal_name: 'A', abn: '51824753556', employees });
    expect(company.status).toBe(201);
    return { owner, path: `/api/company/${company.body.id}/allowances`, company: company.body };
  };
  const add = (owner: Caller, path: string, changes: object = {}) =>
    owner.call('POST', path, { ...LAUNDRY, ...changes });

  test('[4.1-09] [2.3-06] a create answers 201 with the allowance, [4.1-08] the list and [4.1-10] the record show it', async () => {
    const { owner, path, company } = await australian();
    const made = await add(owner, path, { auto_apply_to_pay: true });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      company_id: company.id,
      description: 'Laundry',
      amount: 12.5,
      allowance_category: 'LD',
      auto_apply_to_pay: true,
      is_taxable: true,
      is_itemised: false,
      is_included_in_super_calculations: true,
      employee_ids: [],
    });
    await add(owner, path, { description: 'car' });
    const listed = await owner.call('GET', path);
    expect([listed.status, listed.body.map((one: { description: string }) => one.description)]).toEqual([
      200,
      ['car', 'Laundry'],
    ]);
    const read = await owner.call('GET', `${path}/${made.body.id}`);
    expect([read.status, read.headers.get('etag'), read.body]).toEqual([200, '"v1"', made.body]);
    expect((await owner.call('GET', `${path}/999999`)).status).toBe(404);
  });

  test.each([
    ['[2.3-01] no description', { description: undefined }],
    ['[2.3-03] a blank description', { description: '   ' }],
    ['[2.3-03] a description of 61 characters', { description: 'x'.repeat(61) }],
    ['[2.3-03] a description with a character that STP does not take', { description: 'Tools – heavy' }],
    ['[2.3-03] a description with a line break', { description: 'Tools\nheavy' }],
    ['[2.3-04] no amount', { amount: undefined }],
    ['[2.3-04] an amount of 0', { amount: 0 }],
    ['[2.3-04] an amount below 0', { amount: '-1' }],
    ['[2.3-04] a null amount', { amount: null }],
    ['[2.3-04] a null description', { description: null }],
    ['[2.3-05] no category', { allowance_category: undefined }],
    ['[2.3-05] a null category', { allowance_category: null }],
    ['[2.3-05] category Unclassified', { allowance_category: 'Unclassified' }],
    ['[2.3-08] an employee who does not exist', { employee_ids: [999_999] }],
  ])('[4.1-09] [7.2-01] %s is invalid data: 400', async (_, changes) => {
    const { owner, path } = await australian();
    const refused = await add(owner, path, changes);
    expect([refused.status, refused.body]).toEqual([400, { detail: expect.any(String) }]);
    expect((await owner.call('GET', path)).body).toEqual([]);
  });

  test.each([
    [{ amount: 'twelve' }, 'body.amount'],
    [{ allowance_category: 'ZZ' }, 'body.allowance_category'],
    [{ employee_ids: ['x'] }, 'body.employee_ids'],
    [{ colour: 'green' }, 'body.colour'],
    [{ auto_apply_to_pay: 'yes' }, 'body.auto_apply_to_pay'],
  ])('[7.2-05] a body of the wrong shape (%j) is a validation failure', async (changes, at) => {
    const { owner, path } = await australian();
    const refused = await add(owner, path, changes);
    expect([refused.status, refused.body.data?.[0]?.path]).toEqual([422, at]);
  });

  test('[2.3-05] every listed category is taken in Australia; New Zealand needs none', async () => {
    const { owner, path } = await australian();
    for (const allowance_category of ['AD', 'CD', 'KN', 'LD', 'MD', 'OD', 'QN', 'RD', 'TD']) {
      const made = await add(owner, path, { description: `Kind ${allowance_category}`, allowance_category });
      expect([made.status, made.body.allowance_category]).toEqual([201, allowance_category]);
    }
    const nz = await owner.call('PUT', '/api/company/create', { legal_name: 'N', ird_number: '49091850' });
    const there = `/api/company/${nz.body.id}/allowances`;
    expect((await owner.call('POST', there, { description: 'Tools', amount: '5' })).body.allowance_category).toBeNull();
    expect(
      (await owner.call('POST', there, { description: 'Meal', amount: 5, allowance_category: 'Unclassified' })).status,
    ).toBe(201);
  });

  test('[2.3-03] the characters that STP accepts are accepted', async () => {
    const { owner, path } = await australian();
    const description = `0aZ .,?(){}:;'|-_=\\/@#$%*&"`;
    expect((await add(owner, path, { description })).body.description).toBe(description);
  });

  test('[2.3-02] [4.1-09] [7.2-04] a description is taken once in a company, whatever its case and blanks', async () => {
    const { owner, path } = await australian();
    const first = await add(owner, path);
    for (const description of ['Laundry', 'LAUNDRY', '  laundry ']) {
      const refused = await add(owner, path, { description });
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(String(first.body.id))]);
    }
    const other = await australian();
    expect((await add(other.owner, other.path)).status).toBe(201);
  });

  test('[2.3-02] neither may it be the description of an allowance that an employee has', async () => {
    const { owner, path, company } = await australian([auEmployee()]);
    const own = `/api/employees/${company.employees[0].id}/allowances`;
    expect((await owner.call('POST', own, LAUNDRY)).status).toBe(201);
    expect((await add(owner, path, { description: 'laundry' })).status).toBe(409);
    const made = await add(owner, path, { description: 'Car' });
    expect((await owner.call('POST', own, { ...LAUNDRY, description: 'CAR' })).status).toBe(409);
    expect((await owner.call('PATCH', `${path}/${made.body.id}`, { description: 'LAUNDRY' })).status).toBe(409);
  });

  test('[2.3-02] of twenty that ask for one description at once, one gets it', async () => {
    const { owner, path } = await australian();
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(owner, path)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('[2.3-08] attached employees must be of this company and not deleted', async () => {
    const { owner, path, company } = await australian([auEmployee(), auEmployee({ first_name: 'Bo' })]);
    const [one, two] = company.employees.map(({ id }: { id: number }) => id);
    const other = await owner.call('PUT', '/api/company/create', {
      legal_name: 'B',
      abn: '51824753556',
      employees: [auEmployee()],
    });
    const stranger = other.body.employees[0].id;
    await owner.call('DELETE', `/api/employees/${two}`);
    for (const id of [stranger, two]) {
      const refused = await add(owner, path, { employee_ids: [one, id] });
      expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining(String(id))]);
    }
    expect((await add(owner, path, { employee_ids: [one, one] })).body.employee_ids).toEqual([one]);
  });

  test('[2.3-07] [4.1-11] employee_ids replaces the whole set; left out, it stays', async () => {
    const { owner, path, company } = await australian([auEmployee(), auEmployee(), auEmployee()]);
    const [a, b, c] = company.employees.map(({ id }: { id: number }) => id).sort((x: number, y: number) => x - y);
    const made = await add(owner, path, { employee_ids: [a, b] });
    const one = `${path}/${made.body.id}`;
    expect((await owner.call('PATCH', one, { amount: '20.0001' })).body).toMatchObject({
      amount: 20.0001,
      employee_ids: [a, b],
    });
    expect((await owner.call('PATCH', one, { employee_ids: [c, b] })).body.employee_ids).toEqual([b, c]);
    expect((await owner.call('PATCH', one, { employee_ids: [] })).body.employee_ids).toEqual([]);
  });

  test.each([
    [{ description: '' }, 400],
    [{ amount: 0 }, 400],
    [{ amount: null }, 400],
    [{ allowance_category: 'Unclassified' }, 400],
    [{ employee_ids: [999_999] }, 400],
    [{ employee_ids: null }, 400],
    [{ description: 'Car' }, 409],
    [{ colour: 'green' }, 422],
  ])('[4.1-11] a patch of %j is refused as for create (%i)', async (changes, status) => {
    const { owner, path } = await australian();
    await add(owner, path, { description: 'Car' });
    const made = await add(owner, path);
    expect((await owner.call('PATCH', `${path}/${made.body.id}`, changes)).status).toBe(status);
    expect((await owner.call('GET', `${path}/${made.body.id}`)).body).toEqual(made.body);
  });

  test('[2.3-10] [4.1-11] renaming leaves processed pays alone unless it is asked to follow them', async () => {
    const { owner, path, company } = await australian();
    const made = await add(owner, path);
    const one = `${path}/${made.body.id}`;
    expect((await owner.call('PATCH', one, { description: 'Washing' })).body.description).toBe('Washing');
    expect(
      (await owner.call('PATCH', `${one}?propagate_description_to_history=false`, { description: 'Ironing' })).status,
    ).toBe(200);
    expect(renamed).toEqual([]);
    expect(
      (await owner.call('PATCH', `${one}?propagate_description_to_history=true`, { description: 'Pressing' })).status,
    ).toBe(200);
    expect(renamed).toEqual([{ companyId: company.id, fromKey: 'ironing', to: 'Pressing' }]);
    await owner.call('PATCH', `${one}?propagate_description_to_history=true`, { amount: 7 });
    expect(renamed).toHaveLength(1);
  });

  test('[2.3-09] editing or deleting a template never touches processed pays', async () => {
    const { owner, path } = await australian();
    const made = await add(owner, path);
    await owner.call('PATCH', `${path}/${made.body.id}`, { amount: 99 });
    await owner.call('DELETE', `${path}/${made.body.id}?force=true`);
    expect(renamed).toEqual([]);
  });

  test('an allowance that has changed since it was read is not deleted', async () => {
    const { owner, path } = await australian();
    const one = `${path}/${(await add(owner, path)).body.id}`;
    const { headers } = await owner.call('GET', one);
    const changed = await owner.call('PATCH', one, { amount: 99 });
    const remove = (tag: string) => owner.call('DELETE', one, undefined, { 'If-Match': tag });
    expect((await remove(headers.get('etag')!)).status).toBe(412);
    expect((await remove(changed.headers.get('etag')!)).status).toBe(200);
  });

  test('[4.1-12] [7.2-04] an attached allowance is deleted only by force; the refusal names the employees', async () => {
    const { owner, path, company } = await australian([auEmployee(), nzEmployee()]);
    const ids: number[] = company.employees.map(({ id }: { id: number }) => id);
    const made = await add(owner, path, { employee_ids: ids });
    const one = `${path}/${made.body.id}`;
    const refused = await owner.call('DELETE', one);
    expect(refused.status).toBe(409);
    for (const id of ids) expect(refused.body.detail).toContain(String(id));
    const deleted = await owner.call('DELETE', `${one}?force=true`);
    expect([deleted.status, deleted.body]).toEqual([200, { message: expect.any(String) }]);
    expect((await owner.call('GET', one)).status).toBe(404);
    const loose = await add(owner, path);
    expect((await owner.call('DELETE', `${path}/${loose.body.id}`)).status).toBe(200);
    expect((await owner.call('DELETE', one)).status).toBe(404);
  });

  test('a deleted employee hinders neither a list that is sent back nor the deletion; a stranger is refused still', async () => {
    const { owner, path, company } = await australian([auEmployee(), nzEmployee()]);
    const ids: number[] = company.employees.map(({ id }: { id: number }) => id);
    const made = await add(owner, path, { employee_ids: ids });
    const one = `${path}/${made.body.id}`;
    expect((await owner.call('DELETE', `/api/employees/${ids[0]}`)).status).toBeLessThan(300);
    const read = await owner.call('GET', one);
    const back = await owner.call('PATCH', one, { employee_ids: read.body.employee_ids });
    expect([back.status, back.body]).toEqual([200, read.body]);
    expect((await owner.call('PATCH', one, { employee_ids: [...ids, 999_999] })).status).toBe(400);
    const refused = await owner.call('DELETE', one);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(String(ids[1]))]);
    expect((await owner.call('PATCH', one, { employee_ids: [ids[0]] })).status).toBe(200);
    expect((await owner.call('DELETE', one)).status).toBe(200);
    const other = await add(owner, path);
    expect((await owner.call('PATCH', `${path}/${other.body.id}`, { employee_ids: [ids[0]] })).status).toBe(400);
  });

  test('[7.2-03] an allowance of another company is not found', async () => {
    const { owner, path } = await australian();
    const made = await add(owner, path);
    const other = await owner.call('PUT', '/api/company/create', { legal_name: 'B', abn: '51824753556' });
    const there = `/api/company/${other.body.id}/allowances/${made.body.id}`;
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', {}],
      ['DELETE', undefined],
    ] as const) {
      expect((await owner.call(method, there, body)).status).toBe(404);
    }
  });

  test('writes to an unknown company answer 404', async () => {
    const owner = await service.customer();
    const refused = await add(owner, '/api/company/999999/allowances');
    expect([refused.status, refused.body]).toEqual([404, { detail: 'Company not found' }]);
  });
});
