import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nameServerResolver, undiciSender, vetTarget, type ClosableSender, type Resolver } from '..';
import { startNameServer, type NameServer } from '../testing/name-server';

/** Literal addresses and names that no resolver need be asked about. */
const hostile = [
  'http:1.1.1.1',
  'http:/1.1.1.1/',
  'http:\\\\1.1.1.1/',
  'http://1.1.1.1\\@127.0.0.1/',
  'http://1.1.1.1/a\r\nX: y',
  'http://1.1.1.1/a b',
  ' http://1.1.1.1/',
  'http://1.1.1.1:0/',
  'http://localhost/',
  'http://LOCALHOST:80/',
  'http://localhost./',
  'http://a.localhost/',
  'http://localhost.localdomain/',
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://0177.1/',
  'http://017700000001/',
  'http://0/',
  'http://0.0.0.0/',
  'http://127.0.0.1:22/',
  'http://%31%32%37.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://012.0.0.1/',
  'http://167772161/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://0xc0a80001/',
  'http://192.168.1/',
  'http://169.254.169.254/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://169.254.0.1/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://100.127.255.255/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://192.88.99.1/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://4294967295/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a00:1::1]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[2001:db8::1]/',
  'http://[2001:10::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[ff0e::1]/',
  'http://[2607:f8b0::5efe:a00:1]/',
  'http://[100::1]/',
  'http://[3fff::1]/',
  'http://[5f00::1]/',
  'http://[4000::1]/',
  'http://printer.local/',
  'http://printer.local./',
  'http://vault.internal/',
  'http://metadata.google.internal/',
  'http://nas.lan/',
  'http://router.home.arpa/',
  'http://intranet/',
  'http://db/',
  'http://host.docker.internal/',
  'http://kubernetes.default.svc.cluster.local/',
  'http://1.0.0.127.in-addr.arpa/',
  'http://x.test/',
  'http://x.example/',
  'http://x.invalid/',
  'http://x.onion/',
  'http://user@hooks.partner.com/',
  'http://user:word@hooks.partner.com/',
  'http://hooks.partner.com@127.0.0.1/',
  'http://8.8.8.8@10.0.0.1/',
  'ftp://hooks.partner.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'ws://hooks.partner.com/',
  '//hooks.partner.com/',
  'hooks.partner.com',
  'http://',
  'http:///',
  'http://.../',
  'http://[::1',
  'http://[fe80::1%25eth0]/',
  '',
];

/** Names that look innocent, and what stands behind them. */
const behind: Record<string, { a?: string[][]; aaaa?: string[][] }> = {
  'loopback.partner.com': { a: [['127.0.0.1']] },
  'private.partner.com': { a: [['10.1.2.3']] },
  'metadata.partner.com': { a: [['169.254.169.254']] },
  'carrier.partner.com': { a: [['100.64.1.1']] },
  'one-of-two.partner.com': { a: [['8.8.8.8', '192.168.0.10']] },
  'last-of-four.partner.com': { a: [['8.8.8.8', '1.1.1.1', '9.9.9.9', '127.0.0.1']] },
  'six-only.partner.com': { aaaa: [['0:0:0:0:0:0:0:1']] },
  'four-good-six-bad.partner.com': { a: [['8.8.8.8']], aaaa: [['fd00:0:0:0:0:0:0:1']] },
  'mapped.partner.com': { aaaa: [['0:0:0:0:0:ffff:7f00:1']] },
  'nat64.partner.com': { aaaa: [['64:ff9b:0:0:0:0:a00:1']] },
  'sixtofour.partner.com': { aaaa: [['2002:a9fe:a9fe:0:0:0:0:1']] },
  'teredo.partner.com': { aaaa: [['2001:0:808:808:0:0:80ff:fffe']] },
  'nothing.partner.com': {},
};

describe('hostile targets', () => {
  let names: NameServer;
  let resolver: Resolver;
  let sender: ClosableSender;
  let inside: Server;
  let reached = 0;

  beforeAll(async () => {
    names = await startNameServer();
    for (const [name, answers] of Object.entries(behind)) names.answers.set(name, answers);
    resolver = nameServerResolver({ servers: [names.address], timeoutMs: 500 });
    sender = undiciSender({ allowPrivateTargets: false, resolver });
    inside = createServer((_request, response) => {
      reached += 1;
      response.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    sender.close();
    inside.closeAllConnections();
    await new Promise((resolve) => inside.close(resolve));
    await names.close();
  });
  afterEach(() => expect(reached).toBe(0));

  test('there are at least eighty of them', () => {
    expect(new Set([...hostile, ...Object.keys(behind)]).size).toBeGreaterThanOrEqual(80);
  });

  test.each(hostile)('%j is refused at registration and at sending, and nobody is asked about it', async (url) => {
    const before = names.asked.length;
    expect(await vetTarget(url, { allowPrivateTargets: false, resolver })).toMatchObject({ ok: false });
    expect(await sender.send({ url, headers: {}, body: Buffer.alloc(0) })).toMatchObject({
      kind: 'failed',
      error: expect.stringMatching(/^The target is not allowed: /),
    });
    expect(names.asked).toHaveLength(before);
  });

  test.each(Object.keys(behind))('%s is refused for what stands behind it', async (name) => {
    const url = `http://${name}/hook`;
    expect(await vetTarget(url, { allowPrivateTargets: false, resolver })).toMatchObject({ ok: false });
    expect(await sender.send({ url, headers: {}, body: Buffer.alloc(0) })).toMatchObject({ kind: 'failed' });
    expect(names.asked).toContain(`a ${name}`);
    expect(names.asked).toContain(`aaaa ${name}`);
  });

  test('a name that is public at registration and inside at sending is refused then', async () => {
    names.answers.set('turncoat.partner.com', { a: [['8.8.8.8'], ['127.0.0.1']] });
    const { port } = inside.address() as AddressInfo;
    const url = `http://turncoat.partner.com:${port}/hook`;
    expect(await vetTarget(url, { allowPrivateTargets: false, resolver })).toMatchObject({
      ok: true,
      address: '8.8.8.8',
    });
    expect(await sender.send({ url, headers: {}, body: Buffer.alloc(0) })).toMatchObject({
      kind: 'failed',
      error: 'The target is not allowed: its address is not public',
    });
  });

  test('a name that changes between the check and the connection is connected to where it was checked', async () => {
    const changing = await startNameServer();
    changing.answers.set('rebinding.partner.com', { a: [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']] });
    const heard: string[] = [];
    const trap = createServer((request, response) => {
      heard.push(request.socket.localAddress ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '0.0.0.0', resolve));
    const { port } = trap.address() as AddressInfo;
    // Loopback stands for the public Internet here; what matters is which of the two addresses gets the connection.
    const by = undiciSender({
      allowPrivateTargets: true,
      resolver: nameServerResolver({ servers: [changing.address] }),
    });
    try {
      const url = `http://rebinding.partner.com:${port}/`;
      expect(await by.send({ url, headers: {}, body: Buffer.alloc(0) })).toMatchObject({
        kind: 'answered',
        statusCode: 200,
      });
      expect(heard).toEqual(['127.0.0.1']);
      expect(changing.asked.filter((question) => question.startsWith('a '))).toHaveLength(1);
      await by.send({ url, headers: {}, body: Buffer.alloc(0) });
      expect(heard).toEqual(['127.0.0.1', '127.0.0.2']);
    } finally {
      by.close();
      trap.closeAllConnections();
      await new Promise((resolve) => trap.close(resolve));
      await changing.close();
    }
  });

  test('questions that are open at the same time are asked once; a failing name server is not "no address"', async () => {
    names.answers.set('busy.partner.com', { a: [['8.8.8.8']] });
    const all = await Promise.all(Array.from({ length: 20 }, () => resolver.addressesOf('busy.partner.com')));
    expect(new Set(all.flat())).toEqual(new Set(['8.8.8.8']));
    expect(names.asked.filter((question) => question === 'a busy.partner.com')).toHaveLength(1);
    const gone = nameServerResolver({ servers: ['127.0.0.1:9'], timeoutMs: 100 });
    await expect(gone.addressesOf('busy.partner.com')).rejects.toThrow();
  });
});
