import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { nodeSigner, undiciSender } from '@anz-payroll/webhook-sending';
import { attemptDelivery } from '@anz-payroll/webhook-outbox';
import { verifyWebhook } from '.';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const guide = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'how-to', 'receive-webhooks.md'), 'utf8');
const sample = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';

type Verifier = (received: Received, secret: string, now: number) => boolean;

const typescript: Verifier = ({ headers, body }, key, now) =>
  verifyWebhook({ headers, rawBody: Buffer.from(body), secret: key, now }).ok;

/** Runs the sample of the guide with the request on standard input; it prints `true` or `false`. */
function outside(program: string, args: readonly string[]): Verifier {
  return (received, key, now) => {
    const input = JSON.stringify({ ...received, secret: key, now: Math.floor(now / 1000) });
    const run = spawnSync(program, args, { input, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return run.stdout.trim() === 'true';
  };
}

const python = outside('python3', [
  '-c',
  `${sample('python')}
import sys
given = json.load(sys.stdin)
found = verify_webhook(given["headers"], given["body"].encode(), given["secret"], given["now"])
print("false" if found is None else "true")`,
]);
const php = outside('php', [
  '-r',
  `${sample('php').replace('<?php', '')}
$given = json_decode(file_get_contents('php://stdin'), true);
echo verify_webhook($given['headers'], $given['body'], $given['secret'], $given['now']) === null ? 'false' : 'true';`,
]);

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const verifiers: [string, Verifier][] = [
  ['verifyWebhook', typescript],
  ...(has('python3') ? [['the Python sample', python] as [string, Verifier]] : []),
  ...(has('php') ? [['the PHP sample', php] as [string, Verifier]] : []),
];

// Starting a program takes its time on a busy machine.
jest.setTimeout(30_000);

test.each([
  ['python', 'verify_webhook.py'],
  ['php', 'verify_webhook.php'],
])('the %s sample of the guide is the file of the package', (language, file) => {
  expect(readFileSync(join(__dirname, '..', 'verifiers', file), 'utf8')).toBe(sample(language));
});

describe('verifying real deliveries', () => {
  let server: Server;
  let received: Received;
  const sender = undiciSender({ allowPrivateTargets: true, resolver: { addressesOf: () => Promise.resolve([]) } });
  const now = Date.now();

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received = { headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() };
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const delivery = {
      status: 'sending' as const,
      attempts: 1,
      nextAttemptAt: 0,
      lastStatusCode: null,
      lastError: null,
      durationMs: null,
      deliveredAt: null,
    };
    await attemptDelivery({ sender, signer: nodeSigner, clock: { now: () => now } })({
      id: 42,
      claimToken: 't',
      event: 'employee.updated',
      envelopeId: 'e-1',
      body: Buffer.from('{"id":"e-1","data":{"name":"M\\u0101ui \\ud83d\\udcb8"}}'),
      delivery,
      target: { kind: 'endpoint', id: 1, url, secret },
    });
  });
  afterAll(async () => {
    sender.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('the guide shows a signature that is right', () => {
    const shown = /^[0-9a-f]{64}$/m.exec(guide)![0];
    const headers = {
      'X-Payroll-Event': 'ping',
      'X-Payroll-Delivery-Id': '1',
      'X-Payroll-Timestamp': '1763168523',
      'X-Payroll-Signature': shown,
    };
    const given = { headers, rawBody: '{"id":"1"}', secret: 'a-secret-of-16-chars', now: 1_763_168_523_000 };
    expect(verifyWebhook(given)).toMatchObject({ ok: true, deduplicationKey: '1 1' });
  });

  describe.each(verifiers)('%s', (_, verify) => {
    test('accepts a genuine delivery, also when it comes a little late or the clocks differ', () => {
      expect(verify(received, secret, now)).toBe(true);
      expect(verify(received, secret, now + 299_000)).toBe(true);
      expect(verify(received, secret, now - 299_000)).toBe(true);
    });

    const changed = (headers: Record<string, string>, body = received.body): Received => ({
      headers: { ...received.headers, ...headers },
      body,
    });
    const signedWith = (key: string, body = received.body) => {
      const text = `${received.headers['x-payroll-timestamp']}.${body}`;
      return changed({ 'x-payroll-signature': createHmac('sha256', key).update(text).digest('hex') }, body);
    };
    const tampered: Record<string, { request: () => Received; key?: string; later?: number }> = {
      'a space at the end': { request: () => changed({}, `${received.body} `) },
      'one changed byte': { request: () => changed({}, received.body.replace('ui', 'uj')) },
      'the body encoded anew': { request: () => changed({}, JSON.stringify(JSON.parse(received.body))) },
      'an empty body': { request: () => changed({}, '') },
      'another time of signing': {
        request: () => changed({ 'x-payroll-timestamp': String(Math.floor(now / 1000) + 1) }),
      },
      'a time that is no number': { request: () => changed({ 'x-payroll-timestamp': 'now' }) },
      'no signature': { request: () => changed({ 'x-payroll-signature': '' }) },
      'a signature cut short': {
        request: () => changed({ 'x-payroll-signature': received.headers['x-payroll-signature']!.slice(0, 40) }),
      },
      'letters that are not ASCII': { request: () => changed({ 'x-payroll-signature': 'é'.repeat(64) }) },
      'another secret': { request: () => received, key: 'another-secret-of-theirs' },
      // A listener whose setting was forgotten: whoever signs with nothing must not be believed.
      'no secret': { request: () => signedWith(''), key: '' },
      'a genuine body that is no JSON': { request: () => signedWith(secret, 'maintenance') },
      'a genuine body that is no envelope': { request: () => signedWith(secret, '5') },
      'an old recording': { request: () => received, later: 301_000 },
      'a time in the future': { request: () => received, later: -301_000 },
    };
    test.each(Object.keys(tampered))('refuses %s', (name) => {
      const { request, key = secret, later = 0 } = tampered[name]!;
      expect(verify(request(), key, now + later)).toBe(false);
    });
  });

  // Some Python servers hand on bytes of a header that are no UTF-8 as lone surrogates, which cannot be encoded.
  (has('python3') ? test : test.skip)('the Python sample refuses a signature of broken bytes', () => {
    const headers = { ...received.headers, 'x-payroll-signature': '\udcff'.repeat(64) };
    expect(python({ ...received, headers }, secret, now)).toBe(false);
  });

  test('takes a fetch Request as it is', async () => {
    const { headers, body } = received;
    const request = new Request('https://hooks.example.com', { method: 'POST', headers, body });
    const rawBody = await request.arrayBuffer();
    expect(verifyWebhook({ headers: request.headers, rawBody, secret, now })).toMatchObject({
      ok: true,
      deduplicationKey: '42 e-1',
    });
    expect(verifyWebhook({ headers: new Headers(), rawBody, secret, now })).toEqual({
      ok: false,
      fault: 'missing-header',
    });
  });

  // Only its elements were read, of a DataView none: a genuine delivery had a wrong signature.
  test('reads any view of the bytes', () => {
    const whole = Buffer.from(`--${received.body.toString()}--`);
    const bytes = whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength);
    const given = { headers: received.headers, secret, now };
    for (const rawBody of [
      new DataView(bytes, 2, bytes.byteLength - 4) as never,
      new Uint8Array(bytes, 2, bytes.byteLength - 4),
    ]) {
      expect(verifyWebhook({ ...given, rawBody })).toMatchObject({ ok: true });
    }
  });

  test('says why it refuses, and a header that came twice is none', () => {
    const given = { headers: received.headers, rawBody: received.body, secret, now };
    expect(verifyWebhook(given)).toMatchObject({ ok: true, event: 'employee.updated', deduplicationKey: '42 e-1' });
    expect(verifyWebhook({ ...given, secret: '' })).toEqual({ ok: false, fault: 'missing-secret' });
    expect(verifyWebhook({ ...given, secret: undefined as never })).toEqual({ ok: false, fault: 'missing-secret' });
    expect(verifyWebhook({ ...given, headers: {} })).toEqual({ ok: false, fault: 'missing-header' });
    expect(verifyWebhook({ ...given, toleranceSeconds: Number.NaN })).toEqual({ ok: false, fault: 'stale-timestamp' });
    expect(verifyWebhook({ ...given, now: now + 301_000 })).toEqual({ ok: false, fault: 'stale-timestamp' });
    expect(verifyWebhook({ ...given, secret: 'x' })).toEqual({ ok: false, fault: 'wrong-signature' });
    const twice = { ...received.headers, 'x-payroll-signature': [received.headers['x-payroll-signature']!, '0'] };
    expect(verifyWebhook({ ...given, headers: twice })).toEqual({ ok: false, fault: 'missing-header' });
    // The first of two spellings was chosen.
    const inTwoSpellings = { ...received.headers, 'X-PAYROLL-SIGNATURE': '0' };
    expect(verifyWebhook({ ...given, headers: inTwoSpellings })).toEqual({ ok: false, fault: 'missing-header' });
  });

  // From listeners without types: an express.json() before the route is the usual mistake.
  test.each<[string, object | undefined, string]>([
    ['nothing', undefined, 'verifyWebhook needs headers'],
    ['no headers', { headers: undefined }, 'verifyWebhook needs headers'],
    ['no body', { rawBody: undefined }, 'verifyWebhook needs rawBody'],
    ['a parsed body', { rawBody: { id: 'e-1' } }, 'before a JSON parser'],
  ])('a call with %s says what it needs', (_what, wrong, message) => {
    const given = { headers: received.headers, rawBody: received.body, secret, now };
    const call = wrong === undefined ? wrong : { ...given, ...wrong };
    expect(() => verifyWebhook(call as never)).toThrow(message);
  });
});
