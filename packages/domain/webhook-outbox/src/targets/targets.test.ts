import fc from 'fast-check';
import { isPublicAddress, judgeTarget } from '.';

/** Reads a URL the way the service does, with the platform's parser, and judges it by name or literal address. */
function verdict(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'refused';
  }
  return judgeTarget({
    scheme: url.protocol.slice(0, -1),
    host: url.hostname,
    port: url.port,
    hasUserInfo: url.username !== '' || url.password !== '',
  }).kind;
}

describe('webhook targets', () => {
  test.each([
    // loopback in every spelling
    'http://localhost/hook',
    'http://LOCALHOST/hook',
    'http://localhost./hook',
    'http://sub.localhost/hook',
    'http://127.0.0.1/hook',
    'http://127.1/hook',
    'http://127.0.1/hook',
    'http://2130706433/hook',
    'http://0x7f000001/hook',
    'http://0x7f.0.0.1/hook',
    'http://017700000001/hook',
    'http://0177.0.0.1/hook',
    'http://0/hook',
    'http://0.0.0.0/hook',
    'http://127.0.0.1./hook',
    'http://①②⑦.⓪.⓪.①/hook',
    'http://[::1]/hook',
    'http://[0:0:0:0:0:0:0:1]/hook',
    'http://[::]/hook',
    'http://[::ffff:127.0.0.1]/hook',
    'http://[::ffff:7f00:1]/hook',
    'http://[::127.0.0.1]/hook',
    'http://[::ffff:0:127.0.0.1]/hook',
    'http://[64:ff9b::127.0.0.1]/hook',
    'http://[64:ff9b:1::1]/hook',
    'http://[2002:7f00:1::]/hook',
    'http://[2001:0:7f00:1::]/hook',
    'http://[2001:0:808:808:0:0:80ff:fffe]/hook',
    'http://[2606:4700::5efe:127.0.0.1]/hook',
    'http://[2606:4700::200:5efe:10.0.0.1]/hook',
    // a public IPv4 address inside a private or link-local one
    'http://[fd00::5efe:8.8.8.8]/hook',
    'http://[fe80::200:5efe:8.8.8.8]/hook',
    // private and shared ranges
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://192.168.255.255/',
    'http://100.64.0.1/',
    'http://100.127.255.255/',
    'http://[fc00::1]/',
    'http://[fdff:ffff::1]/',
    'http://[fe80::1]/',
    'http://[febf::1]/',
    'http://[fec0::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::192.168.1.1]/',
    'http://[2002:c0a8:101::1]/',
    // cloud metadata
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://2852039166/',
    'http://0xA9FEA9FE/',
    // multicast, reserved, documentation, benchmarking
    'http://224.0.0.1/',
    'http://239.255.255.255/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://192.0.2.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://198.18.0.1/',
    'http://198.19.255.255/',
    'http://192.0.0.1/',
    'http://192.88.99.1/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[3fff::1]/',
    'http://[100::1]/',
    'http://[5f00::1]/',
    'http://[2001:20::1]/',
    // names that point inside
    'http://printer.local/',
    'http://printer.local./',
    'http://db.internal/',
    'http://wiki.intranet/',
    'http://nas.lan/',
    'http://router.home.arpa/',
    'http://server/',
    'http://1.0.0.127.in-addr.arpa/',
    'http://something.test/',
    'http://hidden.onion/',
    // ports of other services: ssh, mail, name servers, Redis, memcached
    'http://hooks.partner.com.au:22/',
    'http://hooks.partner.com.au:25/',
    'https://hooks.partner.com.au:465/',
    'https://8.8.8.8:53/',
    'http://8.8.8.8:6379/',
    'http://[2606:4700::1111]:11211/',
    // other mistakes
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'http://example.com@127.0.0.1/',
    'http:///',
    'http://[::1%25eth0]/',
    'not a url',
    '//example.com/',
  ])('%s is refused', (url) => {
    expect(verdict(url)).toBe('refused');
  });

  test.each([
    ['https://hooks.partner.com.au/payroll', 'name'],
    ['http://hooks.partner.co.nz:8080/x?y=z', 'name'],
    ['https://hooks.partner.com.au./payroll', 'name'],
    ['https://bücher.example.com/', 'name'],
    ['https://hooks.partner.com.au:443/payroll', 'name'],
    ['https://hooks.partner.com.au:8443/payroll', 'name'],
    ['http://hooks.partner.com.au:3000/payroll', 'name'],
    ['https://8.8.8.8/hook', 'address'],
    ['https://172.32.0.1/', 'address'],
    ['https://172.15.255.255/', 'address'],
    ['https://100.128.0.1/', 'address'],
    ['https://192.0.1.1/', 'address'],
    ['https://[2606:4700::1111]/', 'address'],
    ['https://[::ffff:8.8.8.8]/', 'address'],
    ['https://[64:ff9b::8.8.8.8]/', 'address'],
  ])('%s may be registered, judged as %s', (url, kind) => {
    expect(verdict(url)).toBe(kind);
  });

  test('an IPv4 address carried in IPv6 is judged exactly as the IPv4 address itself', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), (bytes) => {
        const ipv4 = bytes.join('.');
        const hex = bytes.map((part) => part.toString(16).padStart(2, '0'));
        const expected = isPublicAddress(ipv4);
        expect(isPublicAddress(`::ffff:${ipv4}`)).toBe(expected);
        expect(isPublicAddress(`64:ff9b::${ipv4}`)).toBe(expected);
        expect(isPublicAddress(`2002:${hex[0]}${hex[1]}:${hex[2]}${hex[3]}::1`)).toBe(expected);
      }),
    );
  });

  test('text that is no address is never public', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(isPublicAddress(`x${text}`)).toBe(false)));
    for (const text of [
      '1.2.3',
      '1.2.3.4.5',
      '01.2.3.4',
      '256.1.1.1',
      '8.8.8.8 ',
      '1::2::3',
      '12345::',
      ':::',
      '2606:4700::1%eth0',
    ]) {
      expect(isPublicAddress(text)).toBe(false);
    }
  });
});
