import { createHmac } from 'node:crypto';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { sqliteEngine, testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { Webhook } from 'standardwebhooks';
import {
  startListener,
  startWebhookService,
  type Listener,
  type Partner,
  type WebhookService,
} from '../../testing/webhook-service';

jest.setTimeout(120_000);

describe.each(testEngines)('webhooks over HTTP on $engine', (engine) => {
  let fixture: WebhookService;
  let listener: Listener;
  let partner: Partner;
  const events = ['employee.created', 'employee.updated', 'employee.deleted'];
  const register = async (changes: object = {}) => {
    const made = await partner.call('POST', '/api/webhooks', { url: listener.url, events, ...changes });
    expect(made.status).toBe(201);
    return made.body as { id: number; secret: string; created_at: string };
  };
  const logOf = async (id: number, query = '') => {
    const log = await partner.call('GET', `/api/webhooks/${id}/deliveries${query}`);
    expect(log.status).toBe(200);
    return log.body as Record<string, unknown>[];
  };
  /** Waits until the log says what the test expects to come. */
  const logged = async (id: number, status: string) => {
    for (let tries = 0; tries < 500; tries++) {
      const found = (await logOf(id)).find((row) => row['status'] === status);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No delivery became ${status}`);
  };

  beforeAll(async () => {
    fixture = await startWebhookService(engine);
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    listener = await startListener();
    partner = await fixture.partner();
  });
  afterEach(() => listener.close());

  test('a change over HTTP is a signed delivery at the listener, and the log and the feed say so', async () => {
    const companyId = await partner.company();
    const { id, secret } = await register({ description: '  Our books  ' });
    const made = await partner.call('PUT', `/api/company/${companyId}/employees/create`, [
      auEmployee({ first_name: 'Māui', last_name: 'O\u2019Neill \u{1f4b8}' }),
    ]);
    expect(made.status).toBe(201);
    const [request] = await listener.heard(1);
    const { headers, body } = request!;
    expect(body).toMatch(/^[\x20-\x7e]+$/);
    expect(body).toBe(
      JSON.stringify(JSON.parse(body)).replace(
        /[^\x20-\x7e]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    );
    const timestamp = headers['x-payroll-timestamp'] as string;
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(30);
    expect(headers['x-payroll-signature']).toBe(
      createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    );
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-payroll-event': 'employee.created' });
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
    const envelope = JSON.parse(body) as Record<string, unknown>;
    expect(Object.keys(envelope)).toEqual(['id', 'type', 'createdAt', 'customerId', 'entity', 'data']);
    expect(envelope).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
      type: 'employee.created',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/),
      customerId: partner.customerId,
      entity: { type: 'employee', id: expect.any(Number) },
      data: { first_name: 'Māui', last_name: 'O\u2019Neill \u{1f4b8}' },
    });
    expect(await logged(id, 'delivered')).toEqual({
      id: Number(headers['x-payroll-delivery-id']),
      webhook_id: id,
      event: 'employee.created',
      envelope_id: envelope['id'],
      status: 'delivered',
      attempts: 1,
      next_attempt_at: null,
      last_status_code: 204,
      last_error: null,
      duration_ms: expect.any(Number),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      delivered_at: expect.any(String),
    });
    const feed = await partner.call('GET', '/api/events');
    const told = (feed.body as { events: { cursor: number; envelope: { type: string } }[] }).events;
    expect(told.map((each) => each.envelope.type)).toEqual(['company.created', 'employee.created']);
    expect(told.at(-1)!.envelope).toEqual(envelope);
    const [first] = told;
    const next = await partner.call('GET', `/api/events?after=${first!.cursor}&limit=1`);
    expect(next.body).toEqual({ events: [told[1]], next: told[1]!.cursor });
    expect((await partner.call('GET', `/api/events?after=${told[1]!.cursor}`)).body).toEqual({
      events: [],
      next: told[1]!.cursor,
    });
  });

  test('a soft delete arrives as deleted, a restore as updated; a failure is logged without the words of the listener', async () => {
    const companyId = await partner.company();
    const made = await partner.call('PUT', `/api/company/${companyId}/employees/create`, [auEmployee()]);
    const employee = (made.body as { employee: { id: number } }[])[0]!.employee.id;
    const { id } = await register();
    listener.status = 503;
    expect((await partner.call('DELETE', `/api/employees/${employee}`)).status).toBeLessThan(300);
    await listener.heard(1);
    expect(await logged(id, 'retry')).toMatchObject({
      event: 'employee.deleted',
      attempts: 1,
      last_status_code: 503,
      last_error: 'The listener answered 503',
      next_attempt_at: expect.any(String),
    });
    listener.status = 200;
    expect((await partner.call('POST', `/api/employees/${employee}/restore`)).status).toBeLessThan(300);
    await listener.heard(2);
    expect(await logged(id, 'delivered')).toMatchObject({ event: 'employee.updated' });
  });

  test('the secret is shown on create and on regeneration and never else; the new one signs at once', async () => {
    const { id, secret } = await register();
    const own = await register({ secret: 'a secret of the partner' });
    expect(own.secret).toBe('a secret of the partner');
    const read = await partner.call('GET', `/api/webhooks/${id}`);
    expect(read.body).toEqual({
      id,
      url: listener.url,
      events,
      description: '',
      is_active: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const list = await partner.call('GET', '/api/webhooks');
    expect(JSON.stringify(list.body)).not.toContain('secret');
    expect(list.body).toMatchObject({
      endpoints: [{ id }, { id: own.id }],
      availableEvents: [
        'company.created',
        'company.updated',
        'company.deleted',
        'employee.created',
        'employee.updated',
        'employee.deleted',
        'pay.created',
        'pay.updated',
        'pay.deleted',
      ],
    });
    const changed = await partner.call('PATCH', `/api/webhooks/${id}`, { description: 'x' });
    expect(changed).toMatchObject({ status: 200, body: { description: 'x' } });
    expect(changed.body).not.toHaveProperty('secret');
    const renewed = await partner.call('PATCH', `/api/webhooks/${id}`, { regenerate_secret: true });
    const fresh = (renewed.body as { secret: string }).secret;
    expect(fresh).not.toBe(secret);
    expect((await partner.call('POST', `/api/webhooks/${id}/test`)).status).toBe(202);
    const [ping] = await listener.heard(1);
    expect(ping!.headers['x-payroll-event']).toBe('ping');
    expect(new Webhook(fresh).verify(ping!.body, ping!.headers as Record<string, string>)).toMatchObject({
      type: 'ping',
    });
    expect(() => new Webhook(secret).verify(ping!.body, ping!.headers as Record<string, string>)).toThrow();
  });

  test.each<[string, object]>([
    ['an address that is not one', { url: 'not an address' }],
    ['another scheme', { url: 'ftp://hooks.partner.com/x' }],
    ['a url of 513 characters', { url: `https://hooks.partner.com/${'x'.repeat(487)}` }],
    ['a description of 256 characters', { description: 'x'.repeat(256) }],
    ['an unknown event', { events: ['employee.terminated'] }],
    ['a wildcard', { events: ['*'] }],
    ['no event', { events: [] }],
    ['a secret that can be guessed', { secret: 'short' }],
    ['an unknown field', { secrets: 'x' }],
    ['an empty url', { url: '  ' }],
  ])('%s is refused with 422 and registers nothing', async (_, changes) => {
    const refused = await partner.call('POST', '/api/webhooks', { url: listener.url, events, ...changes });
    expect(refused.status).toBe(422);
    expect((await partner.call('GET', '/api/webhooks')).body).toMatchObject({ endpoints: [] });
    const { id } = await register();
    if (!('secret' in changes)) {
      expect((await partner.call('PATCH', `/api/webhooks/${id}`, changes)).status).toBe(422);
    }
  });

  test('a secret of a partner has 16 to 255 characters, as the description of the interface says', async () => {
    const { properties } = (await partner.call('GET', '/schema/components/WebhookCreate.json')).body as {
      properties: { secret: object };
    };
    expect(properties.secret).toMatchObject({ minLength: 16, maxLength: 255 });
    const send = (secret: string) => partner.call('POST', '/api/webhooks', { url: listener.url, events, secret });
    const statuses = [15, 16, 255, 256].map(async (length) => (await send('x'.repeat(length))).status);
    expect(await Promise.all(statuses)).toEqual([422, 201, 201, 422]);
  });

  test('an account has at most 100 webhooks; where one goes there is room again', async () => {
    const made = [];
    for (let n = 0; n < 100; n++) made.push(await register());
    const send = () => partner.call('POST', '/api/webhooks', { url: listener.url, events });
    const refused = await send();
    expect([refused.status, refused.body]).toEqual([409, { detail: expect.stringContaining('at most 100 webhooks') }]);
    await partner.call('DELETE', `/api/webhooks/${made[0]!.id}`);
    expect([(await send()).status, (await send()).status]).toEqual([201, 409]);
  });

  test('limits are limits: 512 and 255 characters are kept, spaces and angle brackets are not', async () => {
    const url = `${listener.url}/${'x'.repeat(512 - listener.url.length - 1)}`;
    const description = 'ā'.repeat(255);
    const { id } = await register({ url: ` ${url}`, description: ` ${description} ` });
    expect((await partner.call('GET', `/api/webhooks/${id}`)).body).toMatchObject({ url, description });
    const bracketed = await register({ url: `<${listener.url}>` });
    expect((await partner.call('GET', `/api/webhooks/${bracketed.id}`)).body).toMatchObject({ url: listener.url });
  });

  test('a secret in a PATCH is refused, and the old one goes on', async () => {
    const { id, secret } = await register();
    const refused = await partner.call('PATCH', `/api/webhooks/${id}`, { secret: 'a new secret of mine' });
    expect(refused.status).toBe(422);
    await partner.call('POST', `/api/webhooks/${id}/test`);
    const [ping] = await listener.heard(1);
    expect(() => new Webhook(secret).verify(ping!.body, ping!.headers as Record<string, string>)).not.toThrow();
  });

  test('the log has a limit of 100 unless asked, 500 at most, newest first', async () => {
    const { id } = await register({ is_active: false });
    const { outbox } = fixture.service;
    for (let each = 0; each < 105; each++) await outbox.pingEndpoint(partner.customerId, id);
    const ids = (await logOf(id)).map((row) => row['id'] as number);
    expect(ids).toHaveLength(100);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(await logOf(id, '?limit=500')).toHaveLength(105);
    expect(await logOf(id, '?limit=1')).toHaveLength(1);
    for (const limit of ['0', '501', 'x', '-1', '1.5']) {
      const answer = await partner.call('GET', `/api/webhooks/${id}/deliveries?limit=${limit}`);
      expect([limit, answer.status]).toEqual([limit, 422]);
    }
  });

  test('a delivery is inspected: payload, headers sent, and what the listener answered in each attempt', async () => {
    listener.status = 200;
    listener.answer = '{"got":"it"}';
    const { id } = await register();
    await partner.call('POST', `/api/webhooks/${id}/test`);
    const [received] = await listener.heard(1);
    const path = `/api/webhooks/${id}/deliveries/${String((await logged(id, 'delivered'))['id'])}`;
    const { body } = await partner.call('GET', path);
    expect(body).toMatchObject({ event: 'ping', status: 'delivered', payload: received!.body });
    const answered = { response_body: '{"got":"it"}', response_headers: { 'x-listener': 'test' } };
    expect(body.attempt_log).toMatchObject([{ attempt: 1, status_code: 200, error: null, ...answered }]);
    const sent = body.attempt_log[0].request_headers as Record<string, string>;
    for (const [name, value] of Object.entries(sent)) expect(received!.headers[name.toLowerCase()]).toBe(value);
    expect(Object.keys(sent).join(' ')).toMatch(/signature/i);
    const stranger = await fixture.partner();
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await partner.call('GET', `/api/webhooks/${id}/deliveries/987654321`)).status).toBe(404);
  });

  test('resend sends the same bytes as another delivery', async () => {
    const { id } = await register();
    await partner.call('POST', `/api/webhooks/${id}/test`);
    await listener.heard(1);
    const sent = await logged(id, 'delivered');
    const again = await partner.call('POST', `/api/webhooks/${id}/deliveries/${String(sent['id'])}/resend`);
    expect(again.status).toBe(202);
    const [first, second] = await listener.heard(2);
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['x-payroll-delivery-id']).not.toBe(first!.headers['x-payroll-delivery-id']);
    const unknown = await partner.call('POST', `/api/webhooks/${id}/deliveries/999999/resend`);
    expect(unknown.status).toBe(404);
  });

  test('what waits for a webhook that is switched off is skipped; a deleted webhook is gone', async () => {
    const companyId = await partner.company();
    listener.status = 500;
    const { id } = await register();
    await partner.call('POST', `/api/webhooks/${id}/test`);
    await logged(id, 'retry');
    expect((await partner.call('PATCH', `/api/webhooks/${id}`, { is_active: false })).status).toBe(200);
    await partner.call('POST', `/api/webhooks/${id}/test`);
    expect(await logged(id, 'skipped')).toMatchObject({ attempts: 0, last_status_code: null });
    expect((await partner.call('DELETE', `/api/webhooks/${id}`)).status).toBe(204);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', {}],
      ['DELETE', '', undefined],
      ['GET', '/deliveries', undefined],
      ['POST', '/test', undefined],
    ] as const) {
      expect((await partner.call(method, `/api/webhooks/${id}${path}`, body)).status).toBe(404);
    }
    await partner.call('PUT', `/api/company/${companyId}/employees/create`, [auEmployee()]);
    expect(listener.received).toHaveLength(1);
  });

  test('webhooks are for API admins, and nobody sees those of another', async () => {
    const { id } = await register();
    const plain = await fixture.partner({ isApiAdmin: false });
    const other = await fixture.partner();
    const paths = [
      ['POST', '/api/webhooks', { url: listener.url, events }],
      ['GET', '/api/webhooks', undefined],
      ['GET', `/api/webhooks/${id}`, undefined],
      ['PATCH', `/api/webhooks/${id}`, {}],
      ['GET', `/api/webhooks/${id}/deliveries`, undefined],
      ['POST', `/api/webhooks/${id}/test`, undefined],
      ['POST', `/api/webhooks/${id}/deliveries/1/resend`, undefined],
      ['GET', '/api/events', undefined],
      ['DELETE', `/api/webhooks/${id}`, undefined],
    ] as const;
    for (const [method, path, body] of paths) {
      expect([method, path, (await plain.call(method, path, body)).status]).toEqual([method, path, 403]);
      if (!path.includes(String(id))) continue;
      expect([method, path, (await other.call(method, path, body)).status]).toEqual([method, path, 404]);
    }
    expect((await other.call('GET', '/api/webhooks')).body).toMatchObject({ endpoints: [] });
  });
});

describe('a service that allows no private targets', () => {
  let fixture: WebhookService;
  beforeAll(async () => {
    fixture = await startWebhookService(sqliteEngine, { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'false' });
  });
  afterAll(() => fixture.close());

  test.each([
    'http://localhost/x',
    'http://127.0.0.1/x',
    'http://2130706433/x',
    'http://[::1]/x',
    'http://[::ffff:10.0.0.1]/x',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.1.1/x',
    'https://printer.local/x',
    'https://vault.internal/x',
    'https://user:word@hooks.partner.com/x',
  ])('%s is refused with 422', async (url) => {
    const partner = await fixture.partner();
    const refused = await partner.call('POST', '/api/webhooks', { url, events: ['pay.created'] });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('url');
  });
});
