import { setTimeout } from 'node:timers/promises';
import { must, operator } from '../../testing/account-service';
import { startMatrixFixture, type Household, type MatrixFixture } from '../../testing/route-matrix';

jest.setTimeout(120_000);

interface Entry {
  readonly sequence: number;
  readonly action: string;
  readonly record_type: string;
  readonly record_id: string | null;
  readonly user_id: number | null;
  readonly client_id: string | null;
  readonly request_id: string;
  readonly details: Readonly<Record<string, string>>;
}

/** The audit log of the whole service as it is composed. */
describe('the audit log', () => {
  let fixture: MatrixFixture;
  let mine: Household;
  let token: string;
  beforeAll(async () => {
    fixture = await startMatrixFixture();
    mine = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    token = await mine.token(['payroll.read', 'payroll.write']);
  });
  afterAll(() => fixture.close());

  const call = async (method: string, path: string, body?: unknown, bearer = token, headers = {}) => {
    const response = await fetch(`${fixture.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as unknown };
  };
  const entries = async (query = '?limit=500') =>
    (await call('GET', `/api/audit-log${query}`)).body as readonly Entry[];
  const newest = async () => (await entries('?limit=1'))[0];

  test('has an entry for every write: what, to which record, by whom, in which request', async () => {
    const found = await entries();
    for (const operation of [
      'create-company',
      'create-employees',
      'create-award',
      'create-bank-account',
      'create-webhook',
    ]) {
      expect(found.map(({ action }) => action)).toContain(operation);
    }
    const created = found.find(({ action }) => action === 'create-employees');
    expect(created).toMatchObject({ record_id: mine.ids.get('employee_id'), user_id: expect.any(Number) });
    const companyId = mine.ids.get('company_id');
    await call('PATCH', `/api/company/${companyId}`, { trading_name: 'Aroha' }, token, {
      'x-request-id': 'trace-me-42',
    });
    expect(await newest()).toMatchObject({
      action: 'update-company',
      record_type: 'company',
      record_id: companyId,
      client_id: null,
      request_id: 'trace-me-42',
      details: { company_id: companyId, events: 'company.updated' },
    });
    expect(JSON.stringify(await entries())).not.toContain('Aroha');
  });

  test('has none for a write that was refused, nor for a plain read', async () => {
    const before = (await newest())?.sequence;
    expect((await call('PATCH', '/api/company/987654321', {})).status).toBe(404);
    expect((await call('PUT', '/api/company/create', {})).status).toBe(422);
    expect((await call('GET', `/api/company/${mine.ids.get('company_id')}/awards`)).status).toBe(200);
    expect((await newest())?.sequence).toBe(before);
  });

  test('has an entry for every read of tax and bank numbers', async () => {
    const before = (await newest())?.sequence ?? 0;
    const employeeId = mine.ids.get('employee_id');
    await call('GET', `/api/employees/${employeeId}`);
    await call('GET', `/api/employees/${employeeId}/bank-accounts`);
    await call('GET', `/api/company/${mine.ids.get('company_id')}/employees`);
    const read = (await entries()).filter(({ sequence }) => sequence > before);
    expect(read).toHaveLength(3);
    for (const entry of read) expect(entry.action).toMatch(/read-numbers$/);
    // What an entry says, not its request id or hashes: those are random and may hold eight digits by chance.
    for (const { details } of read) expect(JSON.stringify(details)).not.toMatch(/\d{8,9}/);
  });

  test('gets the entry of a read that did not wait for somebody who writes for long', async () => {
    const { database } = fixture.service;
    const employee = `/api/employees/${mine.ids.get('employee_id')}`;
    const read = () => call('GET', employee, undefined, token, { 'x-request-id': 'beside-a-long-write' });
    const found = async () =>
      (await entries()).filter(({ request_id }) => request_id === 'beside-a-long-write').map(({ action }) => action);
    const [status, before] = await database
      .unitOfWork((tx) => tx)
      .run(async () => [(await read()).status, await found()]);
    expect([status, before]).toEqual([200, []]);
    // The service has the database open by itself, as another process would.
    while ((await found()).length === 0) await setTimeout(20);
    expect(await found()).toEqual(['employee.read-numbers']);
    expect((await call('GET', '/api/audit-log/verification')).body).toMatchObject({ is_intact: true });
  });

  test("is the owner's to read, and each customer's apart", async () => {
    const { accounts } = fixture.service;
    const person = {
      customerId: mine.customerId,
      name: 'M',
      email: 'member@matrix.example',
      role: 'bookkeeper' as const,
    };
    const member = must(await accounts.createUser(person, operator));
    const asked = { customerId: mine.customerId, userId: member.id, scopes: ['payroll.read'] };
    const issued = must(await accounts.issueToken(asked, operator)).accessToken;
    for (const path of ['/api/audit-log', '/api/audit-log/verification']) {
      expect((await call('GET', path, undefined, issued)).status).toBe(403);
    }
    const other = await fixture.household({ isApiAdmin: false, isSubscribed: true });
    const theirs = await call('GET', '/api/audit-log?limit=500', undefined, await other.token(['payroll.read']));
    expect((theirs.body as readonly Entry[]).map(({ record_id }) => record_id)).not.toContain(
      mine.ids.get('client_id'),
    );
  });

  test('pages from the newest to the first without gap', async () => {
    const all = await entries();
    const paged: Entry[] = [];
    for (let before: number | undefined; ; before = paged.at(-1)?.sequence) {
      const page = await entries(`?limit=7${before === undefined ? '' : `&before=${before}`}`);
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    expect(paged.map(({ sequence }) => sequence)).toEqual(paged.map((_, index) => paged.length - index));
  });

  test.each([
    ['an edited entry', 'UPDATE audit_entries SET user_id = 1 WHERE customer_id = ? AND sequence = 3'],
    ['an edited detail', `UPDATE audit_entries SET details = '{}' WHERE customer_id = ? AND sequence = 3`],
    ['a removed entry', 'DELETE FROM audit_entries WHERE customer_id = ? AND sequence = 3'],
  ])('shows %s in the database', async (_, sql) => {
    const victim = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    const bearer = await victim.token(['payroll.read']);
    const verify = () => call('GET', '/api/audit-log/verification', undefined, bearer);
    expect((await verify()).body).toMatchObject({ is_intact: true, head: expect.stringMatching(/^[\w-]{43}$/) });
    await fixture.service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(sql, [victim.customerId]));
    expect((await verify()).body).toEqual({ is_intact: false, broken_at: 3 });
  });
});
