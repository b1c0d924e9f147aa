import { checkRedirectUri } from './redirect-uri';

describe('redirect addresses', () => {
  test.each([
    'https://app.example/callback',
    'https://app.example',
    'https://app.example:8443/a/b?tenant=1&x=%20',
    'http://localhost:3000/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/callback',
    'com.example.app:/oauth2redirect',
    'com.example.app:/',
  ])('%s is taken as it is', (uri) => expect(checkRedirectUri(uri)).toEqual({ ok: true, value: uri }));

  test.each([
    ['a fragment (RFC 6749 3.1.2)', 'https://app.example/cb#frag'],
    ['an empty fragment', 'https://app.example/cb#'],
    ['plain http elsewhere (RFC 9700 2.6)', 'http://app.example/cb'],
    ['user info', 'https://user:pw@app.example/cb'],
    ['user info that looks like a host', 'https://app.example@evil.example/'],
    ['a wildcard', 'https://*.app.example/cb'],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a scheme without a dot (RFC 8252 7.1)', 'myapp:/cb'],
    ['a relative address', '/cb'],
    ['a scheme-relative address', '//app.example/cb'],
    ['a backslash', 'https://app.example\\@evil.example/'],
    ['white space', 'https://app.example/c b'],
    ['a line break', 'https://app.example/cb\r\nLocation: x'],
    ['letters outside ASCII', 'https://bäcker.example/cb'],
    ['no host', 'https:///cb'],
    ['localhost as a prefix of another host', 'http://localhost.evil.example/cb'],
    ['513 characters', `https://app.example/${'x'.repeat(493)}`],
    ['nothing', ''],
  ])('%s is refused', (_, uri) => expect(checkRedirectUri(uri).ok).toBe(false));
});
