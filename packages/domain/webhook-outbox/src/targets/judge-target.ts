import { closedPorts } from './closed-ports';
import { parseIp } from './ip-address';
import { isPublicAddress } from './is-public-address';

/**
 * A URL as the platform's own parser read it, so that what is judged here is what will be connected to: the parser has
 * already turned decimal, octal and hex hosts into dotted form.
 */
export interface TargetUrl {
  readonly scheme: string;
  /** Lower case, brackets of IPv6 kept as the parser keeps them. */
  readonly host: string;
  /** Empty for the usual port of the scheme, as the parser leaves it. */
  readonly port: string;
  readonly hasUserInfo: boolean;
}

export type TargetVerdict =
  /** A literal address that may be connected to. */
  | { readonly kind: 'address' }
  /** A name; every address it resolves to has to pass `isPublicAddress`, now and at every send. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'refused'; readonly why: string };

/** Names that point inside, whatever a resolver says of them. */
const closedSuffixes = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'test',
  'invalid',
  'example',
  'onion',
  'alt',
];

export function judgeTarget(url: TargetUrl): TargetVerdict {
  if (url.scheme !== 'http' && url.scheme !== 'https') return refused('it must be an http or https address');
  if (url.hasUserInfo) return refused('it must not carry a user name or password');
  if (closedPorts.has(url.port)) return refused(`port ${url.port} belongs to a service other than HTTP`);
  const host = url.host.replace(/\.+$/, '').toLowerCase();
  if (host === '') return refused('it has no host');
  const literal = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  if (parseIp(literal) !== undefined) {
    return isPublicAddress(literal) ? { kind: 'address' } : refused('its address is not public');
  }
  if (host.startsWith('[') || host.includes(':') || /[^a-z0-9.-]/.test(host)) return refused('its host is not a name');
  // A last label of digits alone, or hex digits, is an address in disguise that some resolvers accept.
  if (/(^|\.)(\d+|0x[0-9a-f]*)$/.test(host)) return refused('its host is not a name');
  if (!host.includes('.')) return refused('its host is not a public name');
  if (closedSuffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))) {
    return refused('its host is not a public name');
  }
  return { kind: 'name', name: host };
}

function refused(why: string): TargetVerdict {
  return { kind: 'refused', why };
}
