import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac, randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { attemptDelivery, type ClaimedDelivery } from '@anz-payroll/webhook-outbox';
import { nodeSigner, undiciSender, type ClosableSender, type Resolver } from '..';

/** Real requests go to listeners on loopback, which the policy allows; forbidden targets never get as far as a socket. */
describe('sending one attempt', () => {
  let server: Server;
  let base: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let seen: { headers: IncomingMessage['headers']; body: string }[] = [];
  let connections = 0;
  const senders: ClosableSender[] = [];
  const sender = (policy: { allowPrivateTargets?: boolean; resolver?: Resolver } = {}) => {
    const made = undiciSender({
      allowPrivateTargets: policy.allowPrivateTargets ?? true,
      resolver: policy.resolver ?? { addressesOf: () => Promise.resolve(['127.0.0.1']) },
    });
    senders.push(made);
    return made;
  };
  const send = (path = '/hook', by = sender()) =>
    by.send({ url: `${base}${path}`, headers: { 'X-Test': '1' }, body: Buffer.from('{"a":1}') });

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        answer(request, response);
      });
    });
    server.on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    seen = [];
    connections = 0;
    answer = (_request, response) => response.writeHead(204).end();
  });
  afterEach(() => senders.splice(0).forEach((made) => made.close()));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('the exact bytes are posted, and a 2xx is an answer', async () => {
    expect(await send()).toMatchObject({ kind: 'answered', statusCode: 204 });
    expect(seen[0]!.body).toBe('{"a":1}');
    expect(seen[0]!.headers['x-test']).toBe('1');
  });

  test('a redirect is an answer, not an order', async () => {
    answer = (_request, response) => response.writeHead(302, { Location: `${base}/elsewhere` }).end();
    expect(await send()).toMatchObject({ kind: 'answered', statusCode: 302 });
    expect(seen).toHaveLength(1);
  });

  test('Retry-After is read in both of its forms', async () => {
    answer = (_request, response) => response.writeHead(429, { 'Retry-After': '120' }).end();
    expect(await send()).toMatchObject({ statusCode: 429, retryAfterMs: 120_000 });
    const when = new Date(Date.now() + 60_000).toUTCString();
    answer = (_request, response) => response.writeHead(503, { 'Retry-After': when }).end();
    const outcome = await send();
    expect(outcome.kind === 'answered' && outcome.retryAfterMs! > 50_000 && outcome.retryAfterMs! <= 60_000).toBe(true);
  });

  test('an answer that breaks off after its status is an answer', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half', () => response.destroy());
    };
    expect(await send()).toMatchObject({ kind: 'answered', statusCode: 200, answer: { body: 'half' } });
  });

  test('an answer without end is cut off at 64 KB, and its beginning is kept', async () => {
    let written = 0;
    answer = (_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && written < 50_000_000) {
          written += 65_536;
          if (!response.write('x'.repeat(65_536))) {
            response.once('drain', more);
            return;
          }
        }
      };
      more();
    };
    const outcome = await send();
    expect(outcome).toMatchObject({
      kind: 'answered',
      statusCode: 200,
      answer: { body: 'x'.repeat(2048), isCut: true },
    });
    expect(written).toBeLessThan(20_000_000);
  });

  test('a listener that hangs up is a failed attempt without its words', async () => {
    answer = (_request, response) => response.destroy();
    expect(await send()).toMatchObject({ kind: 'failed', error: expect.stringMatching(/^The connection failed/) });
  });

  test('connections are reused', async () => {
    const by = sender();
    for (let i = 0; i < 20; i++) await send('/hook', by);
    // A request may start while the connection of the one before is just being put back.
    expect(connections).toBeLessThanOrEqual(2);
  });

  test.each([
    ['http://127.0.0.1:9/x', ['127.0.0.1']],
    ['http://hooks.partner.com/x', ['10.0.0.8']],
    ['http://hooks.partner.com/x', ['8.8.8.8', '169.254.169.254']],
    ['http://hooks.partner.com/x', ['8.8.8.8', '::ffff:127.0.0.1']],
    ['http://hooks.partner.com/x', []],
  ])('%s with %j behind it is refused before a socket is opened', async (url, addresses) => {
    const by = sender({ allowPrivateTargets: false, resolver: { addressesOf: () => Promise.resolve(addresses) } });
    const outcome = await by.send({ url, headers: {}, body: Buffer.alloc(0) });
    expect(outcome).toMatchObject({ kind: 'failed', error: expect.stringContaining('The target is not allowed') });
    expect(seen).toEqual([]);
  });

  test('the connection goes to the address that was vetted, whatever the name means a moment later', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const asked: string[] = [];
    const resolver: Resolver = {
      addressesOf: (name) => {
        asked.push(name);
        return Promise.resolve(answers.shift() ?? []);
      },
    };
    const by = sender({ resolver });
    const port = (server.address() as AddressInfo).port;
    const url = `http://rebinding.partner.com:${port}/hook`;
    expect(await by.send({ url, headers: {}, body: Buffer.from('1') })).toMatchObject({ kind: 'answered' });
    // One question a send: nothing asks the resolver again between the check and the connection.
    expect(asked).toEqual(['rebinding.partner.com']);
    expect(seen[0]!.headers.host).toBe(`rebinding.partner.com:${port}`);
    // The name has moved: the open connection to the old address is not used for it.
    const moved = await by.send({ url, headers: {}, body: Buffer.from('2') });
    expect(moved.kind).toBe('failed');
    expect(seen).toHaveLength(1);
  });

  test('a listener verifies the signature over the raw bytes it received', async () => {
    const claimed: ClaimedDelivery = {
      id: 42,
      claimToken: 't',
      event: 'employee.created',
      envelopeId: 'env-1',
      body: Buffer.from('{"name":"M\\u0101ui"}'),
      delivery: {
        status: 'sending',
        attempts: 1,
        nextAttemptAt: 0,
        lastStatusCode: null,
        lastError: null,
        durationMs: null,
        deliveredAt: null,
      },
      target: { kind: 'endpoint' as const, id: 1, url: `${base}/hook`, secret: 'a-secret-of-the-listener' },
    };
    const result = await attemptDelivery({
      sender: sender(),
      signer: nodeSigner,
      clock: { now: () => 1_700_000_000_123 },
    })(claimed);
    expect(result.delivery.status).toBe('delivered');
    const { headers, body } = seen[0]!;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-payroll-event': 'employee.created',
      'x-payroll-delivery-id': '42',
      'x-payroll-timestamp': '1700000000',
      'webhook-id': '42_env-1',
      'webhook-timestamp': '1700000000',
    });
    const sign = (text: string) => createHmac('sha256', 'a-secret-of-the-listener').update(text).digest();
    expect(headers['x-payroll-signature']).toBe(sign(`1700000000.${body}`).toString('hex'));
    expect(headers['webhook-signature']).toBe(`v1,${sign(`42_env-1.1700000000.${body}`).toString('base64')}`);
  });

  test('the standardwebhooks verifier accepts a real delivery and refuses a tampered one', async () => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const body = Buffer.from('{"id":"env-2"}');
    const delivery = {
      status: 'sending' as const,
      attempts: 1,
      nextAttemptAt: 0,
      lastStatusCode: null,
      lastError: null,
      durationMs: null,
      deliveredAt: null,
    };
    const target = { kind: 'endpoint' as const, id: 1, url: `${base}/hook`, secret };
    const claimed = { id: 43, claimToken: 't', event: 'pay.created', envelopeId: 'env-2', body, delivery, target };
    await attemptDelivery({ sender: sender(), signer: nodeSigner, clock: { now: () => Date.now() } })(claimed);
    const headers = seen[0]!.headers as Record<string, string>;
    expect(new Webhook(secret).verify(seen[0]!.body, headers)).toEqual({ id: 'env-2' });
    expect(() => new Webhook(secret).verify(`${seen[0]!.body} `, headers)).toThrow();
    expect(() => new Webhook(`whsec_${randomBytes(32).toString('base64')}`).verify(seen[0]!.body, headers)).toThrow();
  });
});
