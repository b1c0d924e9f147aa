import { isPublicAddress, judgeTarget } from '@anz-payroll/webhook-outbox';
import type { Resolver } from './resolver';

export type VettedTarget =
  /** The one address that may be connected to for this request. */
  { readonly ok: true; readonly url: URL; readonly address: string } | { readonly ok: false; readonly why: string };

export interface TargetPolicy {
  /** Only for local trials and tests; production does not start with it. */
  readonly allowPrivateTargets: boolean;
  readonly resolver: Resolver;
}

/**
 * Reads an address, resolves its name and looks at **every** address behind it. The answer carries the address to
 * connect to, so that nobody asks the resolver a second time and gets another answer.
 */
export async function vetTarget(text: string, policy: TargetPolicy): Promise<VettedTarget> {
  const url = readUrl(text);
  if (url === undefined) return refused('it is not an absolute address');
  const verdict = judgeTarget({
    scheme: url.protocol.slice(0, -1),
    host: url.hostname,
    port: url.port,
    hasUserInfo: url.username !== '' || url.password !== '',
  });
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  if (verdict.kind === 'refused' && !(policy.allowPrivateTargets && isHttp)) return refused(verdict.why);
  const literal = literalAddress(url.hostname);
  if (literal !== undefined) return { ok: true, url, address: literal };
  let addresses: readonly string[];
  try {
    addresses = await policy.resolver.addressesOf(url.hostname.replace(/\.$/, ''));
  } catch {
    return refused('its name does not resolve');
  }
  const [first] = addresses;
  if (first === undefined) return refused('its name does not resolve');
  if (!policy.allowPrivateTargets && !addresses.every(isPublicAddress)) return refused('its address is not public');
  return { ok: true, url, address: first };
}

/**
 * The platform's parser drops line breaks, reads backslashes as slashes and takes `http:host`. Such a text would be stored
 * as something other than where it leads.
 */
function readUrl(text: string): URL | undefined {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/\\]/i.test(text) || /[\s\\\p{Cc}]/u.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.port === '0' ? undefined : url;
  } catch {
    return undefined;
  }
}

function literalAddress(host: string): string | undefined {
  if (host.startsWith('[')) return host.slice(1, -1);
  return /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host : undefined;
}

function refused(why: string): VettedTarget {
  return { ok: false, why };
}
