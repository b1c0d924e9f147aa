import type { AccountsDependencies } from './accounts-dependencies';
import { deviceOf, knownDevice } from '../domain/known-device';
import { expiryOf } from '../domain/lifetimes';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { recordAudit } from './record-audit';

/** The browser that somebody signs in with. */
export interface SigningBrowser {
  readonly address: string;
  readonly requestId: string;
  /** What it kept of an earlier sign-in; see `deviceOf`. */
  readonly device?: string | undefined;
  /** The session that it has; it ends when another begins. */
  readonly sessionSecret?: string | undefined;
  /** What it calls itself. */
  readonly agent?: string | undefined;
}

export interface SignedIn {
  readonly user: User;
  /** The cookie's value: it exists in the clear only here. */
  readonly sessionSecret: string;
  readonly expiresAt: number;
  /** For the browser to keep, so that guesses of others do not slow its owner down. */
  readonly device: string;
  /** The first factor was right; the session lets nobody in before `confirmSignIn`. */
  readonly awaitsCode: boolean;
}

/**
 * Begins a session for somebody who has shown who they are, and tells them where the browser is new. After a passkey no code
 * is asked for: it is something they have, opened by something they know or are.
 */
export async function beginSession(
  deps: Pick<AccountsDependencies, 'secrets' | 'sign'>,
  stores: AccountStores,
  user: User,
  by: 'password' | 'single-sign-on' | 'passkey',
  browser: SigningBrowser,
  now: number,
): Promise<SignedIn> {
  const sessionSecret = deps.secrets.random();
  const device = deviceOf(user, deps.secrets, deps.sign);
  const isKnown = knownDevice(browser.device, user, deps.secrets, deps.sign) !== undefined;
  const hasApp = ((await stores.secondFactors.find(user.id))?.confirmedAt ?? null) !== null;
  const awaitsCode = hasApp && by !== 'passkey';
  const expiresAt = expiryOf(awaitsCode ? 'pendingSession' : 'session', now);
  if (browser.sessionSecret !== undefined) {
    await stores.sessions.end(deps.secrets.digest(browser.sessionSecret), now);
  }
  // The very first browser is not news.
  const isNews = !isKnown && (await stores.sessions.ofUser(user.id)).length > 0;
  const agent = browser.agent?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200) ?? null;
  await stores.sessions.add({
    hash: deps.secrets.digest(sessionSecret),
    userId: user.id,
    createdAt: now,
    expiresAt,
    seenAt: now,
    endedAt: null,
    isPending: awaitsCode,
    confirmedAt: by === 'passkey' ? now : null,
    address: browser.address.slice(0, 64),
    agent,
  });
  if (isNews) {
    const facts = { address: browser.address, agent: agent ?? '', at: String(now), by };
    await stores.emails.add({ kind: 'new-device', userId: user.id, facts }, now);
  }
  const { requestId, address } = browser;
  const actor = { customerId: user.customerId, userId: user.id, clientId: null, requestId, address };
  await recordAudit(stores, actor, now, {
    action: awaitsCode ? `user.sign-in-${by}` : 'user.sign-in',
    recordType: 'user',
    recordId: String(user.id),
    details: { ...(by === 'password' ? {} : { by }), ...(isNews ? { device: 'new' } : {}) },
  });
  return { user, sessionSecret, expiresAt, device, awaitsCode };
}
