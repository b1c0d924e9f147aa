import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import {
  exchange,
  freshCode,
  must,
  operator,
  password,
  startAccountService,
  type AccountService,
} from '../../testing/account-service';

jest.setTimeout(60_000);

describe.each(testEngines)('API management on $engine', (engine) => {
  let service: AccountService;
  let admin: string;
  const scopes = ['payroll.read', 'payroll.write'];
  const issue = async (customerId: number, userId?: number) => {
    const who = userId === undefined ? { customerId } : { customerId, userId };
    return must(await service.accounts.issueToken({ ...who, scopes }, operator)).accessToken;
  };
  beforeAll(async () => {
    service = await startAccountService(engine);
    admin = await issue(service.partner.id);
  });
  afterAll(() => service.close());

  const call = async (method: string, path: string, body?: unknown, token = admin) => {
    const response = await fetch(`${service.url}/api/api-management${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown> };
  };

  test('creates an application whose secret is in that answer and in no other', async () => {
    const made = await call('POST', '/clients', { name: ' Time ', redirect_uris: ['https://time.example/cb'] });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      client_id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Time',
      redirect_uris: ['https://time.example/cb'],
      is_public: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+$/),
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
    });
    const listed = await call('GET', '/clients');
    expect(listed.text).toContain(String(made.body['client_id']));
    expect(listed.text).not.toContain(String(made.body['client_secret']));
    expect(listed.text).not.toContain('client_secret');
  });

  test('a public application gets no secret, and cannot be given one', async () => {
    const made = await call('POST', '/clients', {
      name: 'App',
      redirect_uris: ['com.example.app:/cb'],
      is_public: true,
    });
    expect(made.body['client_secret']).toBeNull();
    expect((await call('POST', `/clients/${String(made.body['client_id'])}/rotate-secret`)).status).toBe(409);
  });

  test.each([
    [{ name: 'x', redirect_uris: ['http://time.example/cb'] }, 400],
    [{ name: 'x', redirect_uris: ['https://time.example/cb#frag'] }, 400],
    [{ name: 'x', redirect_uris: [] }, 422],
    [{ name: '', redirect_uris: ['https://time.example/cb'] }, 422],
    [{ name: 'x' }, 422],
    [{ name: 'x', redirect_uris: ['https://time.example/cb'], secret: 'mine' }, 422],
  ])('%j is refused with %p', async (body, status) => {
    expect((await call('POST', '/clients', body)).status).toBe(status);
  });

  test('redirect addresses are replaced, a new secret ends the old one, a revoked application is gone', async () => {
    const { client_id: id, client_secret: secret } = (
      await call('POST', '/clients', { name: 'Time', redirect_uris: ['https://a.example/'] })
    ).body;
    const path = `/clients/${String(id)}`;
    const changed = await call('PATCH', path, { redirect_uris: [service.redirectUri] });
    expect(changed.body).toMatchObject({ name: 'Time', redirect_uris: [service.redirectUri] });
    const rotated = await call('POST', `${path}/rotate-secret`);
    expect(rotated.body['client_secret']).not.toBe(secret);
    const code = await freshCode(service, { client_id: String(id) });
    const grant = { grant_type: 'authorization_code', code, client_id: String(id) };
    expect((await exchange(service, { ...grant, client_secret: String(secret) })).status).toBe(401);
    expect((await exchange(service, { ...grant, client_secret: String(rotated.body['client_secret']) })).status).toBe(
      200,
    );
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('GET', '/clients')).text).not.toContain(String(id));
  });

  test('customer connections are listed and revoked', async () => {
    service.pass(61_000);
    const tokens = (await exchange(service, { grant_type: 'authorization_code', code: await freshCode(service) })).body;
    const listed = (await call('GET', '/connections')).body as unknown as Record<string, unknown>[];
    const mine = listed.at(-1);
    expect(mine).toMatchObject({
      client_id: service.confidential.client.clientId,
      customer_id: service.customer.id,
      customer_name: service.customer.name,
      scopes: ['openid', 'payroll.read'],
    });
    const path = `/connections/${String(mine?.['connection_id'])}`;
    const stranger = must(await service.accounts.createCustomer({ name: 'S', isApiAdmin: true }, operator));
    expect((await call('DELETE', path, undefined, await issue(stranger.id))).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(204);
    const refreshed = await exchange(service, {
      grant_type: 'refresh_token',
      refresh_token: String(tokens['refresh_token']),
    });
    expect(refreshed.body['error']).toBe('invalid_grant');
  });

  test('a member of an API admin may look but not change', async () => {
    const person = { name: 'M', email: `m-${engine.engine}@roster.example`, role: 'bookkeeper' as const, password };
    const member = must(await service.accounts.createUser({ customerId: service.partner.id, ...person }, operator));
    const token = await issue(service.partner.id, member.id);
    expect((await call('GET', '/clients', undefined, token)).status).toBe(200);
    const body = { name: 'x', redirect_uris: ['https://a.example/'] };
    expect((await call('POST', '/clients', body, token)).status).toBe(403);
    expect((await call('DELETE', '/connections/1', undefined, token)).status).toBe(403);
  });
});
