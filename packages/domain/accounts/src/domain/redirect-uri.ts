import { accepted, refused, type Result } from 'payroll-core';

const web = /^(https?):\/\/([^/?#@\s\\]+)(\/[^?#\s\\]*)?(\?[^#\s\\]*)?$/;
const privateUse = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:\/[^#\s\\]*$/;
const authority = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i;
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]{1,5})?$/i;
const printable = /^[\x21-\x7e]+$/;

/**
 * Which addresses an authorization answer may be sent to: `https`, `http` on the loopback for development, or an app's
 * private-use scheme. Never a fragment, user info or a wildcard, and later comparisons are character by character.
 * @law RFC 6749 3.1.2, RFC 8252 7.1, RFC 9700 2.1 and 4.1.3
 */
export function checkRedirectUri(uri: string): Result<string, string> {
  if (uri.length > 512) return refused('is longer than 512 characters');
  if (!printable.test(uri)) return refused('holds white space or characters outside ASCII; percent-encode them');
  if (uri.includes('#')) return refused('has a fragment; remove everything from #');
  if (uri.includes('*')) return refused('has a wildcard; register every address in full');
  if (privateUse.test(uri)) return accepted(uri);
  const [, scheme, host] = web.exec(uri) ?? [];
  if (scheme === undefined || host === undefined || !authority.test(host)) {
    return refused('is not an absolute https address without user info');
  }
  if (scheme === 'http' && !loopback.test(host)) return refused('uses http outside the loopback; use https');
  return accepted(uri);
}
